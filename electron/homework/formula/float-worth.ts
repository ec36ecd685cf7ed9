// What a formula is about worth where its letters have values (H1): by floating point, with how far off it may be.
import { assertNever } from '../../../shared/assert-never.ts'
import type { FunctionName, Operation, Term } from './term.ts'

/** NaN where it is not defined; `error` is what rounding may have added or taken on the way. */
export type About = { value: number; error: number }

/** Of one step, relative to its value: a few units in the last place. */
const step = 4 * Number.EPSILON

export function floatWorth(term: Term, values: ReadonlyMap<string, number>): About {
  switch (term.kind) {
    case 'number':
      return rounded(Number(term.written), [])
    case 'name':
      return { value: values.get(term.name) ?? Number.NaN, error: 0 }
    case 'constant':
      return rounded(term.name === 'π' ? Math.PI : Math.E, [])
    case 'operation': {
      const [left, right] = [floatWorth(term.left, values), floatWorth(term.right, values)]
      const corners = edgesOf(left).flatMap((a) =>
        edgesOf(right).map((b) => reckon(term.operation, a, b)),
      )
      return rounded(reckon(term.operation, left.value, right.value), corners)
    }
    case 'call': {
      const inner = floatWorth(term.inner, values)
      const apply = functions[term.name]
      return rounded(apply(inner.value), edgesOf(inner).map(apply))
    }
    default:
      return assertNever(term)
  }
}

/** With the value itself: its neighbours may not be defined. */
function edgesOf({ value, error }: About): number[] {
  return error === 0 ? [value] : [value - error, value, value + error]
}

/** `corners`: what it would be if what it is made of were as far off as it may be. */
function rounded(value: number, corners: readonly number[]): About {
  const off = corners.map((corner) => Math.abs(corner - value)).filter((far) => !Number.isNaN(far))
  return { value, error: Math.max(0, ...off) + step * Math.abs(value) }
}

function reckon(operation: Operation, left: number, right: number): number {
  switch (operation) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '^':
      return left ** right
    default:
      return assertNever(operation)
  }
}

const functions: Record<FunctionName, (value: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (value) => 1 / Math.tan(value),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  ln: Math.log,
  log: Math.log10,
  lg: Math.log10,
  exp: Math.exp,
  sqrt: Math.sqrt,
  abs: Math.abs,
  factorial,
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170) return Number.NaN
  return Array.from({ length: value }, (_, index) => index + 1).reduce((all, each) => all * each, 1)
}
