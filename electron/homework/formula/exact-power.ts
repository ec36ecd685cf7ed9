// Powers and roots without rounding (H1).
import { raise, rationalKey, wholeRoot, type Rational } from './rational.ts'
import {
  invertSurd,
  multiplySurds,
  nothing,
  oneSurd,
  rationalOf,
  rootOf,
  surdKey,
  toSurd,
  type Surd,
} from './surd.ts'

type Outcome = Surd | 'nowhere' | 'too-long'

/** Degrees of the roots that are looked for. */
const highestRoot = 64n

/** `standIn` makes a value of what has none: ∛2, 2^π. Nothing to the power of nothing is not defined. */
export function exactPower(base: Surd, exponent: Surd, standIn: (key: string) => Surd): Outcome {
  const times = rationalOf(exponent)
  if (times?.below === 1n) return wholePower(base, times.above)
  const value = rationalOf(base)
  if (value !== null && value.above <= 0n) return baseBelow(value, times)
  if (value !== null && times !== null) {
    const { above, below } = times
    const root = below === 2n ? rootOf(value) : perfectRoot(value, below)
    if (root === null && below === 2n) return 'too-long'
    if (root !== null) return wholePower(root, above)
  }
  return standIn(`power ${surdKey(base)} ${surdKey(exponent)}`)
}

function baseBelow({ above }: Rational, times: Rational | null): Outcome {
  return above === 0n && times !== null && times.above > 0n ? nothing : 'nowhere'
}

function perfectRoot({ above, below }: Rational, degree: bigint): Surd | null {
  if (degree > highestRoot) return null
  const [top, bottom] = [above, below].map((part) => wholeRoot(part, Number(degree)))
  return top == null || bottom == null ? null : toSurd({ above: top, below: bottom })
}

/** Beyond it no power of anything but one stays short. */
const highestPower = 5000n

function wholePower(base: Surd, exponent: bigint): Outcome {
  if (base.size === 0) return exponent > 0n ? nothing : 'nowhere'
  const value = rationalOf(base)
  if (value !== null && rationalKey(value) === '1') return oneSurd
  if (exponent > highestPower || exponent < -highestPower) return 'too-long'
  const times = Number(exponent)
  if (value !== null) {
    const power = raise(value, times)
    return power === null ? 'too-long' : toSurd(power)
  }
  const from = times < 0 ? invertSurd(base) : base
  return from === null ? 'too-long' : (repeated(from, Math.abs(times)) ?? 'too-long')
}

/** Squaring: eleven products where there would be a thousand. */
function repeated(base: Surd, times: number): Surd | null {
  let [product, square]: [Surd | null, Surd | null] = [oneSurd, base]
  for (let left = times; left > 0 && product !== null; left = Math.floor(left / 2)) {
    if (square === null) return null
    if (left % 2 === 1) product = multiplySurds(product, square)
    if (left > 1) square = multiplySurds(square, square)
  }
  return product
}
