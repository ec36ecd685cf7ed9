// Judges whether an answer that is written otherwise than the key says the same (H1): shown, shown not to, or for the person.
import { compareFormulas, wholeEffort, type Effort } from './formula/compare-formulas.ts'
import { readSigns } from './read-signs.ts'
import { readChineseNumber } from '../../shared/time/numbers.ts'

const english = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
  'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] // prettier-ignore

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Only where the whole answer is one; every other text stays as it is. */
function numberWordsAsDigits(text: string): string {
  const plain = text.trim().toLowerCase()
  const [below, above] = plain.split('分之')
  if (below !== undefined && above !== undefined) {
    const [part, whole] = [chineseNumber(above), below === '百' ? 100 : chineseNumber(below)]
    if (part !== null && whole !== null) return `${part}/${whole}`
  }
  const number = englishNumber(plain) ?? chineseNumber(plain)
  return number === null ? text : String(number)
}

function englishNumber(word: string): number | null {
  const small = english.indexOf(word)
  if (small >= 0) return small
  const [ten = '', one] = word.split(/[-\s]/)
  const at = tens.indexOf(ten)
  const rest = one === undefined ? 0 : english.indexOf(one)
  return at < 0 || rest < 0 || rest > 9 ? null : (at + 2) * 10 + rest
}

/** 零 to 九十九; digits stay as they are. */
function chineseNumber(written: string): number | null {
  if (/\d/.test(written)) return null
  return written === '零' ? 0 : readChineseNumber(written)
}

/** `unsure`: both have to be read by a person, as words and roundings have. */
export type AnswerVerdict = 'equal' | 'differs' | 'unsure'

const opening =
  /^(?:(?:the )?(?:final )?(?:answer|result|solution|ans)(?: is)?|答案?(?:是|为)?|解|答)\s*[:：,，]?\s*/iu

/** What comes after the last of them is what a reckoning ends in. */
const conclusion =
  /⇒|→|=>|∴|\\(?:Rightarrow|implies|therefore)\b|\b(?:so|hence|thus|therefore|answer:?|result:?|we get|gives|(?:the )?(?:answer|result) is)\b|所以|因此|于是|故|得到?|解得|即|答案?[:：]|\n/giu

const choice = /^[\s("'（]*(?<letters>[A-Ha-h]|[A-H](?:[\s,、，]*[A-H]){1,7})[\s)"'.。）]*$/u

const yes = /^(?:t|true|y|yes|right|correct|对|正确|是|是的|√|✓|✔|真)$/iu

const no = /^(?:f|false|n|no|wrong|incorrect|错|错误|不对|否|不是|×|✗|✘|x|假)$/iu

/** `effort` is spent by each answer of a solution in turn. */
export function judgeAnswer(given: string, key: string, effort = wholeEffort()): AnswerVerdict {
  const [said, wanted] = [bareOf(given), bareOf(key)]
  const chosen = compareChoices(said, wanted) ?? compareVerdicts(said, wanted)
  if (chosen !== null) return chosen
  const whole = compareFormulas(numberWordsAsDigits(said), numberWordsAsDigits(wanted), effort)
  if (whole === 'equal') return 'equal'
  const end = endOf(said)
  if (end !== null && endsTheSame(end, wanted, effort)) return 'equal'
  if (whole === 'different') return 'differs'
  return whole === null && onlyNumbersDiffer(said, wanted) ? 'differs' : 'unsure'
}

function bareOf(text: string): string {
  return text
    .trim()
    .replace(opening, '')
    .replace(/[\s.。]+$/u, '')
}

/** The same letters in another order are the same choices, or another order of things. */
function compareChoices(given: string, key: string): AnswerVerdict | null {
  const [said, wanted] = [lettersOf(given), lettersOf(key)]
  if (said === null || wanted === null) return null
  if (said.join('') === wanted.join('')) return 'equal'
  return said.toSorted().join('') === wanted.toSorted().join('') ? 'unsure' : 'differs'
}

/** Null where it is no choice. */
function lettersOf(text: string): string[] | null {
  const letters = choice.exec(text)?.groups?.['letters']
  return letters === undefined ? null : Array.from(letters.toUpperCase().replaceAll(/[^A-H]/g, ''))
}

function compareVerdicts(given: string, key: string): AnswerVerdict | null {
  const [said, wanted] = [given, key].map((text) =>
    yes.test(text) ? true : no.test(text) ? false : null,
  )
  if (said == null || wanted == null) return null
  return said === wanted ? 'equal' : 'differs'
}

/** What a reckoning ends in; null where it draws no conclusion. */
function endOf(text: string): string | null {
  const last = Array.from(text.matchAll(conclusion)).at(-1)
  return last === undefined ? null : bareOf(text.slice(last.index + last[0].length))
}

function endsTheSame(end: string, key: string, effort: Effort): boolean {
  const [said, wanted] = [keysOf(end), keysOf(key)]
  if (said === '') return false
  return said === wanted || compareFormulas(end, endOf(key) ?? key, effort) === 'equal'
}

function keysOf(text: string): string {
  return readSigns(text)
    .map((sign) => sign.key)
    .join(' ')
}

/** With every number and sign alike. */
function wordsOf(text: string): string[] {
  return readSigns(text).map(({ key }) =>
    /^[#^]/.test(key) || !/[\p{L}\p{N}]/u.test(key) ? '#' : key,
  )
}

/** The same words around other numbers and signs. */
function onlyNumbersDiffer(given: string, key: string): boolean {
  if (keysOf(given) === keysOf(key)) return false
  const [said, wanted] = [wordsOf(given), wordsOf(key)]
  return said.length === wanted.length && said.every((sign, index) => sign === wanted[index])
}
