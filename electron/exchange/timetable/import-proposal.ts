// What import is asked and what it answers.
import type { ImportPreview } from '../../../shared/ipc.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'

export type ImportInput = {
  text: string
  fileName: string
  /** Both null before the first import. */
  term: Term | null
  state: ScheduleState | null
  /** The next free ones. */
  ids: { task: number; class: number; series: number }
  /** IANA name of this machine's zone, for files that name none. */
  zone: string
  /** Date and minutes since midnight in the term's zone. */
  now: { date: string; minute: number }
  language: Language
}

export type ImportProposal = Omit<ImportPreview, 'previewId'>
