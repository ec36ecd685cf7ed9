// An opened turn for the clipboard and for a file.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { TurnTrace } from '../../shared/conversation/turn-trace.ts'
import type { Language } from '../../shared/language.ts'
import type { TextFile } from '../kit/files.ts'
import { saySeconds } from '../conversation/sum-turns.ts'
import type { TraceRow } from './describe-trace.ts'

/** To be read by a person. */
export function printRows(rows: readonly TraceRow[], language: Language): string {
  return rows.map((row) => printRow(row, language)).join('\n\n')
}

function printRow({ after, title, asides, text, parts }: TraceRow, language: Language): string {
  const head = [windowWords[language].trace.after(sayOffset(after)), title, ...asides].join(' · ')
  const labelled = parts.map((part) => `[${part.label}]\n${part.text}`)
  return [head, ...(text === '' ? [] : [text]), ...labelled].join('\n')
}

/** All of it, to be read by a program. */
export function traceFile(trace: TurnTrace): TextFile {
  const minute = trace.steps[0]?.at.slice(0, 16).replace(/\D/g, '') ?? ''
  return {
    fileName: `weekloom-turn-${minute === '' ? 'empty' : minute}.json`,
    mediaType: 'application/json',
    text: `${JSON.stringify(trace, null, 2)}\n`,
  }
}

/** The first step comes after nothing. */
export function sayOffset(milliseconds: number): string {
  return milliseconds === 0 ? '0' : saySeconds(milliseconds)
}
