import { expect, test } from 'vitest'
import { type TermAmount, termNames } from '../../../../shared/planner/explanation.ts'
import {
  sayAmounts,
  sayTerm,
  sayTermFits,
} from '../../../../shared/planner/say/explanation-speaker.ts'

test('[P2] every term has words of its own in both languages', () => {
  for (const language of ['en', 'zh'] as const) {
    const names = termNames.map((term) => sayTerm(term, language))
    const fits = termNames.map((term) => sayTermFits(term, language))
    expect(new Set(names).size).toBe(termNames.length)
    expect(new Set(fits).size).toBe(termNames.length)
  }
})

test('[P2] amounts come with the largest first, and less is said as less', () => {
  const amounts: TermAmount[] = [
    { term: 'run', amount: 2 },
    { term: 'spacing', amount: 4 },
    { term: 'weekend', amount: -3 },
  ]
  expect(sayAmounts(amounts, 'en')).toBe(
    '4 for spacing, 3 less for the weekend and 2 for a long run without a break',
  )
  expect(sayAmounts(amounts, 'zh')).toBe('间隔 4、占用周末少 3、连续太久 2')
  expect(sayAmounts([], 'en')).toBe('')
})

test('[P2] beyond four the rest is put together, so that all still adds up', () => {
  const amounts: TermAmount[] = [
    { term: 'late', amount: 50 },
    { term: 'load', amount: 40 },
    { term: 'meal', amount: 30 },
    { term: 'heavy', amount: -5 },
    { term: 'switch', amount: 3 },
  ]
  expect(sayAmounts(amounts, 'en')).toBe(
    '50 for putting it off, 40 for a full day, 30 for a meal missed and −2 for the rest',
  )
  expect(sayAmounts(amounts, 'zh')).toBe('往后拖 50、当天太满 40、占用饭点 30、其他 −2')
  const even = amounts.with(4, { term: 'switch', amount: 5 })
  expect(sayAmounts(even, 'en')).toBe(
    '50 for putting it off, 40 for a full day and 30 for a meal missed',
  )
})
