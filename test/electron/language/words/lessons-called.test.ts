// Lessons by words that are no name by themselves.
import { expect, test } from 'vitest'
import { lessonsCalled } from '../../../../electron/language/words/lessons-called.ts'
import { at, event, schedule } from '../../../builders.ts'

const titles = ['高等数学习题课', '线性代数习题课', '大学物理', 'Physics: lab', 'Labour history']
const state = schedule(
  titles.map((title, index) => event(index + 1, at(index + 1, 1, 2), { title, series: index + 1 })),
)

test.each([
  ['习题课', [1, 2]],
  ['習題課', [1, 2]],
  ['the lab', [4]],
  ['Lab class', [4]],
  ['陶艺课', []],
  ['课', []],
  ['the class', []],
])('[M3] %s: all lessons that are called so', (said, series) => {
  expect(lessonsCalled(said, state)).toEqual(series)
})
