// What was asked before a message, and what the talk is about by then.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { Known } from './known.ts'

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
  /** Times to keep free were told right before: "or on the 31st" is another one. */
  isLimitLast: boolean
  /** What is known before it. */
  known: Known
}
