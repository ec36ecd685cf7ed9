// What an answer of the intent phase tells of: one section, or several part by part.
import { expect, it } from 'vitest'
import { splitAnswer, sectionOf } from '../../../electron/language/pack/answer-parts.ts'

it.each([
  ['目标85分以上，主要想搞懂特征值', 'goal'],
  ['行列式会算，其他忘得差不多了', 'knowledge'],
  ['每周六小时，周末不学', 'conditions'],
  ['6 hours a week, not on Sundays', 'conditions'],
  ['pass with 80 points', 'goal'],
] as const)(
  '[K2] what tells of another section than the one that was asked is kept there: %s',
  (text, section) => {
    expect(sectionOf(text)).toBe(section)
    expect(splitAnswer(text, section === 'goal' ? 'knowledge' : 'goal')).toEqual([
      { section, text },
    ])
  },
)

it.each(['跟着课本走', 'as the book has it', 'pass?', ''])(
  '[K2] what tells of no section, or of one alone, is one part: %s',
  (text) => {
    const section = text === 'pass?' ? 'goal' : 'knowledge'
    expect(splitAnswer(text, 'knowledge')).toEqual([{ section, text }])
  },
)

it.each([
  [
    'pass with 80, I know elimination, eigenvalues are hard, 6 hours a week',
    ['pass with 80', 'I know elimination, eigenvalues are hard', '6 hours a week'],
  ],
  ['考到90分，特征值不会，每周六小时', ['考到90分', '特征值不会', '每周六小时']],
  // Clauses that tell of nothing go on with the one before them.
  [
    'pass, as well as I can; limits are hard. Really. 6 hours a week.',
    ['pass, as well as I can', 'limits are hard. Really.', '6 hours a week.'],
  ],
] as const)('[K2] told in one breath, each part is kept where it belongs: %s', (text, parts) => {
  const sections = ['goal', 'knowledge', 'conditions'] as const
  expect(splitAnswer(text, 'goal')).toEqual(
    parts.map((part, index) => ({ section: sections[index], text: part })),
  )
})

it('[K2] what comes before anything is told belongs to what was asked', () => {
  expect(splitAnswer('well, 考到90分，每周六小时', 'knowledge')).toEqual([
    { section: 'knowledge', text: 'well' },
    { section: 'goal', text: '考到90分' },
    { section: 'conditions', text: '每周六小时' },
  ])
})
