// Which preferences the blocks to come break: day by day, and of free evenings week by week.
import type { BrokenPreference } from '../../../shared/planner/health.ts'
import type { StudyBlock } from './board.ts'
import type { Diagnosis } from './diagnosis.ts'
import { brokenBy, preferenceOf, type DayMeasure } from './measure-day.ts'
import type { DayPreference } from './weigh-locus.ts'

/** By preference, the blocks of a day that break it; what has begun is over. */
export function brokenOn(
  { board }: Diagnosis,
  { blocks, lostMeals }: DayMeasure,
  day: number,
): Map<DayPreference, StudyBlock[]> {
  const broken = new Map<DayPreference, StudyBlock[]>()
  const add = (preference: DayPreference, block: StudyBlock) => {
    const known = broken.get(preference) ?? []
    if (!block.hasBegun && !known.includes(block)) broken.set(preference, [...known, block])
  }
  const frame = board.frames[day - 1]
  if (frame === undefined) return broken
  for (const block of blocks) {
    for (const name of brokenBy(board, frame, block)) add(preferenceOf[name], block)
  }
  for (const block of lostMeals.flat()) add('meal', block)
  return broken
}

/** The study of a week's evenings, where it takes more of them than the student gives. */
export function findLostEvenings({ board, days, lostEvenings }: Diagnosis): {
  week: number
  blocks: StudyBlock[]
}[] {
  return [...lostEvenings].flatMap(([week, lost]) => {
    if (lost === 0) return []
    const blocks = board.frames
      .filter((frame) => frame.week === week)
      .flatMap(({ day }) => days[day - 1]?.eveningBlocks ?? [])
    return [{ week, blocks: blocks.filter(({ hasBegun }) => !hasBegun) }]
  })
}

/** Only of `only`, where that is given. */
export function listBroken(diagnosis: Diagnosis, only: number | null): BrokenPreference[] {
  const evenings = findLostEvenings(diagnosis).flatMap(({ blocks }) => blocks)
  return diagnosis.days.flatMap((measure, index): BrokenPreference[] => {
    const day = index + 1
    if (measure === null || (only !== null && only !== day)) return []
    const broken = [...brokenOn(diagnosis, measure, day)].map(([preference, blocks]) => ({
      preference,
      day,
      taskIds: blocks.map(({ id }) => id),
    }))
    const lost = evenings.filter((block) => block.day === day).map(({ id }) => id)
    return lost.length === 0
      ? broken
      : [...broken, { preference: 'free-evenings', day, taskIds: lost }]
  })
}
