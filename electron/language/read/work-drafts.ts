// What is said of study work itself, not of its places: new work to note, and new limits of work that is there.
import type { SaidLength } from '../../../shared/time/said-length.ts'
import type { ToolArguments } from '../../../shared/tools/catalogue.ts'
import type { NameOwner } from '../words/known-names.ts'

/** Why it is asked back although its words are complete; `same`: there is work of that name. */
export type WorkDoubt = 'same' | 'unread'

/** "Remember to hand in the lab report by Wednesday". */
export type CaptureDraft = {
  kind: 'capture'
  /** Empty when the words name nothing. */
  title: string
  names: NameOwner[]
  /** What it is said to be for, when no course bears that name. */
  newCourse: string | null
  due: string | null
  length: SaidLength | null
  /** The length is of each of the sessions, and not of all. */
  isEach: boolean
  count: number | null
  /** "2 more sessions of calculus": nothing is named but the course. */
  isMore: boolean
  isReminder: boolean
  unknownDay: string | null
  doubt: WorkDoubt | null
  /** A yes to all that was asked back. */
  agreed: boolean
}

export type ClassChange =
  | { kind: 'keep-off' | 'only' | 'allow'; weekdays: number[]; periods: number[] }
  | { kind: 'due'; date: string }
  /** The day it is due, by so many days; negative is earlier. */
  | { kind: 'due-shift'; days: number }
  | { kind: 'sessions'; length: SaidLength }
  | { kind: 'priority'; priority: number }
  /** A time of one weekday, which the limits of a course can't hold. */
  | { kind: 'weekly-time' }

/** "No physics on Fridays from now on". */
export type ClassChangeDraft = {
  kind: 'class-change'
  names: NameOwner[]
  change: ClassChange
  agreed: boolean
  /** `each`: one session was named, and all of its work would change. */
  doubt: 'unread' | null
}

/** What the card has to say beside its effect. */
export const assumptions = ['length', 'due', 'split', 'course', 'reminder'] as const

export type Assumed = (typeof assumptions)[number]

export type UpsertWrite = {
  kind: 'upsert'
  values: ToolArguments<'upsert_task_class'>
  assumed: Assumed[]
}

/** What must be known before work is added or changed. */
export type WorkQuestion =
  | { kind: 'work-what' }
  | { kind: 'work-length' }
  | { kind: 'work-over'; date: string }
  | { kind: 'really-work'; doubt: WorkDoubt; write: UpsertWrite }

export type WorkStatement =
  /** These blocks lie where the new limits would not let them, and move first. */
  | { kind: 'limit-in-the-way'; taskIds: number[] }
  | { kind: 'limit-is-so'; classIds: number[] }
  | { kind: 'limit-leaves-nothing'; classIds: number[] }
  /** A time of one weekday alone. */
  | { kind: 'weekly-time' }
  /** Longer sessions would run into something. */
  | { kind: 'too-long-there'; taskIds: number[] }
  /** What is over lies where the limit would not let it. */
  | { kind: 'limit-of-past'; taskIds: number[] }
  /** The plan that was asked for comes once the new work is noted. */
  | { kind: 'plan-after-work' }
