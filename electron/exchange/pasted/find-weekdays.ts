// Weekdays as people write them, in English and Chinese.
import { toSimple } from '../../../shared/words/simple-characters.ts'

const english = [
  'mon(?:day)?',
  'tue(?:s(?:day)?)?',
  'wed(?:s|nesday)?',
  'thu(?:r(?:s(?:day)?)?)?',
  'fri(?:day)?',
  'sat(?:urday)?',
  'sun(?:day)?',
]

const chineseDays = '一二三四五六日'
const oneEnglish = String.raw`\b(?:${english.join('|')})s?\b\.?`
const oneChinese = '(?:星期|礼拜|周)[一二三四五六日天]|(?:星期|礼拜)[1-7](?!\\d)'
const one = `(?:${oneEnglish}|${oneChinese})`
const joint = String.raw`\s*(?:,|、|/|&|\+|\band\b|和|及)?\s*`
const list = new RegExp(`${one}(?:\\s*(?:-|to|至|到)\\s*${one}|(?:${joint}${one})*)`, 'iu')
const each = new RegExp(one, 'giu')
const twoLetters = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const alone = new RegExp(`^(?:${one}|周?[1-7]|[一二三四五六日天]|${twoLetters.join('|')})$`, 'iu')

/** The first weekday in a text, or the first list or run of them ("Mon, Wed", "Mon–Fri"); ascending. */
export function findWeekdays(
  text: string,
): { days: number[]; found: string; index: number } | null {
  const match = list.exec(toSimple(text))
  if (match === null) return null
  const [said] = match
  const named = [...said.matchAll(each)].map(([word]) => weekdayOfWord(word))
  const [from = 1, to = from] = named
  const isRun = named.length === 2 && from < to && /(?:-|\bto\b|至|到)/i.test(said)
  const days = isRun ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : named
  return {
    days: [...new Set(days)].toSorted((a, b) => a - b),
    found: text.slice(match.index, match.index + said.length),
    index: match.index,
  }
}

/** The weekday that a cell holds, as a name or a number from 1 (Monday) to 7. */
export function readWeekday(cell: string): number | null {
  const word = toSimple(cell).trim()
  return alone.test(word) ? weekdayOfWord(word) : null
}

function weekdayOfWord(word: string): number {
  const [digit] = /[1-7]/.exec(word) ?? []
  if (digit !== undefined) return Number(digit)
  const last = word.at(-1) === '天' ? '日' : (word.at(-1) ?? '')
  const chinese = chineseDays.indexOf(last)
  if (chinese >= 0) return chinese + 1
  const short = twoLetters.indexOf(word.toLowerCase())
  if (short >= 0) return short + 1
  return english.findIndex((name) => new RegExp(`^${name}s?\\.?$`, 'i').test(word)) + 1
}
