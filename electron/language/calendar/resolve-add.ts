// Resolves "add a lecture on Mondays at ten": what it is called, on which days, at what time, how long and where.
import {
  addDays,
  dateToDay,
  datesFollowing,
  weekdayOf,
  daysBetween,
} from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { longestCourse, maxTitle, type Term } from '../../../shared/schedule/term.ts'
import { courseName } from '../../../shared/timetable/course-name.ts'
import { reading } from '../frames/reading.ts'
import { withRole } from '../frames/roles.ts'
import type { Slot } from '../reader/frame.ts'
import type { Ground } from '../ground.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { daySpokenOf } from '../words/told-days.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import { ask, type Acting, type Resolved } from './calendar-request.ts'
import { askTime, askDay, askTitle } from './ask-calendar.ts'
import { doing, operationOf } from '../acts/acting.ts'
import { cancelling } from './resolve-change.ts'
import { freeStarts, inTheWay, rowsIn, spanAt } from './place-span.ts'
import { readBeginning, readSaidDays, type SaidDays } from './said-days.ts'
import { readSaidTime, type SaidTime } from './said-time.ts'
import { sayAdded, sayLengthGuessed, sayOutside, sayOver } from './say-calendar.ts'
import { courseTold, gatherings, placeOf, titleOf } from './title-of-event.ts'
import { lexedRoles, unfilled } from './words-of-act.ts'

const kinds = { add_event: 'personal', add_class: 'class', add_exam: 'exam' } as const

/** Where nobody says how long: an hour of an appointment, two of a lesson or an exam. */
const usualMinutes = { personal: 60, class: 95, exam: 120 } as const

type Kind = EventTask['eventKind']

const dayRoles = ['when', 'due', 'to'] as const

export function resolveAdd(asked: Acting, act: keyof typeof kinds): Resolved {
  const acting = untilApart(asked)
  const { ground } = acting
  const kind = kindOf(acting, act)
  const name = nameOfEvent(acting, kind)
  if (name.title === '') return ask(askTitle(acting))
  if (Array.from(name.title).length > maxTitle) return ask(askTitle(acting, true))
  const lexed = lexedRoles(acting, ...dayRoles)
  const words = [...lexed, unfilled(acting)]
  const times = words.flatMap((each) => readSaidTime(each, ground.state.window) ?? [])
  const isEvening = ofEvenings.test(name.title) && !words.some(({ text }) => ofMornings.test(text))
  const time = inItsPart(times, isEvening) ?? times[0] ?? null
  const isToday = kind === 'personal' && isAheadToday(words, time, ground)
  const days =
    readSaidDays(lexed, ground) ??
    (time === null ? null : dayOnly(daySpokenOf(ground))) ??
    (isToday ? dayOnly(ground.today.date) : null)
  if (days === null || days.dates.length === 0)
    return ask(askDay(acting, { title: name.title, role: 'when' }))
  const isWeekly = repeats(acting, kind, days)
  const dates = isWeekly ? weeklyDates(acting, days, kind) : days.dates
  const inTerm = dates.flatMap((date) => dateToDay(ground.state.window, date) ?? [])
  const [first] = inTerm
  if (first === undefined) return sayOutside(acting, dates[0] ?? days.dates[0] ?? '')
  return place(acting, { ...name, kind, days: inTerm, isWeekly, time })
}

/** “Mondays, six to eight, all the way until Christmas”: that day ends it. */
function untilApart(acting: Acting): Acting {
  const { read, text, ground } = acting
  const isEnd = ({ role, from, text: words }: Slot, index: number) =>
    role === 'when' &&
    index > 0 &&
    (upTo.test(text.slice(read.frame.from, from)) || words.search(upToThen) === 0)
  if (!read.frame.slots.some(isEnd)) return acting
  return { ...acting, read: reading(withRole(read.frame, 'by', isEnd), text, ground) }
}

const upToThen = /到|至|\b(?:until|till|til|through|up to)\b/i
const upTo = new RegExp(String.raw`(?:${upToThen.source})\s*$`, 'i')

/** 晚上七点约了人: an hour that is still ahead, and no day, is of today. */
function isAheadToday(words: readonly LexedText[], time: SaidTime | null, ground: Ground): boolean {
  const isOfDay = words.some(({ text }) => partOfDay.test(text))
  return time?.kind === 'clock' && isOfDay && time.from > ground.today.minute
}

function dayOnly(date: string | null): SaidDays | null {
  if (date === null) return null
  return { dates: [date], single: [date], spanFrom: null, isEvery: false, isWeekday: false }
}

const partOfDay = /\b(?:evening|tonight|afternoon)\b|晚|下午|傍晚/

/** 週四晚上…七點到九點: hours that stand apart from their part of the day are of it. */
function inItsPart(times: readonly SaidTime[], isEvening: boolean): SaidTime | null {
  const time = times.find(({ kind }) => kind !== 'part') ?? null
  const isLate =
    isEvening || times.some((each) => each.kind === 'part' && lateParts.test(each.part))
  if (time?.kind !== 'clock' || !isLate || time.from >= noon) return time
  const to = time.to === null || time.to >= noon ? time.to : time.to + noon
  return { ...time, from: time.from + noon, to }
}

/** "Movie night on Saturday at 8": what hardly anybody does in the morning. */
const ofEvenings =
  /\b(?:night|evening|dinner|supper|drinks|pub|movies?|cinema|concert|gig)\b|晚饭|晚餐|聚餐|电影|酒吧|演唱会|夜宵|晚会/i
const ofMornings = /\bam\b|a\.m|morning|noon|上午|早|中午|\b0\d:/

const noon = 12 * 60
const lateParts = /^(?:afternoon|evening|night)/

type Wanted = {
  title: string
  course: string
  kind: Kind
  days: number[]
  isWeekly: boolean
  time: SaidTime | null
}

function place(acting: Acting, wanted: Wanted): Resolved {
  const { ground, read } = acting
  const { title, kind, days, isWeekly, time } = wanted
  const { now } = ground
  const told = read.length()
  const minutes = told?.unit === 'minutes' ? told.amount : usualMinutes[kind]
  const rows =
    told?.unit === 'periods' ? told.amount : Math.max(1, rowsIn(minutes, ground.state.window))
  const day = days.find((each) => !hasBegun({ place: { day: each, start: 31, end: 30 } }, now)) ?? 1
  const starts = (at: SaidTime | null) => freeStarts({ day, rows, kind, time: at }, ground)
  if (time === null || time.kind === 'part')
    return ask(
      askTime(acting, {
        title,
        day,
        reason: 'open',
        starts: starts(time),
        role: 'when',
        isWeekly,
        part: time,
      }),
    )
  const isTold = told?.unit === 'minutes' && time.kind === 'clock' && time.to === null
  const exact = isTold ? { ...time, to: time.from + minutes } : time
  const span = spanAt(exact, minutes, rows, ground.state.window)
  if (span === null)
    return ask(
      askTime(acting, { title, day, reason: 'no-row', starts: starts(time), role: 'when' }),
    )
  const all = days.map((each): Place => ({ day: each, start: span.start, end: span.end }))
  const { clock } = span
  const places = all.filter((one) => !hasBegun({ place: one, clock }, now))
  const [only] = places
  if (only === undefined) return sayOver(acting)
  const free = places.filter((one) => inTheWay({ place: one, clock }, kind, ground) === null)
  const occupant = inTheWay({ place: only, clock }, kind, ground)
  const yielding = places.length === 1 ? lessonsInTheWay(only, ground) : null
  const isAnyway = acting.isAgreed && yielding !== null
  if (free.length === 0 && occupant !== null && !isAnyway)
    return ask(
      askTime(acting, {
        title,
        day: only.day,
        reason: 'taken',
        occupant,
        mayGo: yielding !== null,
        starts: freeStarts({ day: only.day, rows, kind, time }, ground),
        role: 'when',
      }),
    )
  const isGuessed = told === null && time.kind === 'clock' && time.to === null
  return added(acting, wanted, {
    places,
    clock,
    isGuessed,
    yielding: isAnyway ? yielding : [],
  })
}

type Found = {
  places: Place[]
  clock: EventTask['clock']
  /** Nobody said how long. */
  isGuessed: boolean
  /** What goes for it. */
  yielding: EventTask[]
}

function added(
  acting: Acting,
  { title, course, kind, isWeekly }: Wanted,
  { places, clock, isGuessed, yielding }: Found,
): Resolved {
  const told = placeOf(acting).slice(0, maxTitle)
  // “Working at the library” tells it already.
  const location = title.endsWith(told) ? '' : told
  const changes = { title, course, kind, location, places, clock }
  const [first] = places
  const add = operationOf(
    { operation: 'add_events', changes },
    sayAdded(acting, { title, location, places, clock, isWeekly }),
    isGuessed && first !== undefined ? sayLengthGuessed(acting, first, clock) : '',
  )
  return yielding.length === 0 ? doing(add) : doing(cancelling(acting, yielding), add)
}

/** Lessons and appointments that could be left out for it; null where anything else stands there. */
function lessonsInTheWay(place: Place, { state, now }: Acting['ground']): EventTask[] | null {
  const met = state.tasks.filter(
    (task): task is EventTask =>
      task.kind === 'event' &&
      task.place.day === place.day &&
      task.place.start <= place.end &&
      place.start <= task.place.end,
  )
  const mayGo = (event: EventTask) => event.eventKind !== 'exam' && !hasBegun(event, now)
  return met.length > 0 && met.every(mayGo) ? met : null
}

/** A lesson is held every week unless its date is named. */
function repeats({ read }: Acting, kind: Kind, days: SaidDays): boolean {
  if (days.isEvery || weeklyWords.test(read.clause.text)) return true
  if (read.frame.flags.includes('standing')) return true
  if (days.isWeekday && read.words('by').length > 0) return true
  if (onceWords.test(read.clause.text)) return false
  return kind === 'class' && read.frame.act === 'add_class' && days.isWeekday
}

const weeklyWords =
  /\b(?:every|each) (?:other |second )?week\b|\bweekly\b|\bfortnightly\b|每(?:一?个?|两)?(?:周|星期|礼拜)|隔周|[单双]周/

/** "An extra lesson on Saturday" */
const onceWords =
  /\b(?:extra|additional|one-?off|make-?up|replacement|special|just once|only once)\b|补课|加课|[加多补](?:上|了)?一[次节]|临时/

/** From today to the end of the term, or as far as was said; lessons follow days off and make-up days. */
function weeklyDates(acting: Acting, days: SaidDays, kind: Kind): string[] {
  const { ground, term, read } = acting
  const { single, dates, spanFrom } = days
  const weekdays = [...new Set((single.length > 0 ? single : dates).map(weekdayOf))]
  const told = readBeginning(read.clause.text, ground) ?? spanFrom ?? single[0] ?? ground.today.date
  const start = told < ground.today.date ? ground.today.date : told
  const until = read.dates('by')?.at(-1) ?? addDays(term.firstMonday, term.weeks * 7 - 1)
  const weeks = weeksSaid(read.clause.text, start, term)
  return weeks
    .flatMap((week) =>
      weekdays.flatMap((weekday) =>
        kind === 'class'
          ? datesFollowing(term, week, weekday)
          : [addDays(term.firstMonday, (week - 1) * 7 + weekday - 1)],
      ),
    )
    .filter((date) => date >= start && date <= until)
    .toSorted()
}

/** What is called an exam, or a lesson, of a course that is there is one, however it was told. */
function kindOf(acting: Acting, act: keyof typeof kinds): Kind {
  if (act === 'add_class' && gatherings.test(acting.read.clause.text)) return 'personal'
  if (act !== 'add_event') return kinds[act]
  const { course } = nameOfEvent(acting, 'exam')
  if (course === '') return kinds[act]
  if (isExamTitle(acting.read.clause.text)) return 'exam'
  return lessonBehind.test(titleOf(acting, 'personal')) ? 'class' : kinds[act]
}

/** 高数课, "calculus lecture" */
const lessonBehind = /\p{Script=Han}课$|\b(?:lecture|lesson|class)$/iu

function nameOfEvent(acting: Acting, kind: Kind): { title: string; course: string } {
  const { read, ground } = acting
  const title = titleOf(acting, kind)
  const owners = kind === 'personal' ? [] : courseTold(read)
  const known = owners.map((owner) => courseOfOwner(owner, ground.state)).find((one) => one !== '')
  const course = known ?? (kind === 'class' ? courseName(title) : '')
  return { title, course: Array.from(course).slice(0, longestCourse).join('') }
}

const run =
  /\bweeks? (\d{1,2}) ?(?:-|–|to|until|till) ?(\d{1,2})\b|第? ?(\d{1,2}) ?(?:-|–|到|至) ?第?(\d{1,2}) ?周/
const second = /\b(?:every (?:second|other) week|fortnightly|every two weeks)\b|隔周|每两周/
const odd = /\bodd weeks?\b|单周/
const even = /\beven weeks?\b|双周/

/** Ascending numbers of weeks; `from` is the date of the first that comes, and `text` prepared. */
function weeksSaid(text: string, from: string, term: Term): number[] {
  const first = Math.max(1, Math.floor(daysBetween(term.firstMonday, from) / 7) + 1)
  const [, a, b, c, d] = run.exec(text) ?? []
  const low = Math.max(first, Number(a ?? c ?? 1))
  const high = Math.min(term.weeks, Number(b ?? d ?? term.weeks))
  const weeks = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index)
  return weeks.filter((week) => {
    if (second.test(text)) return (week - low) % 2 === 0
    if (odd.test(text)) return week % 2 === 1
    return even.test(text) ? week % 2 === 0 : true
  })
}
