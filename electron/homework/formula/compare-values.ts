// Tells whether two formulas are worth the same (H1): to many digits at many points, else about, which the person has to judge.
import { areDefinedAlike, constantRatio } from './divisors.ts'
import { points } from './points.ts'
import type { Expression } from './read-formula.ts'
import type { Term } from './term.ts'
import { fewest, furtherPasses, isSameWorth, valueOf } from './values.ts'
import { isKnown, precisionFor, type Place, type Precision, type Worth } from './worth.ts'

/** `close`: as near as a rounded value is. */
export type ValueVerdict = 'equal' | 'close' | 'different' | 'unknown'

/** Half a percent: 3.14 for π, 0.33 for 1/3. */
const rounding = 0.005

/** `isDecimal`: one of the answers has a decimal point or a root, and may be rounded. */
export function compareValues(
  given: Expression,
  key: Expression,
  isDecimal: boolean,
): ValueVerdict {
  const precision = precisionFor(given.term, key.term)
  const pairsIn = (rootsBelow: Place['rootsBelow']) =>
    pairsOf(given.term, key.term, rootsBelow, precision)
  const plain = pairsIn('none')
  const { pairs } = plain
  if (pairs.length < fewest) return 'unknown'
  const isShown =
    isSameThroughout(plain) &&
    furtherPasses(given.term, key.term).every((pass) => isSameThroughout(pairsIn(pass)))
  if (isShown && areDefinedAlike(given.term, key.term)) return 'equal'
  if (given.isAmbiguous || key.isAmbiguous) return 'unknown'
  const isNear = pairs.every(({ isFar }) => !isFar)
  if ([...given.names].toSorted().join() !== [...key.names].toSorted().join()) {
    return isNear ? 'close' : 'unknown'
  }
  if (isNear && (isDecimal || pairs.every(({ isSame }) => isSame))) return 'close'
  return isOfWholeNumbers(pairs) ? 'unknown' : 'different'
}

/** `isFar`: apart by more than rounding. */
type Pair = { isSame: boolean; isFar: boolean; isWhole: boolean }

/** At the points where both are known; `isOpen`: elsewhere one of them is defined and the other is not. */
type Pairs = { pairs: Pair[]; isOpen: boolean }

/** No further than the point at which they are seen to be apart. */
function pairsOf(
  given: Term,
  key: Term,
  rootsBelow: Place['rootsBelow'],
  precision: Precision,
): Pairs {
  const found: Pairs = { pairs: [], isOpen: false }
  for (const [index, { kind }] of points.entries()) {
    const said = valueOf(given, index, rootsBelow, precision)
    const wanted = valueOf(key, index, rootsBelow, precision)
    if (isKnown(said) && isKnown(wanted)) found.pairs.push(pairOf(said, wanted, kind !== 'broken'))
    else found.isOpen ||= said !== 'beyond' && wanted !== 'beyond' && said !== wanted
    const areApart = found.pairs.some(({ isFar, isWhole }) => isFar && isWhole)
    if (areApart && found.pairs.length >= fewest) break
  }
  return found
}

function pairOf(said: Worth, wanted: Worth, isWhole: boolean): Pair {
  const isSame = isSameWorth(said, wanted)
  const ratio = isSame ? 1 : said.value.dividedBy(wanted.value).toNumber()
  return { isSame, isFar: Math.abs(ratio - 1) > rounding, isWhole }
}

function isSameThroughout({ pairs, isOpen }: Pairs): boolean {
  return !isOpen && pairs.length >= fewest && pairs.every(({ isSame }) => isSame)
}

/** sin(nπ) is nothing wherever n is whole, and only there: what is meant is not said. */
function isOfWholeNumbers(pairs: readonly Pair[]): boolean {
  const whole = pairs.filter(({ isWhole }) => isWhole)
  return whole.length >= fewest && whole.every(({ isSame }) => isSame)
}

/** The sign of the number by which the one has to be multiplied to be the other; null where there is none. */
export function signOfMultiple(given: Term, key: Term): 1 | -1 | null {
  if (!areDefinedAlike(given, key)) return null
  const ratio = constantRatio(given, key)
  if (ratio === null) return null
  return ratio.isNegative() ? -1 : 1
}
