// Which course a class of the timetable is of.
import { expect, test } from 'vitest'
import {
  courseOfBlock,
  coursesOfBlocks,
  type WeeklyBlock,
} from '../../../shared/timetable/weekly-block.ts'

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

const typed = (...titles: string[]) =>
  titles.map((title) => ({ from: null, to: { ...lab, title, course: '' } }))

test('[U6] classes that are typed in with one code are of one course, whichever comes first', () => {
  const classes = typed('MATH2041 Tutorial', 'MATH2041 Real Analysis - Lecture', 'MATH204 Sets')
  const analysis = 'MATH2041 Real Analysis'
  expect(coursesOfBlocks(classes, [])).toEqual([analysis, analysis, 'MATH204 Sets'])
  expect(coursesOfBlocks(typed('MATH 2041 Lab'), ['MATH2041 Analysis'])).toEqual([
    'MATH2041 Analysis',
  ])
})
