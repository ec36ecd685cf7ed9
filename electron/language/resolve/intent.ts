// What a text asks for with every name and day resolved: what to write, to ask back, to say or to look up.
import type { HealthProblemKind } from '../../../shared/tools/health-problem.ts'
import type { ScopeMost } from '../../../shared/agent/card.ts'
import type { Mark } from '../../../shared/schedule/work-log.ts'
import type { Beyond, Doubt, Talk } from '../read/draft.ts'
import type { Limits } from '../read/kept-free.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import type { Query } from './query.ts'
import type { Target } from '../words/task-words.ts'
import type { UpsertWrite, WorkQuestion, WorkStatement } from '../read/work-drafts.ts'

/** Days without time, as ISO dates, both inclusive, and on each of them the periods; null is the whole days. */
export type AwayTime = { from: string; to: string; periods: { start: number; end: number } | null }

export type Plan = {
  kind: 'plan'
  classIds: number[]
  /** Window days; null is the whole range of each class. */
  days: { from: number; to: number } | null
  limits: Limits
  /** The most study of each day, or week; none when absent. */
  most?: ScopeMost
  /** All that is open by the last day. */
  isWhole?: boolean
  /** Days, or periods of them, that were told to be without time; none when absent. */
  away?: AwayTime[]
  /** How the days were chosen when the words left it open. */
  span: 'asked' | 'rest-of-week' | 'coming-week' | 'first-week' | 'everything'
}

/** A change that one tool call, or one rough build, makes. */
export type Write =
  | Plan
  | { kind: 'put'; taskId: number; target: Target }
  /** `most`: rows of study that a day may hold by it. */
  | {
      kind: 'relocate'
      taskIds: number[]
      target: Target
      avoid: Limits
      avoidDates: string[]
      most?: number
    }
  | { kind: 'swap'; taskA: number; taskB: number }
  /** These sessions and what comes after each in its course, by so many days; negative is earlier. */
  | { kind: 'delay'; firstIds: number[]; days: number }
  | { kind: 'unplace'; taskIds: number[] }
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
  /** Less a day was asked for, and not how much. */
  | { kind: 'how-much-a-day' }
  | { kind: 'not-understood' }
  /** What was said may mean one of these, or none. */
  | { kind: 'which-reading'; readings: string[] }
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
  /** `classIds`: only work of these was meant. */
  | {
      kind: 'nothing-on-days'
      dates: string[]
      wish: TimeWish | null
      isAway: boolean
      classIds?: number[]
    }
  /** The plan that was asked for comes once the days without time are free. */
  | { kind: 'plan-after' }
  /** A day that has its share already: what comes next goes there all the same. */
  | { kind: 'beyond-share'; date: string }
  /** What is open has to come later: what is next in line comes forward. */
  | { kind: 'brought-forward'; date: string; taskId: number }
  /** It was only to go there if it is free; `taskIds` stand there. */
  | { kind: 'not-free'; taskIds: number[] }
  /** No other day has a place for what lies there. */
  | { kind: 'day-stays-full'; days: number[]; taskIds: number[] }
  /** Nothing at all can go there. */
  | { kind: 'day-full'; date: string }
  /** A plan can't keep one course to a time of day. */
  | { kind: 'course-time'; classIds: number[] }
  /** The named day holds no study that could be meant. */
  | { kind: 'nothing-there'; dates: string[] }
  /** Nothing that was missed waits for a new place. */
  | { kind: 'nothing-missed' }
  | { kind: 'outside-term'; date: string }
  | { kind: 'days-backwards' }
  | { kind: 'unknown-day'; words: string }
  | { kind: 'not-found' }
  | { kind: 'nothing-to-undo' }
  | { kind: 'nothing-to-redo' }
  | { kind: 'no-placed'; taskIds: number[] }
  | { kind: 'limit-noted'; limits: Limits }
  | { kind: 'fixed-event'; taskId: number }
  | { kind: 'left-alone' }
  /** A plan asked for in the middle of other work. */
  | { kind: 'ask-again' }
  | { kind: 'already-there'; taskId: number }
  | { kind: 'same-task'; taskId: number }
  /** Told as missed or begun, and still ahead; `left`: the minutes of one that are still to be done. */
  | { kind: 'not-begun'; taskIds: number[]; left?: number | null }
  /** Told as worked on, and without a place. */
  | { kind: 'not-planned'; taskId: number }
  | HoldStatement
  /** Told of beside other study, and none that is there. */
  | { kind: 'no-such-study'; words: string }
  /** Told of with a day or time that it does not lie at. */
  | { kind: 'not-then'; words: string }
  /** Said at the card of a plan, which is improved once it lies there. */
  | { kind: 'improved-after' }
  | WorkStatement

/** What is to stay where it is while others make room for what waits: by a pin, or there is no room then. */
export type HoldStatement = {
  kind: 'hold'
  how: 'stays' | 'pin' | 'no-room'
  taskIds: number[]
  waiting: number[]
}

export type Intent =
  /** `notes` are parts of the request that need no change. */
  | { kind: 'writes'; writes: Write[]; notes: Statement[] }
  | { kind: 'ask'; question: Question }
  | { kind: 'say'; statement: Statement }
  | { kind: 'query'; query: Query }
  | { kind: 'talk'; talk: Talk; topic?: string }
  | { kind: 'beyond'; what: Beyond; taskIds: number[] }
  | { kind: 'unknown' }
