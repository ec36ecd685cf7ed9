// The form for a body of work: what it shows, what it refuses, and that it changes only what was changed.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  draftOfClass,
  editOfDraft,
  findDraftProblem,
} from '../../../renderer/courses/class-draft.ts'
import { taskClass, week } from '../../builders.ts'

const window = week({ weeks: 2 })
const essay = taskClass(3, { title: 'Essay', course: 'Law', fromDay: 2, toDay: 210 })
const shown = draftOfClass(essay, window)

test('[U8] days are shown as dates of the term, and a form that is not touched changes nothing', () => {
  expect([shown.from, shown.to, shown.budget]).toEqual(['2026-11-03', '2026-11-15', Number.NaN])
  expect(editOfDraft(essay, shown, window)).toEqual({
    kind: 'class',
    classId: 3,
    fields: {},
    sessions: [],
  })
})

test('[U8] only what the person changed is named', () => {
  const { fields } = editOfDraft(
    essay,
    { ...shown, title: ' Paper ', to: '2026-11-10', excludedPeriods: [1], mayEmbed: false },
    window,
  )
  expect(fields).toEqual({ title: 'Paper', toDay: 9, excludedPeriods: [1], mayEmbed: false })
})

test('[U8] dates in the wrong order, and limits that leave nothing, are said before they are sent', () => {
  expect(findDraftProblem(shown, window)).toBeNull()
  expect(findDraftProblem({ ...shown, from: '2026-11-14', to: '2026-11-03' }, window)).toBe('range')
  expect(findDraftProblem({ ...shown, excludedWeekdays: [1, 2, 3, 4, 5, 6, 7] }, window)).toBe(
    'days',
  )
  const all = window.periods.map((_, index) => index + 1)
  expect(findDraftProblem({ ...shown, excludedPeriods: all }, window)).toBe('periods')
})

test('[U8] what is sent and shown again is what was typed', () => {
  const day = fc.integer({ min: 1, max: 14 })
  fc.assert(
    fc.property(
      day,
      day,
      fc.option(fc.integer({ min: 1, max: 99 })),
      (fromDay, toDay, slotBudget) => {
        const wanted = draftOfClass({ ...essay, fromDay, toDay, slotBudget, priority: 5 }, window)
        const { fields } = editOfDraft(essay, wanted, window)
        expect(draftOfClass({ ...essay, ...fields }, window)).toEqual(wanted)
      },
    ),
  )
})
