// Splits what an answer in formulas states (H1): values, equations, inequalities and bracketed lists, one by one.
import { readFormula, type Expression } from './read-formula.ts'

export type Relation = '=' | '≠' | '<' | '≤'

export type Statement =
  | { kind: 'value'; value: Expression }
  /** ">" is "<" the other way round. */
  | { kind: 'relation'; relation: Relation; left: Expression; right: Expression }
  /** In braces the order says nothing. */
  | { kind: 'list'; brackets: string; members: Expression[] }

/** Statements of one answer. */
const mostStatements = 24

const between = /\s*(?:[,;，；、\n]|\b(?:or|and)\b|[或和且])\s*/u

/** Null where any part of it is something else than a formula. `text` is plain (plain-formula.ts). */
export function splitStatements(text: string): Statement[] | null {
  const parts = splitOutside(text.replaceAll(/^[\s.:;,]+|[\s.:;,。]+$/g, ''))
  if (parts.length === 0 || parts.length > mostStatements) return null
  const statements: Statement[] = []
  for (const part of parts.flatMap(bothSigns)) {
    const read = readPart(part)
    if (read === null) return null
    statements.push(...read)
  }
  return statements
}

/** At what stands between two statements, outside of brackets. */
function splitOutside(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let rest = text
  let depth = 0
  while (rest !== '') {
    const found = depth === 0 ? between.exec(rest) : null
    const at = rest.search(/[([{})\]]/)
    if (found !== null && (at < 0 || found.index < at)) {
      parts.push(part + rest.slice(0, found.index))
      rest = rest.slice(found.index + found[0].length)
      part = ''
      continue
    }
    if (at < 0) break
    depth = Math.max(0, depth + (/[([{]/.test(rest.charAt(at)) ? 1 : -1))
    part += rest.slice(0, at + 1)
    rest = rest.slice(at + 1)
  }
  return [...parts, part + rest].map((each) => each.trim()).filter((each) => each !== '')
}

/** x = ±2 states two things. */
function bothSigns(part: string): string[] {
  return part.includes('±') ? [part.replaceAll('±', '+'), part.replaceAll('±', '-')] : [part]
}

const list = /^(?<open>[([{])(?<inner>[^()[\]{}]*,[^()[\]{}]*)(?<close>[)\]}])$/

function readPart(part: string): Statement[] | null {
  const { open, inner, close } = list.exec(part)?.groups ?? {}
  if (open !== undefined && inner !== undefined && close !== undefined) {
    const members = readAll(inner.split(','))
    return members === null ? null : [{ kind: 'list', brackets: open + close, members }]
  }
  const pieces = part.split(/([=≈≠<>≤≥])/u)
  const sides = readAll(pieces.filter((_, index) => index % 2 === 0))
  const signs = pieces.filter((_, index) => index % 2 === 1)
  const [first, last] = [sides?.at(0), sides?.at(-1)]
  if (sides === null || first === undefined || last === undefined) return null
  if (signs.length === 0) return [{ kind: 'value', value: first }]
  // x = 6/2 = 3 ends in what it is.
  if (signs.every((sign) => sign === '=' || sign === '≈')) {
    return [{ kind: 'relation', relation: '=', left: first, right: last }]
  }
  return signs.flatMap((sign, index) => {
    const [left, right] = [sides[index], sides[index + 1]]
    return left === undefined || right === undefined ? [] : [toRelation(sign, left, right)]
  })
}

function readAll(parts: readonly string[]): Expression[] | null {
  const read = parts.map((part) => readFormula(part))
  const whole = read.filter((each) => each !== null)
  return whole.length === read.length ? whole : null
}

function toRelation(sign: string, left: Expression, right: Expression): Statement {
  switch (sign) {
    case '>':
      return { kind: 'relation', relation: '<', left: right, right: left }
    case '≥':
      return { kind: 'relation', relation: '≤', left: right, right: left }
    case '<':
    case '≤':
    case '≠':
      return { kind: 'relation', relation: sign, left, right }
    default:
      return { kind: 'relation', relation: '=', left, right }
  }
}
