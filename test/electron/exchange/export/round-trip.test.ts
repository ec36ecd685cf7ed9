// Complete data out and in again (X10): the same to the byte, for generated terms. More of them: `test/soak/round-trips.ts`.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { exportJson, readWeekloomJson } from '../../../../electron/export/formats/weekloom-json.ts'
import { planArbitrary } from './generated-plan.ts'

const dawn = { date: '1970-01-01', minute: 0 }

it('[X10] JSON, state, JSON: the same bytes and the same values', () => {
  fc.assert(
    fc.property(planArbitrary, ({ term, state }) => {
      const text = exportJson(term, state)
      const read = readWeekloomJson(text, dawn)
      if (!read.ok) throw new Error(read.failure)
      const overrides = term.overrides.toSorted((a, b) => a.date.localeCompare(b.date))
      expect(read.value).toEqual({ term: { ...term, overrides }, state })
      expect(exportJson(read.value.term, read.value.state)).toBe(text)
    }),
    { numRuns: 40 },
  )
})

it('[X10] the order in which fields were made leaves no trace in the file', () => {
  fc.assert(
    fc.property(planArbitrary, ({ term, state }) => {
      const turned = {
        taskClasses: state.taskClasses,
        tasks: state.tasks.map(turn),
        window: state.window,
      }
      expect(exportJson(term, turned)).toBe(exportJson(term, state))
    }),
    { numRuns: 10 },
  )
})

function turn<Value extends object>(value: Value): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields in another order
  return Object.fromEntries(Object.entries(value).toReversed()) as Value
}
