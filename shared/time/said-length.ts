// Finds a length or a number of sessions in a text, with the words that say it: "2 hours each", "3 sessions of", 每次两节.
import type { Window } from '../schedule/state.ts'
import { minutesOfPeriod } from '../schedule/work-minutes.ts'
import { readMinutes } from './lengths.ts'
import { numberPattern, readNumber } from './numbers.ts'
import type { Span } from './mention.ts'

const amount = String.raw`(-? ?\d{1,4}(?:\.\d{1,2})?|half an?|an?(?:other)?(?: single)?|zero|no|${numberPattern})`
const lead = String.raw`(?:[,(]? ?\b(?:it |that |this |which )?(?:takes?|should take|will take|needs?|about|abt|around|roughly|approx|probably|maybe|like|i think|i guess|for|of|in|with|make it|set to|be|to)\b\.? ?)*(?:~ ?)?`
const tail = String.raw`(?:[ -]?\b(?:each|per session|a session|long|of work|of study|in total|total|or so|work)\b)*\)?`
const english = new RegExp(
  String.raw`(?<![\w.])${lead}${amount}[ -]?(hours?|hrs?|h|minutes?|mins?|periods?|slots)(?![a-z])(?:,? (and a half)|(?: and)? ?(\d{1,2}) ?(?:minutes?|mins?|m)\b|(\d{2})\b)?${tail}`,
)
const chineseAmount = String.raw`(-? ?\d{1,4}(?:\.\d{1,2})?|[零一二两俩三四五六七八九十]{1,3}|半)`
const chinese = new RegExp(
  String.raw`[,，(]? ?(?:(?:每次|每个|每场|一共|总共|共|大概|大约|约|差不多|可能|估计|需要|要花|花|要|得|用|预计|改成|改为|只要|只|都|学|做|写|看|读)的?)*${chineseAmount} ?(?:个)?(半)?(小时|钟头|分钟|节课?|学时)(半)?(?:(?<=时|头)(?:零|又)?((?:\d{1,2}|[一二三四五六七八九十]{1,3}) ?(?:分钟?|刻钟)))?(?:每次|左右|就够|的时间)?\)?`,
)

/** How long something takes, as it was said. */
export type SaidLength = { unit: 'minutes' | 'periods'; amount: number }

/** How many whole periods fit into a length that was said, at least one; what is said in periods is that many. */
export function periodsWithin({ unit, amount }: SaidLength, window: Window): number {
  if (unit === 'periods') return amount
  return Math.max(1, Math.floor(amount / Math.max(1, minutesOfPeriod(window))))
}

export type FoundLength = Span & { length: SaidLength; isEach: boolean }

export function findLength(text: string): FoundLength | null {
  return findEnglish(text) ?? findChinese(text)
}

function findEnglish(text: string): FoundLength | null {
  const match = english.exec(text)
  if (match === null) return null
  const [whole, written = '', unit = '', half, minutes, digits] = match
  const count = amountOf(written)
  if (count === null) return null
  const length = lengthOf(count + (half === undefined ? 0 : 0.5), unit)
  const more = Number(minutes ?? digits ?? 0)
  return {
    start: match.index,
    end: match.index + whole.length,
    length: length.unit === 'minutes' ? { ...length, amount: length.amount + more } : length,
    isEach: /\b(?:each|per session|a session)\b/.test(whole),
  }
}

function findChinese(text: string): FoundLength | null {
  const match = chinese.exec(text)
  // 第三节 is a period of the day.
  if (match === null || text[match.index - 1] === '第') return null
  const [whole, written = '', half, unit = '', halfAfter, more] = match
  const count = amountOf(written)
  if (count === null) return null
  const isMore = half !== undefined || halfAfter !== undefined
  const length = lengthOf(count + (isMore ? 0.5 : 0), unit)
  // 一个小时二十分钟
  const rest = more === undefined ? 0 : (readMinutes(more.replace(/分$/, '分钟')) ?? 0)
  return {
    start: match.index,
    end: match.index + whole.length,
    length: { ...length, amount: length.amount + rest },
    isEach: /每/.test(whole),
  }
}

function lengthOf(count: number, unit: string): SaidLength {
  if (/^(?:p|slot|节)/.test(unit)) return { unit: 'periods', amount: Math.ceil(count) }
  const minutes = /^(?:h|小|钟|学)/.test(unit) ? count * 60 : count
  return { unit: 'minutes', amount: Math.round(minutes) }
}

function amountOf(written: string): number | null {
  const bare = written.replace(' single', '').replaceAll(' ', '')
  if (/^-?\d/.test(bare)) return Math.max(0, Number(bare))
  if (bare.startsWith('half') || bare === '半') return 0.5
  if (bare === 'a' || bare === 'an' || bare === 'another') return 1
  if (bare === 'zero' || bare === 'no' || bare === '零') return 0
  return readNumber(bare)
}

const sessions = new RegExp(
  String.raw`(?<![\w.])(?:split (?:into|over) |in |over )?(0|${numberPattern}) (more |extra |further |additional |new )?(?:study )?(?:sessions?|blocks?|times|sittings|rounds)(?: (?:of|for|on))?(?![a-z])|(?<![\w.])(\d{1,2}) ?[x×*] ?(?=\d{1,3} ?(?:min|h|分|小时|节))|(?<!第)(?:分成?|再)?([0-9]{1,2}|[零一二两三四五六七八九十]{1,2}) ?(?:次|场|回)(?!课)(?:学习)?的?`,
)

export type FoundCount = Span & { count: number; isMore: boolean }

export function findCount(text: string): FoundCount | null {
  const match = sessions.exec(text)
  if (match === null) return null
  const [whole, english1, more, times, chinese1] = match
  const written = english1 ?? times ?? chinese1 ?? ''
  const count = written === '0' || written === '零' ? 0 : readNumber(written)
  if (count === null) return null
  const isMore = more !== undefined || whole.startsWith('再')
  return { start: match.index, end: match.index + whole.length, count, isMore }
}
