// The starting states of the offline model's tests: one term in English and one in Chinese, half planned, and an empty one.
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import type { Read } from '../../../electron/language/ground.ts'
import type { TurnFacts } from '../../../electron/model/model.ts'
import { momentAt, minutesOf } from '../../../shared/schedule/calendar.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import { event, item, schedule, taskClass, week } from '../../builders.ts'
import { givenReadings } from './given/readings.ts'

/** Monday 2026-11-09 begins week 1; Wednesday 2026-11-25 is day 17. */
const days = {
  monday: 15,
  tuesday: 16,
  wednesday: 17,
  thursday: 18,
  friday: 19,
  saturday: 20,
  sunday: 21,
}

const periods: Period[] = [
  ['08:00', '08:45'],
  ['08:50', '09:35'],
  ['10:00', '10:45'],
  ['10:50', '11:35'],
  ['13:30', '14:15'],
  ['14:20', '15:05'],
  ['15:20', '16:05'],
  ['16:10', '16:55'],
  ['19:00', '19:45'],
  ['19:50', '20:35'],
].map(([start = '', end = '']) => ({ start, end }))

const window = week({ firstMonday: '2026-11-09', weeks: 8, periods })

type Titles = {
  calculus: [course: string, title: string, item: string]
  algebra: [course: string, title: string, item: string]
  history: [course: string, title: string, item: string]
  dentist: string
  exam: string
}

/**
 * Calculus 101 Thu 3–4, 102 Fri 5–6, 103 next Mon 3–4, 104 open; algebra 201 Thu 5–6, 202 Fri 7–8, 203 open;
 * history 301 Thu 7, 302 and 303 open. Lectures fill Fri 1–2 and Wed 1–2; an appointment Sat 3; an exam on day 26.
 */
function studyState({ calculus, algebra, history, dentist, exam }: Titles): ScheduleState {
  const lecture = { title: calculus[0], course: calculus[0], locked: true, series: 1 }
  return schedule(
    [
      taskClass(1, { course: calculus[0], title: calculus[1] }),
      taskClass(2, { course: algebra[0], title: algebra[1] }),
      taskClass(3, { course: history[0], title: history[1] }),
      event(1, { day: days.wednesday, start: 1, end: 2 }, lecture),
      event(2, { day: days.friday, start: 1, end: 2 }, lecture),
      event(
        3,
        { day: days.saturday, start: 3, end: 3 },
        { title: dentist, eventKind: 'personal', series: 3 },
      ),
      event(
        4,
        { day: 26, start: 3, end: 4 },
        { title: exam, course: algebra[0], eventKind: 'exam', locked: true, series: 4 },
      ),
      item(101, {
        classId: 1,
        order: 1,
        title: `${calculus[2]}1`,
        place: { day: days.thursday, start: 3, end: 4 },
      }),
      item(102, {
        classId: 1,
        order: 2,
        title: `${calculus[2]}2`,
        place: { day: days.friday, start: 5, end: 6 },
      }),
      item(103, {
        classId: 1,
        order: 3,
        title: `${calculus[2]}3`,
        place: { day: 22, start: 3, end: 4 },
      }),
      item(104, { classId: 1, order: 4, title: `${calculus[2]}4`, duration: 2 }),
      item(201, {
        classId: 2,
        order: 1,
        title: `${algebra[2]}1`,
        place: { day: days.thursday, start: 5, end: 6 },
      }),
      item(202, {
        classId: 2,
        order: 2,
        title: `${algebra[2]}2`,
        place: { day: days.friday, start: 7, end: 8 },
      }),
      item(203, { classId: 2, order: 3, title: `${algebra[2]}3`, duration: 2 }),
      item(301, {
        classId: 3,
        order: 1,
        title: `${history[2]}1`,
        place: { day: days.thursday, start: 7, end: 7 },
      }),
      item(302, { classId: 3, order: 2, title: `${history[2]}2`, duration: 1 }),
      item(303, { classId: 3, order: 3, title: `${history[2]}3`, duration: 1 }),
    ],
    window,
  )
}

export const english = studyState({
  calculus: ['Calculus', 'Calculus: midterm', 'Calculus review '],
  algebra: ['Linear algebra', 'Linear algebra: final', 'Matrices '],
  history: ['Modern history', 'Modern history: readings', 'Chapter '],
  dentist: 'Dentist',
  exam: 'Linear algebra exam',
})

export const chinese = studyState({
  calculus: ['高等数学', '高等数学期中复习', '高数复习'],
  algebra: ['线性代数', '线性代数期末复习', '矩阵练习'],
  history: ['中国近现代史', '中国近现代史阅读', '史纲第'],
  dentist: '看牙',
  exam: '线性代数考试',
})

/** Nothing in it but days. */
export const empty = schedule([], window)

/** All items have a place. */
export const planned: ScheduleState = {
  ...english,
  tasks: english.tasks.filter((task) => task.kind === 'event' || task.place !== null),
}

/** Facts of a turn that has just begun, on Wednesday 2026-11-25 at 09:00 unless told. */
export function factsOf(
  request: string,
  changes: Partial<TurnFacts & Read> & { at?: [date: string, clock: string] } = {},
): TurnFacts & Read {
  const { at: [date, clock] = ['2026-11-25', '09:00'], ...rest } = changes
  const state = changes.state ?? english
  const minute = minutesOf(clock)
  return {
    language: 'en',
    request,
    followUps: [],
    recent: [],
    told: [],
    state,
    now: momentAt(state.window, date, minute),
    today: { date, minute },
    plan: [],
    step: 0,
    rejectedPlan: null,
    calls: [],
    optimisation: null,
    activePacks: ['schedule/core'],
    scenes: null,
    preferences: defaultPreferences,
    standing: noStudentProfile,
    history: { undo: null, redo: null },
    correction: null,
    readings: givenReadings,
    ...rest,
  }
}
