// What was asked before a message, and what the talk is about by then.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import { nothingKnown, type Known } from './known.ts'

export type Asked = {
  section: GuideSection | null
  /** An exam was spoken of before. */
  isExam: boolean
  /** The first words of the guide. */
  isFirst: boolean
  /** The course that the talk is about. */
  course: string | null
  /** No day is told yet: a bare one is it, whatever was asked. */
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

/** Before a guide has begun. */
export const nothingAsked: Asked = {
  section: null,
  isExam: false,
  isFirst: true,
  course: null,
  isDayOpen: true,
  isAmountLast: false,
  isMostLast: false,
  isLimitLast: false,
  known: nothingKnown,
}
