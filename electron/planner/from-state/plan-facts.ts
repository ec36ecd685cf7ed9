// What the terms of a student's plan look at, beside the problem itself; days and periods count from 0.
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ProblemTask, Slot, TermRule } from '../problem/problem.ts'
import type { TermName } from '../../../shared/planner/term-name.ts'
import type { DayClock } from './day-clock.ts'
import type { OccupiedDay } from './day-capacity.ts'
import type { LessonTies } from './lesson-ties.ts'
import { heavyFrom } from './standards.ts'

export type Target = {
  /** What the strategy wants. */
  day: number
  /** How many days off still do. */
  tolerance: number
  /** The whole days from the item before it in an even spread; 0 where that one stays where it is. */
  apart: number
}

/** The days from the item before it in its class that are too few below `least`, and too many above `most`. */
export type Gap = { least: number; most: number }

/** One task of the problem beside what it stands for in the schedule. */
export type PlannedTask = {
  item: ItemTask
  taskClass: TaskClass
  task: ProblemTask
  /** Where it lies now, or `leftOut`. */
  present: Slot
  target: Target
  gap: Gap
}

export type PlanFacts = {
  /** In the order of the problem's tasks. */
  planned: readonly PlannedTask[]
  /** In the order of the problem's chains. */
  classes: readonly TaskClass[]
  occupied: readonly OccupiedDay[]
  clock: DayClock
  /** By day: 1 is Monday. */
  weekdays: Uint8Array
  /** By day: the periods of study that it can take well. */
  capacities: Int32Array
  /** By class: the first day of its reserve. */
  reserveFrom: Int32Array
  ties: LessonTies
  /** When study may begin without being early. */
  begins: string
  preferences: PlanningPreferences
}

/** A term without its weight. */
export type NamedRule = { name: TermName } & TermRule

export function isHeavy({ intensity }: TaskClass): boolean {
  return intensity >= heavyFrom
}
