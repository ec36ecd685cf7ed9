// Homework that a feed or a list names, as items to keep.
import {
  type Homework,
  maxHomework,
  maxSteps,
  noSteps,
  type Step,
} from '../../../shared/homework/homework.ts'
import { clockOf, addDays, daysBetween, mondayOf } from '../../../shared/schedule/calendar.ts'
import { longestCourse, maxTitle, maxWeeks } from '../../../shared/schedule/term.ts'
import { cleanText } from '../../text/clean-text.ts'

/** `minute` is null where only the day is told. */
export type DueWork = {
  title: string
  course: string
  date: string
  minute: number | null
  /** As the text of its entry names them. */
  teacher?: string
  /** Points of its checklist. */
  steps?: readonly Pick<Step, 'text' | 'isDone'>[]
}

export function toHomework(work: readonly DueWork[], now: string): Homework[] {
  const seen = new Set<string>()
  const items: Homework[] = []
  for (const one of work) {
    const title = cleanText(one.title).slice(0, maxTitle).trim()
    const course = cleanText(one.course).slice(0, longestCourse).trim()
    const key = JSON.stringify([title, course, one.date, one.minute])
    if (title === '' || seen.has(key) || items.length >= maxHomework) continue
    seen.add(key)
    items.push({
      id: items.length + 1,
      title,
      course,
      dueDate: one.date,
      dueTime: one.minute === null ? null : clockOf(Math.min(one.minute, 1439)),
      checklist: checklistOf(one.steps ?? []),
      solution: '',
      answerKey: '',
      remarks: null,
      work: null,
      doneAt: null,
      createdAt: now,
    })
  }
  return items
}

function checklistOf(steps: NonNullable<DueWork['steps']>): Homework['checklist'] {
  const points = steps
    .map(({ text, isDone }) => ({ text: cleanText(text).slice(0, maxTitle).trim(), isDone }))
    .filter(({ text }) => text !== '')
    .slice(0, maxSteps)
    .map(({ text, isDone }, index) => ({ id: index + 1, text, isDone }))
  return points.length === 0 ? noSteps : { steps: points, nextId: points.length + 1 }
}

/** The weeks in which the last of it is due; those long before it are of another term. */
export function weeksOfWork(work: readonly DueWork[]): { firstMonday: string; weeks: number } {
  const dates = work.map(({ date }) => date).toSorted()
  const last = dates.at(-1) ?? ''
  const earliest = addDays(mondayOf(last), -7 * (maxWeeks - 1))
  const firstMonday = mondayOf(dates.find((date) => date >= earliest) ?? last)
  return { firstMonday, weeks: Math.floor(daysBetween(firstMonday, last) / 7) + 1 }
}
