// Whether two answers in formulas are worth the same (H1): by their values at points where their letters are given some.
import { assertNever } from '../../../shared/assert-never.ts'
import { plainFormula } from './plain-formula.ts'
import type { Expression } from './read-formula.ts'
import { splitStatements, type Relation, type Statement } from './split-statements.ts'

/** `unknown`: neither can be shown. `close`: as near as a rounded value is. */
export type FormulaVerdict = 'equal' | 'close' | 'different' | 'unknown'

/** Characters of an answer in formulas; what is longer is read by the person. */
const longest = 400

/** Of two values that count as one, relative to the larger. */
const precision = 1e-9

/** Half a percent: 3.14 for π, 0.33 for 1/3. */
const rounding = 0.005

const isWord = /^[\p{L}\s]*$/u

const isRange = /^\d+\s*-\s*\d+$/

/** Null where one of them is no formula. */
export function compareFormulas(given: string, key: string): FormulaVerdict | null {
  if (given.length > longest || key.length > longest) return null
  const [said, wanted] = [plainFormula(given), plainFormula(key)]
  // "no" and "on" are words, "10-20" and "20-30" are ranges.
  if ([said, wanted].every((text) => isWord.test(text))) return null
  if ([said, wanted].every((text) => isRange.test(text))) return 'unknown'
  const [ours, theirs] = [splitStatements(said), splitStatements(wanted)]
  if (ours === null || theirs === null) return null
  const isDecimal = /\.\d|√|π/.test(said + wanted)
  return compareAll(ours, theirs, isDecimal)
}

/** Each statement of the key has one of the answer's, in whatever order. */
function compareAll(
  given: readonly Statement[],
  key: readonly Statement[],
  isDecimal: boolean,
): FormulaVerdict {
  let left = given
  const verdicts = key.map((wanted) => {
    const found = left.map((said) => compareStatements(said, wanted, isDecimal))
    const verdict = best(found)
    if (verdict === 'equal' || verdict === 'close') left = left.toSpliced(found.indexOf(verdict), 1)
    return verdict
  })
  const worst = worstOf(verdicts)
  if (left.length === 0 || worst === 'different') return worst
  // What the answer states beyond the key: another solution, or a step on the way there.
  const isOther = left.some((said) =>
    key.some((wanted) => compareStatements(said, wanted, isDecimal) === 'different'),
  )
  return isOther ? 'different' : 'unknown'
}

const ranked: readonly FormulaVerdict[] = ['equal', 'close', 'different', 'unknown']

function best(verdicts: readonly FormulaVerdict[]): FormulaVerdict {
  return ranked.find((verdict) => verdicts.includes(verdict)) ?? 'different'
}

function worstOf(verdicts: readonly FormulaVerdict[]): FormulaVerdict {
  const order: readonly FormulaVerdict[] = ['different', 'unknown', 'close', 'equal']
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'unknown'
}

function compareStatements(given: Statement, key: Statement, isDecimal: boolean): FormulaVerdict {
  if (key.kind === 'list' || given.kind === 'list') {
    return key.kind === 'list' && given.kind === 'list'
      ? compareLists(given, key, isDecimal)
      : 'unknown'
  }
  const [said, wanted] = [resultOf(given), resultOf(key)]
  if (said !== null && wanted !== null) {
    const isOfOther = said.name !== null && wanted.name !== null && said.name !== wanted.name
    return isOfOther ? 'unknown' : compareValues(said.value, wanted.value, isDecimal)
  }
  if (given.kind === 'value' || key.kind === 'value') return 'unknown'
  // "2x = 4" is on the way to "x = 2", and not there yet.
  if (wanted !== null && wanted.value.names.size === 0) return 'unknown'
  return compareRelations(given, key)
}

function compareLists(
  given: Extract<Statement, { kind: 'list' }>,
  key: Extract<Statement, { kind: 'list' }>,
  isDecimal: boolean,
): FormulaVerdict {
  const toValues = ({ members }: typeof given): Statement[] =>
    members.map((value) => ({ kind: 'value', value }))
  if (given.members.length !== key.members.length) return 'different'
  if (given.brackets !== key.brackets) return 'different'
  if (key.brackets === '{}') return compareAll(toValues(given), toValues(key), isDecimal)
  return worstOf(
    key.members.map((wanted, index) => {
      const said = given.members[index]
      return said === undefined ? 'different' : compareValues(said, wanted, isDecimal)
    }),
  )
}

type Outcome = { name: string | null; value: Expression }

/** Of "3" and of "x = 3" it is 3; null of what is not solved. */
function resultOf(statement: Statement): Outcome | null {
  if (statement.kind === 'value') return { name: null, value: statement.value }
  if (statement.kind !== 'relation' || statement.relation !== '=') return null
  const { left, right } = statement
  if (left.name !== null && !right.names.has(left.name)) return { name: left.name, value: right }
  if (right.name !== null && !left.names.has(right.name)) return { name: right.name, value: left }
  // 2(x + 1) = 2x + 2 holds whatever x is: it ends in what it is worth.
  return isSame(ratiosOf(left, right), 1) ? { name: null, value: right } : null
}

function compareValues(given: Expression, key: Expression, isDecimal: boolean): FormulaVerdict {
  const ratios = ratiosOf(given, key)
  if (isSame(ratios, 1)) return 'equal'
  if (given.isAmbiguous || key.isAmbiguous || ratios.length === 0) return 'unknown'
  const hasOwnNames = [...given.names].toSorted().join() !== [...key.names].toSorted().join()
  if (hasOwnNames) return 'unknown'
  const [first = Number.NaN] = ratios
  const isNear = isSame(ratios, first) && Math.abs(first - 1) <= rounding
  return isNear && isDecimal ? 'close' : 'different'
}

type RelationStatement = Extract<Statement, { kind: 'relation' }>

/** 3x - y + 1 = 0 and y = 3x + 1 say the same: their two sides differ by multiples of one another. */
function compareRelations(given: RelationStatement, key: RelationStatement): FormulaVerdict {
  const ratios = ratiosOf(difference(given), difference(key))
  const [factor = 0] = ratios
  const isMultiple = factor !== 0 && isSame(ratios, factor)
  const keepsDirection = factor > 0 || !isDirected(key.relation)
  if (isMultiple && keepsDirection) return given.relation === key.relation ? 'equal' : 'different'
  return 'unknown'
}

function isDirected(relation: Relation): boolean {
  switch (relation) {
    case '<':
    case '≤':
      return true
    case '=':
    case '≠':
      return false
    default:
      return assertNever(relation)
  }
}

function difference({ left, right }: RelationStatement): Expression {
  return {
    names: new Set([...left.names, ...right.names]),
    worth: (values) => left.worth(values) - right.worth(values),
    name: null,
    isAmbiguous: left.isAmbiguous || right.isAmbiguous,
  }
}

/** Fixed, so that the same two answers are judged alike each time; the last ones below zero. */
const points = [0.731, 1.317, 1.873, 0.419, 2.239, -0.673, -1.471]

/** Defined at fewer points than these, two expressions are not known to be worth the same. */
const fewest = 3

/** Of the two at each point where both are defined; zero to zero is 1. */
function ratiosOf(given: Expression, key: Expression): number[] {
  const names = [...new Set([...given.names, ...key.names])].toSorted()
  return points.flatMap((point, at) => {
    const values = new Map(
      names.map((name, index) => [name, point * (1 + 0.377 * index) + 0.0137 * at * index]),
    )
    const [said, wanted] = [given.worth(values), key.worth(values)]
    if (!Number.isFinite(said) || !Number.isFinite(wanted)) return []
    if (Math.abs(said - wanted) <= precision * Math.max(Math.abs(said), Math.abs(wanted)))
      return [1]
    return [wanted === 0 ? Number.POSITIVE_INFINITY : said / wanted]
  })
}

function isSame(ratios: readonly number[], wanted: number): boolean {
  return (
    ratios.length >= fewest &&
    ratios.every((ratio) => Math.abs(ratio - wanted) <= precision * Math.abs(wanted))
  )
}
