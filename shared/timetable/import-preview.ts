// Defines what reading a file would bring, before any of it is written.
import type { ScheduleDiff } from '../schedule/diff.ts'
import type { Term } from '../schedule/term.ts'
import type { ImportChanges } from './import-changes.ts'
import type { ImportReading } from './import-reading.ts'
import type { FoundLine } from './line-kinds.ts'

export type ImportPreview = {
  previewId: string
  fileName: string
  /** The term that the file yields when there is none yet, else the present one. */
  term: Term
  createsTerm: boolean
  events: { title: string; weekly: string; meetings: number; kind: 'class' | 'exam' | 'personal' }[]
  /** What each entry becomes, and what it can become instead; none for a Weekloom export that goes in whole. */
  lines: FoundLine[]
  /** Work proposed for the courses found: one line each. `tasks`: what its sessions are called, where a list names them. */
  studies: { course: string; sessions: number; periods: number; tasks?: string[] }[]
  /** What was left out and why, in the person's language, with the place in the file where it is known. */
  problems: string[]
  /** What comes along that is no part of the schedule, and what undo does with it; empty for most files. */
  besides: string
  /** Occurrences that lie there already or clash with one that does. */
  alreadyThere: number
  /** What is another than at the last import of the same feed; null for one that was not known. */
  changes: ImportChanges | null
  reading: ImportReading
  diff: ScheduleDiff
}
