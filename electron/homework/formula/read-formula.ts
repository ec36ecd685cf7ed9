// Reads one expression (H1): what it is worth once its letters have values. Recursive descent, usual precedence.
import { unitOf } from './units.ts'

export type Expression = {
  /** Letters that stand for something. */
  names: ReadonlySet<string>
  /** NaN where it is not defined there. */
  worth: (values: ReadonlyMap<string, number>) => number
  /** The one letter that it consists of, if it is one. */
  name: string | null
  /** "1/2x" and "log x" may mean two things. */
  isAmbiguous: boolean
}

/** Signs of one expression; what is longer is prose or not worth the time. */
const mostTokens = 240

const token =
  /\s*(?:(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+)|(?<name>[A-Za-z]+(?:_\w+)?|[\u03B1-\u03C9\u0391-\u03A9](?:_\w+)?)|(?<sign>[-+*/^()[\]|!%√]))/uy

type Token = { kind: 'number' | 'name' | 'sign'; text: string }

const functions: Record<string, (value: number) => number> = {
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
}

const constants: Record<string, number> = { π: Math.PI, pi: Math.PI, e: Math.E }

type Worth = Expression['worth']

/** Null where it is no expression. `text` is plain (plain-formula.ts). */
export function readFormula(text: string): Expression | null {
  const tokens = tokensOf(text)
  if (tokens === null || tokens.length === 0) return null
  const names = new Set<string>()
  const reader = { tokens, at: 0, names, isAmbiguous: false }
  const worth = readSum(reader)
  if (worth === null || reader.at < tokens.length) return null
  const [only, ...others] = tokens
  const [name] = names
  const isName = only?.kind === 'name' && others.length === 0 && names.size === 1
  return {
    names,
    worth,
    name: isName ? (name ?? null) : null,
    isAmbiguous: reader.isAmbiguous,
  }
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = []
  const plain = text.trim()
  token.lastIndex = 0
  while (token.lastIndex < plain.length) {
    const from = token.lastIndex
    const { number, name, sign } = token.exec(plain)?.groups ?? {}
    // H2O is no product.
    if (number !== undefined && /\p{L}$/u.test(plain.slice(0, from))) return null
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (name !== undefined) {
      const letters = lettersOf(name)
      if (letters === null) return null
      tokens.push(...letters.map((text): Token => ({ kind: 'name', text })))
    } else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
    else return null
    if (tokens.length > mostTokens) return null
  }
  return tokens
}

/** A function, a constant, a unit, or letters that stand side by side: mgh is m·g·h. Longer ones are words: null. */
function lettersOf(name: string): string[] | null {
  const isOne = [functions, constants].some((known) => Object.hasOwn(known, name))
  if (isOne || unitOf(name) !== null || name.includes('_')) return [name]
  return name.length > 3 ? null : Array.from(name)
}

type Reader = { tokens: Token[]; at: number; names: Set<string>; isAmbiguous: boolean }

function isNext({ tokens, at }: Reader, ...signs: string[]): boolean {
  const next = tokens[at]
  return next?.kind === 'sign' && signs.includes(next.text)
}

function take(reader: Reader, ...signs: string[]): string | null {
  if (!isNext(reader, ...signs)) return null
  const sign = reader.tokens[reader.at]?.text ?? null
  reader.at += 1
  return sign
}

function readSum(reader: Reader): Worth | null {
  let sum = readProduct(reader)
  for (let sign = take(reader, '+', '-'); sign !== null; sign = take(reader, '+', '-')) {
    const [left, right] = [sum, readProduct(reader)]
    if (left === null || right === null) return null
    const direction = sign === '+' ? 1 : -1
    sum = (values) => left(values) + direction * right(values)
  }
  return sum
}

function readProduct(reader: Reader): Worth | null {
  let product = readSigned(reader)
  let isBelow = false
  for (;;) {
    const sign = take(reader, '*', '/')
    if (sign === null && !beginsFactor(reader)) return product
    if (sign === null && isBelow) reader.isAmbiguous = true
    isBelow = sign === '/'
    const [left, right] = [product, sign === null ? readPower(reader) : readSigned(reader)]
    if (left === null || right === null) return null
    product = isBelow
      ? (values) => left(values) / right(values)
      : (values) => left(values) * right(values)
  }
}

function beginsFactor(reader: Reader): boolean {
  const next = reader.tokens[reader.at]
  return next !== undefined && (next.kind !== 'sign' || isNext(reader, '(', '[', '√'))
}

function readSigned(reader: Reader): Worth | null {
  const sign = take(reader, '+', '-')
  if (sign === null) return readPower(reader)
  const inner = readSigned(reader)
  if (inner === null || sign === '+') return inner
  return (values) => -inner(values)
}

function readPower(reader: Reader): Worth | null {
  const base = readPostfix(reader)
  if (base === null || take(reader, '^') === null) return base
  const exponent = readSigned(reader)
  return exponent === null ? null : (values) => base(values) ** exponent(values)
}

function readPostfix(reader: Reader): Worth | null {
  let worth = readPrimary(reader)
  for (let sign = take(reader, '%', '!'); sign !== null; sign = take(reader, '%', '!')) {
    const inner = worth
    if (inner === null) return null
    worth = sign === '%' ? (values) => inner(values) / 100 : (values) => factorial(inner(values))
  }
  return worth
}

const closing: Record<string, string> = { '(': ')', '[': ']', '|': '|' }

function readPrimary(reader: Reader): Worth | null {
  const next = reader.tokens[reader.at]
  if (next === undefined) return null
  reader.at += 1
  if (next.kind === 'number') {
    const value = Number(next.text)
    return () => value
  }
  if (next.kind === 'name') return readName(reader, next.text)
  if (next.text === '√') {
    const inner = readPostfix(reader)
    return inner === null ? null : (values) => Math.sqrt(inner(values))
  }
  const close = closing[next.text]
  if (close === undefined) return null
  const inner = readSum(reader)
  if (inner === null || take(reader, close) === null) return null
  return next.text === '|' ? (values) => Math.abs(inner(values)) : inner
}

function readName(reader: Reader, text: string): Worth | null {
  // To the base of ten for some, of e or two for others.
  if (text === 'log') reader.isAmbiguous = true
  const apply = Object.hasOwn(functions, text) ? functions[text] : undefined
  if (apply !== undefined) return readCall(reader, apply)
  const constant = Object.hasOwn(constants, text) ? constants[text] : undefined
  if (constant !== undefined) return () => constant
  const { base, factor } = unitOf(text) ?? { base: text, factor: 1 }
  reader.names.add(base)
  return (values) => factor * (values.get(base) ?? Number.NaN)
}

/** "sin x", "sin(2x)", "sin 2x", "sin^2 x". */
function readCall(reader: Reader, apply: (value: number) => number): Worth | null {
  const exponent = take(reader, '^') === null ? null : readPostfix(reader)
  let inner = isNext(reader, '(', '[') ? readPrimary(reader) : null
  if (inner === null) {
    inner = readPower(reader)
    while (inner !== null && beginsFactor(reader)) {
      const [left, right]: [Worth, Worth | null] = [inner, readPower(reader)]
      if (right === null) return null
      inner = (values) => left(values) * right(values)
    }
  }
  const argument = inner
  if (argument === null) return null
  return exponent === null
    ? (values) => apply(argument(values))
    : (values) => apply(argument(values)) ** exponent(values)
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170) return Number.NaN
  return Array.from({ length: value }, (_, index) => index + 1).reduce((all, each) => all * each, 1)
}
