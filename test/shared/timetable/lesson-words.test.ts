// Which work goes with lessons, by its title.
import { expect, test } from 'vitest'
import { kindOfWork } from '../../../shared/timetable/lesson-words.ts'

test.each([
  ['Prepare the law tutorial', 'preparation'],
  ['Pre-lab reading', 'preparation'],
  ['Read for the history tutorial', 'preparation'],
  ['Seminar reading', 'preparation'],
  ['Préparer la khôlle de maths', 'preparation'],
  ['Calculus review', 'review'],
  ['Summer reading', null],
  ['Seminar paper', null],
  ['Lab exam preparation', null],
])('[P1] %s goes with lessons as %s', (title, kind) => {
  expect(kindOfWork(title)).toBe(kind)
})
