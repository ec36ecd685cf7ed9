// Which course a class of the timetable is of.
import { expect, test } from 'vitest'
import { courseOfBlock, type WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'

const lab: WeeklyBlock = {
  series: 1,
  title: 'Optics (Lab)',
  course: 'Optics',
  kind: 'class',
  location: '',
  weekday: 5,
  start: 1,
  end: 2,
  clock: null,
  hosts: false,
  weeks: [1],
}

test('[U8] a class is of the course that its title names, until it is given another', () => {
  expect(courseOfBlock({ ...lab, course: '' }, null)).toBe('Optics')
  expect(courseOfBlock({ ...lab, title: 'Waves (Lab)' }, lab)).toBe('Waves')
  const split = { ...lab, course: 'Laboratory' }
  expect(courseOfBlock(split, lab)).toBe('Laboratory')
  expect(courseOfBlock({ ...split, title: 'Lenses' }, split)).toBe('Laboratory')
  expect(courseOfBlock({ ...split, course: '' }, split)).toBe('Optics')
})
