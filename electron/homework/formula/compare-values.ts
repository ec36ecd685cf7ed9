// Whether two formulas are worth the same (H1): exactly where that can be shown, else about, which the person has to judge.
import { areDefinedAlike, constantRatio } from './divisors.ts'
import { plainPoints } from './exact-point.ts'
import { exactValues, isReckoned } from './exact-worth.ts'
import { floatWorth } from './float-worth.ts'
import type { Expression } from './read-formula.ts'
import { isSameSurd, rationalOf } from './surd.ts'
import { namesOf, type Term } from './term.ts'

/** `close`: as near as a rounded value is, or as floating point can tell. */
export type ValueVerdict = 'equal' | 'close' | 'different' | 'unknown'

/** Of two values that floating point can't tell apart, relative to the larger. */
const precision = 1e-9

/** Half a percent: 3.14 for π, 0.33 for 1/3. */
const rounding = 0.005

/** `isDecimal`: one of the answers has a decimal point or a root, and may be rounded. */
export function compareValues(
  given: Expression,
  key: Expression,
  isDecimal: boolean,
): ValueVerdict {
  const ratios = ratiosOf(given.term, key.term)
  const isAbout = ratios.length > 0 && ratios.every((ratio) => Math.abs(ratio - 1) <= precision)
  // What is of another value by more than rounding takes no exact reckoning, but for whole turns.
  const isOpen = isAbout || ratios.length === 0 || hasTurns(given.term) || hasTurns(key.term)
  const shown = isOpen ? compareExactly(given.term, key.term) : 'open'
  if (shown === 'same') return 'equal'
  if (given.isAmbiguous || key.isAmbiguous) return 'unknown'
  const hasOwnNames = [...given.names].toSorted().join() !== [...key.names].toSorted().join()
  if (hasOwnNames) return isAbout ? 'close' : 'unknown'
  const [first = Number.NaN] = ratios
  const isNear = areAll(ratios, first) && Math.abs(first - 1) <= rounding
  if (isNear && isDecimal) return 'close'
  if (shown === 'apart') return 'different'
  if (isAbout) return 'close'
  // As sines of whole turns: the same at every whole number, and else not.
  if (shown === 'odd') return 'unknown'
  return ratios.length === 0 ? 'unknown' : 'different'
}

function hasTurns(term: Term): boolean {
  if (term.kind === 'constant') return term.name === 'π'
  if (term.kind === 'operation') return hasTurns(term.left) || hasTurns(term.right)
  return term.kind === 'call' && hasTurns(term.inner)
}

/** Defined at fewer points than these, two expressions are not known to be worth the same. */
const fewest = 3

/** `apart`: seen to be of another value somewhere. `odd`: the same here, and not by floating point. */
function compareExactly(given: Term, key: Term): 'same' | 'apart' | 'odd' | 'open' {
  const [ours, theirs] = [exactValues(given), exactValues(key)]
  let [seen, isOpen, standsIn] = [0, false, false]
  for (const [index, said] of ours.entries()) {
    const wanted = theirs[index] ?? said
    if (said.value === 'too-long' || wanted.value === 'too-long') continue
    if (isReckoned(said.value) && isReckoned(wanted.value)) {
      const isPlain = !said.standsIn && !wanted.standsIn
      const areRational = rationalOf(said.value) !== null && rationalOf(wanted.value) !== null
      const isSame = isSameSurd(said.value, wanted.value)
      if (!isSame && isPlain && areRational) return 'apart'
      // Far away the squares under a root are not all found.
      if (!isSame) isOpen ||= plainPoints[index % plainPoints.length]?.side !== 'far'
      else if (index < plainPoints.length) seen += 1
      standsIn ||= !isPlain
    } else if (said.value !== wanted.value) isOpen = true
  }
  if (isOpen || seen < fewest || !areDefinedAlike(given, key)) return 'open'
  return standsIn && !areAlike(given, key) ? 'odd' : 'same'
}

function areAlike(given: Term, key: Term): boolean {
  return ratiosOf(given, key, manyPoints).every((ratio) => Math.abs(ratio - 1) <= rounding)
}

/** The sign of the number by which the one has to be multiplied to be the other; null where there is none. */
export function signOfMultiple(given: Term, key: Term): 1 | -1 | null {
  // One to one may be nothing to nothing.
  const [first = 1, ...others] = ratiosOf(given, key).filter((each) => each !== 1)
  if (others.some((each) => !(Math.abs(each - first) <= rounding * Math.abs(first)))) return null
  if (!areDefinedAlike(given, key)) return null
  const ratio = constantRatio(given, key)
  if (ratio === null) return null
  const about = [...ratio].reduce(
    (sum, [root, { above, below }]) =>
      sum + (Number(above) / Number(below)) * Math.sqrt(Number(root)),
    0,
  )
  if (Math.abs(about) < precision || !Number.isFinite(about)) return null
  return about > 0 ? 1 : -1
}

/** Fixed, so that the same two answers are judged alike each time; the last ones below zero. */
const points = [0.731, 1.317, 1.873, 0.419, 2.239, 0.0173, 17.31, -0.673, -1.471, -0.0291, -11.93]

/** To find where a sum changes its sign, which the stand-ins for e and sines do elsewhere. */
const manyPoints = points.flatMap((point) => [point, -0.61 * point, 3.7 * point, -1.9 * point])

/** What one letter is of the next: each is the larger somewhere. */
const spread = [1, 0.31, 2.73]

/** Of the two at each point where both are defined; zero to zero is 1. */
function ratiosOf(given: Term, key: Term, at = points): number[] {
  const names = [...new Set([...namesOf(given), ...namesOf(key)])].toSorted()
  return at.flatMap((point, place) => {
    const values = new Map(
      names.map((name, index) => {
        const side = place % 3 === 2 && index % 2 === 1 ? -1 : 1
        return [
          name,
          side * (point * (spread[(place + index) % spread.length] ?? 1) + 0.0137 * place * index),
        ]
      }),
    )
    const [said, wanted] = [floatWorth(given, values), floatWorth(key, values)]
    if (!Number.isFinite(said.value) || !Number.isFinite(wanted.value)) return []
    const larger = Math.max(Math.abs(said.value), Math.abs(wanted.value))
    const slack = Math.max(precision * larger, said.error + wanted.error)
    // What rounding may have made differ, or may have made alike, is no other value.
    if (!(Math.abs(said.value - wanted.value) > slack)) return [1]
    return [wanted.value === 0 ? Number.POSITIVE_INFINITY : said.value / wanted.value]
  })
}

function areAll(ratios: readonly number[], wanted: number): boolean {
  return (
    ratios.length >= fewest &&
    ratios.every((ratio) => Math.abs(ratio - wanted) <= precision * Math.abs(wanted))
  )
}
