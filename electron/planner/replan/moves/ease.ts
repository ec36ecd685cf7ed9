// Which way out of a conflict is likely to lead somewhere: few tasks, which have other places at once.
import { countOthers, type Attempt } from './domains.ts'
import type { Way } from './find-ways.ts'

/** Beyond so many other places one more makes no difference. */
const plenty = 8

/** The easiest first. `weightOf` makes a task more or less welcome; 1 leaves it as it is. */
export function byEase(
  attempt: Attempt,
  ways: readonly Way[],
  weightOf: (task: number) => number = () => 1,
): Way[] {
  const known = new Map<number, number>()
  const hardship = (task: number) => {
    const found = known.get(task) ?? weightOf(task) * hardshipOf(attempt, task)
    known.set(task, found)
    return found
  }
  return ways
    .map((way) => ({ way, hardship: way.reduce((sum, task) => sum + hardship(task), 0) }))
    .toSorted((a, b) => a.hardship - b.hardship)
    .map(({ way }) => way)
}

/** A task without another place pushes on others in its turn. */
function hardshipOf(attempt: Attempt, task: number): number {
  const count = countOthers(attempt, task, plenty)
  return count === 0 ? 4 : 1 + 1 / count
}
