// Reads a Weekloom export where a term is already there: its classes, exams and appointments, as a calendar would bring them.
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { hasMatter } from '../../../shared/everything/course-matter.ts'
import { minutesOf, placeClock } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { eventKinds, type EventTask } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { plainReading } from '../../../shared/timetable/import-reading.ts'
import { courseName } from '../../../shared/timetable/course-name.ts'
import { matterOfEverything } from './everything-file.ts'
import { readWeekloomJson } from '../../export/formats/weekloom-json.ts'
import type { ImportInput, TimetableSource } from './import-proposal.ts'
import { type Meeting, findSeries } from '../feed/series.ts'
import { sayFailure, sayNote } from './say-import.ts'

/** Work, its history, homework and packs stay with the folder that they came from; the problems say so. */
export function readOwnTimetable(
  input: ImportInput & { term: Term },
): Result<TimetableSource, string> {
  const { text, now, language, term } = input
  const read = readWeekloomJson(text, now)
  if (!read.ok) return fail(sayFailure({ kind: read.failure }, language))
  const { state } = read.value
  const events = state.tasks.filter((task) => task.kind === 'event')
  const series = eventKinds.flatMap((kind) =>
    findSeries(meetingsOf(events, kind, state)).map((one) => Object.assign(one, { kind })),
  )
  const staysBehind = state.taskClasses.length > 0 || hasMatter(matterOfEverything(text).matter)
  return succeed({
    name: read.value.term.name,
    zone: term.zone,
    series,
    problems: staysBehind ? [sayNote('own-timetable', language)] : [],
    leftOut: [],
    work: [],
    term,
    isCut: false,
    reading: plainReading('weekloom'),
  })
}

function meetingsOf(
  events: readonly EventTask[],
  kind: EventTask['eventKind'],
  { window }: ScheduleState,
): Meeting[] {
  const ofKind = events.filter(({ eventKind }) => eventKind === kind)
  const bySeries = Map.groupBy(ofKind, ({ series }) => series)
  return ofKind.map((event): Meeting => {
    const { date, start, end } = placeClock(window, event)
    const { title, location, series } = event
    return {
      uid: '',
      title,
      course: event.course || courseName(title),
      location,
      date,
      start: minutesOf(start),
      end: minutesOf(end),
      recurring: (bySeries.get(series)?.length ?? 0) > 1,
    }
  })
}
