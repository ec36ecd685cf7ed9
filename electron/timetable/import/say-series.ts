// Describes one line for each thing that an import adds: "Mon, Wed 10:00–11:35, weeks 1–16".
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import { importWords } from '../../../shared/i18n/core/import.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { placeClock, weekOf } from '../../../shared/schedule/calendar.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { listWords, joinWords } from '../../../shared/text/join-words.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { sayRun, splitRuns } from '../../../shared/time/say/split-runs.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'

type EventLine = ImportPreview['events'][number]

/** Events of one title and kind share a line. */
export function describeEvents(
  events: readonly EventTask[],
  window: Window,
  language: Language,
): EventLine[] {
  const byTitle = Map.groupBy(events, ({ title, eventKind }) => `${eventKind} ${title}`)
  return [...byTitle.values()].flatMap((same) => {
    const first = same[0]
    if (first === undefined) return []
    return [
      {
        title: first.title,
        weekly: sayTimes(same, window, language),
        meetings: same.length,
        kind: first.eventKind,
      },
    ]
  })
}

type Slot = { weekdays: number[]; clock: string; weeks: number[]; date: string }

const mostSlots = 4

/** "Mon, Wed 10:00–11:35, weeks 1–16". */
export function sayTimes(events: readonly EventTask[], window: Window, language: Language): string {
  const slots = findSlots(events, window)
  const said = slots.slice(0, mostSlots).map((slot) => saySlot(slot, language))
  return (slots.length > mostSlots ? [...said, '…'] : said).join(grammar[language].joints.semicolon)
}

// Weekdays with the same clock time and weeks are said together.
function findSlots(events: readonly EventTask[], window: Window): Slot[] {
  const byDay = Map.groupBy(
    events,
    (event) => `${weekdayOfEvent(event)} ${clockTimes(event, window)}`,
  )
  const slots = [...byDay.values()].flatMap((same): Slot[] => {
    const first = same[0]
    if (first === undefined) return []
    const weeks = [...new Set(same.map(({ place }) => weekOf(place.day)))]
    return [
      {
        weekdays: [weekdayOfEvent(first)],
        clock: clockTimes(first, window),
        weeks: weeks.toSorted((a, b) => a - b),
        date: placeClock(window, first).date,
      },
    ]
  })
  const merged: Slot[] = []
  for (const slot of slots.toSorted((a, b) => b.weeks.length - a.weeks.length)) {
    const alike = merged.find(
      (other) => other.clock === slot.clock && other.weeks.join() === slot.weeks.join(),
    )
    if (alike !== undefined && slot.weeks.length > 1) alike.weekdays.push(...slot.weekdays)
    else merged.push(slot)
  }
  return merged
}

function weekdayOfEvent({ place }: EventTask): number {
  return ((place.day - 1) % 7) + 1
}

function clockTimes(event: EventTask, window: Window): string {
  const { start, end } = placeClock(window, event)
  return `${start}–${end}`
}

function saySlot({ weekdays, clock, weeks, date }: Slot, language: Language): string {
  const [weekday = 1] = weekdays
  if (weeks.length === 1) return `${sayDate(date, weekday, language)} ${clock}`
  const sorted = weekdays.toSorted((a, b) => a - b)
  const names = listWords(
    sorted.map((day) => weekdayName(day, language, 'short')),
    language,
  )
  return `${names} ${clock}${grammar[language].joints.clause}${sayWeeks(weeks, language)}`
}

function sayWeeks(weeks: readonly number[], language: Language): string {
  const [first = 1] = weeks
  const last = weeks.at(-1) ?? first
  const alternates = weeks.length > 2 && weeks.every((week, index) => week === first + 2 * index)
  if (!alternates) {
    return importWords[language].seriesWeeks(
      splitRuns(weeks).map(sayRun).join(', '),
      weeks.length === 1,
      '',
    )
  }
  const parity = importWords[language].seriesParities[first % 2 === 1 ? 'odd' : 'even']
  return importWords[language].seriesWeeks(`${first}–${last}`, false, parity)
}

/** What comes along, and what undo does with it; empty where nothing does. */
export function sayMatter(matter: CourseMatter, language: Language): string {
  const { packs, sources, homework, subscriptions } = matter
  const say = importWords[language].importMatters
  const courses = new Set(packs.map(({ course }) => course)).size
  const along = [
    ...(homework.length > 0 ? [say.homework(homework.length)] : []),
    ...(courses > 0 ? [say.packs(courses)] : []),
    ...(sources.length > 0 ? [say.sources(sources.length)] : []),
    ...(subscriptions.length > 0 ? [say.subscriptions(subscriptions.length)] : []),
  ]
  if (along.length === 0) return ''
  const staying = [
    ...(courses > 0 ? [say.packsStay] : []),
    ...(sources.length > 0 ? [say.sourcesStay] : []),
    ...(subscriptions.length > 0 ? [say.subscriptionsStay] : []),
  ]
  return say.along(joinWords(along, language), [
    ...(homework.length > 0 ? [say.takesHomework] : []),
    ...(staying.length > 0 ? [say.leaves(joinWords(staying, language))] : []),
  ])
}
