// What is said of a plan as a whole: the evenings that it leaves free, and what is due next.
import { expect, it } from 'vitest'
import { sayPlanFacts } from '../../../shared/conversation/say-card.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { at, beforeTerm, item, schedule, taskClass, week } from '../../builders.ts'

const window = week({
  periods: [
    { start: '16:00', end: '17:15' },
    { start: '17:30', end: '19:05' },
    { start: '19:15', end: '20:00' },
  ],
})
const essay = taskClass(1, { title: 'Essay', toDay: 5 })
const before = schedule([essay, item(1), item(2)], window)
const planned = [item(1, { place: at(1, 2) }), item(2, { place: at(2, 1) })]
const question = {
  state: before,
  diff: diffStates(before, schedule([essay, ...planned], window)),
  clock: { date: '2026-11-01', minute: 0, moment: beforeTerm },
  leftOut: [],
}

it('[U2] an evening with study in a row that only ends in it is not free', () => {
  expect(sayPlanFacts(question, 'en')).toContain('6 of 7 evenings stay free.')
  expect(sayPlanFacts(question, 'zh')).toContain('7 个晚上里有 6 个空着。')
})

it('[U2] what is due next is named as study work, for homework and exams are not looked at', () => {
  expect(sayPlanFacts(question, 'en')).toContain(
    'Study work due next: “Essay”, Fri 6 Nov, all planned.',
  )
  expect(sayPlanFacts(question, 'zh')).toMatch(/最近到期的学习任务是“Essay”（.+），都已安排。/)
})
