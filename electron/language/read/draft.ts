// What a text asks for as it stands in the words: names, days and places not yet resolved.
import type { HealthProblemKind } from '../../../shared/tools/health-problem.ts'
import type { ScopeMost } from '../../../shared/agent/card.ts'
import type { Mark } from '../../../shared/schedule/work-log.ts'
import type { Limits } from './kept-free.ts'
import type { NameOwner } from '../words/known-names.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import type { Operand, Target } from '../words/task-words.ts'
import type { CaptureDraft, ClassChangeDraft } from './work-drafts.ts'

/** Why a write is asked back even though its words are complete. */
export type Doubt = 'condition' | 'past' | 'opinion' | 'delete' | 'once' | 'off-hours' | 'unread'

/** Facts that a question can ask for, each with an answer of its own. */
export type Fact =
  | 'next'
  | 'now'
  | 'where'
  | 'who'
  | 'exams'
  | 'lightest'
  | 'busiest'
  | 'hours'
  | 'left'
  | 'done'
  | 'due'
  | 'homework'
  | 'date'
  | 'term'
  | 'changed'
  | 'first'
  | 'in-the-way'

export type TaskVerb = 'move' | 'place'
export type Talk =
  | 'greeting'
  | 'thanks'
  | 'who'
  | 'abilities'
  | 'cancel'
  | 'keep'
  | 'praise'
  | 'worry'
  | 'elsewhere'

/** Asked for and not possible here. */
export type Beyond =
  | 'add'
  | 'fixed'
  | 'settings'
  | 'export'
  | 'import'
  | 'syllabus'
  | 'pin'
  | 'work'
  | 'reminder'
  | 'day-off'
  | 'everything'

/** Days without time; without a wish the whole days. */
export type AwayWish = { dates: string[]; wish: TimeWish | null }

/** How long a block was worked on: minutes, or half of what was planned; null when it is not said. */
export type Worked = { kind: 'minutes'; minutes: number } | { kind: 'half' } | null

/** What became of a block; `some`: it was worked on, and the time tells whether that was all. */
export type SaidMark = Mark | 'some'
export type ExamSitting = 'midterm' | 'final'
export type AskedAmount = {
  asks: 'enough' | 'why'
  /** A day was said too. */
  isDated: boolean
  amount: number | null
  unit: 'minutes' | 'periods' | 'sessions'
}
export type PlanDraft = Extract<Draft, { kind: 'plan' }>
export type PutDraft = Extract<Draft, { kind: 'put' }>
export type ClearDraft = Extract<Draft, { kind: 'clear' }>
export type MarkDraft = Extract<Draft, { kind: 'mark' }>

/** Of a day its lessons alone are asked for, its study, or what of that is not begun yet. */
export type DayKind = 'lessons' | 'study' | 'ahead'

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
      /** The most of each day, or week; null: said without an amount. */
      most?: ScopeMost | null
      /** All that is open by the last of the days, and not a share of it. */
      isWhole?: boolean
      /** Told beside it: "I'm ill until Thursday, plan my week". */
      away?: AwayWish[]
      /** Courses that were given a time of day of their own, which a plan can't hold. */
      timed?: NameOwner[]
      /** Words that name nothing in the schedule. */
      strangers: string[]
      /** "Redo the plan": of what has its place already, too; of all of it, or of the days. */
      anew?: 'all' | 'days' | undefined
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
      /** Wherever it finds a place on another day. */
      isElsewhere?: true
      /** `from`: and what comes after it in its course; `all`: all that is ahead of the named, or of everything. */
      run?: 'from' | 'all'
      without?: NameOwner[]
      /** Only where that place is free; `otherwise` is where it should go where it is not. */
      ifFree?: { otherwise: Target | null }
      doubt: Doubt | null
    }
  /** `without`: "all except physics", blocks that are left out. */
  | {
      kind: 'swap' | 'unplace'
      operands: Operand[]
      without?: NameOwner[]
      doubt: Doubt | null
    }
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
      without?: NameOwner[]
      doubt: Doubt | null
    }
  /** What breaks a rule where it lies is put right. */
  | { kind: 'mend'; doubt: Doubt | null }
  /** "Plan what I missed again": all of it, wherever the plan changes least. */
  | { kind: 'catch-up'; doubt: Doubt | null }
  /** What lies there is made better; `dates` null is all of it. */
  | {
      kind: 'improve'
      /** A day is to hold less. */
      isLighter?: true
      dates: string[] | null
      problem: HealthProblemKind | null
      doubt: Doubt | null
    }
  /** What became of study that was planned. `target`: where it should go then. */
  | {
      kind: 'mark'
      mark: SaidMark
      /** It was asked to plan anew: others may move for what was missed. */
      isAnew?: true
      worked: Worked
      operands: Operand[]
      /** The words of each of them, where there are several; and words beside them that name no study work. */
      said: string[]
      unfound: string[]
      without?: NameOwner[]
      target: Target
      doubt: Doubt | null
    }
  /** A wish without a request: "I can't study on Mondays". `isStanding`: meant for good, and not for one plan. */
  | {
      kind: 'limit'
      limits: Limits
      without?: NameOwner[]
      isStanding: boolean
      agreed: boolean
    }
  | { kind: 'undo' | 'redo'; times: number; names: NameOwner[]; agreed: boolean }
  /** `isWhole`: which days are free as a whole. */
  | { kind: 'query-free'; dates: string[] | null; wish: TimeWish | null; isWhole?: true }
  | {
      kind: 'query-day'
      dates: string[] | null
      wish: TimeWish | null
      only?: DayKind
      end?: 'first' | 'last'
    }
  | { kind: 'query-when'; operands: Operand[] }
  | { kind: 'query-pending'; names: NameOwner[] }
  /** `amount`: whether that much is enough, or why it is so much. */
  | { kind: 'query-workload'; names: NameOwner[]; amount?: AskedAmount }
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
  /** A single fact that was asked for; `words` are those of the question. */
  | {
      kind: 'query-fact'
      fact: Fact
      dates: string[] | null
      wish: TimeWish | null
      names: NameOwner[]
      words: string
      /** There are as many for it. */
      minutes?: number
    }
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
  /** `topic`: what is to be explained, as it was said. */
  | { kind: 'talk'; talk: Talk; topic?: string }
  | { kind: 'beyond'; what: Beyond; operands: Operand[] }
  /** `isRelated`: it speaks of the schedule, but what is wanted is not clear. */
  | { kind: 'unknown'; isRelated: boolean }
