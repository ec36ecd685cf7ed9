// The 25 questions that a tutor asks of a plan, written before the planner's cost was looked at, each answered by code.
// A single exception in a whole term is no fault of a plan: shares are asked for, and said.
import { minutesOf } from '../../shared/schedule/calendar.ts'
import { askDays } from './ask-days.ts'
import { askWork } from './ask-work.ts'
import { share, shareOf, type Question } from './answer.ts'
import type { PlanSheet, Session } from './plan-sheet.ts'

const ninth = 9 * 60
const nineInTheEvening = 21 * 60

/** The student's habit, else nine, or when their first lesson of the term's days begins. */
function dayBegins({ shape, fixed }: PlanSheet): number {
  const habit = shape.habits.noStudyBefore ?? null
  if (habit !== null) return minutesOf(habit)
  const lessons = fixed.filter(({ kind }) => kind === 'lecture' || kind === 'tutorial')
  return Math.min(ninth, ...lessons.map(({ from }) => from))
}

function dayEnds({ shape }: PlanSheet): number {
  const habit = shape.habits.noStudyAfter ?? null
  return habit === null ? nineInTheEvening : minutesOf(habit)
}

function keepsHabits({ shape }: PlanSheet, { day, from, to, course }: Session): boolean {
  const {
    protectedWeekdays = [],
    noStudyBefore = null,
    noStudyAfter = null,
    preferredParts = [],
  } = shape.habits
  const part = preferredParts.find((one) => one.course === course)?.part
  const noon = 12 * 60
  const six = 18 * 60
  const isInPart =
    part === undefined ||
    (part === 'morning'
      ? from < noon
      : part === 'afternoon'
        ? from >= noon && from < six
        : from >= six)
  return (
    isInPart &&
    !protectedWeekdays.includes(((day - 1) % 7) + 1) &&
    (noStudyBefore === null || from >= minutesOf(noStudyBefore)) &&
    (noStudyAfter === null || to <= minutesOf(noStudyAfter))
  )
}

export const questions: readonly Question[] = [
  {
    id: 'placed',
    asks: 'Has all the work that has to be done a place?',
    answer: ({ works }) =>
      share(
        works.reduce((sum, { sessions }) => sum + sessions.length, 0),
        works.reduce((sum, { wanted }) => sum + wanted, 0),
        1,
      ),
  },
  ...askWork,
  ...askDays,
  {
    id: 'day-begins',
    asks: 'Does nothing begin before the day does: nine, the first lesson, or what the student said?',
    answer: (sheet) => shareOf(sheet.sessions, ({ from }) => from >= dayBegins(sheet)),
  },
  {
    id: 'day-ends',
    asks: 'Is everything over when the day is: at nine in the evening, or when the student said?',
    answer: (sheet) => shareOf(sheet.sessions, ({ to }) => to <= dayEnds(sheet)),
  },
  {
    id: 'habits',
    asks: 'Is what the student said of their days and hours kept?',
    answer: (sheet) => shareOf(sheet.sessions, (session) => keepsHabits(sheet, session)),
  },
]
