// A few terms of the judge on every run of the tests; `npm run judge` plans all twelve.
import { expect, test } from 'vitest'
import { drawWeek } from './draw.ts'
import { planShape } from './make-plan.ts'
import { questions } from './questions.ts'
import { shapes } from './terms.ts'

test('[P1] the judge asks 25 questions of twelve terms', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(25)
  expect(new Set(shapes.map(({ name }) => name)).size).toBe(12)
})

test('[P1] a planned term is drawn by the clock, and every question finds an answer', () => {
  const shape = shapes.find(({ name }) => name === 'Part-time with a job')
  if (shape === undefined) throw new Error('no such term')
  const sheet = planShape(shape)
  expect(drawWeek(sheet, 1)).toContain('Mon  08:30–13:00   Shift')
  for (const { answer } of questions) expect(answer(sheet).seen).not.toBe('')
})
