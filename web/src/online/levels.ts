/** Strengths that a bot is offered with. */
import { bots } from '@ludarium/bots'

export const LEVELS: readonly string[] = ['novice', 'adept', 'master'].filter((level) =>
  bots.some((bot) => bot.name === level),
)
