/** Which language a command for people speaks. */
import { misused } from './command.ts'
import { LANGUAGES, speakIn } from './words.ts'

/** For `--help`. */
export const langHelp = `--lang TAG   ${LANGUAGES.join(' or ')}; without it what the system says (LANG), else English`

/** The language that is asked for (`--lang de`), else that of the system (LANG=de_AT.UTF-8), else English. */
export function languageFor(asked: string | undefined, env: NodeJS.ProcessEnv): string {
  if (asked !== undefined && !LANGUAGES.includes(asked)) {
    throw misused('lang', `--lang takes ${LANGUAGES.join(' or ')}, not '${asked}'.`)
  }
  const system = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '') ?? ''
  const base = /^[a-z]+/i.exec(system)?.[0].toLowerCase() ?? ''
  return asked ?? (LANGUAGES.includes(base) ? base : 'en')
}

export function speak(asked: string | undefined): void {
  speakIn(languageFor(asked, process.env))
}
