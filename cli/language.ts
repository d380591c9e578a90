/** The language of commands for people. */
import { misused } from './command.ts'
import { LANGUAGES, setLanguage } from './words.ts'

export const langHelp = `--lang TAG   ${LANGUAGES.join(' or ')} (the system's LANG, or English)`

/** `--lang de` takes precedence, then the system (LANG=de_AT.UTF-8), then English. */
export function terminalLanguage(asked: string | undefined, env: NodeJS.ProcessEnv): string {
  if (asked !== undefined && !LANGUAGES.includes(asked)) {
    throw misused('lang', `--lang takes ${LANGUAGES.join(' or ')}, not '${asked}'.`)
  }
  const system = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '') ?? ''
  const base = /^[a-z]+/i.exec(system)?.[0].toLowerCase() ?? ''
  return asked ?? (LANGUAGES.includes(base) ? base : 'en')
}

export function speak(asked: string | undefined): void {
  setLanguage(terminalLanguage(asked, process.env))
}
