// The path of one curve, in a drawing of 700 by 1000: a day is 100 wide, the day's axis 1000 high.
import type { Ghost } from './ghosts.ts'
import { blockBox, type WeekAxis } from '../../shared/timetable/day-axis.ts'

// Between neighbours a curve still swings out this far, so that it is no line along their border.
const leastReach = 45

/** From the side of one block that faces the other, to the other's side; within a day, along their edges. */
export function drawCurve(axis: WeekAxis, from: Ghost, to: Ghost, firstDay: number): string {
  const [start, end] = [middleOf(axis, from), middleOf(axis, to)]
  const [left, right] = [columnOf(from, firstDay), columnOf(to, firstDay)]
  if (left === right) {
    const [edge, bow] = [left + 96, left + 112]
    return `M ${edge} ${start} C ${bow} ${start} ${bow} ${end} ${edge} ${end}`
  }
  const direction = right > left ? 1 : -1
  const x1 = left + (direction === 1 ? 97 : 3)
  const x2 = right + (direction === 1 ? 3 : 97)
  const reach = direction * Math.max(leastReach, Math.abs(x2 - x1) / 2)
  // At the same hour it bows below the words of what lies between; near the day's end, above.
  const isLevel = Math.abs(end - start) < leastReach
  const bow = isLevel ? (start < 1000 - 2 * leastReach ? leastReach : -leastReach) * 2 : 0
  return `M ${x1} ${start} C ${x1 + reach} ${start + bow} ${x2 - reach} ${end + bow} ${x2} ${end}`
}

function columnOf(ghost: Ghost, firstDay: number): number {
  return (ghost.place.day - firstDay) * 100
}

function middleOf(axis: WeekAxis, { task, place }: Ghost): number {
  const { top, height } = blockBox(axis, place, task.kind === 'event' ? task.clock : null)
  return Math.round((top + height / 2) * 1000)
}
