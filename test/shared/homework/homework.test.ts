// The pure rules of homework (H1): the checklist, urgency and order, the last day for its work, its minutes.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editHomework, type HomeworkEdit } from '../../../shared/homework/edit.ts'
import { checklistSchema, noSteps, type Homework } from '../../../shared/homework/homework.ts'
import { lastDayFor, planHomeworkEdit } from '../../../shared/homework/plan.ts'
import { compareHomework, urgencyOf } from '../../../shared/homework/urgency.ts'
import { renamedCourses } from '../../../shared/schedule/work/renamed-courses.ts'
import { renameCourse } from '../../../shared/schedule/work/work-edit.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { plainClass } from '../../../shared/schedule/work/upsert-class.ts'

const at = '2026-11-25T12:00:00Z'

const report: Homework = {
  id: 1,
  title: 'Report',
  course: 'Physics',
  dueDate: '2026-11-27',
  dueTime: null,
  checklist: noSteps,
  solution: '',
  answerKey: '',
  remarks: null,
  work: null,
  doneAt: null,
  createdAt: at,
}

describe('the checklist', () => {
  const stepId = fc.integer({ min: 1, max: 8 })
  const anyEdit: fc.Arbitrary<HomeworkEdit> = fc.oneof(
    fc.record({
      kind: fc.constant('add-step' as const),
      text: fc.string({ minLength: 1, maxLength: 9 }),
    }),
    fc.record({ kind: fc.constant('tick-step' as const), step: stepId, isDone: fc.boolean() }),
    fc.record({ kind: fc.constant('move-step' as const), step: stepId, rank: stepId }),
    fc.record({ kind: fc.constant('remove-step' as const), step: stepId }),
  )

  it('[H1] stays whole under any edits: no number is given twice, and what is refused changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
        const given = new Set<number>()
        let present = report
        for (const edit of edits) {
          const edited = editHomework(present, edit, at)
          if (!edited.ok) continue
          const before = new Set(present.checklist.steps.map(({ id }) => id))
          const { steps } = edited.value.checklist
          const fresh = steps.filter(({ id }) => !before.has(id)).map(({ id }) => id)
          for (const id of fresh) expect(given.has(id)).toBe(false)
          for (const id of fresh) given.add(id)
          expect(checklistSchema.safeParse(edited.value.checklist).success).toBe(true)
          expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
          const isMove = edit.kind === 'move-step'
          expect(isMove ? before.size : steps.length).toBe(steps.length)
          present = edited.value
        }
      }),
    )
  })

  it('[H1] another solution takes what a model said of the first away, the same one does not', () => {
    const remarked = { ...report, solution: 'a', remarks: { model: 'm', at, remarks: [] } }
    const edit = (text: string) => editHomework(remarked, { kind: 'solution', text, base: 'a' }, at)
    expect(edit('a')).toMatchObject({ value: { remarks: { model: 'm' } } })
    expect(edit('b')).toMatchObject({ value: { remarks: null, solution: 'b' } })
  })
})

describe('what is due', () => {
  it.each([
    ['2026-11-24', null, 'overdue'],
    ['2026-11-25', null, 'today'],
    ['2026-11-25', '13:30', 'today'],
    ['2026-11-25', '12:59', 'overdue'],
    ['2026-11-28', '08:00', 'soon'],
    ['2026-11-29', null, 'later'],
  ] as const)('[H1] %s %s is %s on Wednesday at one', (dueDate, dueTime, urgency) => {
    const now = { date: '2026-11-25', minute: 13 * 60 }
    expect(urgencyOf({ dueDate, dueTime, doneAt: null }, now)).toBe(urgency)
    expect(urgencyOf({ dueDate, dueTime, doneAt: at }, now)).toBe('done')
  })

  it('[H1] comes in the order in which it is due, without a time last of its day, and what is done after all', () => {
    const items = [
      { ...report, id: 1, doneAt: '2026-11-20T00:00:00Z' },
      { ...report, id: 2, doneAt: '2026-11-21T00:00:00Z' },
      { ...report, id: 3 },
      { ...report, id: 4, dueTime: '09:00' },
      { ...report, id: 5, dueDate: '2026-11-26' },
    ]
    expect(items.toSorted(compareHomework).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  })

  const window = {
    days: ['2026-11-24', '2026-11-25', '2026-11-26'].map((date, index) => ({
      week: 1,
      weekday: index + 2,
      date,
    })),
    periods: [
      { start: '08:00', end: '08:45' },
      { start: '20:00', end: '20:45' },
    ],
  }

  it.each([
    ['2026-11-26', null, 3],
    ['2026-11-26', '09:00', 2],
    ['2026-11-26', '21:00', 3],
    ['2026-11-25', '09:00', 2],
    ['2026-12-20', '09:00', 3],
    ['2026-11-24', null, null],
    ['2026-11-01', null, null],
  ] as const)(
    '[H1] due %s %s, the last day for its work on Wednesday is day %s',
    (dueDate, dueTime, day) => {
      expect(lastDayFor({ dueDate, dueTime }, { window }, { day: 2, period: 0 })).toBe(day)
    },
  )

  it('[H1] once the term is over there is no day left, whenever it is due', () => {
    const state = { window, tasks: [], taskClasses: [] }
    const wish = { classId: null, sessions: 1, periods: 1, title: 'Sheet', session: String }
    const after = { day: window.days.length + 1, period: 0 }
    const later: Homework = { ...report, dueDate: '2028-01-01' }
    expect(planHomeworkEdit(later, state, after, wish)).toEqual({ ok: false, failure: 'term-over' })
  })
})

describe('a course that is renamed', () => {
  const classes = [
    plainClass({ id: 1, title: 'Sheets', course: 'Physics', fromDay: 1, toDay: 1 }),
    plainClass({ id: 2, title: 'Recall: Physics', course: 'Physics', fromDay: 1, toDay: 1 }),
  ]
  const state = { window: { days: [], periods: [] }, tasks: [], taskClasses: classes }

  it('[U8] [R5] is found in the change, and its recalls are still found under its name', () => {
    const renamed = renameCourse(state, { course: 'Physics', name: 'Mechanics' })
    if (!renamed.ok) throw new Error('refused')
    expect(renamedCourses(renamed.value.diff, renamed.value.state)).toEqual([
      { from: 'Physics', to: 'Mechanics' },
    ])
    expect(renamed.value.state.taskClasses[1]?.title).toBe('Recall: Mechanics')
  })

  it('[U8] is none where some of it keeps the name', () => {
    const [first, second] = classes
    if (first === undefined || second === undefined) throw new Error('no classes')
    const after = { ...state, taskClasses: [{ ...first, course: 'Mechanics' }, second] }
    expect(renamedCourses(diffStates(state, after), after)).toEqual([])
  })
})
