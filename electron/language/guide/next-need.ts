// What a guide does next: asks about a doubt, about what is missing most, or has enough for a draft.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { Ground } from '../ground.ts'
import type { Doubt, Known } from './known.ts'
import { hasAmount, hasWhen } from './learn.ts'

export type Need =
  | { kind: 'doubt'; doubt: Doubt; section: GuideSection | null }
  | { kind: 'ask'; section: GuideSection }
  /** The course was asked for more than once, and nothing can be done without it. */
  | { kind: 'stuck' }
  | { kind: 'draft' }

/** More questions than this are no talk any more. */
const mostQuestions = 5
const mostOfCourse = 2

/** `asks` are the sections asked about so far. */
export function nextNeed(known: Known, asks: readonly GuideSection[], ground: Ground): Need {
  const [doubt] = known.doubts
  if (doubt !== undefined) return { kind: 'doubt', doubt, section: sectionOfDoubt(doubt) }
  if (known.course === null) {
    const asked = asks.filter((section) => section === 'course').length
    return asked >= mostOfCourse ? { kind: 'stuck' } : { kind: 'ask', section: 'course' }
  }
  if (known.reopened !== null) return { kind: 'ask', section: known.reopened }
  if (asks.length >= mostQuestions) return { kind: 'draft' }
  if (!hasWhen(known, ground)) return { kind: 'ask', section: 'dates' }
  if (!hasAmount(known)) return { kind: 'ask', section: known.isExam ? 'amount' : 'work' }
  const isGuessed = known.settled.includes('amount') || known.settled.includes('work')
  const isOpen = known.difficulty === null && !known.settled.includes('effort')
  if (isGuessed && isOpen && known.units.length === 0) return { kind: 'ask', section: 'effort' }
  return { kind: 'draft' }
}

/** What settles each; of what can't be meant it is the section that it was told of. */
const sections: Record<Exclude<Doubt['kind'], 'impossible'>, GuideSection | null> = {
  'two-exams': 'dates',
  'two-dues': 'dates',
  'past-date': 'dates',
  'date-choice': 'dates',
  'vague-day': 'dates',
  'two-amounts': 'amount',
  'absurd-amount': 'amount',
  'more-or-all': 'amount',
  'two-courses': 'course',
  'near-course': 'course',
  'work-exists': 'work',
  'no-days-left': 'limits',
  'which-section': null,
}
const toldOf = { exam: 'dates', due: 'dates', time: 'limits', amount: 'amount' } as const

export function sectionOfDoubt(doubt: Doubt): GuideSection | null {
  return doubt.kind === 'impossible' ? toldOf[doubt.what] : sections[doubt.kind]
}
