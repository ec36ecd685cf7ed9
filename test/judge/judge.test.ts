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

const mark = 23

test.each(['UK, six courses', 'Part-time with a job', 'Sixth form'])(
  '[P1] a tutor says yes to %s',
  (name) => {
    const shape = shapes.find((each) => each.name === name)
    if (shape === undefined) throw new Error('no such term')
    const sheet = planShape(shape)
    const noes = questions.filter(({ answer }) => !answer(sheet).yes).map(({ id }) => id)
    expect(noes.length, noes.join()).toBeLessThanOrEqual(questions.length - mark)
    expect(drawWeek(sheet, sheet.shape.asksIn)).toMatch(/^  Mon {2}\d\d:\d\d–/m)
  },
)
