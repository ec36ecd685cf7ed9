// What is asked about the schedule, resolved: which days, tasks and bodies of work an answer speaks of.
import type { AskedAmount, DayKind, Fact } from '../read/draft.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'

/** `days` null is what a person means who names none; `courses` null is all of them. */
export type FactQuery = {
  kind: 'query-fact'
  fact: Fact
  days: number[] | null
  wish: TimeWish | null
  courses: string[] | null
  /** Bodies of work that were named; null is all. */
  classIds: number[] | null
  words: string
  /** What fits into so many is asked for. */
  minutes?: number
}

export type Query =
  | { kind: 'query-free'; days: number[]; wish: TimeWish | null; isWhole?: true }
  | {
      kind: 'query-day'
      days: number[]
      wish: TimeWish | null
      only?: DayKind
      end?: 'first' | 'last'
    }
  /** `notAt`: a time that was named, at which none of them lies. */
  | { kind: 'query-when'; taskIds: number[]; notAt?: { dates: string[]; wish: TimeWish | null } }
  | { kind: 'query-pending'; classIds: number[] | null }
  | { kind: 'query-workload'; classIds: number[] | null; amount?: AskedAmount }
  /** `days` empty and no wish: only why it lies where it does. */
  | { kind: 'query-explain'; taskId: number; days: number[]; wish: TimeWish | null }
  | { kind: 'query-health'; days: number[] | null }
  | { kind: 'query-fits'; checks: FitCheck[] }
  | { kind: 'query-pace'; classIds: number[] | null }
  | { kind: 'query-broken' }
  | { kind: 'query-several'; queries: Query[] }
  | FactQuery

/** Whether the open work of these classes, null is all, can be placed up to that day, null is as far as they go. */
export type FitCheck = { classIds: number[] | null; untilDay: number | null }
