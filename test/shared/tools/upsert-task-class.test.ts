// The tool that makes and changes bodies of work: what it adds, what it refuses, and that a change can be undone.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDiff, reverseDiff } from '../../../shared/schedule/diff.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { scheduleStateSchema, type ScheduleState } from '../../../shared/schedule/state.ts'
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import { at, event, item, schedule, taskClass, week } from '../../builders.ts'

const window = week({ weeks: 2 })
const state = schedule(
  [
    taskClass(1, { course: 'Physics', title: 'Physics reports', toDay: 14 }),
    item(1, { order: 1, place: at(3, 2, 3) }),
    item(2, { order: 2 }),
    event(3, at(1, 1, 2)),
  ],
  window,
)

function upsert(
  values: Record<string, unknown>,
  from: ScheduleState = state,
  language = 'en',
  now = { day: 2, period: 0 },
) {
  return runScheduleTool({
    name: 'upsert_task_class',
    arguments: values,
    state: from,
    now,
    language: language === 'zh' ? 'zh' : 'en',
  })
}

describe('a new body of work', () => {
  it('[T6] gets its items, pending, from today on', () => {
    const made = upsert({
      course: 'Chemistry',
      subject_type: 'practical',
      to_day: 10,
      items: [
        { title: 'Titration', duration: 2 },
        { title: 'Report', duration: 1 },
      ],
    })
    if (made.kind !== 'change') throw new Error(JSON.stringify(made))
    expect(made.state.taskClasses.at(-1)).toMatchObject({
      id: 2,
      course: 'Chemistry',
      title: 'Chemistry',
      subjectType: 'practical',
      fromDay: 2,
      toDay: 10,
    })
    expect(made.state.tasks.slice(-2)).toMatchObject([
      { id: 4, title: 'Titration', duration: 2, order: 1, place: null, status: 'pending' },
      { id: 5, title: 'Report', duration: 1, order: 2, place: null },
    ])
    expect(made.text).toContain('the usual was taken for difficulty and intensity')
    expect(scheduleStateSchema.safeParse(made.state).success).toBe(true)
  })

  it.each([
    [{ course: 'Chemistry' }, /needs items/],
    [{ items: [{ title: 'x', duration: 1 }] }, /needs course/],
    [{ course: 'C', items: [{ title: 'x', duration: 1 }], from_day: 9, to_day: 4 }, /before/],
    [{ course: 'C', items: [{ title: 'x', duration: 20 }] }, /duration must be/],
    [{ course: ' ', items: [{ title: 'x', duration: 1 }] }, /course must be/],
    [{ course: 'C', items: [] }, /items must be/],
    [{ course: 'C', items: [{ title: 'x', duration: 1 }], difficulty: 9 }, /difficulty must be/],
    [{ course: 'C', items: [{ title: 'x', duration: 1 }], to_day: 99 }, /to_day must be/],
  ])('[T1] is refused with what is allowed: %j', (values, sentence) => {
    expect(upsert(values)).toMatchObject({ kind: 'invalid', text: expect.stringMatching(sentence) })
  })
})

describe('a body of work that is there', () => {
  it('[T6] gets new limits and further items, and keeps the rest', () => {
    const made = upsert({
      task_class_id: 1,
      priority: 5,
      excluded_weekdays: [7, 6, 7],
      items: [{ title: 'Last report', duration: 2 }],
    })
    if (made.kind !== 'change') throw new Error(JSON.stringify(made))
    expect(made.state.taskClasses[0]).toMatchObject({
      title: 'Physics reports',
      priority: 5,
      excludedWeekdays: [6, 7],
      fromDay: 1,
    })
    expect(made.state.tasks.at(-1)).toMatchObject({ title: 'Last report', order: 3 })
  })

  it('[S5] limits that a placed block would break are refused, and the block named', () => {
    const refused = upsert({ task_class_id: 1, excluded_weekdays: [3] })
    expect(refused).toMatchObject({ kind: 'invalid', text: expect.stringContaining('“Item 1”') })
    expect(upsert({ task_class_id: 1, excluded_weekdays: [3] }, state, 'zh')).toMatchObject({
      text: expect.stringMatching(/就不能在现在的位置了/),
    })
  })

  it('[T6] one that is not there, or a change that changes nothing, is refused', () => {
    expect(upsert({ task_class_id: 7 })).toMatchObject({
      text: 'There is no task class 7. There are: 1.',
    })
    expect(upsert({ task_class_id: 1, priority: state.taskClasses[0]?.priority })).toMatchObject({
      text: expect.stringContaining('nothing would change'),
    })
  })

  it('[T1] titles are one harmless line, whatever was written', () => {
    const made = upsert({
      course: 'Chem\n\u202eistry\u0000',
      items: [{ title: '<b>x</b>\r\ny', duration: 1 }],
    })
    if (made.kind !== 'change') throw new Error(JSON.stringify(made))
    const text = JSON.stringify([made.state.taskClasses.at(-1), made.state.tasks.at(-1)])
    expect(text).not.toMatch(/\\n|\\r|\u202e|\\u0000/)
  })
})

it('[S5] [D1] whatever is asked, the state stays legal and the change can be taken back', () => {
  const grade = fc.integer({ min: 1, max: 5 })
  const values = fc.record(
    {
      task_class_id: fc.constantFrom(1, 1, 9),
      course: fc.constantFrom('Physics', 'Art'),
      difficulty: grade,
      from_day: fc.integer({ min: 1, max: 14 }),
      to_day: fc.integer({ min: 1, max: 14 }),
      slot_budget: fc.integer({ min: 0, max: 6 }),
      excluded_slots: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
      excluded_weekdays: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
      items: fc.array(
        fc.record({
          title: fc.string({ minLength: 1 }),
          duration: fc.integer({ min: 1, max: 13 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(values, (args) => {
      const made = upsert(args)
      if (made.kind !== 'change') return
      expect(findViolations(made.state)).toEqual([])
      const back = applyDiff(made.state, reverseDiff(made.diff))
      expect(back.ok && back.value).toEqual(state)
    }),
    { numRuns: 200 },
  )
})

describe('the length of its sessions', () => {
  it('[T6] changes where they have not begun, and a block keeps its start', () => {
    const made = upsert({ task_class_id: 1, session_slots: 1 })
    if (made.kind !== 'change') throw new Error(JSON.stringify(made))
    expect(made.state.tasks.slice(0, 2)).toMatchObject([
      { id: 1, duration: 1, place: { day: 3, start: 2, end: 2 } },
      { id: 2, duration: 1, place: null },
    ])
    expect(findViolations(made.state)).toEqual([])
  })

  it('[S6] stays where a session has begun, is worked on or locked', () => {
    const begun = schedule(
      [
        taskClass(1),
        item(1, { order: 1, place: at(1, 2, 3) }),
        item(2, { order: 2, place: at(3, 2, 3), locked: true }),
      ],
      window,
    )
    expect(upsert({ task_class_id: 1, session_slots: 1 }, begun)).toMatchObject({
      text: expect.stringContaining('nothing would change'),
    })
  })

  it('[S3] [T6] moves a block that would run into another or over the end of the day, and is refused where none fits', () => {
    const tight = schedule(
      [
        taskClass(1, { fromDay: 3, toDay: 3, excludedPeriods: [1, 5, 6, 7, 8, 9, 10, 11, 12] }),
        item(1, { order: 1, place: at(3, 2, 2), duration: 1 }),
        event(3, at(3, 3, 4)),
      ],
      window,
    )
    expect(upsert({ task_class_id: 1, session_slots: 2 }, tight)).toMatchObject({ kind: 'invalid' })
    const last = window.periods.length
    const late = schedule(
      [taskClass(1), item(1, { order: 1, place: at(3, last, last), duration: 1 })],
      window,
    )
    const made = upsert({ task_class_id: 1, session_slots: 2 }, late)
    if (made.kind !== 'change') throw new Error(JSON.stringify(made))
    expect(made.state.tasks[0]?.place).toEqual(at(3, last - 1, last))
  })
})

describe('limits and what has begun', () => {
  const offWednesdays = { task_class_id: 1, excluded_weekdays: [3] }

  it('[S5] [T6] a limit leaves alone what has begun, and is there for what has not', () => {
    expect(upsert(offWednesdays)).toMatchObject({ kind: 'invalid' })
    const now = { day: 3, period: 2 }
    const made = upsert(offWednesdays, state, 'en', now)
    if (made.kind !== 'change') throw new Error(JSON.stringify(made))
    expect(made.state.tasks.find(({ id }) => id === 1)?.place).toEqual(at(3, 2, 3))
    expect(findViolations(made.state, now)).toEqual([])
    expect(findViolations(made.state)).toMatchObject([{ task: 1, kind: 'excluded-weekday' }])
    const place = runScheduleTool({
      name: 'place',
      arguments: { task_id: 2, day: 10, slot_start: 1 },
      state: made.state,
      now,
      language: 'en',
    })
    expect(place).toMatchObject({
      kind: 'refused',
      refusal: { reason: { kind: 'excluded-weekday' } },
    })
  })
})
