// The done-when line of a plan step: what the step comes to, in ids and dates, so that it means the same after the
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'

// schedule has changed. Written when the plan is made and read back when the step is worked on.
import { z } from 'zod'
import type { PlanStep } from '../../../shared/agent/card.ts'
import { type Language, languages } from '../../../shared/language.ts'
import { healthProblemKinds } from '../../../shared/tools/health-problem.ts'
import { clockOf, dateToDay, dayToDate } from '../../../shared/schedule/calendar.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { marks } from '../../../shared/schedule/work-log.ts'
import { tools } from '../../../shared/tools/catalogue.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { AwayTime, Write } from '../resolve/intent.ts'
import type { Limits } from '../read/kept-free.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { nowhere, type Target } from '../words/task-words.ts'
import { findTimes } from '../../../shared/time/time-words.ts'
import { assumptions } from '../read/work-drafts.ts'

/** A plan step is settled by its card, so its line is never read back. */
export function doneWhen(
  write: Write,
  state: ScheduleState,
  language: Language,
): PlanStep['done_when'] {
  switch (write.kind) {
    case 'plan':
      return builtInModelWords[language].planLines
    case 'put':
      return `#${write.taskId} → ${writeTarget(write.taskId, write.target, state, language)}`
    case 'relocate':
      return `${write.taskIds.map((id) => `#${id}`).join(' ')} → ${writeTarget(null, write.target, state, language)}${write.avoidDates.length > 0 ? ` ≠ ${write.avoidDates.join(' ')}${write.most === undefined ? '' : ` ≤${write.most}`}` : ''}${writeAvoid(write.avoid)}`
    case 'delay':
      return `${write.firstIds.map((id) => `#${id}`).join(' ')} ⇢ ${write.days}`
    case 'swap':
      return `#${write.taskA} ⇄ #${write.taskB}`
    case 'unplace':
      return `${write.taskIds.map((id) => `#${id}`).join(' ')} ↓`
    case 'replan':
      return `⟳${write.taskIds.map((id) => ` #${id}`).join('')}${write.away.map(writeAway).join('')}${write.maxMoves === null ? '' : ` ≤${write.maxMoves}`}`
    case 'mark':
      return `#${write.taskId} ✓ ${write.mark}${write.minutes === null ? '' : ` ${write.minutes}`}`
    case 'improve':
      return `↑${(write.days ?? []).map((day) => ` ${dayToDate(state.window, day)}`).join('')}${write.problem === null ? '' : ` ${write.problem}`}`
    case 'upsert':
      return `＋ ${JSON.stringify({ values: write.values, assumed: write.assumed })}`
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
  return languages.some((language) => builtInModelWords[language].planLines === line)
}

/** Null for a line that was not written here, or that means nothing in this state. */
export function readDoneWhen(line: string, state: ScheduleState): Write | null {
  if (line === '↶') return { kind: 'undo' }
  if (line === '↷') return { kind: 'redo' }
  if (line.startsWith('＋')) return readUpsert(line)
  if (line.startsWith('⟳')) return readReplan(line)
  if (line.startsWith('↑')) return readImprove(line, state)
  const mark = readMark(line)
  if (mark !== null) return mark
  const ids = idsIn(line)
  const [first, second] = ids
  if (first === undefined) return null
  if (line.endsWith(' ↓')) return { kind: 'unplace', taskIds: ids }
  if (line.includes('⇢')) return { kind: 'delay', firstIds: ids, days: Number(line.split('⇢')[1]) }
  if (line.includes('⇄'))
    return second === undefined ? null : { kind: 'swap', taskA: first, taskB: second }
  const [, after] = line.split(' → ')
  if (after === undefined) return null
  const [places = '', kept = ''] = after.split(' ⊘ ')
  const [wanted = '', avoided = ''] = places.split(' ≠ ')
  const target = readTarget(wanted)
  if (ids.length === 1 && avoided === '' && kept === '')
    return { kind: 'put', taskId: first, target }
  return {
    kind: 'relocate',
    taskIds: ids,
    target,
    avoid: readAvoid(kept),
    avoidDates: datesIn(avoided),
    ...mostIn(avoided),
  }
}

function mostIn(words: string): { most?: number } {
  const most = /≤(\d+)/.exec(words)?.[1]
  return most === undefined ? {} : { most: Number(most) }
}

const upsertLine = z.strictObject({
  values: tools.upsert_task_class.arguments,
  assumed: z.array(z.enum(assumptions)),
})

function readUpsert(line: string): Write | null {
  const parsed = upsertLine.safeParse(readJson(line.slice(2)))
  return parsed.success ? { kind: 'upsert', ...parsed.data } : null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Weekdays and periods that what moves keeps off; times of one weekday are not said of single moves. */
function writeAvoid({ weekdays, periods }: Limits): string {
  const words = [...weekdays.map((day) => `w${day}`), ...periods.map((period) => `p${period}`)]
  return words.length === 0 ? '' : ` ⊘ ${words.join(' ')}`
}

function readAvoid(words: string): Limits {
  const numbers = (letter: string) =>
    words.split(' ').flatMap((word) => (word.startsWith(letter) ? [Number(word.slice(1))] : []))
  return { weekdays: numbers('w'), periods: numbers('p') }
}

function writeAway({ from, to, periods }: AwayTime): string {
  return ` ${from}..${to}${periods === null ? '' : `@${periods.start}-${periods.end}`}`
}

const awaySpan = /(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})(?:@(\d+)-(\d+))?/g

function readReplan(line: string): Write {
  const away = [...line.matchAll(awaySpan)].map(([, from = '', to = '', start, end]) => ({
    from,
    to,
    periods: start === undefined ? null : { start: Number(start), end: Number(end) },
  }))
  const most = /≤(\d+)/.exec(line)?.[1]
  return {
    kind: 'replan',
    away,
    taskIds: idsIn(line),
    maxMoves: most === undefined ? null : Number(most),
  }
}

function readMark(line: string): Write | null {
  const match = /^#(\d+) ✓ (\w+)(?: (\d+))?$/.exec(line)
  const mark = marks.find((each) => each === match?.[2])
  if (match === null || mark === undefined) return null
  const minutes = match[3] === undefined ? null : Number(match[3])
  return { kind: 'mark', taskId: Number(match[1]), mark, minutes }
}

function readImprove(line: string, { window }: ScheduleState): Write {
  const days = datesIn(line).flatMap((date) => dateToDay(window, date) ?? [])
  const problem = healthProblemKinds.find((kind) => line.endsWith(` ${kind}`)) ?? null
  return { kind: 'improve', days: days.length === 0 ? null : days, problem }
}

function idsIn(line: string): number[] {
  return [...line.matchAll(/#(\d+)/g)].map(([, id]) => Number(id))
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
    ...(target.by === null ? [] : [`±${target.by.amount}${target.by.unit}`]),
    ...(target.nudge === null ? [] : [`~${target.nudge}`]),
    ...(target.sameTime === null ? [] : ['~same']),
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
      return builtInModelWords[language].partNames[wish.part]
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

const distance = /±(-?\d+(?:\.\d+)?)(minutes|periods)/

function readTarget(text: string): Target {
  const dates = datesIn(text)
  const [far = '', amount, unit] = distance.exec(text) ?? []
  const wish = findTimes(text.replace(far, ' ').replaceAll(isoDate, ' '))[0]?.wish ?? null
  return {
    ...nowhere,
    dates: dates.length === 0 ? null : dates,
    wish,
    by: unit === 'minutes' || unit === 'periods' ? { amount: Number(amount), unit } : null,
    nudge: text.includes('~later') ? 'later' : text.includes('~earlier') ? 'earlier' : null,
    sameTime: text.includes('~same') ? true : null,
  }
}
