// The sample term: sixteen believable weeks with this one as the third, for a first look without a timetable.
import { importWords } from '../../../shared/i18n/core/import.ts'
import { languages, type Language } from '../../../shared/language.ts'
import {
  addDays,
  buildWindow,
  datesFollowing,
  dateToDay,
  mondayOf,
} from '../../../shared/schedule/calendar.ts'
import { emptyDiff, namesOf, recordKey, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { pendingItem, type EventTask } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import {
  sampleAppointment,
  sampleCourses,
  sampleExams,
  sampleHoliday,
  samplePeriods,
  sampleWeeks,
  type SampleLesson,
} from './sample-timetable.ts'
import { sampleWork, type SampleWork } from './sample-work.ts'

type SampleInput = {
  /** Today's date. */
  date: string
  language: Language
  /** IANA name. */
  zone: string
  /** The next free ones. */
  ids: { task: number; class: number; series: number }
}

let ownNames: ReadonlySet<string> | null = null

/** All that a sample term says in words, in every language. */
export function sampleNames(): ReadonlySet<string> {
  ownNames ??= new Set(
    languages.flatMap((language) => {
      const ids = { task: 1, class: 1, series: 1 }
      const { diff } = sampleTerm({ date: '2026-01-05', zone: 'UTC', language, ids })
      return Object.values(diff.added).flatMap(namesOf)
    }),
  )
  return ownNames
}

export function sampleTerm(input: SampleInput): { term: Term; diff: ScheduleDiff } {
  const term = makeTerm(input)
  const ids = { ...input.ids }
  const events = [...courseEvents(term, input), ...examEvents(input), ...appointments(term, input)]
  const diff = emptyDiff()
  const seriesIds = new Map<string, number>()
  for (const { series, ...event } of events) {
    const known = seriesIds.get(series) ?? ids.series + seriesIds.size
    seriesIds.set(series, known)
    const task: EventTask = { ...event, id: ids.task, series: known }
    diff.added[recordKey(task)] = task
    ids.task += 1
  }
  for (const work of sampleWork) {
    const taskClass = toTaskClass(ids.class, work, term, input)
    diff.added[recordKey(taskClass)] = taskClass
    for (const [index, title] of work.items.entries()) {
      const item = pendingItem({
        id: ids.task,
        classId: ids.class,
        order: index + 1,
        title: title[input.language],
        duration: work.periods,
      })
      diff.added[recordKey(item)] = item
      ids.task += 1
    }
    ids.class += 1
  }
  return { term, diff }
}

function makeTerm({ date, language, zone }: SampleInput): Term {
  const firstMonday = addDays(mondayOf(date), -14)
  const dateOf = ({ week, weekday }: { week: number; weekday: number }) =>
    addDays(firstMonday, (week - 1) * 7 + weekday - 1)
  return {
    name: importWords[language].termNames,
    firstMonday,
    weeks: sampleWeeks,
    zone,
    periods: samplePeriods,
    overrides: [
      { kind: 'off', date: dateOf(sampleHoliday.off) },
      { kind: 'follows', date: dateOf(sampleHoliday.makeUp), ...sampleHoliday.off },
    ],
  }
}

/** An event that still needs its ids. */
type Draft = Omit<EventTask, 'id' | 'series'> & { series: string }

function courseEvents(term: Term, { language }: SampleInput): Draft[] {
  const window = buildWindow(term)
  return sampleCourses.flatMap(({ name, hosts, lessons }) =>
    lessons.flatMap((lesson) =>
      weeksOf(lesson)
        .flatMap((week) => datesFollowing(term, week, lesson.weekday))
        .map((date): Draft => {
          const day = dateToDay(window, date)
          if (day === null) throw new Error(`${date} is not in the sample term`)
          return {
            kind: 'event',
            series: `${name.en} ${lesson.weekday}`,
            title: sayLesson(name[language], lesson.kind, language),
            course: name[language],
            eventKind: 'class',
            location: lesson.location[language],
            place: { day, start: lesson.start, end: lesson.end },
            clock: null,
            locked: true,
            hosts,
            guestIds: [],
          }
        }),
    ),
  )
}

function weeksOf({ weeks: [first, last], every }: SampleLesson): number[] {
  const count = Math.floor((last - first) / every) + 1
  return Array.from({ length: count }, (_, index) => first + index * every)
}

function sayLesson(course: string, kind: SampleLesson['kind'], language: Language): string {
  return importWords[language].lessonTitles[kind](course)
}

function examEvents({ language }: SampleInput): Draft[] {
  return sampleExams.map(({ title, course, week, weekday, periods: [start, end], location }) => ({
    kind: 'event',
    series: title.en,
    title: title[language],
    course: sampleCourses[course]?.name[language] ?? '',
    eventKind: 'exam',
    location: location[language],
    place: { day: dayOf(week, weekday), start, end },
    clock: null,
    locked: true,
    hosts: false,
    guestIds: [],
  }))
}

function appointments(term: Term, { language }: SampleInput): Draft[] {
  const { title, weekday, periods, location } = sampleAppointment
  return Array.from({ length: term.weeks }, (_, index) => ({
    kind: 'event',
    series: title.en,
    title: title[language],
    course: '',
    eventKind: 'personal',
    location: location[language],
    place: { day: dayOf(index + 1, weekday), start: periods[0], end: periods[1] },
    clock: null,
    locked: false,
    hosts: false,
    guestIds: [],
  }))
}

function dayOf(week: number, weekday: number): number {
  return (week - 1) * 7 + weekday
}

function toTaskClass(id: number, work: SampleWork, term: Term, input: SampleInput): TaskClass {
  const { course, title, until } = work
  return {
    kind: 'class',
    id,
    title: title[input.language],
    course: sampleCourses[course]?.name[input.language] ?? '',
    fromDay: dateToDay(buildWindow(term), input.date) ?? 1,
    toDay: dayOf(until.week, until.weekday),
    slotBudget: null,
    subjectType: work.subjectType,
    difficulty: work.difficulty,
    intensity: work.intensity,
    strategy: work.strategy,
    mayEmbed: work.mayEmbed,
    excludedPeriods: work.excludedPeriods,
    excludedWeekdays: work.excludedWeekdays,
    priority: work.priority,
  }
}
