// The sentence behind "Move there".
import { expect, test } from 'vitest'
import { sayMove, saySwap } from '../../../renderer/reasons/say-move.ts'
import { at, event, item, schedule, week } from '../../builders.ts'

const set = item(1, { title: 'Problem set', place: at(1, 3, 4) })

test('[P2] it names the block, the date and the first period, in both languages', () => {
  const state = schedule([set], week({ weeks: 2 }))
  expect(sayMove(set, at(10, 5, 6), state, 'en')).toBe(
    'Move “Problem set” to November 11, period 5',
  )
  expect(sayMove(set, at(10, 5, 6), state, 'zh')).toBe('把“Problem set”挪到11月11日第5节')
})

test('[P2] nothing is said where the title could mean another task', () => {
  const state = schedule([set, event(5, at(1, 1), { title: 'problem set ' })])
  expect(sayMove(set, at(2, 1, 2), state, 'en')).toBeNull()
})

test('[P5] two blocks that are to trade places are both named, or nothing is said', () => {
  const other = item(2, { title: 'Reading', place: at(2, 3, 4) })
  const state = schedule([set, other])
  expect(saySwap(set, other, state, 'en')).toBe('Swap “Problem set” and “Reading”')
  expect(saySwap(set, other, state, 'zh')).toBe('把“Problem set”和“Reading”对调')
  const twin = item(3, { title: 'reading' })
  expect(saySwap(set, other, schedule([set, other, twin]), 'en')).toBeNull()
})

test('[P2] nothing is said of a title that quoting would change, or of a day outside the term', () => {
  for (const title of ['The “big” one', 'two\nlines', ' padded', 'a"b']) {
    const odd = { ...set, title }
    expect(sayMove(odd, at(2, 1, 2), schedule([odd]), 'en')).toBeNull()
  }
  expect(sayMove(set, at(8, 1, 2), schedule([set]), 'en')).toBeNull()
})
