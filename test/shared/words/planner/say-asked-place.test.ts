// The answer to “and there?” about a block with a place.
import { expect, test } from 'vitest'
import type { ExplanationData } from '../../../../shared/planner/explanation.ts'
import { at } from '../../../builders.ts'
import { block, lines } from '../explained.ts'

test('[P2] the cost of the place that was asked for comes before what is better', () => {
  const [, cost] = block.alternatives
  if (cost === undefined) throw new Error('no alternative')
  const asked = { ...block, asked: { kind: 'legal' as const, cost, isBest: false } }
  expect(lines(asked).slice(3)).toEqual([
    'Fri 6 Nov 08:00–09:45 would be a little worse: a second session of it on one day.',
    '8 other places, one of them better:',
    '- Wed 4 Nov 09:00–10:45 would be a little better: 09:00 instead of 08:00.',
  ])
  const best = { ...block, asked: { kind: 'legal' as const, cost, isBest: true } }
  expect(lines(best)[3]).toMatch(/^The best place there: Fri 6 Nov/)
  expect(lines(best, 'zh')[3]).toMatch(/^那里最好的时间：11月6日/)
})

test('[P2] a refused place names the rule and who is in the way, and the nearest with their costs', () => {
  const data: ExplanationData = {
    ...block,
    betterPlaces: 0,
    alternatives: [],
    asked: {
      kind: 'illegal',
      place: at(2, 3, 4),
      isOpen: true,
      refusal: {
        task: 2,
        reason: { kind: 'occupied', rule: 'S3', target: at(2, 3, 4), occupants: [1] },
        nearest: [at(2, 5, 6)],
      },
      nearest: [{ place: at(2, 5, 6), total: 5, terms: [{ term: 'spacing', amount: 5 }] }],
      unlocked: { place: at(2, 3, 4), total: 2, terms: [{ term: 'run', amount: 2 }] },
    },
  }
  expect(lines(data).slice(3)).toEqual([
    'No place there is open to it.',
    "“Set 2” can't take Tue 3 Nov 10:00–11:45: that time belongs to “Set 1” (10:00–11:45).",
    'Nearest that fits: Tue 3 Nov 12:00–13:45 would be a little worse: a second session of it on one day.',
    'If you unlock it: Tue 3 Nov 10:00–11:45 would be a little worse: a long run without a break.',
    'None of the 8 other places is better.',
  ])
})

test('[P2] its own place is said to be that', () => {
  const here = { ...block, asked: { kind: 'here' as const, place: at(4, 1, 2) } }
  expect(lines(here)[3]).toBe('That is where it is.')
  expect(lines(here, 'zh')[3]).toBe('它就在那里。')
})
