// Makes of each entry of an import what the person has said of it, and tells what each became and could become (X2).
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { clockOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import type { Language } from '../../../shared/language.ts'
import { eventKinds, type EventTask } from '../../../shared/schedule/task.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import {
  type FoundLine,
  type LineKind,
  lineKinds,
  longestLine,
  type SaidKind,
} from '../../../shared/timetable/line-kinds.ts'
import type { TimetableSource } from '../import/import-proposal.ts'
import { sayTimes } from '../import/say-series.ts'
import { withExamCourses } from './entry-kinds.ts'
import { withoutDue } from './due-words.ts'
import type { DueWork } from './found-work.ts'
import type { LeftOut, Series, SourceLine } from './series.ts'

/** "Essay 2 [HIST 110]": course systems write the course behind the title. */
export function splitCourse(said: string): { title: string; course: string } {
  const match = /^(.*\S)\s*\[([^[\]]{2,})\]$/u.exec(said)
  return { title: match?.[1] ?? said, course: match?.[2]?.trim() ?? '' }
}

/** The name of an entry is the same whatever it becomes. */
export function lineTitle(said: string): string {
  return withoutDue(splitCourse(said).title).slice(0, longestLine).trim()
}

/** Null where nothing was said, or what it can't become. */
export function saidKindOf(
  said: readonly SaidKind[],
  title: string,
  kinds: readonly LineKind[],
): LineKind | null {
  if (said.length === 0) return null
  const names = new Set([title, lineTitle(title)].map(nameKey))
  const kind = said.findLast((one) => names.has(nameKey(one.title)))?.kind
  return kind !== undefined && kinds.includes(kind) ? kind : null
}

const meetingKinds: LineKind[] = [...eventKinds, 'homework', 'left-out']

/** What is no meeting in a calendar has been sorted before. */
export function withSaidKinds(
  source: TimetableSource,
  said: readonly SaidKind[],
): TimetableSource & { lines: SourceLine[] } {
  const series: Series[] = []
  const work: DueWork[] = source.lines === undefined ? [] : [...source.work]
  const leftOut: LeftOut[] = [...source.leftOut]
  const lines: SourceLine[] = [...(source.lines ?? [])]
  const add = (title: string, kind: LineKind, kinds: LineKind[], from: string) => {
    const line: SourceLine = { title: lineTitle(title), kind, kinds, from }
    lines.push(line)
    return line
  }
  for (const one of source.series) {
    const { title, meetings } = one
    const asked = saidKindOf(said, title, meetingKinds)
    const kind = asked ?? one.kind
    const line = add(title, kind, meetingKinds, meetings[0]?.date ?? '')
    if (asked === null && one.isUnsure === true) line.isUnsure = true
    if (kind === 'left-out') leftOut.push({ reason: 'said', title })
    else if (kind === 'homework') work.push(...meetingsDue(one))
    else if (kind !== 'day-off') series.push(asked === null ? one : { ...one, kind, isSaid: true })
  }
  for (const one of source.lines === undefined ? source.work : []) {
    const kind = saidKindOf(said, one.title, ['left-out']) ?? 'homework'
    add(one.title, kind, ['homework', 'left-out'], one.date)
    if (kind === 'homework') work.push(one)
    else leftOut.push({ reason: 'said', title: one.title })
  }
  return { ...source, series: withExamCourses(series), work, leftOut, lines }
}

/** An appointment's course is its own title, which is none of homework. */
function meetingsDue({ kind, course, meetings }: Series): DueWork[] {
  return meetings.map(({ title, date, start }) => ({
    title: lineTitle(title),
    course: kind === 'personal' ? '' : course,
    date,
    minute: start,
  }))
}

type Brought = {
  events: readonly EventTask[]
  work: readonly DueWork[]
  window: Window
  language: Language
}

/** A line for each title and what it becomes, in the order of their days. */
export function toFoundLines(
  lines: readonly SourceLine[],
  { events, work, window, language }: Brought,
): FoundLine[] {
  const held = Map.groupBy(events, ({ title, eventKind }) => keyOf(title, eventKind))
  const due = Map.groupBy(work, ({ title }) => keyOf(title, 'homework'))
  const alike = Map.groupBy(
    lines.filter(({ title }) => title !== ''),
    ({ title, kind }) => keyOf(title, kind),
  )
  const ordered = [...alike].toSorted(
    ([, a], [, b]) =>
      firstDay(a).localeCompare(firstDay(b)) ||
      (a[0]?.title ?? '').localeCompare(b[0]?.title ?? ''),
  )
  return ordered.flatMap(([key, same]) => {
    const [first] = same
    if (first === undefined) return []
    const mine = held.get(key) ?? []
    const works = due.get(key) ?? []
    const courses = [...new Set([...mine, ...works].map(({ course }) => course))]
    const course = courses.length === 1 ? (courses[0] ?? '') : ''
    const when = mine.length > 0 ? sayTimes(mine, window, language) : sayDue(works, language)
    const isTold = nameKey(first.title).includes(nameKey(course))
    return [
      {
        title: first.title,
        kind: first.kind,
        kinds: lineKinds.filter((kind) => same.some(({ kinds }) => kinds.includes(kind))),
        // Of which course it is, where its title does not say it.
        when: [when, ...(isTold ? [] : [course])].join(' · '),
        meetings: mine.length,
        ...(same.some(({ isUnsure }) => isUnsure === true) ? { isUnsure: true } : {}),
      },
    ]
  })
}

/** What finds no place is out. */
export function withoutPlace(
  lines: readonly FoundLine[],
  leftOut: readonly LeftOut[],
): FoundLine[] {
  const clashing = new Set(
    leftOut.flatMap(({ reason, title }) => (reason === 'clash' ? [nameKey(lineTitle(title))] : [])),
  )
  return lines.map((line) =>
    isHeld(line.kind) && line.meetings === 0 && clashing.has(nameKey(line.title))
      ? { ...line, kind: 'left-out' }
      : line,
  )
}

function isHeld(kind: LineKind): boolean {
  return eventKinds.some((held) => held === kind)
}

function firstDay(lines: readonly SourceLine[]): string {
  return lines.map(({ from }) => from).toSorted()[0] ?? ''
}

function keyOf(title: string, kind: LineKind): string {
  return `${kind} ${nameKey(lineTitle(title))}`
}

/** The first of them, with the time by which it is due. */
function sayDue(works: readonly DueWork[], language: Language): string {
  const [first, ...more] = works.toSorted((a, b) => a.date.localeCompare(b.date))
  if (first === undefined) return ''
  const day = sayDate(first.date, weekdayOf(first.date), language)
  const time = first.minute === null ? [] : [clockOf(Math.min(first.minute, 1439))]
  const others = more.some(({ date }) => date !== first.date) ? ['…'] : []
  return [day, ...time, ...others].join(' ')
}
