// Says what the browser shell says in the terminal, in English and Chinese.
import type { Problem } from '../../shared/contract/ipc.ts'
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import type { Language } from '../../shared/language.ts'

export function sayReady(url: string, language: Language): string {
  return terminalWords[language].browserShell.ready(url)
}

/** To a window that has `most` requests under way. */
export function sayTooMany(most: number, language: Language): Problem {
  return {
    code: 'too-many-requests',
    message: terminalWords[language].browserShell.tooMany(most),
  }
}

export function sayNotBuilt(language: Language): string {
  return terminalWords[language].browserShell.notBuilt
}

/** `error` is why the server did not start. */
export function sayNoPort(port: number, error: unknown, language: Language): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return terminalWords[language].browserShell.noPort(isTaken, port)
}
