// The words for one task: its names, its rank ("second", 最后一次) and where it lies now, not yet resolved.
import type { LexedText } from './lexed-text.ts'
import { numberPattern, ordinalPattern, readNumber } from '../../../shared/time/numbers.ts'
import type { Operand, Rank } from './task-words.ts'

const chineseRank = new RegExp(`第 ?(${numberPattern}) ?(次|个|场|遍|回|块|项|篇|份|部分|单元)?`)
const englishRank = new RegExp(String.raw`\b(${ordinalPattern})\b(?: (one)\b)?`)
const trailingNumber =
  /(?:§|\b(?:no\.?|nr\.?|number|session|review|part|chapter|unit)|#|^) ?(?:no\.? ?|session |review |part |chapter |unit |#)?(\d{1,2})(?!\d| ?(?:sessions?|times|days|hours|weeks|[次个场节天]))/
const countBefore = new RegExp(
  String.raw`(?:^|[ 把排])(${numberPattern}) ?(?:(?:次|个|场|节)(?:的)?)? ?§`,
)
const firstCount = new RegExp(
  String.raw`\bfirst (two|three|four|five|\d)\b|前 ?(${numberPattern}) ?(?:次|个|场)`,
)
export const allWords =
  /\b(?:all|every|everything|both|each)\b|所有|全部|全都|都|一切|两个?次?都|每个|每次/
const pronouns =
  /\b(?:it|that|this|that one|this one|them|those)\b|它|这个|那个|这次|那次|这一?个|刚才那/
const examWords = /\b(?:exams?|midterms?|finals?)\b|考试|期中考|期末考/
const classWords =
  /\b(?:lectures?|class(?:es)?|lessons?|tutorials?|seminars?|labs?)\b|(?<!功|上|排|选|备|没)课|讲座/

/** `isSource`: the days and times in it say where the task lies now, and not where it should go. */
export function readOperand(lexed: LexedText, isSource: boolean): Operand {
  const { days, times, names, rest } = lexed
  return {
    names: names.map(({ owners }) => owners),
    rank: readRank(rest),
    dates: isSource && days.length > 0 ? days.flatMap(({ dates }) => dates) : null,
    wish: isSource ? (times[0]?.wish ?? null) : null,
    isAll: allWords.test(rest),
    isPronoun: names.length === 0 && pronouns.test(rest),
    event: examWords.test(rest) ? 'exam' : classWords.test(rest) ? 'class' : null,
    rest,
  }
}

function readRank(rest: string): Rank | null {
  const counted = firstCount.exec(rest)
  if (counted !== null)
    return { kind: 'first', count: readNumber(counted[1] ?? counted[2] ?? '') ?? 1 }
  if (/\b(?:last|final|latest)\b|最后|末次/.test(rest)) return { kind: 'last' }
  if (/\b(?:next|upcoming)\b|下一?(?:次|个|场)|接下来/.test(rest)) return { kind: 'next' }
  const chinese = chineseRank.exec(rest)
  if (chinese !== null) return nth(chinese[1], chinese[2] === '个')
  const english = englishRank.exec(rest)
  if (english !== null) return nth(english[1], english[2] !== undefined)
  const count = countBefore.exec(rest)
  if (count !== null) return { kind: 'count', count: readNumber(count[1] ?? '') ?? 1 }
  const trailing = trailingNumber.exec(rest)
  return trailing === null ? null : nth(trailing[1], false)
}

function nth(written: string | undefined, isListed: boolean): Rank | null {
  const number = readNumber(written ?? '')
  return number === null || number < 1 ? null : { kind: 'nth', number, isListed }
}

/** Says which tasks are meant, beside when they lie. */
export function isNamed({ names, rank, isPronoun, isAll }: Operand): boolean {
  return names.length > 0 || rank !== null || isPronoun || isAll
}

/** "Drop history" may mean the course, and not one session of it. */
export function isWholeCourse({ names, rank, dates, wish, isAll }: Operand): boolean {
  const isCourse =
    names.length > 0 && names.every((owners) => owners.every(({ kind }) => kind !== 'item'))
  return isCourse && rank === null && dates === null && wish === null && !isAll
}

export function isEmptyOperand(operand: Operand): boolean {
  return !isNamed(operand) && operand.dates === null && operand.wish === null
}

export const emptyOperand: Operand = {
  names: [],
  rank: null,
  dates: null,
  wish: null,
  isAll: false,
  isPronoun: false,
  event: null,
  rest: '',
}

/** "It", where no word says what. */
export const lastSpokenOf: Operand = { ...emptyOperand, isPronoun: true }
