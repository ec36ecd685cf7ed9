// What formulas are worth (H1): the bound on the error holds, and what is called equal is so at points of another choice.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareFormulas } from '../../../../electron/homework/formula/compare-formulas.ts'
import { plainFormula } from '../../../../electron/homework/formula/plain-formula.ts'
import { points } from '../../../../electron/homework/formula/points.ts'
import { readFormula } from '../../../../electron/homework/formula/read-formula.ts'
import { isKnown, precisionOf, worthAt } from '../../../../electron/homework/formula/worth.ts'

type Formula = { written: string; worth: (x: number, y: number) => number }

const leaf: fc.Arbitrary<Formula> = fc.oneof(
  fc.constant<Formula>({ written: 'x', worth: (x) => x }),
  fc.constant<Formula>({ written: 'y', worth: (_, y) => y }),
  fc
    .constantFrom(1, 2, 3, 7, 100, 0.25)
    .map((number): Formula => ({ written: `${number}`, worth: () => number })),
)

const operations = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => (b === 0 ? Number.NaN : a / b),
}

const functions = { '√': Math.sqrt, sin: Math.sin, cos: Math.cos, ln: Math.log, exp: Math.exp }

const { formula } = fc.letrec<{ formula: Formula; inner: Formula }>((tie) => ({
  inner: fc.oneof({ maxDepth: 3 }, leaf, tie('formula')),
  formula: fc.oneof(
    fc
      .tuple(tie('inner'), fc.constantFrom('+', '-', '*', '/'), tie('inner'))
      .map(([a, sign, b]): Formula => ({
        written: `(${a.written} ${sign} ${b.written})`,
        worth: (x, y) => operations[sign](a.worth(x, y), b.worth(x, y)),
      })),
    fc
      .tuple(fc.constantFrom('√', 'sin', 'cos', 'ln', 'exp'), tie('inner'))
      .map(([name, a]): Formula => ({
        written: `${name}(${a.written})`,
        worth: (x, y) => functions[name](a.worth(x, y)),
      })),
  ),
}))

/** The same in other words somewhere, and for some of them everywhere. */
const rewritings: ((of: Formula) => Formula)[] = [
  ({ written, worth }) => ({
    written: `√((${written})^2)`,
    worth: (x, y) => Math.abs(worth(x, y)),
  }),
  ({ written, worth }) => ({
    written: `${written} + x/1000000`,
    worth: (x, y) => worth(x, y) + x / 1_000_000,
  }),
  ({ written, worth }) => ({
    written: `√(${written})^2`,
    worth: (x, y) => (worth(x, y) < 0 ? Number.NaN : worth(x, y)),
  }),
  ({ written, worth }) => ({ written: `3${written} - 2${written}`, worth }),
]

it('[H1] a value of few digits and one of many differ by no more than their errors', () => {
  const [few, many] = [precisionOf(50), precisionOf(90)]
  fc.assert(
    fc.property(formula, fc.constantFrom(...points), ({ written }, point) => {
      const term = readFormula(plainFormula(written))?.term
      if (term === undefined) throw new Error(`${written} can be read`)
      const place = { point, rootsBelow: 'none' as const, set: new Map() }
      const [about, near] = [worthAt(term, place, few), worthAt(term, place, many)]
      if (!isKnown(about) || !isKnown(near)) return
      const off = near.value.minus(about.value).abs().toNumber()
      expect(off).toBeLessThanOrEqual(about.error + near.error)
    }),
  )
})

it('[H1] what is called equal is worth the same wherever both are defined', () => {
  const size = fc
    .constantFrom(-1, 1)
    .chain((side) =>
      fc
        .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: -5, max: 0 }))
        .map(([digits, tens]) => side * digits * 10 ** tens),
    )
  fc.assert(
    fc.property(
      formula,
      fc.constantFrom(...rewritings),
      fc.array(fc.tuple(size, size), { minLength: 20, maxLength: 20 }),
      (given, rewrite, places) => {
        const key = rewrite(given)
        if (compareFormulas(given.written, key.written) !== 'equal') return
        for (const [x, y] of places) {
          const [said, wanted] = [given.worth(x, y), key.worth(x, y)]
          if (!Number.isFinite(said) || !Number.isFinite(wanted) || Math.abs(said) > 1e9) continue
          const slack = 1e-5 * Math.max(Math.abs(said), Math.abs(wanted), 1e-3)
          expect(Math.abs(said - wanted)).toBeLessThanOrEqual(slack)
        }
      },
    ),
  )
})
