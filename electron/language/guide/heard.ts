// What one message of the student says: what it does in the dialogue, and what it tells of each slot.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { Limits } from '../read/kept-free.ts'
import type { AnswerLength } from './answer-length.ts'
import type { GuideSignal } from './guide-signals.ts'
import type { GuideAmount, Impossible, Known } from './known.ts'
import type { CourseMatch } from './match-course.ts'
import type { SaidDates } from './read-dates.ts'
import type { GuideQuestion } from './read-guide-question.ts'
import type { Shift } from './read/said-distances.ts'
import type { PartsOut, UnitsLeft } from './work/read-parts.ts'
import type { SaidShares } from './work/part-shares.ts'
import type { SaidTopics } from './work/read-topics.ts'
import type { GuideUnits, UnitName } from './work/work-units.ts'

export type Heard = {
  raw: string
  text: string
  length: AnswerLength
  signal: GuideSignal
  isCorrection: boolean
  /** What the student asks. */
  question: GuideQuestion | null
  /** The section that it names, whatever it says of it. */
  section: GuideSection | 'before' | null
  /** Of the options that were given. */
  option: number | null
  course: CourseMatch | null
  /** It takes the place of the course that was taken down, surely or not. */
  renames: 'surely' | 'maybe' | null
  /** One that is to come after it. */
  next: string | null
  /** It is turned to at once. */
  isSwitch: boolean
  /** As it was called. */
  title: string | null
  work: string | null
  units: GuideUnits[]
  left: UnitsLeft | null
  /** Of what there is nothing to do, or something again. */
  out: PartsOut[]
  topics: SaidTopics
  /** How long and how often single parts are done. */
  shares: Pick<SaidShares, 'own' | 'eachCount'>
  /** Minutes of every piece of a kind; null: of all kinds. */
  each: { unit: UnitName | null; minutes: number } | null
  amount: GuideAmount | null
  /** Minutes of a session, or of a day, at most. */
  mostADay: number | null
  isOfDay: boolean
  /** Whether it is said to come on top, or to be all. */
  scope: Known['scope']
  /** Null: nothing said; false: there is none. */
  isExam: boolean | null
  sitting: Known['sitting']
  dates: SaidDates
  /** From the day that stands. */
  shift: Shift | null
  impossible: Impossible | null
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

const noDates: SaidDates = {
  exam: null,
  due: null,
  from: null,
  beforeExam: null,
  choice: null,
  vague: null,
  dueOf: null,
}

/** Left to us, or not known. */
export function isLeftOpen({ signal }: Heard): boolean {
  return signal === 'leave' || signal === 'unsure'
}

/** The day that answered has been taken. */
export function withoutDates(heard: Heard): Heard {
  const { beforeExam, from } = heard.dates
  return { ...heard, dates: { ...noDates, beforeExam, from } }
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
      dates.vague !== null ||
      heard.shift !== null ||
      heard.isExam === false,
    amount:
      heard.amount !== null ||
      heard.units.length > 0 ||
      heard.left !== null ||
      heard.each !== null ||
      heard.out.length > 0 ||
      heard.topics.listed.length +
        heard.shares.own.length +
        (heard.shares.eachCount ?? 0) +
        heard.topics.first.length +
        heard.topics.last.length >
        0 ||
      heard.mostADay !== null,
    limits: heard.limits !== null || heard.allowed !== null || heard.mayEmbed !== null,
    effort: heard.difficulty !== null || heard.intensity !== null || heard.priority !== null,
    strategy: heard.strategy !== null,
    work: heard.work !== null || heard.title !== null || heard.subjectType !== null,
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
