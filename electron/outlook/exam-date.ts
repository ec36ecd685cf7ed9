// The day of a course's next exam, for recite and the outlook alike: the timetable's, else the one told in its guide or in its pack's goal.
import { readPack } from '../../db/pack.ts'
import type { ExamOf } from '../../shared/planner/simulation.ts'
import { examsOf } from '../../shared/timetable/exams.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { goalOf, readExamDate } from '../language/pack/read-deadline.ts'
import { currentClock, languageOf, type SessionContext } from '../session/context.ts'
import { findWrittenGuide } from '../../db/guide.ts'
import { readerContext } from '../session/reader-context.ts'

/** Each course is looked up once. */
export function examDates(context: SessionContext, state: ScheduleState): ExamOf {
  const known = new Map<string, string | null>()
  return (course) => {
    const present = known.get(course)
    if (present !== undefined) return present
    const date = examDate(context, state, course)
    known.set(course, date)
    return date
  }
}

/** An exam that is told without its time is no event, though its day is known. */
function examDate(context: SessionContext, state: ScheduleState, course: string): string | null {
  const { date: today } = currentClock(context)
  const isComing = (date: string | null | undefined): date is string =>
    date !== null && date !== undefined && date > today
  const { days } = state.window
  const inTimetable = examsOf(state, course)
    .map(({ place }) => days[place.day - 1]?.date)
    .find(isComing)
  if (inTimetable !== undefined || course === '') return inTimetable ?? null
  const inGuide = findWrittenGuide(context.database, course)?.draft.exam
  const ground = readerContext(context, state, languageOf(context))
  const goal = goalOf({ pack: readPack(context.database, course), answers: [] })
  const told = [inGuide == null ? null : days[inGuide.day - 1]?.date, readExamDate(goal, ground)]
  return told.find(isComing) ?? null
}
