// The done-when line of a plan step: what the step comes to, in ids and dates, so that it means the same after the
// schedule has changed. Written when the plan is made and read back when the step is worked on.
import type { PlanStep } from '../../../../shared/agent/card.ts'
import type { Language } from '../../../../shared/language.ts'
import { clockOf, dayToDate } from '../../../../shared/schedule/calendar.ts'
import { findTask, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { assertNever } from '../../../../shared/assert-never.ts'
import { nowhere, type Target, type Write } from './intent.ts'
import type { DayPart, TimeWish } from './mention.ts'
import { findTimes } from './time-words.ts'

const partNames: Record<Language, Record<DayPart, string>> = {
  en: { morning: 'morning', noon: 'noon', afternoon: 'afternoon', evening: 'evening' },
  zh: { morning: '上午', noon: '中午', afternoon: '下午', evening: '晚上' },
}

const planLines: Record<Language, string> = {
  en: 'you have accepted the places on the card',
  zh: '你接受了卡片上的安排',
}

/** A plan step is settled by its card, so its line is never read back. */
export function doneWhen(
  write: Write,
  state: ScheduleState,
  language: Language,
): PlanStep['done_when'] {
  switch (write.kind) {
    case 'plan':
      return planLines[language]
    case 'put':
      return `#${write.taskId} → ${writeTarget(write.taskId, write.target, state, language)}`
    case 'relocate':
      return `${write.taskIds.map((id) => `#${id}`).join(' ')} → ${writeTarget(null, write.target, state, language)}${write.avoidDates.length > 0 ? ` ≠ ${write.avoidDates.join(' ')}` : ''}`
    case 'swap':
      return `#${write.taskA} ⇄ #${write.taskB}`
    case 'unplace':
      return `#${write.taskId} ↓`
    case 'undo':
      return '↶'
    case 'redo':
      return '↷'
    default:
      return assertNever(write)
  }
}

/** Whether the step is the rough build, which accepting its card has already done. */
export function isPlanLine(line: string): boolean {
  return Object.values(planLines).includes(line)
}

/** Null for a line that was not written here. */
export function readDoneWhen(line: string): Write | null {
  if (line === '↶') return { kind: 'undo' }
  if (line === '↷') return { kind: 'redo' }
  const ids = [...line.matchAll(/#(\d+)/g)].map(([, id]) => Number(id))
  const [first, second] = ids
  if (first === undefined) return null
  if (line.endsWith(' ↓')) return { kind: 'unplace', taskId: first }
  if (line.includes('⇄'))
    return second === undefined ? null : { kind: 'swap', taskA: first, taskB: second }
  const [, after] = line.split(' → ')
  if (after === undefined) return null
  const [wanted = '', avoided = ''] = after.split(' ≠ ')
  const target = readTarget(wanted)
  if (ids.length === 1 && avoided === '') return { kind: 'put', taskId: first, target }
  return {
    kind: 'relocate',
    taskIds: ids,
    target,
    avoid: { weekdays: [], periods: [] },
    avoidDates: datesIn(avoided),
  }
}

function writeTarget(
  taskId: number | null,
  target: Target,
  state: ScheduleState,
  language: Language,
): string {
  const dates = target.shift === null ? target.dates : shiftedDate(taskId, target.shift, state)
  const words = [
    ...(dates ?? []),
    ...(target.wish === null ? [] : [writeWish(target.wish, language)]),
  ]
  return words.length === 0 ? '…' : words.join(' ')
}

function shiftedDate(taskId: number | null, shift: number, state: ScheduleState): string[] | null {
  const place = findTask(state, taskId ?? 0)?.place ?? null
  const day = place === null ? 0 : place.day + shift
  return state.window.days[day - 1] === undefined ? null : [dayToDate(state.window, day)]
}

function writeWish(wish: TimeWish, language: Language): string {
  const isChinese = language === 'zh'
  switch (wish.kind) {
    case 'part':
      return partNames[language][wish.part]
    case 'periods':
      return isChinese ? `第${wish.start}-${wish.end}节` : `periods ${wish.start}-${wish.end}`
    case 'clock':
      return `at ${clockOf(wish.minute)}`
    case 'before':
      return `before ${clockOf(wish.minute)}`
    case 'after':
      return `after ${clockOf(wish.minute)}`
    case 'between':
      return `after ${clockOf(wish.from)}`
    default:
      return assertNever(wish)
  }
}

const isoDate = /\d{4}-\d{2}-\d{2}/g

function datesIn(text: string): string[] {
  return text.match(isoDate) ?? []
}

function readTarget(text: string): Target {
  const dates = datesIn(text)
  const wish = findTimes(text.replaceAll(isoDate, ' '))[0]?.wish ?? null
  return { ...nowhere, dates: dates.length === 0 ? null : dates, wish }
}
