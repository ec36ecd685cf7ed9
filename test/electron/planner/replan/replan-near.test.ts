// Where the blocks of a re-plan go, on a term as a student has it: near to where they were, and before the exam.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planTerm } from '../../../../electron/planner/plan-term.ts'
import { replan } from '../../../../electron/planner/replan/replan.ts'
import type { ReplanArguments } from '../../../../shared/tools/replan-arguments.ts'
import { acceptSuggested, applyDiff } from '../../../../shared/schedule/diff.ts'
import { findViolations, legalStarts } from '../../../../shared/schedule/legality.ts'
import { endsBefore, type Place } from '../../../../shared/schedule/place.ts'
import { findEvent, findTask, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../../../shared/schedule/arbitraries.ts'
import { answer, changed } from './ask-replan.ts'

const fourWeeks = week({ weeks: 4, periods: hours(12) })
const lessonTimes = [at(1, 1, 3), at(1, 7, 8), at(2, 3, 4), at(3, 1, 4), at(4, 7, 8), at(5, 1, 2)]
const lessons = [0, 1, 2, 3].flatMap((index) =>
  lessonTimes.map(({ day, start, end }, lesson) =>
    event(500 + index * 10 + lesson, at(index * 7 + day, start, end)),
  ),
)
/** Thursday of the third week. */
const exam = event(900, at(18, 3, 4), { eventKind: 'exam', course: 'Algebra' })

const blocks = (classId: number, first: number, count: number, duration: number) =>
  Array.from({ length: count }, (_, index) =>
    item(first + index, { classId, duration, order: index + 1 }),
  )

/** Four weeks of three courses, planned; the range of algebra goes on after its exam. */
const planned = ((): ScheduleState => {
  const empty = schedule(
    [
      ...lessons,
      exam,
      taskClass(1, { course: 'Algebra', toDay: 28, intensity: 4 }),
      taskClass(2, { course: 'History', toDay: 28 }),
      taskClass(3, { course: 'Spanish', toDay: 28 }),
      ...blocks(1, 1, 10, 2),
      ...blocks(2, 21, 10, 2),
      ...blocks(3, 41, 16, 1),
    ],
    fourWeeks,
  )
  const policy = { classIds: null, scope: null, now: beforeTerm }
  const { diff } = planTerm(empty, policy, { steps: 5_000 }, 1)
  const full = applyDiff(empty, acceptSuggested(diff))
  if (!full.ok) throw new Error('a plan can always be applied')
  return full.value
})()

const isBeforeExam = (place: Place) => endsBefore(place, exam.place)

const isOfAlgebra = (taskId: number) => {
  const task = findTask(planned, taskId)
  return task?.kind === 'item' && task.classId === 1
}

describe('a term of four weeks with an exam in the third', () => {
  test('[P3] ill from Monday to Wednesday of the second week: all stays in that week', () => {
    const { data, state } = changed(planned, ill(8, 10), { day: 8, period: 0 })
    expect(data).toMatchObject({ leftOut: [], pastExam: [], isMinimal: true })
    expect(data.moved.length).toBeGreaterThan(0)
    for (const { to } of data.moved) {
      expect(to.day).toBeGreaterThanOrEqual(11)
      expect(to.day).toBeLessThanOrEqual(14)
    }
    expect(findViolations(state)).toEqual([])
  })

  test('[P3] ill in the days before the exam: what is for it comes before it', () => {
    const { data } = changed(planned, ill(15, 17), { day: 11, period: 0 })
    const moved = data.moved.filter(({ taskId, from }) => isOfAlgebra(taskId) && isBeforeExam(from))
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.filter(({ to }) => !isBeforeExam(to))).toEqual([])
    expect(data.counts).toMatchObject({ leftOut: 0, pastExam: 0 })
  })

  test('[P3] one lost block of the last week finds a place within days of the old one', () => {
    const last = findTask(planned, 10)?.place?.day ?? 0
    const { data } = changed(planned, ill(last))
    for (const { from, to } of data.moved) expect(Math.abs(to.day - from.day)).toBeLessThan(4)
  })
})

function ill(from: number, to = from): ReplanArguments {
  return { unavailable: [{ day_from: from, day_to: to }] }
}

function slipped(outcome: 'missed' | 'partly', restId: number | null) {
  return { log: [{ outcome, place: at(2, 3, 4), planned: 90, minutes: 0, restId }] }
}

describe('blocks that slipped', () => {
  const now = { day: 2, period: 12 }
  const daysOf = (records: Parameters<typeof schedule>[0], ids: number[]) =>
    changed(schedule(records, fourWeeks), { task_ids: ids }, now).data.placed.map(
      ({ to }) => to.day,
    )

  test('[P3] [P6] come back within the week, and so do their rests', () => {
    const missed = [2, 3].map((id) => item(id, { duration: 2, ...slipped('missed', null) }))
    for (const day of daysOf(missed, [2, 3])) expect(day).toBeLessThan(8)
    const begun = [
      item(1, { place: at(2, 3, 4), ...slipped('partly', 2) }),
      item(2, { duration: 2 }),
      item(3, { place: at(22, 3, 4) }),
    ]
    const [rest = 28] = daysOf(begun, [2])
    expect(rest).toBeLessThan(8)
  })
})

describe('an exam', () => {
  /** Two periods a day are open to the class; the exam is on day 5. */
  const narrow = taskClass(1, { excludedPeriods: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], toDay: 14 })
  const course = 'Course 1'
  const test5 = event(90, at(5, 5), { eventKind: 'exam', course })
  const now = { day: 3, period: 0 }
  const twoWeeks = week({ weeks: 2 })

  test('[P3] when no place is left before it, the block comes right after it, and that is said', () => {
    const full = [event(50, at(3, 1, 2)), event(51, at(5, 1, 4))]
    const state = schedule([narrow, test5, ...full, item(1, { place: at(4, 1) })], twoWeeks)
    const { data, text } = changed(state, ill(4), now)
    expect(data.moved.map(({ taskId, to }) => [taskId, to.day])).toEqual([[1, 6]])
    expect(data).toMatchObject({ pastExam: [{ taskId: 1, examId: 90 }], movesForExams: null })
    expect(text).toContain('1 of 1 block moves, 1 lands after the exam.')
    expect(text).toContain(
      '“Item 1” (#1) comes after its exam on day 5 (Fri 6 Nov), period 5 (12:00–12:45): no place is left before it.',
    )
    expect(answer(state, ill(4), now, 'zh').text).toContain(
      '“Item 1”（#1）会落到第5天（11月6日 周五）第5节（12:00–12:45）的考试之后：考前已经没有位置。',
    )
  })

  test('[P3] the fewest moves count more than it, unless the person puts it first', () => {
    // Before the exam there is room only where a block of another course lies.
    const other = item(2, { classId: 2, order: 1, place: at(5, 1, 2) })
    const state = schedule(
      [narrow, test5, event(50, at(3, 1, 2)), other, item(1, { place: at(4, 1) })],
      twoWeeks,
    )
    const few = changed(state, ill(4), now)
    expect(few.data.moved.map(({ taskId }) => taskId)).toEqual([1])
    expect(few.data).toMatchObject({ movesForExams: 1, isMinimal: true })
    expect(few.text).toContain('before it there is only room if 1 more block moves (before_exams).')
    const first = changed(state, { ...ill(4), before_exams: true }, now)
    expect(new Set(first.data.moved.map(({ taskId }) => taskId))).toEqual(new Set([1, 2]))
    expect(first.data.pastExam).toEqual([])
  })

  test('[P3] a pending block belongs before the next exam; one that lay after all of them is no news', () => {
    const waiting = schedule([taskClass(1, { toDay: 14 }), test5, item(1)], twoWeeks)
    const { data } = changed(waiting, { task_ids: [1] }, now)
    expect(data.placed[0]?.to.day).toBeLessThanOrEqual(5)
    const late = schedule([narrow, test5, item(1, { place: at(9, 1) })], twoWeeks)
    expect(changed(late, ill(9), now).data).toMatchObject({ pastExam: [] })
  })

  test('[P3] nothing comes after it that could lie before it', () => {
    const anyCase = fc.record({
      state: stateArbitrary,
      on: fc.integer({ min: 3, max: 12 }),
      away: fc.integer({ min: 1, max: 10 }),
      now: momentArbitrary,
    })
    fc.assert(
      fc.property(anyCase, ({ state, on, away, now: moment }) => {
        const courses = state.taskClasses.map((each) => ({ ...each, course }))
        const day = event(950, at(on, 8), { eventKind: 'exam', course })
        const withExam = schedule([...state.tasks, ...courses, day], state.window)
        const args = ill(away, away + 2)
        const outcome = replan({ state: withExam, now: moment, language: 'en' }, args, {
          who: 300,
          where: 600,
        })
        if (outcome.kind === 'refused' || !outcome.data.isMinimal) return
        for (const { taskId, examId } of outcome.data.pastExam) {
          const examPlace = findEvent(outcome.state, examId)?.place ?? at(1, 1)
          const better = legalStarts(outcome.state, taskId, moment)
            .filter((place) => endsBefore(place, examPlace))
            .filter((place) => place.day < away || place.day > away + 2)
            .filter((place) => place.day !== moment.day)
          expect(better).toEqual([])
        }
      }),
      { numRuns: 80 },
    )
  })
})
