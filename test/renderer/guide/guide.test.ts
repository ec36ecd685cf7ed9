// What the guide's panel decides by itself: how a change begins in the field, and what is folded or put away.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginChange } from '../../../renderer/guide/draft-sections.tsx'
import { hasGoneOn, isFoldedAt, isPutAway } from '../../../renderer/store/guide-store.ts'
import { guideStates } from '../../../shared/guide/guide-state.ts'

test('[B6] another section takes the place of the opening, and the student’s own words stay', () => {
  for (const language of ['en', 'zh'] as const) {
    const { openings } = windowWords[language].guide
    const all = Object.values(openings)
    expect(beginChange('', openings.dates, all)).toBe(openings.dates)
    expect(beginChange(openings.course, openings.dates, all)).toBe(openings.dates)
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.constantFrom(...all),
        fc.string({ minLength: 1 }).map((text) => text.trim()),
        (first, second, own) => {
          fc.pre(!all.some((opening) => own.startsWith(opening.trimEnd())))
          const begun = beginChange(own, first, all)
          expect(begun).toBe(first + own)
          expect(beginChange(begun, second, all)).toBe(second + own)
        },
      ),
    )
  }
})

test('[B7] a draft is open while it grows and folded once a card shows it, unless chosen otherwise', () => {
  expect(guideStates.map((state) => isFoldedAt({}, state))).toEqual([false, false, true, true])
  const chosen = { growing: true, settled: false }
  expect(guideStates.map((state) => isFoldedAt(chosen, state))).toEqual([true, true, false, false])
  const away = { putAway: 'c1' }
  expect(isPutAway(away, { state: 'FINISHED', cardId: 'c1' })).toBe(true)
  expect(isPutAway(away, { state: 'DRAFTING', cardId: 'c1' })).toBe(false)
  expect(isPutAway(away, { state: 'FINISHED', cardId: 'c2' })).toBe(false)
  expect(isPutAway({}, { state: 'FINISHED', cardId: null })).toBe(false)
})

const said = (text: string) => ({ event: { kind: 'turn-start', text } }) as const

const answered = (cardId: string) =>
  ({ event: { kind: 'card-answer', cardId, verdict: 'accepted', note: '' } }) as const

test('[B7] a written guide is talked past with the next words, not with those that wrote it', () => {
  const written = [said('yes'), answered('c1')]
  expect(hasGoneOn(written, 'c1')).toBe(false)
  expect(hasGoneOn([...written, said('what is free tomorrow?')], 'c1')).toBe(true)
  expect(hasGoneOn([...written, said('by 11 December'), answered('c2')], 'c2')).toBe(false)
  // Of a long talk the answer may lie further back than what is held of it.
  expect(hasGoneOn([said('plan my week')], 'c1')).toBe(true)
})
