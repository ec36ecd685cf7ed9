// The lessons that a question when something is asks for, and no study for their course; and a time told by one: "before badminton".
import { minutesOf, placeClock, dayToDate } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { compareHeld } from '../../../shared/schedule/place.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import type { Ground } from '../ground.ts'
import { narrowByWords } from './find-events.ts'
import type { NameMention } from '../words/task-names.ts'
import type { Reading } from '../frames/reading.ts'
import { readOperand } from '../words/operands.ts'
import type { NameOwner } from '../words/known-names.ts'
import type { Operand } from '../words/task-words.ts'

/** "When do I have physics", 高数课: lessons, and no study. */
export function lessonsOf(operand: Operand, read: Reading): Operand {
  const isCalled = readOperand(read.clause, true).event === 'class'
  const isCourse = read.words('task', 'title').length === 0 && had.test(read.clause.text)
  const lessons = operand.names.map((owners) => owners.filter(({ kind }) => kind === 'series'))
  const isThere = lessons.length > 0 && lessons.every((owners) => owners.length > 0)
  if (!isThere || !(isCalled || isCourse)) return operand
  const [kind] = kindOfLesson.exec(read.clause.text.toLowerCase()) ?? []
  const isOfKind = ({ id }: NameOwner) =>
    kind !== undefined &&
    read.ground.state.tasks.some(
      (task) => task.kind === 'event' && task.series === id && task.title.toLowerCase().includes(kind), // prettier-ignore
    )
  const ofKind = lessons.map((owners) => owners.filter(isOfKind))
  return { ...operand, names: ofKind.some((owners) => owners.length > 0) ? ofKind : lessons }
}

/** "Is there physics on Wednesday?": where it is held then and no study lies there, the lesson is meant. */
export function heldThen(operand: Operand, dates: readonly string[], { state }: Ground): Operand {
  const lying = state.tasks.filter(
    ({ place }) => place !== null && dates.includes(dayToDate(state.window, place.day)),
  )
  const isHeld = ({ kind, id }: NameOwner) =>
    lying.some((task) =>
      task.kind === 'event'
        ? kind === 'series' && task.series === id
        : kind !== 'series' && (kind === 'item' ? task.id : task.classId) === id,
    )
  const held = operand.names.map((owners) => owners.filter(isHeld))
  const isOfLessons = held.every((owners) => owners.some(({ kind }) => kind === 'series'))
  const isStudied = held.some((owners) => owners.some(({ kind }) => kind !== 'series'))
  return held.length > 0 && isOfLessons && !isStudied ? { ...operand, names: held } : operand
}

export const kindOfLesson =
  /\b(?:lab|exercise|tutorial|seminar|lecture|workshop)|实验|习题|讨论|讲座/

const had = /\b(?:have|got|attend)\b|上|有/

const [beforeIt, afterIt, betweenThem] = [
  /\b(?:before|until|till) (?:the |my |that )?$/,
  /\bafter (?:the |my |that )?$/,
  /\b(?:between|from) (?:the |my )?$/,
]
const lesson = '(?: ?(?:class|lecture|lesson|lab|exercises?)| ?(?:实验|习题)?课?)?'
const [hanBefore, hanAfter, hanBetween] = [
  new RegExp(`^${lesson}(?:之前|以前|开始前|前面?)`),
  new RegExp(`^${lesson}(?:之后|以后|结束后|下课后|完了?之?后|后面?)`),
  /之间|中间/,
]

/** Null where no time is told so. An exam is too far away to be one. */
export function besideEvent(read: Reading): { dates: string[]; wish: TimeWish } | null {
  const { text, names } = read.clause
  const [first, second] = names
  if (first === undefined) return null
  const head = text.slice(0, first.start)
  const tail = text.slice(first.end)
  const side =
    beforeIt.test(head) || hanBefore.test(tail)
      ? 'before'
      : afterIt.test(head) || hanAfter.test(tail)
        ? 'after'
        : null
  const isBetween =
    second !== undefined && (betweenThem.test(head) || hanBetween.test(text.slice(second.end)))
  if (side === null && !isBetween) return null
  const event = eventOf(first, null, read)
  if (event === null) return null
  const { date, start, end } = placeClock(read.ground.state.window, event)
  if (side !== null && !isBetween)
    return {
      dates: [date],
      wish:
        side === 'before'
          ? { kind: 'before', minute: minutesOf(start) }
          : { kind: 'after', minute: minutesOf(end) },
    }
  const other = second === undefined ? null : eventOf(second, date, read)
  if (other === null) return null
  const next = placeClock(read.ground.state.window, other)
  const [from, to] = [minutesOf(end), minutesOf(next.start)]
  return from < to ? { dates: [date], wish: { kind: 'between', from, to } } : null
}

/** The next of them that has not begun, on the day that is told where one is. */
function eventOf(
  { owners, end }: NameMention,
  date: string | null,
  read: Reading,
): EventTask | null {
  const { state, now } = read.ground
  const told = read.dates('when') ?? read.clause.days.flatMap((day) => day.dates)
  const dates = date === null ? told : [date]
  const series = new Set(owners.flatMap(({ kind, id }) => (kind === 'series' ? [id] : [])))
  const ahead = state.tasks
    .filter((task): task is EventTask => task.kind === 'event' && series.has(task.series))
    .filter((event) => event.eventKind !== 'exam' && !hasBegun(event, now))
    .filter(({ place }) => dates.length === 0 || dates.includes(dayToDate(state.window, place.day)))
    .toSorted(compareHeld)
  return narrowByWords(ahead, read.clause.text.slice(end, end + lessonLength))[0] ?? null
}

const lessonLength = 10
