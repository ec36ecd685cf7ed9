// What was asked before a message, and what the talk is about by then.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { GuideUnits } from './work/work-units.ts'

export type Asked = {
  section: GuideSection | null
  /** An exam was spoken of before. */
  isExam: boolean
  /** The first words of the guide, or words after a draft: a bare day counts. */
  isOpen: boolean
  /** The first words of the guide. */
  isFirst: boolean
  /** The course that the talk is about. */
  course: string | null
  /** Of that course no day is told yet: a bare one is it, whatever was asked. */
  isDayOpen: boolean
  /** An amount was told right before: "no, 12" is another one. */
  isAmountLast: boolean
  /** A longest session was told right before: "make that an hour" is another one. */
  isMostLast: boolean
  /** The parts that are known by their names. */
  topics: readonly string[]
  /** The kinds of pieces that were told: "make it 8" is of one of them. */
  units: readonly GuideUnits[]
}
