// Reads one expression (H1): the tree that is given values later. Recursive descent, usual precedence.
import {
  call,
  combine,
  functionNames,
  namesOf,
  numberTerm,
  type FunctionName,
  type Term,
} from './term.ts'

const units: Record<string, [factor: number, base: string]> = {
  km: [1000, 'm'],
  dm: [0.1, 'm'],
  cm: [0.01, 'm'],
  mm: [0.001, 'm'],
  kg: [1000, 'g'],
  mg: [0.001, 'g'],
  ms: [0.001, 's'],
  min: [60, 's'],
  kN: [1000, 'N'],
  kJ: [1000, 'J'],
  kW: [1000, 'W'],
  mV: [0.001, 'V'],
  kV: [1000, 'V'],
  mA: [0.001, 'A'],
  kPa: [1000, 'Pa'],
  Pa: [1, 'Pa'],
  kHz: [1000, 'Hz'],
  MHz: [1_000_000, 'Hz'],
  Hz: [1, 'Hz'],
  mL: [0.001, 'L'],
  ml: [0.001, 'L'],
  mol: [1, 'mol'],
}

/** Units of two letters and more, by the one that they are a multiple of: 500 cm is 5 m (H1). */
function unitOf(name: string): { factor: number; base: string } | null {
  const unit = Object.hasOwn(units, name) ? units[name] : undefined
  if (unit === undefined) return null
  const [factor, base] = unit
  return { factor, base }
}

export type Expression = {
  /** Letters that stand for something. */
  names: ReadonlySet<string>
  term: Term
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

const functions: ReadonlySet<string> = new Set(functionNames)

const constants: Record<string, 'π' | 'e'> = { π: 'π', pi: 'π', e: 'e' }

/** Null where it is no expression. `text` is plain (plain-formula.ts). */
export function readFormula(text: string): Expression | null {
  const tokens = tokensOf(text)
  if (tokens === null || tokens.length === 0) return null
  const names = new Set<string>()
  const reader = { tokens, at: 0, names, isAmbiguous: false }
  const term = readSum(reader)
  if (term === null || reader.at < tokens.length) return null
  const [only, ...others] = tokens
  const [name] = names
  const isName = only?.kind === 'name' && others.length === 0 && names.size === 1
  return {
    names,
    term,
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
    // H2O is no product; "sin 30" and "ln2" are what they seem.
    const isAfterLetter = number !== undefined && /\p{L}$/u.test(plain.slice(0, from))
    if (isAfterLetter && !functions.has(tokens.at(-1)?.text ?? '')) return null
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
  const isOne = functions.has(name) || Object.hasOwn(constants, name)
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

function readSum(reader: Reader): Term | null {
  let sum = readProduct(reader)
  for (let sign = take(reader, '+', '-'); sign !== null; sign = take(reader, '+', '-')) {
    const [left, right] = [sum, readProduct(reader)]
    if (left === null || right === null) return null
    sum = combine(sign === '+' ? '+' : '-', left, right)
  }
  return sum
}

function readProduct(reader: Reader): Term | null {
  let product = readSigned(reader)
  let isBelow = false
  for (;;) {
    const sign = take(reader, '*', '/')
    if (sign === null && !beginsFactor(reader)) return product
    if (sign === null && isBelow) reader.isAmbiguous = true
    isBelow = sign === '/'
    const [left, right] = [product, sign === null ? readPower(reader) : readSigned(reader)]
    if (left === null || right === null) return null
    product = combine(isBelow ? '/' : '*', left, right)
  }
}

function beginsFactor(reader: Reader): boolean {
  const next = reader.tokens[reader.at]
  return next !== undefined && (next.kind !== 'sign' || isNext(reader, '(', '[', '√'))
}

function readSigned(reader: Reader): Term | null {
  const sign = take(reader, '+', '-')
  if (sign === null) return readPower(reader)
  const inner = readSigned(reader)
  if (inner === null || sign === '+') return inner
  return combine('-', numberTerm('0'), inner)
}

function readPower(reader: Reader): Term | null {
  const base = readPostfix(reader)
  if (base === null || take(reader, '^') === null) return base
  const exponent = readSigned(reader)
  return exponent === null ? null : combine('^', base, exponent)
}

function readPostfix(reader: Reader): Term | null {
  let term = readPrimary(reader)
  for (let sign = take(reader, '%', '!'); sign !== null; sign = take(reader, '%', '!')) {
    if (term === null) return null
    term = sign === '%' ? combine('/', term, numberTerm('100')) : call('factorial', term)
  }
  return term
}

const closing: Record<string, string> = { '(': ')', '[': ']', '|': '|' }

function readPrimary(reader: Reader): Term | null {
  const next = reader.tokens[reader.at]
  if (next === undefined) return null
  reader.at += 1
  if (next.kind === 'number') return numberTerm(next.text)
  if (next.kind === 'name') return readName(reader, next.text)
  if (next.text === '√') {
    const inner = readPostfix(reader)
    return inner === null ? null : call('sqrt', inner)
  }
  const close = closing[next.text]
  if (close === undefined) return null
  const inner = readSum(reader)
  if (inner === null || take(reader, close) === null) return null
  return next.text === '|' ? call('abs', inner) : inner
}

function readName(reader: Reader, text: string): Term | null {
  // To the base of ten for some, of e or two for others.
  if (text === 'log') reader.isAmbiguous = true
  const name = functionNames.find((each) => each === text)
  if (name !== undefined) return readCall(reader, name)
  const constant = Object.hasOwn(constants, text) ? constants[text] : undefined
  if (constant !== undefined) return { kind: 'constant', name: constant }
  const { base, factor } = unitOf(text) ?? { base: text, factor: 1 }
  reader.names.add(base)
  const named: Term = { kind: 'name', name: base }
  return factor === 1 ? named : combine('*', numberTerm(String(factor)), named)
}

/** "sin x", "sin(2x)", "sin 2x", "sin^2 x". */
function readCall(reader: Reader, name: FunctionName): Term | null {
  const exponent = take(reader, '^') === null ? null : readPostfix(reader)
  let inner = isNext(reader, '(', '[') ? readPrimary(reader) : null
  if (inner === null) {
    inner = readArgument(reader)
  }
  if (inner === null) return null
  const called = call(name, inner)
  return exponent === null ? called : combine('^', called, exponent)
}

/** Without brackets: "2x" and "2πx", up to the next function. "x e^x" may be one argument or not. */
function readArgument(reader: Reader): Term | null {
  let argument = readPower(reader)
  let isWhole = argument === null || namesOf(argument).length > 0
  while (argument !== null && beginsFactor(reader) && !isNextFunction(reader)) {
    if (isWhole) reader.isAmbiguous = true
    const factor = readPower(reader)
    if (factor === null) return null
    isWhole ||= namesOf(factor).length > 0
    argument = combine('*', argument, factor)
  }
  return argument
}

function isNextFunction({ tokens, at }: Reader): boolean {
  const next = tokens[at]
  return next?.kind === 'name' && functions.has(next.text)
}
