// The sessions of each course in the order in which they must be worked.
import type { StudyWeek } from './study-week.ts'

/** By course: task numbers in order of `seq`. */
export function chainsOf({ courses, tasks }: StudyWeek): number[][] {
  const chains = courses.map((): number[] => [])
  for (const [index, { course }] of tasks.entries()) chains[course]?.push(index)
  return chains.map((chain) =>
    chain.sort((a, b) => (tasks[a]?.seq ?? 0) - (tasks[b]?.seq ?? 0) || a - b),
  )
}
