// How a command speaks: sentences for a person, or one JSON object a line that ends with the result (C4).
import type { Problem } from '../../shared/contract/ipc.ts'

export const exitCodes = { done: 0, usage: 2, refused: 3, cardWaits: 4 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

export type Output = {
  out(line: string): void
  err(line: string): void
  /** Writes one line in the place of the last such one, and with null takes it away; absent where nobody watches. */
  progress?(line: string | null): void
  /** Writes a file's content to where the lines go; absent where that can take lines only. */
  bytes?(content: Uint8Array): void
  /** Whether the lines are shown on a screen. */
  isScreen?: boolean
}

export type Printer = {
  /** One line or more for a person, made printable; left out with --json. */
  say(text: string): void
  /** One line for a person beside what the command says; a line of its own kind with --json. */
  warn(text: string): void
  /** A JSON line on the way to the result; left out without --json. */
  emit(line: { kind: string } & Record<string, unknown>): void
  /** How far a work is, for a person who watches; null when it is over. */
  progress(text: string | null): void
  /** A file's content, which with --json is left to the result; false, and nothing, where a screen would show no text. */
  pipe(content: Uint8Array, isText: boolean): boolean
  /** Ends the command well; `fields` join the result line. */
  finish(fields: Record<string, unknown>, code?: ExitCode): ExitCode
  /** Says the line or lines, and ends it so. */
  end(said: string | readonly string[], fields: Record<string, unknown>, code?: ExitCode): ExitCode
  /** Ends it with an expected failure; `fields` join the result line. */
  refuse(problem: Problem, code?: ExitCode, fields?: Record<string, unknown>): ExitCode
}

export function makePrinter(output: Output, json: boolean): Printer {
  const print = (line: unknown) => output.out(JSON.stringify(line))
  const say = (text: string) => {
    if (!json) output.out(printableLines(text))
  }
  const finish: Printer['finish'] = (fields, code = exitCodes.done) => {
    if (json) print({ kind: 'result', ok: true, code, ...fields })
    return code
  }
  return {
    say,
    finish,
    end: (said, fields, code) => {
      for (const text of [said].flat()) say(text)
      return finish(fields, code)
    },
    warn: (text) => {
      if (json) print({ kind: 'warning', text })
      else output.err(printableLines(text))
    },
    emit: (line) => {
      if (json) print(line)
    },
    progress: (text) => {
      if (!json) output.progress?.(text === null ? null : printable(text))
    },
    pipe: (content, isText) => {
      if (json) return true
      if (output.isScreen === true && !isText) return false
      if (output.bytes === undefined) output.out(Buffer.from(content).toString())
      else output.bytes(content)
      return true
    },
    refuse: (problem, code = exitCodes.refused, fields = {}) => {
      if (json) print({ kind: 'result', ok: false, code, problem, ...fields })
      else for (const line of sayRefusal(problem)) output.err(printableLines(line))
      return code
    },
  }
}

/** Older copies than these are listed by `backups`. */
const mostBackups = 3

/** The sentence, and the commands that lead on, which are the same in every language. */
function sayRefusal({ message, backups = [], remedies = [] }: Problem): string[] {
  const ways = [...backups.slice(0, mostBackups).map(({ name }) => name), ...remedies]
  return [message, ...ways.map((way) => `  restore ${way}`)]
}

function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

const lineBreak = /[\t\n\r\u2028\u2029]+/gu
const unprintable = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** One line without control characters. */
export function printable(text: string): string {
  return text.replaceAll(lineBreak, ' ').replaceAll(unprintable, '')
}

/** More of a stray argument than anyone needs to know it again. */
const longestEcho = 60

/** What the person wrote, for a sentence that repeats it: printable and at most 60 characters. */
export function shorten(given: string): string {
  const characters = Array.from(printable(given))
  return characters.length <= longestEcho
    ? characters.join('')
    : `${characters.slice(0, longestEcho - 1).join('')}…`
}
