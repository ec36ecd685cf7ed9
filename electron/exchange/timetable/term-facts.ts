// What a timetable itself says of its term.
import type { Period } from '../../../shared/schedule/term.ts'

export type TermFacts = {
  name: string
  firstMonday: string | null
  weeks: number | null
  periods: Period[] | null
}

export const noFacts: TermFacts = { name: '', firstMonday: null, weeks: null, periods: null }
