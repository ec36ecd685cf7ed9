// What is offered to be said while a guide asks.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { guideNextWords } from '../../../renderer/guide/guide-next-words.ts'
import { readOptions } from '../../../renderer/guide/guide-next-words.ts'
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import { at, event, schedule } from '../../builders.ts'

test.each([
  [
    'How much time should it get? A: 6 hours, B: 10 hours, C: 16 hours; or say it your own way.',
    ['6 hours', '10 hours', '16 hours'],
  ],
  ['大概要花多少时间？A：6 小时，B：10 小时；也可以直接说。', ['6 小时', '10 小时']],
  ['Which one?\na) the midterm, or\nb) the final\n', ['the midterm', 'the final']],
  ['要哪种？（A）每天一点，还是（B）每周两次长的？', ['每天一点', '每周两次长的']],
  ['Should I add to it (A), or begin something new beside it (B)?', []],
  ['I got a B: not bad. And C: fine.', []],
  ['A: one', []],
  ['A: same, B: same', []],
  [`A: ${'long '.repeat(20)}, B: short`, []],
  ['', []],
])('[B3] the options of “%s” are %j', (text, options) => {
  expect(readOptions(text)).toEqual(options)
})

test('[B3] whatever is written, there are two or three short options that stand in it, or none', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.constantFrom('A: ', 'B）', ' (C) ', 'x', '，', '? '), { maxLength: 12 }),
      (text, marks) => {
        const said = text + marks.join('')
        const options = readOptions(said)
        expect([0, 2, 3]).toContain(options.length)
        for (const option of options) expect(said).toContain(option)
      },
    ),
  )
})

const exam = { eventKind: 'exam' as const }
const state = schedule([
  event(1, at(1, 1), { course: 'Art' }),
  event(2, at(6, 1), { course: 'Maths', ...exam }),
  event(3, at(4, 1), { course: 'Physics', ...exam }),
  event(4, at(1, 3), { course: 'Physics', ...exam }),
])

test('[B3] at most three next words fit the question: courses, options, a yes, or to leave it to us', () => {
  const next = (
    at: 'DISCOVERY' | 'DRAFTING' | 'CONFIRMING' | 'FINISHED',
    reply: string,
    missing: GuideSection[] = [],
    answers: string[] | null = null,
    canWrite = true,
  ) => {
    const doubts = answers === null ? [] : ['…']
    const view = { state: at, missing, doubts, answers: answers ?? [], canWrite }
    return guideNextWords({ view, reply, state, today: 2 }, windowWords.en.guide)
  }
  expect(next('DISCOVERY', 'Which course is it about?', ['course', 'amount'])).toEqual([
    'Physics',
    'Maths',
    'Art',
  ])
  expect(next('DISCOVERY', 'How hard is it for you? A: easy, B: hard; or …', ['effort'])).toEqual([
    'easy',
    'hard',
  ])
  expect(next('DISCOVERY', 'I would take 10 hours. Does that fit?')).toEqual(['Yes', 'You decide'])
  expect(next('DISCOVERY', 'When is the exam?', ['dates'])).toEqual(['You decide'])
  expect(next('DRAFTING', 'The draft: …')).toEqual(['Yes, go ahead'])
  expect(next('DRAFTING', 'Done.\n\nDoes it fit? A yes puts it on a card.')).toHaveLength(1)
  // A yes says that the draft fits, and nothing to another question, or where all is written.
  expect(next('DRAFTING', 'When is the exam?')).toEqual([])
  expect(next('DRAFTING', 'When is the exam? A: today, B: Friday.')).toEqual(['today', 'Friday'])
  expect(next('DRAFTING', 'All of it is in your plan.', [], null, false)).toEqual([])
  expect(next('DISCOVERY', 'Friday was, which day is it?', ['course'], [])).toEqual([])
  expect(next('DISCOVERY', 'Add to it (A), or begin anew (B)?', [], ['Add to it', 'New'])).toEqual([
    'Add to it',
    'New',
  ])
  expect(next('CONFIRMING', 'A: one, B: two')).toEqual([])
  expect(next('FINISHED', '')).toEqual([])
  const view = {
    state: 'DISCOVERY' as const,
    missing: [],
    doubts: [],
    answers: [],
    canWrite: false,
  }
  const asked = { view, state, today: 2 }
  expect(
    guideNextWords({ ...asked, reply: '我先按 10 小时算，合适吗？' }, windowWords.zh.guide),
  ).toEqual(['可以', '你来定'])
})
