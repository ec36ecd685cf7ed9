// Tells whether two answers in formulas are worth the same (H1): statement by statement, in any order.
import { assertNever } from '../../../shared/assert-never.ts'
import { compareValues, signOfMultiple, type ValueVerdict } from './compare-values.ts'
import { plainFormula } from './plain-formula.ts'
import type { Expression } from './read-formula.ts'
import { splitStatements, type Relation, type Statement } from './split-statements.ts'
import { combine, namesOf, type Term } from './term.ts'
import { effortOf } from './worth.ts'

/** `unknown`: neither can be shown. `close`: as near as a rounded value is. */
export type FormulaVerdict = ValueVerdict

/** Characters of an answer in formulas; what is longer is read by the person. */
const longest = 400

const isWord = /^[\p{L}\s]*$/u

const isRange = /^\d+\s*-\s*\d+$/

/** As many sines may still be reckoned at every point before the person has waited long enough. */
export type Effort = { left: number }

/** About a second of a slow machine. */
export function wholeEffort(): Effort {
  return { left: 400 }
}

/** Null where one of them is no formula; what there is no effort left for is unknown. */
export function compareFormulas(
  given: string,
  key: string,
  effort = wholeEffort(),
): FormulaVerdict | null {
  if (given.length > longest || key.length > longest) return null
  const [said, wanted] = [plainFormula(given), plainFormula(key)]
  // "no" and "on" are words, "10-20" and "20-30" are ranges.
  if ([said, wanted].every((text) => isWord.test(text))) return null
  if ([said, wanted].every((text) => isRange.test(text))) return 'unknown'
  const [ours, theirs] = [splitStatements(said), splitStatements(wanted)]
  if (ours === null || theirs === null) return null
  const wanting = [...ours, ...theirs].flatMap(termsOf).map(effortOf)
  const needed = wanting.reduce((sum, each) => sum + each, 0)
  if (needed > effort.left) return 'unknown'
  effort.left -= needed
  const isDecimal = /\.\d|√|π/.test(said + wanted)
  return compareAll(ours, theirs, isDecimal)
}

function termsOf(statement: Statement): Term[] {
  switch (statement.kind) {
    case 'value':
      return [statement.value.term]
    case 'relation':
      return [statement.left.term, statement.right.term]
    case 'list':
      return statement.members.map(({ term }) => term)
    default:
      return assertNever(statement)
  }
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
  const verdict = compareValues(left, right, false)
  return verdict === 'equal' || verdict === 'close' ? { name: null, value: right } : null
}

type RelationStatement = Extract<Statement, { kind: 'relation' }>

/** 3x - y + 1 = 0 and y = 3x + 1 say the same: their two sides differ by multiples of one another. */
function compareRelations(given: RelationStatement, key: RelationStatement): FormulaVerdict {
  const [ours, theirs] = [difference(given), difference(key)]
  // Of numbers alone any two are multiples.
  if (namesOf(ours).length === 0) return 'unknown'
  const sign = signOfMultiple(ours, theirs)
  if (sign === null || (sign < 0 && isDirected(key.relation))) return 'unknown'
  return given.relation === key.relation ? 'equal' : 'different'
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

function difference({ left, right }: RelationStatement): Term {
  return combine('-', left.term, right.term)
}
