// A weekly class that a person types in or changes (U6), in window and terminal alike. Pure.
import type { WeeklyBlock } from './weekly-block.ts'

/** A run of periods on one weekday. */
export type Cells = Pick<WeeklyBlock, 'weekday' | 'start' | 'end'>

/** Without a name, in every week of the term. */
export function newBlock({ weekday, start, end }: Cells, weeks: number): WeeklyBlock {
  return {
    series: null,
    title: '',
    course: '',
    kind: 'class',
    location: '',
    weekday,
    start,
    end,
    clock: null,
    hosts: false,
    weeks: Array.from({ length: weeks }, (_, index) => index + 1),
  }
}

/**
 * `from` as it becomes `to`. Clock times of its own say when in its periods it is held: other periods end them,
 * another weekday doesn't, since the periods of every day have the same times.
 */
export function changeBlockTo(from: WeeklyBlock, to: WeeklyBlock): WeeklyBlock {
  const isAtSamePeriods = from.start === to.start && from.end === to.end
  return { ...to, clock: isAtSamePeriods ? from.clock : null }
}
