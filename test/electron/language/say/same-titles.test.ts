// What is asked of two blocks of one title, and what may be pressed, tells them apart by their courses.
import { expect, it } from 'vitest'
import { offerAnswers } from '../../../../electron/language/say/offer-answers.ts'
import { listChoices } from '../../../../electron/language/say/speech.ts'
import { at, item, schedule, taskClass } from '../../../builders.ts'

const state = schedule([
  taskClass(1, { course: 'Calculus' }),
  taskClass(2, { course: 'Linear algebra' }),
  item(1, { classId: 1, title: 'Old exam', place: at(2, 3) }),
  item(2, { classId: 2, title: 'Old exam', place: at(3, 3) }),
  item(3, { classId: 2, order: 2, title: 'Matrices', place: at(4, 3) }),
])

it('[M3] blocks of one title are named with their courses, in the question and on its buttons', () => {
  const speech = { state, language: 'en' as const }
  const candidates = [1, 2, 3]
  expect(offerAnswers({ kind: 'which-task', candidates }, speech)).toEqual([
    'Calculus: Old exam',
    'Linear algebra: Old exam',
    'Matrices',
  ])
  expect(listChoices(candidates, speech)).toMatch(
    /^Calculus: “Old exam” \(.*\), Linear algebra: “Old exam” \(.*\) or “Matrices”/,
  )
  expect(listChoices([1, 2], { state, language: 'zh' })).toContain('Calculus的“Old exam”')
})
