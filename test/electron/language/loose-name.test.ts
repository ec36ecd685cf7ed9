// Words that name nothing by themselves: the one thing of the schedule that they can mean, or nothing.
import { describe, expect, it } from 'vitest'
import { looseName } from '../../../electron/language/frames/loose-name.ts'
import { at, event, schedule, taskClass } from '../../builders.ts'

const term = schedule([
  taskClass(1, { course: 'Data structures', title: 'Data structures: first project' }),
  taskClass(2, { course: 'Calculus', title: 'Calculus: midterm preparation' }),
  taskClass(3, { course: 'Linear algebra', title: 'Linear algebra: midterm preparation' }),
  taskClass(4, { course: '数据结构', title: '数据结构第一次大作业' }),
  taskClass(5, { course: '高等数学', title: '高等数学期中复习' }),
  taskClass(6, { course: '线性代数', title: '线性代数期中复习' }),
  event(20, at(1, 1), { title: 'Microeconomics', course: 'Microeconomics', series: 1 }),
  event(21, at(1, 3), { title: '微观经济学', course: '微观经济学', series: 2 }),
])

const chineseTerm = schedule([
  taskClass(1, { course: '数据结构', title: '数据结构第一次大作业' }),
  taskClass(2, { course: '线性代数', title: '线性代数期中复习' }),
  event(20, at(1, 1), { title: '大学物理', course: '大学物理', series: 1 }),
])

describe('[M6] loose words', () => {
  it.each([
    ['DS project', '数据结构第一次大作业'],
    ['LA', '线性代数'],
    ['physics', '大学物理'],
  ])('“%s” in the other language fits', (said, name) => {
    expect(looseName(said, chineseTerm)).toBe(name)
  })

  it.each([
    ['the ds project', 'Data structures: first project'],
    ['the project', 'Data structures: first project'],
    ['the whole project', 'Data structures: first project'],
    ['micro', 'Microeconomics'],
    ['微经', '微观经济学'],
    ['大作业', '数据结构第一次大作业'],
    // One sign was taken for another that sounds like it.
    ['线姓代数', '线性代数'],
    ['微观经挤学', '微观经济学'],
  ])('“%s” is the one name that all of it fits', (said, name) => {
    expect(looseName(said, term)).toBe(name)
  })

  it.each([
    'macro',
    'the gym',
    'midterm',
    'it',
    'everything',
    'the session',
    '',
    '宏观经济学',
    '期中复习',
    '学习',
  ])('“%s” fits nothing, or things of several courses', (said) => {
    expect(looseName(said, term)).toBeNull()
  })
})
