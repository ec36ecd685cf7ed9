// Plans a term of the judge as the product does: its calendar is imported, its work is added, and all of it is planned.
import { proposeImport } from '../../electron/timetable/import/propose-import.ts'
import { planTerm } from '../../electron/planner/plan-term.ts'
import { usualBudget, usualSeed } from '../../electron/planner/usual-plan.ts'
import { defaultPreferences } from '../../shared/planner/planning-preferences.ts'
import { addDays, buildWindow, minutesOf } from '../../shared/schedule/calendar.ts'
import { applyDiff, emptyDiff, recordKey } from '../../shared/schedule/diff.ts'
import { findViolations } from '../../shared/schedule/legality.ts'
import { plainClass } from '../../shared/schedule/work/upsert-class.ts'
import type { ScheduleRecord } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { pendingItem } from '../../shared/schedule/task.ts'
import type { Period, Term } from '../../shared/schedule/term.ts'
import { readSheet, type PlanSheet } from './plan-sheet.ts'
import type { ShapedLesson, ShapedWork, TermShape } from './term-shape.ts'

export function planShape(shape: TermShape): PlanSheet {
  const state = withWork(importShape(shape), shape)
  const preferences = { ...defaultPreferences, ...shape.habits }
  const now = { day: dayOf(shape.asksIn, 1), period: 0 }
  const policy = { classIds: null, scope: null, now, preferences }
  const { diff, leftOut } = planTerm(state, policy, usualBudget, usualSeed)
  const planned = applyDiff(state, diff)
  if (!planned.ok) throw new Error('the plan does not apply')
  const [broken] = findViolations(planned.value)
  if (broken !== undefined) throw new Error(`the plan breaks ${broken.rule}`)
  return readSheet(shape, planned.value, leftOut)
}

function dayOf(week: number, weekday: number): number {
  return (week - 1) * 7 + weekday
}

function importShape(shape: TermShape): ScheduleState {
  const { periods, language, zone } = shape
  const term: Term | null =
    periods === undefined
      ? null
      : {
          name: shape.name,
          firstMonday: shape.firstMonday,
          weeks: shape.weeks,
          zone,
          periods: [...periods],
          overrides: [],
        }
  const proposal = proposeImport({
    text: writeCalendar(shape),
    fileName: 'timetable.ics',
    term,
    state: term === null ? null : { window: buildWindow(term), tasks: [], taskClasses: [] },
    ids: { task: 1, class: 1, series: 1 },
    zone,
    now: { date: addDays(shape.firstMonday, (shape.asksIn - 1) * 7), minute: 480 },
    language,
  })
  if (!proposal.ok) throw new Error(proposal.failure)
  const empty = { window: buildWindow(proposal.value.term), tasks: [], taskClasses: [] }
  const filled = applyDiff(empty, proposal.value.diff)
  if (!filled.ok) throw new Error('the import does not apply')
  return filled.value
}

function writeCalendar(shape: TermShape): string {
  const events = [
    ...[...shape.lessons, ...shape.duties].map((lesson, index) =>
      writeWeekly(shape, lesson, `weekly-${index}`),
    ),
    ...shape.exams.map((exam, index) =>
      writeEvent(shape, { ...exam, ...exam, uid: `exam-${index}`, rule: [] }),
    ),
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//judge//EN',
    ...events.flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

function writeWeekly(
  shape: TermShape,
  lesson: Pick<ShapedLesson, 'title' | 'weekday' | 'from' | 'to' | 'weeks' | 'every'>,
  uid: string,
): string[] {
  const [first, last] = lesson.weeks ?? [1, shape.weeks]
  const every = lesson.every ?? 1
  const isDuty = shape.duties.some(({ title }) => title === lesson.title)
  const off = isDuty ? [] : shape.weeksOff.filter((week) => week >= first && week <= last)
  const count = Math.floor((last - first) / every) + 1
  const rule = [
    `RRULE:FREQ=WEEKLY;INTERVAL=${every};COUNT=${count}`,
    ...off.map(
      (week) => `EXDATE;TZID=${shape.zone}:${stamp(shape, week, lesson.weekday, lesson.from)}`,
    ),
  ]
  return writeEvent(shape, { ...lesson, week: first, uid, rule })
}

type Written = {
  title: string
  week: number
  weekday: number
  from: string
  to: string
  uid: string
  rule: string[]
}

function writeEvent(
  shape: TermShape,
  { title, week, weekday, from, to, uid, rule }: Written,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@judge`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;TZID=${shape.zone}:${stamp(shape, week, weekday, from)}`,
    `DTEND;TZID=${shape.zone}:${stamp(shape, week, weekday, to)}`,
    ...rule,
    `SUMMARY:${title}`,
    'END:VEVENT',
  ]
}

function stamp({ firstMonday }: TermShape, week: number, weekday: number, time: string): string {
  const date = addDays(firstMonday, dayOf(week, weekday) - 1)
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`
}

/** What the student adds by form or in words: bodies of work with their sessions. */
function withWork(state: ScheduleState, { work }: TermShape): ScheduleState {
  const added: ScheduleRecord[] = []
  let task = Math.max(0, ...state.tasks.map(({ id }) => id)) + 1
  let classId = Math.max(0, ...state.taskClasses.map(({ id }) => id)) + 1
  for (const each of work) {
    const { title, from, until, sessions, traits } = each
    const head = {
      id: classId,
      title,
      course: courseOf(state, each),
      fromDay: dayOf(from, 1),
      toDay: dayOf(until.week, until.weekday),
    }
    added.push(plainClass(head, traits))
    for (let order = 1; order <= sessions; order += 1) {
      const duration = periodsFor(state.window.periods, each.minutes)
      added.push(pendingItem({ id: task, classId, order, title: `${title} ${order}`, duration }))
      task += 1
    }
    classId += 1
  }
  const diff = {
    ...emptyDiff(),
    added: Object.fromEntries(added.map((one) => [recordKey(one), one])),
  }
  const filled = applyDiff(state, diff)
  if (!filled.ok) throw new Error('the work does not apply')
  return filled.value
}

/** The import may name a course otherwise than its lessons. */
function courseOf({ tasks }: ScheduleState, { course }: ShapedWork): string {
  const lesson = tasks.find(
    (task) => task.kind === 'event' && task.eventKind === 'class' && task.title.startsWith(course),
  )
  return lesson?.kind === 'event' && lesson.course !== '' ? lesson.course : course
}

function periodsFor(periods: readonly Period[], minutes: number): number {
  const lengths = periods
    .map(({ start, end }) => minutesOf(end) - minutesOf(start))
    .toSorted((a, b) => a - b)
  return Math.max(1, Math.round(minutes / (lengths[Math.floor(lengths.length / 2)] ?? 45)))
}
