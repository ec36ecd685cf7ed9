// Asks the one thing that has to be known before a timetable act can be a card, with what can be pressed.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { calendarWords } from '../../../shared/i18n/core/calendar.ts'
import { addDays, dateToDay, minutesOf } from '../../../shared/schedule/calendar.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { joinChoices, joinWords } from '../../../shared/text/join-words.ts'
import type { EventTask, Task } from '../../../shared/schedule/task.ts'
import { cleanTitle, quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDay, sayIso } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { sayClock, sayPlaceOfWeek } from '../../../shared/words/schedule/say-place.ts'
import { periodsOf } from '../resolve/wishes.ts'
import type { RoleName } from '../reader/frame.ts'
import type { Acting, Asked, CalendarAct } from './calendar-request.ts'
import type { SaidTime } from './said-time.ts'
import { sayEventPlace } from './say-calendar.ts'
import { unfilled } from './words-of-act.ts'

/** As many as can be pressed. */
const mostOptions = 3

export type TimeAsked = {
  title: string
  day: number
  role: RoleName
  /** Rows at which it could begin. */
  starts: readonly number[]
  /** On this weekday every week. */
  isWeekly?: boolean
  /** The part of the day that was told: all of it can be meant. */
  part?: SaidTime | null
} & ({ reason: 'open' | 'no-row' } | { reason: 'taken'; occupant: Task; mayGo?: boolean })

export function askTime(acting: Acting, asked: TimeAsked): Asked {
  const { language, ground, index } = acting
  const { window } = ground.state
  const say = calendarWords[language].ask
  const title = quoteTitle(asked.title, language)
  const weekday = window.days[asked.day - 1]?.weekday ?? 1
  const day =
    asked.isWeekly === true
      ? say.everyWeekday(weekdayName(weekday, language, 'long'))
      : say.onDay(sayDay(window, asked.day, language))
  const texts = {
    open: () => say.time(title, day),
    'no-row': () => say.noRow(title, joinWords(hoursOf(window), language)),
    taken: () =>
      asked.reason === 'taken'
        ? say.timeTaken(title, day, quoteTitle(asked.occupant.title, language))
        : '',
  }
  const starts = asked.starts.flatMap((start) => window.periods[start - 1]?.start ?? [])
  const whole = wholePart(asked.part ?? null, window)
  const options = whole === null ? starts : [...starts.slice(0, mostOptions - 1), whole]
  const full = options.length === 0 ? ` ${say.dayFull(day)}` : ''
  const question = { kind: 'words', frame: index, role: asked.role, of: 'time' } as const
  const others = options.length === 0 ? freeDays(acting, asked.day) : options
  const mayGo = asked.reason === 'taken' && asked.mayGo === true
  const occupant = mayGo ? quoteTitle(asked.occupant.title, language) : ''
  const anyway = mayGo ? grammar[language].joints.gap + say.mayGo(occupant) : ''
  const pressed = mayGo ? [say.anyway(occupant), ...others.slice(0, mostOptions - 1)] : others
  return { question, text: texts[asked.reason]() + full + anyway, options: pressed }
}

/** "19:00–21:35" of the evening. */
function wholePart(part: SaidTime | null, window: Window): string | null {
  if (part?.kind !== 'part') return null
  const rows = periodsOf(part, window)
  const [first, last] = [rows[0], rows.at(-1)]
  return first === undefined || last === undefined
    ? null
    : sayClock(window, { start: first, end: last })
}

/** Breaks of up to so many minutes are none. */
const shortBreak = 30

/** "08:00–12:15, 13:30–16:55": when the day has rows. */
function hoursOf({ periods }: Window): string[] {
  const runs: { start: string; end: string }[] = []
  for (const { start, end } of periods) {
    const last = runs.at(-1)
    if (last !== undefined && minutesOf(start) - minutesOf(last.end) <= shortBreak) last.end = end
    else runs.push({ start, end })
  }
  return runs.map(({ start, end }) => `${start}–${end}`)
}

/** The days that follow. */
function freeDays({ ground, language }: Acting, day: number): string[] {
  const { window } = ground.state
  return [day + 1, day + 2]
    .filter((each) => each <= window.days.length)
    .map((each) => sayDay(window, each, language))
}

export function askDay(
  acting: Acting,
  { title, role }: { title: string | null; role: RoleName },
): Asked {
  const { language, ground, index } = acting
  const say = calendarWords[language].ask
  const { date } = ground.today
  const options = [1, 2, 3]
    .map((days) => addDays(date, days))
    .filter((each) => dateToDay(ground.state.window, each) !== null)
    .map((each) => sayIso(each, language))
  const text =
    title === null
      ? say.whichDay[role === 'from' ? 'from' : 'to']
      : say.day(quoteTitle(title, language))
  return { question: { kind: 'words', frame: index, role, of: 'day' }, text, options }
}

export function askPlace({ language, index }: Acting, title: string): Asked {
  return {
    question: { kind: 'words', frame: index, role: 'place', of: 'title' },
    text: calendarWords[language].ask.place(quoteTitle(title, language)),
    options: [calendarWords[language].scene.no],
  }
}

export function askTitle(acting: Acting, isLong = false): Asked {
  const { language, index, read } = acting
  const say = calendarWords[language].ask
  const kind =
    read.frame.act === 'add_class' ? 'class' : read.frame.act === 'add_exam' ? 'exam' : 'personal'
  return {
    question: { kind: 'words', frame: index, role: 'title', of: 'title' },
    text: isLong ? say.shorterTitle : say.title,
    options: [...lastWords(acting), calendarWords[language].plainTitles[kind]],
  }
}

/** "I've joined choir": what it is called may well stand there, unmarked. */
function lastWords(acting: Acting): string[] {
  const words = unfilled(acting)
    .rest.split(/[^\p{L}\p{N}' -]+/u)
    .map((part) => part.trim())
  const last = words.findLast((part) => part !== '') ?? ''
  const word = /\p{Script=Han}/u.test(last)
    ? last.replace(/^(?:新增|添加|加|有|上|去|要)+/, '').slice(-6)
    : (last.split(' ').at(-1) ?? '')
  return word.length < 2 || smallWord.test(word) ? [] : [upperFirst(word)]
}

const smallWord = /^(?:at|in|on|to|it|that|this|for|and|then|there|too|now|please)$/i

type Reason = 'open' | 'several' | 'elsewhere' | 'weekly' | 'unnamed'

export function askEvents(
  acting: Acting,
  act: CalendarAct,
  events: readonly EventTask[],
  reason: Reason,
): Asked {
  const { language, index } = acting
  const say = calendarWords[language].ask
  const choices = reason === 'weekly' ? weeklyOf(acting, events) : singleOf(acting, events)
  const shown = choices.slice(0, mostOptions)
  const isCancel = act.startsWith('cancel')
  const all =
    isCancel && (reason === 'open' || reason === 'several') && events.length > 1
      ? [{ label: say.all, eventIds: events.map(({ id }) => id) }]
      : []
  const kept = [...shown.slice(0, mostOptions - all.length), ...all]
  const titles = [...new Set(events.map((event) => quoteTitle(event.title, language)))]
  const title = joinChoices(titles.slice(0, mostOptions), language)
  const labels = kept.map(({ label }) => label)
  return {
    question: { kind: 'events', frame: index, choices: [...choices.slice(0, 60), ...all] },
    text: say.which[reason](title),
    options: labels,
  }
}

function singleOf(acting: Acting, events: readonly EventTask[]) {
  const isOneTitle = new Set(events.map(({ title }) => title)).size === 1
  return events.map((event) => ({
    label: sayChoice(acting, event, isOneTitle),
    eventIds: [event.id],
  }))
}

function sayChoice(acting: Acting, event: EventTask, isOneTitle: boolean): string {
  const place = sayEventPlace(acting, event)
  return isOneTitle
    ? place
    : cleanTitle(event.title, acting.language) + grammar[acting.language].joints.clause + place
}

function weeklyOf({ ground, language }: Acting, events: readonly EventTask[]) {
  const { window } = ground.state
  const groups = Map.groupBy(events, (event) => sayPlaceOfWeek(window, event, language))
  return [...groups].map(([label, same]) => ({ label, eventIds: same.map(({ id }) => id) }))
}
