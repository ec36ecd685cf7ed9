// Making a clash small, on its own: what clashes is scripted, so that sizes and checks can be counted.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin, type Checker, type Verdict } from '../../../../electron/planner/clash/checker.ts'
import type { Counts, Demands } from '../../../../electron/planner/clash/demands.ts'
import { minimise } from '../../../../electron/planner/clash/minimise.ts'

function demandsOf(sizes: readonly number[]): Demands {
  const groups = sizes.map((size, chain) => ({
    chain,
    tasks: Array.from({ length: size }, (_, task) => task),
    duration: 1 + (chain % 3),
    starts: new Int32Array(1),
    nextStart: new Int32Array(2),
    lastStart: Int32Array.from([0, chain]),
  }))
  return { days: 1, periods: 1, groups }
}

/** Clashes exactly where one of `clashing` is within; `isOpen` counts get no answer. */
function scripted(
  sizes: readonly number[],
  clashing: readonly Counts[],
  isOpen: (counts: Counts) => boolean = () => false,
) {
  const fitting: Counts[] = [sizes.map(() => 0)]
  let checks = 0
  const check = (counts: Counts): Verdict => {
    checks += 1
    if (isOpen(counts)) return 'unknown'
    if (clashing.some((each) => isWithin(each, counts))) return 'clashes'
    fitting.push(counts)
    return 'fits'
  }
  const checker: Checker = { demands: demandsOf(sizes), check, fitting: () => fitting }
  return { checker, checks: () => checks }
}

const sizesArbitrary = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 })

const caseArbitrary = sizesArbitrary.chain((sizes) =>
  fc.record({
    sizes: fc.constant(sizes),
    clashing: fc.array(fc.tuple(...sizes.map((size) => fc.integer({ min: 0, max: size }))), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
)

function sizeOf(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

test('[P4] the smallest clash is found, and is known to be', () => {
  fc.assert(
    fc.property(caseArbitrary, ({ sizes, clashing }) => {
      const real = clashing.map((counts): Counts => counts).filter((counts) => sizeOf(counts) > 0)
      fc.pre(real.length > 0)
      const { checker } = scripted(sizes, real)
      const { counts, isMinimal, isSmallest } = minimise(checker, sizes)
      expect(real.some((each) => isWithin(each, counts))).toBe(true)
      expect(sizeOf(counts)).toBe(Math.min(...real.map(sizeOf)))
      expect([isMinimal, isSmallest]).toEqual([true, true])
    }),
    { numRuns: 200 },
  )
})

test('[P4] three that clash among three hundred take few checks to find', () => {
  const sizes = Array.from({ length: 300 }, () => 1)
  const clash = sizes.map((_, group) => (group % 100 === 7 ? 1 : 0))
  const { checker, checks } = scripted(sizes, [clash])
  expect(minimise(checker, sizes)).toEqual({ counts: clash, isMinimal: true, isSmallest: false })
  expect(checks()).toBeLessThan(250)
})

test('[P4] where the check can’t always tell, what is left is still known to clash', () => {
  fc.assert(
    fc.property(caseArbitrary, fc.nat({ max: 4 }), ({ sizes, clashing }, dark) => {
      const real = clashing.map((counts): Counts => counts).filter((counts) => sizeOf(counts) > 0)
      fc.pre(real.length > 0)
      const isOpen = (counts: Counts) =>
        sizeOf(counts) % 5 === dark && sizeOf(counts) < sizeOf(sizes)
      const { checker } = scripted(sizes, real, isOpen)
      const { counts, isMinimal } = minimise(checker, sizes)
      expect(checker.check(counts)).toBe('clashes')
      const fewer = counts.flatMap((count, group) =>
        count > 0 ? [counts.with(group, count - 1)] : [],
      )
      expect(isMinimal).toBe(fewer.every((each) => checker.check(each) === 'fits'))
    }),
    { numRuns: 200 },
  )
})
