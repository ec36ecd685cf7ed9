// Cuts an answer into the signs it is compared by (H1): words, numbers by their value, Chinese characters, operators.
import { quotientOf, readNumber, type WrittenNumber } from './read-number.ts'

/** `key` is equal where the signs count as the same; `from` and `to` are offsets into the text as it was written. */
export type Sign = { key: string; from: number; to: number }

const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|(?<![\d,])\d+,\d+(?![\d,])|\d+(?:\.\d+)?|(?<!\d)\.\d+)`

/** With an exponent: 1.5e3, 1.5 × 10^3. */
const scaled = String.raw`${digits}(?:[eE][+-]?\d+|\s*[×x*·]\s*10(?:\^\{?[-−+]?\d+\}?|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))?`

/** In this order: what is longer is tried first. */
const sign = new RegExp(
  [
    String.raw`(?<power>(?:\^|\*\*)\s*\{?[-−+]?\d+\}?|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)`,
    String.raw`(?<mixed>\d+\s+\d+\s*\/\s*\d+)`,
    String.raw`(?<number>${scaled}(?:\s*\/\s*${digits})?\s*[%‰]?)`,
    String.raw`(?<han>[${han}])`,
    String.raw`(?<word>(?![${han}])\p{L}(?:(?![${han}])[\p{L}\p{M}\p{Nd}]|['’ʼ](?=\p{L}))*)`,
    String.raw`(?<operator><=|>=|!=|=>|->|[()/·*^]|[\p{Sm}⇒→]|[′″‴]+|(?<=(?<![\p{L}\p{N}])\p{L})['’]+(?=\s*[(=])|(?<=[\d)a-z])(?<![a-z]{2})!(?!=)|[-−–](?=\s*(?:[\d(√.]|\p{L}(?!\p{L}))))`,
  ].join('|'),
  'gu',
)

const spellings: Record<string, string> = {
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  '=>': '⇒',
  '->': '→',
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
}

/** Case, punctuation, white space and width are forgiven, and how a number is written: 0.50, ½ as 1/2, 50 %, 1,000. */
export function readSigns(text: string): Sign[] {
  const plain = narrow(text)
  const signs = Array.from(plain.matchAll(sign), ({ 0: written, index, groups = {} }): Sign => {
    return { key: keyOf(written, groups), from: index, to: index + written.trimEnd().length }
  })
  return withoutIdleBrackets(withoutBullets(signs, plain))
}

/** Full-width characters as their narrow ones, and fractions in one character spelt out; offsets stay. */
function narrow(text: string): string {
  return text
    .replaceAll(/[！-～]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll('　', ' ')
}

type Groups = Partial<Record<string, string>>

function keyOf(written: string, { power, mixed, number, operator }: Groups): string {
  if (power !== undefined) return `^${exponentOf(power)}`
  if (mixed !== undefined) {
    const [whole = '0', above = '0', below = '1'] = mixed.match(/\d+/g) ?? []
    const [wholes, part] = [readNumber(whole), quotientOf(readNumber(above), readNumber(below))]
    return numberKey(wholes && part && wholes.plus(part), written)
  }
  if (number !== undefined) return numberKey(valueOf(number), written)
  if (operator !== undefined) return spellings[operator] ?? operator
  return written.toLowerCase().replaceAll(/['’ʼ]/g, '')
}

/** What is too long to be reckoned with is as it was written. */
function numberKey(value: WrittenNumber | null, written: string): string {
  return value === null ? written.replaceAll(/\s/g, '') : `#${value.toString()}`
}

function valueOf(written: string): WrittenNumber | null {
  const [above = '', below = '1'] = written.replaceAll(/[%‰\s]/g, '').split('/')
  const share = written.includes('%') ? '100' : written.includes('‰') ? '1000' : '1'
  return quotientOf(quotientOf(plainValue(above), plainValue(below)), readNumber(share))
}

function plainValue(written: string): WrittenNumber | null {
  const [, amount = '', tens] = /^([\d.,]+(?:[eE][+-]?\d+)?)(?:[×x*·]10(.+))?$/u.exec(written) ?? []
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(amount)
  const plain = isGrouped ? amount.replaceAll(',', '') : amount.replace(',', '.')
  if (tens === undefined) return readNumber(plain)
  const [factor, shift] = [readNumber(plain), readNumber(`1e${exponentOf(tens)}`)]
  return factor && shift && factor.times(shift)
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function exponentOf(written: string): string {
  const flat = Array.from(written, (sign) => {
    const digit = raised.indexOf(sign)
    if (digit >= 0) return String(digit)
    return sign === '⁻' || sign === '−' ? '-' : sign
  }).join('')
  return String(BigInt(flat.replaceAll(/[^\d-]/g, '')))
}

/** A dash or an asterisk that begins a line is no operator. */
function withoutBullets(signs: readonly Sign[], text: string): Sign[] {
  return signs.filter(
    ({ key, from }) =>
      !(key === '-' || key === '*') || !beginsLine(text, from) || isTight(text, from),
  )
}

function beginsLine(text: string, at: number): boolean {
  let before = at - 1
  while (text[before] === ' ' || text[before] === '\t') before -= 1
  return before < 0 || text[before] === '\n'
}

/** "-3" at the beginning is a number, "- 3" is a point of a list. */
function isTight(text: string, from: number): boolean {
  return text[from] !== '*' && /\S/.test(text[from + 1] ?? ' ')
}

const operators = new Set('=<>≤≥≠≈+-*/±^√')

/** Brackets count in formulas only, and there where they hold more than one sign. */
function withoutIdleBrackets(signs: readonly Sign[]): Sign[] {
  const isFormula = signs.some(({ key }) => operators.has(key))
  if (!isFormula) return signs.filter(({ key }) => key !== '(' && key !== ')')
  const idle = new Set(
    signs.flatMap(({ key }, index) =>
      key === '(' && signs[index + 2]?.key === ')' ? [index, index + 2] : [],
    ),
  )
  return signs.filter((_, index) => !idle.has(index))
}
