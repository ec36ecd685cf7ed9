// What was told and reached nothing is named, what was told twice is not, and what is said of parts reaches them.
import { expect, it } from 'vitest'
import { nothingKnown } from '../../../../electron/language/guide/known.ts'
import { isHeld } from '../../../../electron/language/guide/reader/held.ts'
import type { Language } from '../../../../shared/language.ts'
import { talk } from './guide-talk.ts'

const begun: Record<Language, string[]> = {
  en: [
    'help me pass topology, the exam is on December 18',
    'it covers sheaves, bundles and nerves',
  ],
  zh: ['我要考过拓扑学，12月18日考试', '分成三部分：层、丛、神经'],
}

function last(language: Language, ...says: string[]) {
  const turn = talk([...begun[language], ...says], language).at(-1)
  if (turn?.record.draft == null) throw new Error('there is no draft')
  return { ...turn, titles: turn.record.draft.items.map(({ title }) => title) }
}

it.each([
  ['en', 'nerves I like least, so start with those', 'nerves'],
  ['zh', '神经先来', '神经'],
] as const)('[B10] what is to come first stands first (%s)', (language, said, first) => {
  expect(last(language, said).titles[0]).toBe(first)
})

it.each([
  ['en', 'half an hour a day', '“a day” is left out'],
  ['zh', '每天半小时', '“每天”没有写进去'],
] as const)(
  '[B10] beside parts a day’s length is held, and the days are named (%s)',
  (language, said, left) => {
    expect(last(language, said).reply).toContain(left)
  },
)

it.each([
  ['en', 'two sessions on each, an hour and a half'],
  ['zh', '每部分排两次，每次一个半小时'],
] as const)('[B10] so many sessions are of each part (%s)', (language, said) => {
  expect(last(language, said).titles).toHaveLength(6)
})

it.each([
  ['en', 'skip that'],
  ['zh', '跳过'],
] as const)('[B2] to skip agrees to nothing (%s)', (language, said) => {
  expect(last(language, said).decision.next_action).toBe('CONTINUE_ASKING')
})

it.each([
  ['en', 'the exam is on December 18', 'left out'],
  ['zh', '12月18日考试', '没有写进去'],
] as const)('[B10] what stands as it is said again is not named (%s)', (language, said, left) => {
  expect(last(language, said).reply).not.toContain(left)
})

it.each([
  ['en', 'word lists 1 thru 8', ['Word list 1', 'Word list 8'], 8],
  ['zh', '词表1到8', ['词表1', '词表8'], 8],
] as const)('[B10] whatever is numbered is counted (%s)', (language, said, ends, count) => {
  const turn = talk([begun[language][0] ?? '', said], language).at(-1)
  const titles = turn?.record.draft?.items.map(({ title }) => title) ?? []
  expect([titles[0], titles.at(-1), titles.length]).toEqual([...ends, count])
})

it('[B10] the first of a row that is done is no work', () => {
  const said = [
    'help me pass topology, the exam is on December 18',
    '6 chapters, the first is done',
  ]
  const titles =
    talk(said, 'en')
      .at(-1)
      ?.record.draft?.items.map(({ title }) => title) ?? []
  expect([titles[0], titles.length]).toEqual(['Chapter 2', 5])
})

it.each([
  ['piece', '75 min', false],
  ['piece', '每次四十分钟', true],
  ['share', '3', true],
  ['share', '4', false],
  ['known', '第2章', true],
  ['out', 'chapter 5', false],
  ['back', '5', true],
  ['rate', 'once a day', null],
] as const)('[B10] a value that is known in no place is found (%s: %s)', (role, text, isKnown) => {
  const units = [{ unit: 'chapter' as const, first: 1, count: 6, minutes: null, sessions: 3 }]
  const skipped = [{ unit: 'chapter' as const, number: 2 }]
  const known = { ...nothingKnown, mostADay: 40, units, skipped }
  expect(isHeld({ role, text, start: 0, end: text.length }, known)).toBe(isKnown)
})
