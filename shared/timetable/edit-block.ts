// A weekly class that a person types in or changes (U6), in window and terminal alike. Pure.
import { isSameValue } from '../schedule/same-value.ts'
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
 * `from` as it becomes `to`. Clock times of its own say when in its periods it is held: other periods end them unless other
 * times come with them, another weekday doesn't, since the periods of every day have the same times. They come back with
 * the periods that it had at `first`.
 */
export function changeBlockTo(from: WeeklyBlock, to: WeeklyBlock, first = from): WeeklyBlock {
  if (isAtRows(from, to) || !isSameValue(from.clock, to.clock)) return to
  return { ...to, clock: isAtRows(first, to) ? first.clock : null }
}

function isAtRows(a: WeeklyBlock, b: WeeklyBlock): boolean {
  return a.start === b.start && a.end === b.end
}
