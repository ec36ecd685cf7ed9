// What a text asks for: first as it stands in the words (a draft), then with every name and day resolved (an intent).
import type { HealthProblemKind } from '../../../../shared/planner/health.ts'
import type { Mark } from '../../../../shared/schedule/work-log.ts'
import type { Limits } from './kept-free.ts'
import type { NameOwner } from './known-names.ts'
import type { TimeWish } from './mention.ts'
import type { Query } from './query.ts'
import type { Operand, Target } from './task-words.ts'
import type {
  CaptureDraft,
  ClassChangeDraft,
  UpsertWrite,
  WorkQuestion,
  WorkStatement,
} from './work-drafts.ts'

export type { FitCheck, Query } from './query.ts'
export type { Operand, Rank, Target } from './task-words.ts'

/** Why a write is asked back even though its words are complete. */
export type Doubt =
  | 'condition'
  | 'past'
  | 'opinion'
  | 'hearsay'
  | 'delete'
  | 'session-limit'
  | 'exam-moved'
  | 'once'
  | 'off-hours'
  | 'unread'

export type TaskVerb = 'move' | 'place'
export type Talk = 'greeting' | 'thanks' | 'who' | 'abilities' | 'cancel' | 'keep' | 'praise'

/** Asked for and not possible here. */
export type Beyond =
  | 'add'
  | 'fixed'
  | 'settings'
  | 'export'
  | 'import'
  | 'syllabus'
  | 'session-limit'

/** Days without time; without a wish the whole days. */
export type AwayWish = { dates: string[]; wish: TimeWish | null }

/** The same resolved: ISO dates, both inclusive, and on each of them the periods. */
export type AwayTime = { from: string; to: string; periods: { start: number; end: number } | null }

/** How long a block was worked on: minutes, or half of what was planned; null when it is not said. */
export type Worked = { kind: 'minutes'; minutes: number } | { kind: 'half' } | null

/** What became of a block; `some`: it was worked on, and the time tells whether that was all. */
export type SaidMark = Mark | 'some'
export type ExamSitting = 'midterm' | 'final'
export type PlanDraft = Extract<Draft, { kind: 'plan' }>
export type PutDraft = Extract<Draft, { kind: 'put' }>
export type ClearDraft = Extract<Draft, { kind: 'clear' }>
export type ExamMovedDraft = Extract<Draft, { kind: 'exam-moved' }>
export type MarkDraft = Extract<Draft, { kind: 'mark' }>

export type Draft =
  | CaptureDraft
  | ClassChangeDraft
  | {
      kind: 'plan'
      names: NameOwner[]
      without: NameOwner[]
      dates: string[] | null
      isAll: boolean
      wish: TimeWish | null
      limits: Limits
      /** Told beside it: "I'm ill until Thursday, plan my week". */
      away?: AwayWish[]
      /** Courses that were given a time of day of their own, which a plan can't hold. */
      timed?: NameOwner[]
      /** Words that name nothing in the schedule. */
      strangers: string[]
      /** "Plan it again": what was spoken of, or the same once more. */
      isAgain?: boolean
      /** Less than was proposed is wanted, and not yet said of which course. */
      isLighter?: boolean
      /** What was said for a day and is none. */
      unknownDay?: string
      doubt: Doubt | null
    }
  | {
      kind: 'put'
      verb: TaskVerb
      operands: Operand[]
      target: Target
      /** `from`: and what comes after it in its course; `all`: all that is ahead of the named, or of everything. */
      run?: 'from' | 'all'
      doubt: Doubt | null
    }
  | { kind: 'swap'; operands: Operand[]; doubt: Doubt | null }
  | { kind: 'unplace'; operands: Operand[]; doubt: Doubt | null }
  /** Study leaves these times; none: it was not said when. */
  | {
      kind: 'clear'
      spans: AwayWish[]
      /** The study that leaves; none is all of it. */
      names: NameOwner[]
      target: Target
      maxMoves: number | null
      /** The person has no time then; false: some study is to leave, for whatever reason. */
      isAway: boolean
      doubt: Doubt | null
    }
  /** What breaks a rule where it lies is put right. */
  | { kind: 'mend'; doubt: Doubt | null }
  /** "Plan what I missed again": all of it, wherever the plan changes least. */
  | { kind: 'catch-up'; doubt: Doubt | null }
  /** What lies there is made better; `dates` null is all of it. */
  | {
      kind: 'improve'
      dates: string[] | null
      problem: HealthProblemKind | null
      doubt: Doubt | null
    }
  /** What became of study that was planned. `target`: where it should go then. */
  | {
      kind: 'mark'
      mark: SaidMark
      worked: Worked
      operands: Operand[]
      target: Target
      doubt: Doubt | null
    }
  /** An exam is told to be on another day. */
  | {
      kind: 'exam-moved'
      sitting: ExamSitting | null
      names: NameOwner[]
      date: string | null
      doubt: Doubt | null
    }
  /** A wish without a request: "I can't study on Mondays". `isStanding`: meant for good, and not for one plan. */
  | { kind: 'limit'; limits: Limits; isStanding: boolean; agreed: boolean }
  | { kind: 'undo' | 'redo'; times: number; names: NameOwner[]; agreed: boolean }
  | { kind: 'query-free'; dates: string[] | null; wish: TimeWish | null }
  | { kind: 'query-day'; dates: string[] | null; wish: TimeWish | null }
  | { kind: 'query-when'; operands: Operand[] }
  | { kind: 'query-pending'; names: NameOwner[] }
  | { kind: 'query-workload'; names: NameOwner[] }
  | { kind: 'query-exam'; sitting: ExamSitting | null; names: NameOwner[]; operand: Operand }
  /** Why it lies there; with a target, why not there. */
  | { kind: 'query-explain'; operands: Operand[]; target: Target }
  | { kind: 'query-health'; dates: string[] | null }
  /** Whether what is open can still be placed; `dates`: by the last of them; `exam`: before it. */
  | {
      kind: 'query-fits'
      names: NameOwner[]
      dates: string[] | null
      exam: ExamSitting | 'any' | null
    }
  | { kind: 'query-pace'; names: NameOwner[] }
  /** Whether anything breaks a rule where it lies. */
  | { kind: 'query-broken' }
  | { kind: 'unknown-day'; words: string }
  /** A day in `text` that is none, or one of the choices; `within`: what the words were said to, if to anything. */
  | {
      kind: 'unclear-day'
      text: string
      start: number
      end: number
      words: string
      choices: string[]
      within: readonly Draft[] | null
    }
  /** Time that is taken, told and not asked for: "dinner on Thursday evening, keep it free". */
  | { kind: 'occupied'; dates: string[]; wish: TimeWish | null }
  | { kind: 'talk'; talk: Talk }
  | { kind: 'beyond'; what: Beyond; operands: Operand[] }
  /** Two requests that don't fit into one turn. */
  | { kind: 'mixed' }
  /** `isRelated`: it speaks of the schedule, but what is wanted is not clear. */
  | { kind: 'unknown'; isRelated: boolean }

export type Plan = {
  kind: 'plan'
  classIds: number[]
  /** Window days; null is the whole range of each class. */
  days: { from: number; to: number } | null
  limits: Limits
  /** Days, or periods of them, that were told to be without time; none when absent. */
  away?: AwayTime[]
  /** How the days were chosen when the words left it open. */
  span: 'asked' | 'rest-of-week' | 'coming-week' | 'first-week' | 'everything'
}

/** A change that one tool call, or one rough build, makes. */
export type Write =
  | Plan
  | { kind: 'put'; taskId: number; target: Target }
  | { kind: 'relocate'; taskIds: number[]; target: Target; avoid: Limits; avoidDates: string[] }
  | { kind: 'swap'; taskA: number; taskB: number }
  /** These sessions and what comes after each in its course, by so many days; negative is earlier. */
  | { kind: 'delay'; firstIds: number[]; days: number }
  | { kind: 'unplace'; taskId: number }
  /** With as few moves as can be: away from these times, new places for these tasks; neither: what breaks a rule. */
  | { kind: 'replan'; away: AwayTime[]; taskIds: number[]; maxMoves: number | null }
  | { kind: 'mark'; taskId: number; mark: Mark; minutes: number | null }
  /** Window days; null is all that is ahead. */
  | { kind: 'improve'; days: number[] | null; problem: HealthProblemKind | null }
  | UpsertWrite
  | { kind: 'undo' }
  | { kind: 'redo' }

/** The one thing that must be known before anything is written. */
export type Question =
  | { kind: 'which-task'; candidates: number[] }
  | { kind: 'no-such-task' }
  | { kind: 'what-to-move' }
  | { kind: 'where-to'; taskId: number }
  | { kind: 'where-to-all'; taskIds: number[] }
  | { kind: 'swap-with'; taskId: number | null }
  | { kind: 'really'; doubt: Doubt; writes: Write[] }
  /** `isStanding`: it holds for this conversation, and is not in the study habits. */
  | {
      kind: 'apply-limit'
      limits: Limits
      placed: number[]
      pending: number
      isStanding?: boolean
    }
  | { kind: 'undo-this'; redo: boolean; what: string }
  | { kind: 'one-at-a-time' }
  | { kind: 'day-outside-term'; date: string | null }
  | { kind: 'days-backwards' }
  | { kind: 'unknown-day'; words: string }
  | { kind: 'which-day'; words: string; choices: string[] }
  | { kind: 'leave-out'; classIds: number[] }
  | { kind: 'not-understood' }
  /** No time was told of, and not when. */
  | { kind: 'away-when' }
  /** Work that was begun and not finished. */
  | { kind: 'how-long'; taskId: number }
  /** A plan was rejected and nothing said what should be different. */
  | { kind: 'what-different' }
  | WorkQuestion

/** A fact that answers the request without a change. */
export type Statement =
  | { kind: 'nothing-pending'; classIds: number[] }
  | { kind: 'term-over' }
  | { kind: 'days-over' }
  | { kind: 'nothing-on-days'; dates: string[]; wish: TimeWish | null; isAway: boolean }
  /** The plan that was asked for comes once the days without time are free. */
  | { kind: 'plan-after' }
  /** A day that has its share already: what comes next goes there all the same. */
  | { kind: 'beyond-share'; date: string }
  /** What is open has to come later: what is next in line comes forward. */
  | { kind: 'brought-forward'; date: string; taskId: number }
  /** Nothing at all can go there. */
  | { kind: 'day-full'; date: string }
  /** A plan can't keep one course to a time of day. */
  | { kind: 'course-time'; classIds: number[] }
  /** The named day holds no study that could be meant. */
  | { kind: 'nothing-there' }
  /** Nothing that was missed waits for a new place. */
  | { kind: 'nothing-missed' }
  | { kind: 'outside-term'; date: string }
  | { kind: 'days-backwards' }
  | { kind: 'unknown-day'; words: string }
  | { kind: 'not-found' }
  /** Time that is taken, kept free from now on. */
  | { kind: 'kept-free'; dates: string[]; wish: TimeWish | null }
  | { kind: 'nothing-to-undo' }
  | { kind: 'nothing-to-redo' }
  | { kind: 'no-placed'; taskIds: number[] }
  | { kind: 'limit-noted'; limits: Limits }
  | { kind: 'fixed-event'; taskId: number }
  /** `taskId` is the exam, where it is known. */
  | { kind: 'exam-moved'; taskId: number | null }
  | { kind: 'left-alone' }
  /** A plan asked for in the middle of other work. */
  | { kind: 'ask-again' }
  | { kind: 'already-there'; taskId: number }
  | { kind: 'same-task'; taskId: number }
  /** Told as missed or begun, and still ahead. */
  | { kind: 'not-begun'; taskIds: number[] }
  /** Told as worked on, and without a place. */
  | { kind: 'not-planned'; taskId: number }
  /** Said at the card of a plan, which is improved once it lies there. */
  | { kind: 'improved-after' }
  | WorkStatement

export type Intent =
  /** `notes` are parts of the request that need no change. */
  | { kind: 'writes'; writes: Write[]; notes: Statement[] }
  | { kind: 'ask'; question: Question }
  | { kind: 'say'; statement: Statement }
  | { kind: 'query'; query: Query }
  | { kind: 'talk'; talk: Talk }
  | { kind: 'beyond'; what: Beyond; taskIds: number[] }
  | { kind: 'unknown' }

export const nowhere: Target = { dates: null, wish: null, shift: null, nudge: null, choice: null }

export function hasTarget(target: Target): boolean {
  return Object.values(target).some((wish) => wish !== null)
}
