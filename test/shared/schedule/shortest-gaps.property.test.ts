// The shortest gap of a work is that of its closest pair, in whatever order its sessions are told.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortestGaps } from '../../../shared/schedule/shortest-gaps.ts'
import { at, event, item } from '../../builders.ts'

test('[U2] the shortest gap is that of the closest pair; what waits, other work and events do not count', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }), (days) => {
      const placed = days.map((day, index) => item(index + 1, { place: at(day, 1) }))
      const others = [item(90), item(91, { classId: 2, place: at(1, 5) }), event(92, at(1, 7))]
      const pairs = days.flatMap((a, i) => days.slice(i + 1).map((b) => Math.abs(a - b)))
      const gaps = shortestGaps([...others, ...placed], new Set([1]))
      expect([...gaps]).toEqual(days.length < 2 ? [] : [[1, Math.min(...pairs)]])
    }),
  )
})
