// The facts beside the problems: room to move, profiles, capacity, reserve, and the distance to exams.
import { describe, expect, test } from 'vitest'
import { analyzeHealth } from '../../../../electron/planner/health/analyze-health.ts'
import type { HealthFacts } from '../../../../shared/planner/health.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import type { Moment } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, item, schedule, taskClass, week } from '../../../builders.ts'
import { calculus, english, history, session, twoWeeks } from './small-plans.ts'

function factsOf(
  records: ScheduleRecord[],
  window = twoWeeks,
  now: Moment = beforeTerm,
): HealthFacts {
  return analyzeHealth({ state: schedule(records, window), now, language: 'en' }, {}).data
}

function freeOf(records: ScheduleRecord[], now: Moment = beforeTerm): number | undefined {
  return factsOf(records, twoWeeks, now).feasibility.classes[0]?.free
}

/** How many can swap, of a guest in a lesson and a block of a class that may be embedded, or may not. */
function swappableWith(mayEmbed: boolean): number {
  const guests = { ...english, mayEmbed: true }
  const others = { ...history, mayEmbed }
  const { tightness } = factsOf([
    guests,
    others,
    event(100, at(1, 1, 2), { hosts: true }),
    session(guests, 1, at(1, 1), { hostId: 100 }),
    session(others, 1, at(2, 3)),
  ])
  return tightness.swappable
}

/** As many pending items of a class. */
function pending(classId: number, count: number, duration: number) {
  return Array.from({ length: count }, (_, index) =>
    item(classId * 10 + index + 1, { classId, order: index + 1, duration }),
  )
}

describe('tightness', () => {
  test('[P5] counts the other places and the swaps of each block, and says how free the plan is', () => {
    // Monday is all that calculus may use; vocabulary has two days.
    const monday = { ...calculus, toDay: 1 }
    const twoDays = { ...english, toDay: 2 }
    const { tightness } = factsOf([
      monday,
      twoDays,
      event(100, at(1, 3, 12)),
      event(101, at(2, 3, 12)),
      session(monday, 1, at(1, 1)),
      session(twoDays, 1, at(1, 2)),
    ])
    expect(tightness).toEqual({
      level: 'tight',
      items: [
        { taskId: 11, alternatives: 0, swaps: 1, level: 'tight' },
        { taskId: 41, alternatives: 2, swaps: 1, level: 'tight' },
      ],
      movable: 1,
      swappable: 2,
      alternatives: 2,
    })
  })

  test('[P5] a block takes the place of a guest only where its class may be embedded', () => {
    expect([swappableWith(true), swappableWith(false)]).toEqual([2, 0])
  })

  test('[P5] a plan whose blocks are all locked is locked, an open one loose', () => {
    const locked = [history, session(history, 1, at(3, 3), { locked: true })]
    expect(factsOf(locked).tightness).toMatchObject({ level: 'locked', movable: 0 })
    expect(factsOf([history, session(history, 1, at(3, 3))]).tightness.level).toBe('loose')
    expect(factsOf([]).tightness).toMatchObject({ level: 'loose', items: [] })
  })
})

test('[P5] classes whose traits were never set are named while work is left', () => {
  const unset = taskClass(5, { title: 'Imported' })
  const typed = taskClass(6, { title: 'Typed', subjectType: 'memory' })
  const graded = taskClass(7, { title: 'Graded', subjectType: 'memory', difficulty: 4 })
  const done = taskClass(8, { title: 'Done' })
  const { profile } = factsOf(
    [
      unset,
      typed,
      graded,
      done,
      ...pending(5, 1, 1),
      session(typed, 1, at(5, 2)),
      ...pending(7, 1, 1),
      session(done, 1, at(1, 2)),
    ],
    twoWeeks,
    { day: 2, period: 0 },
  )
  expect(profile).toEqual([
    { classId: 5, title: 'Imported', missing: ['subject-type', 'difficulty', 'intensity'] },
    { classId: 6, title: 'Typed', missing: ['difficulty', 'intensity'] },
  ])
})

describe('feasibility', () => {
  /** Monday with free periods 1–5. */
  const morning = event(100, at(1, 6, 12))
  const monday = { ...history, toDay: 1 }

  test('[P5] counts whole sessions in the runs that are free up to the deadline', () => {
    const { feasibility } = factsOf([morning, monday, ...pending(3, 3, 2)])
    expect(feasibility).toEqual({
      pending: 6,
      gap: 2,
      gapDay: 1,
      classes: [{ classId: 3, title: 'Readings', toDay: 1, pending: 6, free: 4, gap: 2 }],
    })
    expect(factsOf([morning, monday, ...pending(3, 2, 2)]).feasibility).toMatchObject({
      gap: 0,
      gapDay: null,
    })
  })

  test('[P5] items of several lengths may fill a run that those of one length could not', () => {
    const mixed = [2, 3].map((duration, index) =>
      item(31 + index, { classId: 3, order: index + 1, duration }),
    )
    expect(factsOf([morning, monday, ...mixed]).feasibility.gap).toBe(0)
  })

  test('[P5] classes that share what is free are counted together', () => {
    const also = { ...english, toDay: 1 }
    const { feasibility } = factsOf([
      morning,
      monday,
      also,
      ...pending(3, 3, 1),
      ...pending(4, 3, 1),
    ])
    expect(feasibility).toMatchObject({ pending: 6, gap: 1, gapDay: 1 })
    expect(feasibility.classes.map(({ gap }) => gap)).toEqual([0, 0])
  })

  test('[P5] hosts count where the class may use them, budgets and the time of day always', () => {
    const lesson = event(101, at(1, 1, 5), { hosts: true })
    const guests = { ...monday, mayEmbed: true }
    expect(freeOf([morning, lesson, monday, ...pending(3, 1, 1)])).toBe(0)
    expect(freeOf([morning, lesson, guests, ...pending(3, 1, 1)])).toBe(5)
    expect(freeOf([morning, { ...monday, slotBudget: 3 }, ...pending(3, 5, 1)])).toBe(3)
    expect(freeOf([morning, monday, ...pending(3, 1, 1)], { day: 1, period: 2 })).toBe(3)
  })
})

describe('reserve', () => {
  test('[P5] is the study time left by the tightest deadline once all pending work has its place', () => {
    // Three hours a day are four periods; by Wednesday there are twelve, of which ten are to be worked.
    const wednesday = { ...history, toDay: 3 }
    const { reserve } = factsOf([
      wednesday,
      english,
      ...pending(3, 5, 2),
      session(english, 1, at(5, 3)),
    ])
    expect(reserve).toEqual({ level: 'ample', toDay: 3, demand: 10, spare: 2, percent: 20 })
    expect(factsOf([wednesday, ...pending(3, 11, 1)]).reserve).toMatchObject({
      level: 'thin',
      percent: 9,
    })
    expect(factsOf([wednesday, ...pending(3, 12, 1)]).reserve).toMatchObject({ level: 'none' })
    expect(factsOf([wednesday, ...pending(3, 3, 3)]).reserve).toMatchObject({ percent: 33 })
    expect(factsOf([]).reserve).toBe(null)
  })

  test('[P5] work whose dates lie before the window is a gap, and no deadline to keep days free for', () => {
    const over = { ...history, fromDay: 1, toDay: 0 }
    const { reserve, feasibility } = factsOf([over, ...pending(3, 2, 2)])
    expect(reserve).toBe(null)
    expect(feasibility).toMatchObject({ gap: 4, gapDay: 1 })
  })
})

describe('spacing', () => {
  const fourWeeks = week({ weeks: 4 })
  const exam = event(100, at(28, 3, 4), { eventKind: 'exam', course: 'Maths' })
  const maths = { ...calculus, toDay: 27 }
  const sessionsOn = (days: number[]) =>
    days.map((day, index) => session(maths, index + 1, at(day, 3)))

  test('[P5] sessions are held against the exam of their course and the room there is', () => {
    const { spacing, problems } = factsOf([exam, maths, ...sessionsOn([2, 8, 15, 22])], fourWeeks)
    expect(spacing).toEqual([
      {
        classId: 1,
        title: 'Calculus',
        examDay: 28,
        deadline: 27,
        sessions: 4,
        gaps: [6, 7, 7],
        targetGap: 6,
        crammed: 0,
        daysLeft: 5,
      },
    ])
    expect(problems).toEqual([])
  })

  test('[P5] everything in the last days before the exam is crammed, although one a day', () => {
    const { spacing, problems } = factsOf([exam, maths, ...sessionsOn([22, 23, 24, 25])], fourWeeks)
    expect(spacing[0]).toMatchObject({ gaps: [1, 1, 1], crammed: 3 })
    expect(problems[0]).toMatchObject({ kind: 'crammed', measure: 3 })
  })

  test('[P5] work to be done in one go may come twice a day, steady work only when days are short', () => {
    const rapid = { ...maths, strategy: 'rapid' as const }
    const twice = [22, 22, 23].map((day, index) =>
      session(rapid, index + 1, at(day, 3 + index * 2)),
    )
    expect(factsOf([rapid, ...twice], fourWeeks).problems).toEqual([])
    const thrice = [22, 22, 22].map((day, index) =>
      session(rapid, index + 1, at(day, 3 + index * 2)),
    )
    expect(factsOf([rapid, ...thrice], fourWeeks).problems[0]).toMatchObject({
      kind: 'crammed',
      measure: 1,
    })
    const oneDay = { ...maths, fromDay: 3, toDay: 3 }
    const must = [session(oneDay, 1, at(3, 3)), session(oneDay, 2, at(3, 8))]
    expect(factsOf([oneDay, ...must], fourWeeks).problems).toEqual([])
  })

  test('[P5] what has begun is looked back at, and no longer at fault', () => {
    const records = [
      exam,
      maths,
      session(maths, 1, at(2, 3)),
      session(maths, 2, at(2, 8)),
      session(maths, 3, at(3, 3)),
    ]
    const later: Moment = { day: 2, period: 9 }
    const { spacing, problems } = factsOf(records, fourWeeks, later)
    expect(spacing[0]).toMatchObject({ gaps: [1], crammed: 1 })
    expect(problems[0]).toMatchObject({ kind: 'crammed', taskIds: [12, 13] })
  })
})
