// What a guide has learnt so far, slot by slot; a slot that is null was not spoken of.
import type { GuideDraft, GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { GuidePack } from '../../../shared/guide/guide-pack.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { Limits } from '../read/kept-free.ts'
import type { Topic } from './work/topics-named.ts'
import type { GuideUnits, UnitName } from './work/work-units.ts'

/** As it is written; `isKnown`: a course of the schedule bears this name. */
export type GuideCourse = { name: string; isKnown: boolean }

/** Minutes; of a rate those of one day or week, of sessions those of each. */
export type GuideAmount =
  | { kind: 'minutes'; minutes: number }
  | { kind: 'sessions'; count: number; minutes: number | null }
  | { kind: 'rate'; minutes: number; per: 'day' | 'week' }

/** Periods where they were told. */
export type GuideExam = { date: string; slots: { start: number; end: number } | null }

/** "Done two weeks before the exam", "begin ten days before it". */
export type BeforeExam = { days: number; bound: 'from' | 'due' }

/** One of these days it is; `said` as it was written. */
export type VagueDay = { what: 'exam' | 'due'; from: string; to: string; said: string }

/** "By mid December": the last day of it. */
export type DueOf = { said: string; date: string }

/** What can't be meant as it was said, in the student's own words. */
export type Impossible = { what: 'exam' | 'due' | 'time' | 'amount'; said: string }

/** Two readings of which one has to be chosen, or one that can't be right; each is asked about, and both are kept. */
export type Doubt =
  | { kind: 'two-exams'; first: GuideExam; second: GuideExam; isTimetable: boolean }
  | { kind: 'two-dues'; first: string; second: string }
  | { kind: 'two-amounts'; first: GuideAmount; second: GuideAmount }
  | { kind: 'two-courses'; first: GuideCourse; second: GuideCourse }
  | { kind: 'past-date'; date: string; what: 'exam' | 'due' }
  | { kind: 'date-choice'; choices: string[]; what: 'exam' | 'due' }
  | ({ kind: 'vague-day' } & VagueDay)
  | { kind: 'absurd-amount'; amount: GuideAmount }
  | ({ kind: 'impossible' } & Impossible)
  | { kind: 'near-course'; said: string; near: string }
  | { kind: 'work-exists'; classId: number }
  /** Said to work that is there. */
  | { kind: 'more-or-all'; classId: number; amount: GuideAmount }
  | { kind: 'no-days-left' }
  /** Something is wrong, and not what. */
  | { kind: 'which-section' }

export type Known = {
  course: GuideCourse | null
  /** The body of work that is added to; null for a new one. */
  classId: number | null
  work: string | null
  /** Set as it stands; null for the usual one. */
  title: string | null
  units: GuideUnits[]
  /** By their names. */
  topics: Topic[]
  /** Parts that were left out, and may come back. */
  dropped: Topic[]
  /** Of the pieces those that need no work; of the last kind where none was named. */
  skipped: { unit: UnitName | null; number: number }[]
  /** Set one by one, for as long as no amount is told. */
  parts: GuideDraft['items'] | null
  amount: GuideAmount | null
  /** Minutes that a day holds at most. */
  mostADay: number | null
  /** Of work that is added to: whether the amount comes on top, or is all of it. */
  scope: 'more' | 'all' | null
  /** An exam was spoken of, whenever it is. */
  isExam: boolean
  sitting: 'midterm' | 'final' | null
  exam: GuideExam | null
  /** There is none, or its day was left open. */
  isExamOpen: boolean
  /** What was said of it counts against the timetable. */
  isExamSure: boolean
  due: string | null
  dueOf: DueOf | null
  /** The day itself is not known, and need not be. */
  openDay: VagueDay | null
  from: string | null
  beforeExam: BeforeExam | null
  difficulty: number | null
  intensity: number | null
  subjectType: TaskClass['subjectType'] | null
  limits: Limits | null
  strategy: TaskClass['strategy'] | null
  priority: number | null
  mayEmbed: boolean | null
  profile: string[]
  /** Left to us: the usual value counts. */
  settled: GuideSection[]
  /** The sessions of the course's pack, for as long as no amount is told; null without one. */
  sessions: GuidePack['sessions'] | null
  /** It began with what the course's pack says. */
  isOfPack: boolean
  /** The first is asked about. */
  doubts: Doubt[]
  /** Told to be wrong, and not yet what is right. */
  reopened: GuideSection | null
}

export const nothingKnown: Known = {
  course: null,
  classId: null,
  work: null,
  title: null,
  units: [],
  topics: [],
  dropped: [],
  skipped: [],
  parts: null,
  amount: null,
  mostADay: null,
  scope: null,
  isExam: false,
  sitting: null,
  exam: null,
  isExamOpen: false,
  isExamSure: false,
  due: null,
  dueOf: null,
  openDay: null,
  from: null,
  beforeExam: null,
  difficulty: null,
  intensity: null,
  subjectType: null,
  limits: null,
  strategy: null,
  priority: null,
  mayEmbed: null,
  profile: [],
  settled: [],
  sessions: null,
  isOfPack: false,
  doubts: [],
  reopened: null,
}

export function withDoubt(known: Known, doubt: Doubt): Known {
  return known.doubts.some((other) => isSameValue(other, doubt))
    ? known
    : { ...known, doubts: [...known.doubts, doubt] }
}
