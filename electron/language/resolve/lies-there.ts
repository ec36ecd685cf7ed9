// Tells whether a task lies at a time that was said, whether it is ahead, and which number its title bears.
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import type { Operand } from '../words/task-words.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { isHeldIn } from './wishes.ts'

export function liesThere(
  task: Task,
  { dates, wish }: Pick<Operand, 'dates' | 'wish'>,
  ground: Ground,
): boolean {
  if (dates === null && wish === null) return true
  if (task.place === null) return false
  const { window } = ground.state
  const isDay = dates === null || dates.some((date) => dateToDay(window, date) === task.place?.day)
  return isDay && isHeldIn({ clock: null, ...task, place: task.place }, wish, window)
}

export function isAhead(task: Task, ground: Ground): boolean {
  return task.place !== null && !hasBegun(task, ground.now)
}

/** "Chapter 2: reading", 词汇表二：背诵: the second, whatever lies around it. */
export function firstNumber(title: string): number | null {
  const digits = /\d+/.exec(title)
  if (digits !== null) return Number(digits[0])
  const signs = /第([一二三四五六七八九十]+)|([一二三四五六七八九十]+)(?=$|[:：])/.exec(
    title.trim(),
  )
  return signs === null ? null : readNumber(signs[1] ?? signs[2] ?? '')
}
