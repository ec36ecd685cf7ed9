// Which course a phrase of a guide means: one that is there, one that has to be asked about, or a new one.
import { expect, it } from 'vitest'
import { matchCourse, matchHead } from '../../../../electron/language/guide/match-course.ts'
import { schedule, taskClass } from '../../../builders.ts'

const courses = ['Calculus', 'University physics', '经济', '数据结构']
const state = schedule(courses.map((course, index) => taskClass(index + 1, { course })))

it.each([
  ['help with calculus', { kind: 'known', course: 'Calculus' }],
  ['please set up calculus revision', { kind: 'known', course: 'Calculus' }],
  ['数据结构大作业', { kind: 'known', course: '数据结构' }],
  ['calculus ii', { kind: 'near', near: 'Calculus' }],
  ['university physics lab', { kind: 'near', near: 'University physics' }],
  ['经济思想史', { kind: 'near', near: '经济' }],
  ['please plan my statistics project', { kind: 'new', said: 'Statistics' }],
] as const)('[B1] %s', (words, match) => {
  expect(matchCourse(words, words, state)).toMatchObject(match)
})

it.each([
  ['please help me with physics', { kind: 'known', course: 'University physics' }],
  ['organic physics', { kind: 'near', near: 'University physics' }],
  ['help me with calc', { kind: 'near', near: 'Calculus' }],
] as const)('[B1] by its last word: %s', (words, match) => {
  expect(matchHead(words, state)).toMatchObject(match)
})
