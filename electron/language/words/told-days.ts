// Days and times that are said by one told before: "that morning", "the Sunday after that", 那天的前一天晚上, "in that slot".
import { addDays, clockOf, dayToDate } from '../../../shared/schedule/calendar.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import type { Ground } from '../ground.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { lexText, prepareText } from './lexed-text.ts'

/** The same words with an ISO date; null where they point to no day, or none was told. `before` is what stands before them. */
export function withToldDay(words: string, before: string, ground: Ground): string | null {
  const [eve, same, after] = [dayBefore, thatDay, dayAfter].map((pattern) => pattern.exec(words))
  const pointing = eve ?? same ?? after ?? null
  const told = pointing === null ? null : dayTold(before, ground)
  if (pointing === null || told === null) return null
  const rest = pointing.slice(1).find((part) => part !== undefined) ?? ''
  if (eve != null) return `${addDays(told, -1)} ${rest}`
  if (same != null) return `${told} ${rest}`
  const [next] = lexText(prepareText(rest, ground), since(told, ground)).days
  const date = next?.dates.find((each) => each > told)
  return date === undefined ? null : `${date} ${rest.slice(next?.end)}`
}

const dayBefore =
  /^(?:the )?(?:day|(evening|night)) before(?: that)?$|^(?:那天的?)?前一天的?(.*)$/iu
const thatDay =
  /^(?:on )?that (?:day|(morning|afternoon|evening|night))$|^那一?天的?(.*)$|^那(?=[早晚中上下])(.*)$/iu
const dayAfter = /^(?:the )?(\w+day) after(?: that)?$|^那(?:天|次)?之?后的?(.+)$/iu

function dayTold(before: string, ground: Ground): string | null {
  const said = [before, ...ground.recent.map(({ text }) => text).toReversed()]
  for (const text of said) {
    const { days } = lexText(prepareText(text, ground), ground)
    const date = days.at(-1)?.dates.at(-1) ?? dayOfName(text, before, ground)
    if (date !== null) return date
  }
  return null
}

/** 词汇表一钉死，那天还有什么: where what was named lies. */
function dayOfName(text: string, before: string, ground: Ground): string | null {
  if (text === before && !ended.test(before)) return null
  const { state } = ground
  const days = lexText(prepareText(text, ground), ground).names.flatMap(({ owners }) => {
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

/** Said on that day, "Sunday" is the one that follows. */
function since(date: string, ground: Ground): Ground {
  return { ...ground, today: { ...ground.today, date } }
}

const gap = String.raw`(?:now )?(?:free |freed |empty )?(?:time|slot|gap|hours?|spot)`
const partHan = '(?:那?(?:[段个]|会儿?|[一两]?[节次]))?'

const thatTime = new RegExp(
  String.raw`^(?:(?:in|at|into|for|during) )?(?:that|this|those|the|its) ${gap}(?: instead)?$|^there$|^(?:(?:空|腾|省)(?:出|下)?来?的?${partHan}(?:时间|时段|空档|空)?|那(?:[段个]|会儿?)?(?:时间|时段|空档)|那会儿?)$`,
  'i',
)

/** Where a time that was freed is spoken of: "use that time for …", 空出来那会儿做…. */
export const inThatTime = new RegExp(
  String.raw`\b(?:in|into|during|use|with) (?:that|this|the free|the freed) ${gap}\b|\bthere\b(?!['’]s| (?:is|are|was|were|will)\b)|(?:空|腾|省)出来的?${partHan}(?:时间|时段|空档)?|那会儿`,
  'i',
)

/** Where the day that was told before is spoken of: "nothing at all that day", 那天也别排. */
export const onThatDay = /\bthat day\b|那一?天/i

/** The day with its time that was told last; null where the words point to none. */
export function withToldTime(words: string, ground: Ground): string | null {
  if (!thatTime.test(words)) return null
  for (const { text } of ground.recent.toReversed()) {
    const told = lexText(prepareText(text, ground), ground)
    const range = findClockRange(told.text)
    const day = told.days.findLast(
      ({ start, end }) => range !== null && start < range.start && range.start - end <= nearBy,
    )
    // As a date, so that no other day lies nearer to the words.
    const [date] = day?.dates ?? []
    if (range?.wish.kind === 'between' && date !== undefined)
      return `${date} ${clockOf(range.wish.from)}`
  }
  return null
}

/** Characters between a day and its time. */
const nearBy = 6
