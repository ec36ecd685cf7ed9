// Proposes the study work of an import: reviews of what is held each week, and sessions for what a list names without a day.
import type { ScheduleRecord } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { isExam } from '../../../shared/timetable/exams.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import { proposeOpenWork } from '../feed/open-work.ts'
import type { Series } from '../feed/series.ts'
import type { ImportInput, TimetableSource } from './import-proposal.ts'
import { proposeStudies, type Study } from './propose-studies.ts'
import type { WrittenEvents } from './write-events.ts'

/**
 * Weekly lessons of courses that were not in the week before: those have had their study work proposed. What gives way
 * to an exam is not held.
 */
export function newLessons(written: WrittenEvents, state: ScheduleState | null): EventTask[] {
  const off = new Set(written.gaveWay.map(({ event }) => event.id))
  const known = new Set(
    state?.tasks.flatMap((task) => (task.kind === 'event' ? [task.series] : [])),
  )
  return written.added
    .filter(({ series }) => series.kind === 'class' && series.isWeekly && isSettled(series))
    .flatMap((one) => one.events)
    .filter(({ id, series }) => !known.has(series) && !off.has(id))
}

/** An appointment that is taken for a class would bring its reviews along. */
function isSettled({ isUnsure, isSaid }: Series): boolean {
  return isUnsure !== true || isSaid === true
}

function toPreview({ taskClass, items }: Study) {
  return {
    course: taskClass.course,
    sessions: items.length,
    periods: items[0]?.duration ?? 0,
  }
}

/** Reviews of what is held each week, and what a list names without a day, under ids that follow those of the events. */
export function proposeWork(
  { openWork = [], term }: TimetableSource,
  input: ImportInput,
  { events, lessons }: { events: readonly EventTask[]; lessons: readonly EventTask[] },
): { studies: ImportPreview['studies']; records: ScheduleRecord[] } {
  const { state, language, now, ids } = input
  const around = { term, state, language, today: now.date }
  const exams = [...(state?.tasks ?? []), ...events].filter(isExam)
  const reviews = proposeStudies(lessons, {
    ...around,
    exams: exams.map(({ title, place }) => ({ title, day: place.day })),
    ids: { task: ids.task + events.length, class: ids.class },
  })
  const sessions = reviews.reduce((sum, { items }) => sum + items.length, 0)
  const open = proposeOpenWork(openWork, {
    ...around,
    ids: { task: ids.task + events.length + sessions, class: ids.class + reviews.length },
  })
  return {
    studies: [
      ...reviews.map(toPreview),
      ...open.map((one) =>
        Object.assign(toPreview(one), { tasks: one.items.map(({ title }) => title) }),
      ),
    ],
    records: [reviews, open].flat().flatMap(({ taskClass, items }) => [taskClass, items].flat()),
  }
}
