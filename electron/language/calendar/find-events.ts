// Finds the lessons, exams and appointments that the words of an act name: by title, course, kind, day and time.
import { dateToDay, minutesOfHeld } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { compareHeld } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { thingTold } from '../amend/thing-told.ts'
import type { Reading } from '../frames/reading.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { lessonsCalled } from '../words/lessons-called.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { isHeldIn } from '../resolve/wishes.ts'
import { readSaidTime, type SaidTime } from './said-time.ts'

/** Ahead, in the order of time; empty where none is named, null where no name was said at all. */
export function findNamedEvents(
  read: Reading,
  kinds: readonly EventTask['eventKind'][],
): EventTask[] | null {
  const { state, now } = read.ground
  const ahead = state.tasks
    .filter((task): task is EventTask => task.kind === 'event' && !hasBegun(task, now))
    .toSorted(compareHeld)
  const names = namesIn(read)
  if (names.length === 0) {
    if (unknownWords(read.lexed('course', 'title', 'task')) === '') return eventTold(read)
    const said = read.words('course', 'title', 'task')
    const called = new Set(said.flatMap((words) => lessonsCalled(words, state)))
    return ofKinds(
      ahead.filter(({ series }) => called.has(series)),
      kinds,
    )
  }
  const groups = names.map(({ owners }) => ofName(owners, ahead, kinds, state))
  // "The algebra midterm" is what both words name; "algebra and physics" are two.
  const both = ahead.filter((event) => groups.every((group) => group.includes(event)))
  const named = both.length > 0 ? both : ahead.filter((event) => groups.flat().includes(event))
  return narrowByWords(named, read.clause.text)
}

/** "It's cancelled": the lesson that our answer told of. */
function eventTold({ clause, ground }: Reading): EventTask[] | null {
  const told = clause.days.length > 0 || isOfMany.test(clause.text) ? null : thingTold(ground)
  return told?.task.kind === 'event' ? [told.task] : null
}

const isOfMany = /\b(?:all|every\w*|any\w*)\b|全|都|所有/

/** "All my lectures" names none of them; "my pottery class" names one that is not there. */
export function unknownWords(phrases: readonly LexedText[]): string {
  return phrases
    .map(({ rest }) => rest.replaceAll(anyOfThem, ' '))
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const ofAny =
  's all my our your the any every each of next first second third last this that these those lectures? class(?:es)? lessons? lecs? appointments? meetings? events? exams? everything anything'
const ofRequests =
  "cancel(?:led|ed)? delete remove drop skip move shift change reschedule postpone no not isn't aren't is are was were be been got gets has have had off out to on at from in for please pls can could would you will it there and so then just happening anymore i i'm me we don't won't do does did prof professor teacher lecturer said says told us up today now instead time hour hours later earlier held"
const anyOfThem = new RegExp(
  String.raw`\b(?:${`${ofAny} ${ofRequests}`.split(' ').join('|')})\b|所有|全部|都|的|课程?|日程|安排|考试|第?[一二三四五六七八九十\d]+节|取消|不用?上|停|没有?|了|改|调|挪|移|把|将|请|帮我|老师|说|到|在|那|这|节|我`,
  'g',
)

/** "Cancel calculus" is about its lessons, and not about its exam. */
function ofName(
  owners: readonly NameOwner[],
  ahead: readonly EventTask[],
  kinds: readonly EventTask['eventKind'][],
  state: ScheduleState,
): EventTask[] {
  const series = new Set(owners.flatMap(({ kind, id }) => (kind === 'series' ? [id] : [])))
  const courses = new Set(
    owners.map((owner) => nameKey(courseOfOwner(owner, state))).filter((course) => course !== ''),
  )
  const named = ahead.filter(
    (event) =>
      series.has(event.series) || (event.course !== '' && courses.has(nameKey(event.course))),
  )
  return ofKinds(named, kinds)
}

/** Of others where there are none of these, and of exams last. */
function ofKinds(named: EventTask[], kinds: readonly EventTask['eventKind'][]): EventTask[] {
  const ofKind = named.filter(({ eventKind }) => kinds.includes(eventKind))
  if (ofKind.length > 0) return ofKind
  const others = named.filter(({ eventKind }) => eventKind !== 'exam')
  return others.length > 0 ? others : named
}

/** Of the roles that name things, else of the whole clause. */
function namesIn(read: Reading): LexedText['names'] {
  const told = read.lexed('course', 'task', 'title').flatMap(({ names }) => names)
  if (told.length > 0 || read.clause.names.length > 0)
    return told.length > 0 ? told : read.clause.names
  // "PE tomorrow"
  return read.words('course', 'task', 'title').flatMap((words) => read.lexName(words).names)
}

const lessonWords = [
  /\blabs?\b|实验/,
  /\b(?:exercises?|tutorials?|problem class)\b|习题/,
  /\bseminars?\b|研讨|讨论课/,
  /\bmid-?terms?\b|期中/,
  /\bfinals?\b|期末/,
]

function titleOf(event: EventTask): string {
  return normaliseText(event.title)
}

/** "The calculus lab": of several those whose titles say so too; a lecture is none of these. */
export function narrowByWords(events: EventTask[], said: string): EventTask[] {
  const word = lessonWords.find((pattern) => pattern.test(said))
  if (word !== undefined) {
    const told = events.filter((event) => word.test(titleOf(event)))
    return told.length > 0 ? told : events
  }
  if (!/\blectures?\b|大课|理论课/.test(said)) return events
  const plain = events.filter((event) => !lessonWords.some((other) => other.test(titleOf(event))))
  return plain.length > 0 ? plain : events
}

export function onDates(
  events: readonly EventTask[],
  dates: readonly string[],
  { state }: Ground,
): EventTask[] {
  const days = new Set(dates.map((date) => dateToDay(state.window, date)))
  return events.filter(({ place }) => days.has(place.day))
}

/** Those that lie at the time, where one does. */
export function atTime(
  events: readonly EventTask[],
  read: Reading,
  ...roles: Parameters<Reading['lexed']>
): EventTask[] {
  const { window } = read.ground.state
  const [time] = read.lexed(...roles).flatMap((lexed) => readSaidTime(lexed, window) ?? [])
  if (time === undefined) return [...events]
  const there = events.filter((event) => liesAt(event, time, read.ground))
  return there.length > 0 ? there : [...events]
}

export function liesAt(event: EventTask, time: SaidTime, { state }: Ground): boolean {
  const { window } = state
  if (time.kind === 'periods') return event.place.start <= time.end && time.start <= event.place.end
  if (time.kind === 'part') return isHeldIn(event, time, window)
  const { start, end } = minutesOfHeld(window.periods, event)
  return start <= time.from && time.from < end
}
