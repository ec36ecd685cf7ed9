// The groups of a long conversation: whole turns, and only the last one changes while it goes on.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupRows } from '../../../renderer/conversation/timeline.tsx'
import type { TimelineRow } from '../../../renderer/conversation/timeline-rows.ts'

const rowsArbitrary = fc
  .array(fc.constantFrom('said', 'note', 'answer'), { maxLength: 120 })
  .map((kinds) =>
    kinds.map((kind, index): TimelineRow =>
      kind === 'answer'
        ? { seq: index + 1, kind: 'answer', text: 'a' }
        : { seq: index + 1, kind: 'said', text: 's', beginsTurn: kind === 'said' },
    ),
  )

test('[U4] groups hold every row in order, begin with a turn, and stay as they are when rows are added', () => {
  fc.assert(
    fc.property(rowsArbitrary, fc.nat(120), (rows, cut) => {
      const groups = groupRows(rows)
      expect(groups.flat()).toEqual(rows)
      for (const group of groups.slice(1)) {
        expect(group[0]).toMatchObject({ kind: 'said', beginsTurn: true })
      }
      for (const group of groups.slice(0, -1)) expect(group.length).toBeGreaterThanOrEqual(16)
      const earlier = groupRows(rows.slice(0, cut))
      expect(groups.slice(0, Math.max(0, earlier.length - 1))).toEqual(earlier.slice(0, -1))
    }),
  )
})
