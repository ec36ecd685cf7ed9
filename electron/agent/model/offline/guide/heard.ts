// What one message of the student says: what it does in the dialogue, and what it tells of each slot.
import type { GuideSection } from '../../../../../shared/guide/guide-draft.ts'
import type { TaskClass } from '../../../../../shared/schedule/task-class.ts'
import type { Limits } from '../kept-free.ts'
import { lengthOfAnswer, type AnswerLength } from './answer-length.ts'
import type { GuideSignal } from './guide-signals.ts'
import type { GuideAmount, Known } from './known.ts'
import type { CourseMatch } from './match-course.ts'
import type { SaidDates } from './read-dates.ts'
import type { GuideUnits } from './work-units.ts'

export type Heard = {
  raw: string
  text: string
  length: AnswerLength
  signal: GuideSignal
  isCorrection: boolean
  /** The section that it names, whatever it says of it. */
  section: GuideSection | 'before' | null
  /** Of the options that were given. */
  option: number | null
  course: CourseMatch | null
  /** One that is to come after it. */
  next: string | null
  work: string | null
  units: GuideUnits[]
  amount: GuideAmount | null
  /** Whether it is said to come on top, or to be all. */
  scope: Known['scope']
  /** Null: nothing said; false: there is none. */
  isExam: boolean | null
  sitting: Known['sitting']
  dates: SaidDates
  limits: Limits | null
  allowed: Limits | null
  difficulty: number | null
  intensity: number | null
  subjectType: TaskClass['subjectType'] | null
  strategy: TaskClass['strategy'] | null
  priority: number | null
  mayEmbed: boolean | null
  profile: string[]
}

/** What is told beside it is told of that course, and of nothing here. */
export function ofAnother(raw: string, text: string, next: string): Heard {
  return {
    raw,
    text,
    length: lengthOfAnswer(raw),
    signal: 'none',
    isCorrection: false,
    section: null,
    option: null,
    course: null,
    next,
    work: null,
    units: [],
    amount: null,
    scope: null,
    isExam: null,
    sitting: null,
    dates: { exam: null, due: null, from: null, beforeExam: null, choice: null },
    limits: null,
    allowed: null,
    difficulty: null,
    intensity: null,
    subjectType: null,
    strategy: null,
    priority: null,
    mayEmbed: null,
    profile: [],
  }
}

/** The sections that something was said of, most telling first. */
export function sectionsOf(heard: Heard): GuideSection[] {
  const { dates } = heard
  const has = {
    course: heard.course !== null && heard.course.kind !== 'new',
    dates:
      dates.exam !== null ||
      dates.due !== null ||
      dates.from !== null ||
      dates.beforeExam !== null ||
      dates.choice !== null ||
      heard.isExam === false,
    amount: heard.amount !== null || heard.units.length > 0,
    limits: heard.limits !== null || heard.allowed !== null || heard.mayEmbed !== null,
    effort: heard.difficulty !== null || heard.intensity !== null || heard.priority !== null,
    strategy: heard.strategy !== null,
    work: heard.work !== null || heard.subjectType !== null,
    profile: heard.profile.length > 0,
  } satisfies Record<GuideSection, boolean>
  const order = [
    'dates',
    'amount',
    'limits',
    'strategy',
    'effort',
    'work',
    'course',
    'profile',
  ] as const
  return order.filter((section) => has[section])
}
