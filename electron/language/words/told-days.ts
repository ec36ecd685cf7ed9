// Days and times that are said by one told before: "that morning", "the Sunday after that", 那天的前一天晚上, "in that slot".
import {
  addDays,
  clockOf,
  dayToDate,
  minutesOfHeld,
  weekdayOf,
} from '../../../shared/schedule/calendar.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import type { Ground } from '../ground.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { type LexedText, lexWords } from './lexed-text.ts'

/**
 * The same words with an ISO date; null where they point to no day, or none was told. `before` is what stands before them:
 * a block that is named in it lies on the day that the others are counted from.
 */
export function withToldDay(words: string, before: string, ground: Ground): string | null {
  const [eve, same, next] = [dayBefore, thatDay, dayAfter].map((pattern) => pattern.exec(words))
  const toWeekday = weekdayBeside.exec(words)
  const pointing = eve ?? next ?? toWeekday ?? same ?? null
  if (pointing === null) return null
  const isOwn = same === null && !/\bthat$|^那/u.test(words.trim())
  const told = (isOwn ? dayOfName(before, ground) : null) ?? dayTold(before, ground)
  if (told === null) return null
  const rest = pointing.slice(1).find((part) => part !== undefined) ?? ''
  if (eve != null) return `${addDays(told, -1)} ${rest}`
  if (next != null) return `${addDays(told, 1)} ${rest}`
  if (toWeekday === null) return `${told} ${rest}`
  const [day] = lexWords(rest, ground).days
  const [date] = day?.dates ?? []
  if (day === undefined || date === undefined) return null
  return `${besideDay(told, weekdayOf(date), /\bbefore\b/i.test(words))} ${rest.slice(day.end)}`
}

/** The next day of that weekday, or the last one. */
function besideDay(date: string, weekday: number, isBefore: boolean): string {
  const apart = (weekday - weekdayOf(date) + daysOfWeek) % daysOfWeek
  return addDays(date, isBefore ? apart - daysOfWeek : apart === 0 ? daysOfWeek : apart)
}

const daysOfWeek = 7

const dayBefore =
  /^(?:the )?(?:day|(evening|night)) before(?: that)?$|^(?:那天的?)?前一天的?(.*)$/iu
const thatDay =
  /^(?:on )?that (?:day|(morning|afternoon|evening|night))$|^那一?天的?(.*)$|^那(?=[早晚中上下])(.*)$/iu
const dayAfter =
  /^(?:the )?(?:day after(?: that)?|next day|following day)$|^(?:第二|次|隔|后一)[天日]的?(.*)$/iu
const weekdayBeside = /^(?:the )?(\w+day) (?:after|before)(?: that)?$|^那(?:天|次)?之?后的?(.+)$/iu

function dayTold(before: string, ground: Ground): string | null {
  const said = [before, ...ground.recent.map(({ text }) => text).toReversed()]
  for (const text of said) {
    const { days } = lexWords(text, ground)
    const isNamed = text !== before || ended.test(before)
    const date = days.at(-1)?.dates.at(-1) ?? (isNamed ? dayOfName(text, ground) : null)
    if (date !== null) return date
  }
  return null
}

/** The one day that was spoken of right before, by the person or by us: "is Sunday free?", "dinner at six then". */
export function daySpokenOf(ground: Ground): string | null {
  const at = ground.recent.findLastIndex(({ who }) => who === 'person')
  const [date, ...more] = datesTold(ground, Math.max(0, at)) ?? []
  return more.length === 0 ? (date ?? null) : null
}

/** 词汇表一钉死，那天还有什么: where what was named lies. */
function dayOfName(text: string, ground: Ground): string | null {
  const { state } = ground
  const days = lexWords(text, ground).names.flatMap(({ owners }) => {
    const [owner, ...others] = owners
    const isOne = owner?.kind === 'item' && others.length === 0
    const task = isOne ? findTask(state, owner.id) : null
    return task?.place == null ? [] : [task.place.day]
  })
  const [day] = days
  return day === undefined || days.length > 1 ? null : dayToDate(state.window, day)
}

/** What is said of a block itself goes on: "move it to the Sunday after that". */
const ended = /[,.;?!，。；？！]|\band\b|\p{Script=Han}\s+$/u

const gap = String.raw`(?:(?:now|same) )?(?:free |freed |empty )?(?:time|slot|gap|hours?|spot)`
const gapHan =
  '(?:(?:空|腾|省)(?:出|下)?来?的?)?那?(?:[段个]|会儿?|[一两二]?[节次])?(?:时间|时段|时候|空档|空|课)?(?:点儿?)?'

const thatTime = new RegExp(
  String.raw`^(?:(?:in|at|into|for|during|up to) )?(?:that|this|those|the|its) ${gap}(?: instead)?$|^(?:in )?there(?: instead)?$|^then(?: instead)?$|^(?=.*(?:那|空|腾|省))${gapHan}$|^那[儿里边]$|^过[去来]$`,
  'i',
)

/** Where a time that was freed is spoken of: "use that time for …", 空出来那会儿做…. */
export const inThatTime = new RegExp(
  String.raw`\b(?:in|into|during|use|with|take) (?:that|this|the free|the freed) ${gap}\b|\bthere\b(?!['’]s| (?:is|are|was|were|will)\b)|\bthen(?= instead\b|\W*$)|(?:空|腾|省)出来的?(?:那?(?:[段个]|会儿?|[一两]?[节次]))?(?:时间|时段|空档)?|那(?:会儿|个?时候|个?时间|个?点儿?(?=把|放|做|写|学|复习))`,
  'i',
)

/** The day with its time that was told last, here or before; null where the words point to none. */
export function withToldTime(words: string, before: string, ground: Ground): string | null {
  if (!thatTime.test(words)) return null
  const freed = ofFreed.test(words) ? timeFreed(ground) : null
  if (freed !== null) return freed
  // An answer of ours that lists several times tells none; what was asked for does.
  const told = ground.recent.filter(
    ({ who, text }) => who === 'person' || [...text.matchAll(clockRange)].length < 2,
  )
  const said = [before, ...told.map(({ text }) => text).toReversed()]
  for (const text of said) {
    const days = isPlace.test(words) ? daysIn(text, ground) : []
    const time = (days.length > 1 ? null : timeTold(text, ground)) ?? days.join(' or ')
    if (time !== '') return time
  }
  return null
}

const ofFreed = /\b(?:slot|gap|spot|freed?)\b|空|腾|省/i

/** Where the one block lay that the last change has moved: it is not where it goes that was freed. */
function timeFreed({ state, history, recent }: Ground): string | null {
  const written = recent.findLast(({ who }) => who === 'person')?.written?.at(-1)
  if (history.diff == null || written === undefined || written !== history.undo) return null
  const [left] = Object.values(history.diff.updated).flatMap(([from, to]) => {
    if (from.kind !== 'item' || to.kind !== 'item' || from.place === null) return []
    return isSameValue(from.place, to.place) ? [] : [from.place]
  })
  if (left === undefined) return null
  const { start } = minutesOfHeld(state.window.periods, { place: left, clock: null })
  return `${dayToDate(state.window, left.day)} ${clockOf(start)}`
}

/** All days that the newest words tell that tell any: "anything planned there?". */
export function datesTold(ground: Ground, from = 0): string[] | null {
  for (const { text } of ground.recent.slice(from).toReversed()) {
    const dates = daysIn(text, ground)
    if (dates.length > 0) return dates
  }
  return null
}

const clockRange = /\d:\d\d ?[–-] ?\d+:\d\d/g

/** A place may be a whole day, or any of several. */
const isPlace = /\bthere\b|那[儿里边]$|^过[去来]$/i

function daysIn(text: string, ground: Ground): string[] {
  return [...new Set(lexWords(text, ground).days.flatMap((day) => day.dates))]
}

/** A day with its hours, with a part of it, or with the lesson that is held on it. */
function timeTold(text: string, ground: Ground): string | null {
  const told = lexWords(text, ground)
  const range = findClockRange(told.text)
  const dayBy = ({ start }: { start: number }) =>
    told.days.findLast((day) => day.start < start && start - day.end <= nearBy)?.dates[0]
  const held = range === null ? undefined : dayBy(range)
  // As a date, so that no other day lies nearer to the words.
  if (range?.wish.kind === 'between' && held !== undefined)
    return `${held} ${clockOf(range.wish.from)}`
  const time = told.times.at(-1)
  const day = time === undefined ? undefined : (dayBy(time) ?? dateOf(told))
  if (time !== undefined && day !== undefined)
    return `${day} ${told.text.slice(time.start, time.end)}`
  const date = dateOf(told)
  return date === undefined ? null : lessonOn(date, told, ground)
}

function dateOf({ days }: LexedText): string | undefined {
  const dates = days.flatMap((day) => day.dates)
  return dates.length === 1 ? dates[0] : undefined
}

/** The hours of the one lesson that is named with its day. */
function lessonOn(date: string, { names }: LexedText, { state }: Ground): string | null {
  const series = new Set(
    names.flatMap(({ owners }) =>
      owners.flatMap(({ kind, id }) => (kind === 'series' ? [id] : [])),
    ),
  )
  const lessons = state.tasks.filter(
    (task) =>
      task.kind === 'event' &&
      series.has(task.series) &&
      dayToDate(state.window, task.place.day) === date,
  )
  const [lesson, ...more] = lessons
  if (lesson?.kind !== 'event' || more.length > 0) return null
  return `${date} ${clockOf(minutesOfHeld(state.window.periods, lesson).start)}`
}

/** Characters between a day and its time. */
const nearBy = 6
