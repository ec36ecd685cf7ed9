// Defines how a term for the judge is told: its lessons, exams, work and habits, as a student would list them.
import type { Language } from '../../shared/language.ts'
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import type { Period } from '../../shared/schedule/term.ts'

/** 1 is Monday; clock times as `09:00`. */
type Hours = { weekday: number; from: string; to: string }

export type ShapedLesson = Hours & {
  title: string
  /** What is prepared for it, in place of being gone over after it. */
  isTutorial?: true
  /** First and last week; all of the term's when absent. */
  weeks?: readonly [first: number, last: number]
  /** 2 is each second week. */
  every?: number
}

export type ShapedExam = Hours & { title: string; week: number }

export type ShapedWork = {
  title: string
  /** As its lessons are called. */
  course: string
  sessions: number
  /** Of one session. */
  minutes: number
  /** The first week, and the last day. */
  from: number
  until: { week: number; weekday: number }
  /** For the next tutorial or lab. */
  isPreparation?: true
  traits?: Partial<
    Pick<TaskClass, 'strategy' | 'intensity' | 'difficulty' | 'subjectType' | 'priority'>
  >
}

export type TermShape = {
  name: string
  language: Language
  zone: string
  firstMonday: string
  weeks: number
  /** Weeks without any lesson. */
  weeksOff: readonly number[]
  /** The student asks for a plan at eight on the Monday of this week. */
  asksIn: number
  /** A table of numbered periods that was typed in first; absent: as the import finds it. */
  periods?: readonly Period[]
  lessons: readonly ShapedLesson[]
  /** Weekly, and no course: shifts, training, care. */
  duties: readonly (Hours & { title: string; weeks?: readonly [number, number] })[]
  exams: readonly ShapedExam[]
  work: readonly ShapedWork[]
  habits: Partial<PlanningPreferences>
}
