// What the words of the field `conditions` limit, as numbers: hours a week, weekdays and parts of the day to keep free.
import { readChineseNumber } from '../../shared/chinese-number.ts'
import type { DayPart } from '../../shared/planner/planning-preferences.ts'

export type Conditions = {
  /** Null where they say none. */
  minutesAWeek: number | null
  /** 1 is Monday. */
  weekdays: number[]
  parts: DayPart[]
}

const weekdayWords = [
  /\bmon(?:days?)?\b|(?:周|星期|礼拜)一/iu,
  /\btue(?:s(?:days?)?)?\b|(?:周|星期|礼拜)二/iu,
  /\bwed(?:nesdays?)?\b|(?:周|星期|礼拜)三/iu,
  /\bthu(?:rs(?:days?)?)?\b|(?:周|星期|礼拜)四/iu,
  /\bfri(?:days?)?\b|(?:周|星期|礼拜)五/iu,
  /\bsat(?:urdays?)?\b|\bweekends?\b|(?:周|星期|礼拜)六|周末/iu,
  /\bsun(?:days?)?\b|\bweekends?\b|(?:周|星期|礼拜)[日天]|周末/iu,
]

const partWords: [DayPart, RegExp][] = [
  ['morning', /\bmornings?\b|早上|上午|早晨/iu],
  ['afternoon', /\bafternoons?\b|下午/iu],
  ['evening', /\bevenings?\b|\bnights?\b|晚上|晚间/iu],
]

const not =
  /\b(?:not?|never|except|avoid|without|can't|cannot|can not|don't|won't|free|busy|work(?:ing)?)\b|不[能想要行学排]?|别|除了|没空|没时间|有事|要上班|休息/iu

/** Some periods of a day are not all of it. */
const ofPeriods = /\bperiods?\s*\d|第.{1,8}节/iu

const anyNumber = String.raw`(\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|[一两二三四五六七八九十]{1,2})`
const perWeek = new RegExp(
  String.raw`${anyNumber}\s*(hours?|hrs?|h\b|minutes?|min\b)\s*(?:a|per|each|every|\/)\s*week|每(?:个)?(?:周|星期)(?:大概|大约|约|有|能|可以|最多|学|花|抽)*\s*${anyNumber}\s*个?(小时|钟头|分钟)`,
  'iu',
)
const perDay = new RegExp(
  String.raw`${anyNumber}\s*(hours?|hrs?|h\b|minutes?|min\b)\s*(?:a|per|each|every|\/)\s*day|每天(?:大概|大约|约|有|能|可以|最多|学|花|抽)*\s*${anyNumber}\s*个?(小时|钟头|分钟)`,
  'iu',
)

const numberWords: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12,
} // prettier-ignore

export function readConditions(text: string): Conditions {
  const clauses = text.split(/[\n,，;；.。!！]|\bbut\b|但是?|不过/iu)
  const denied = clauses.filter((clause) => not.test(clause))
  const weekdays = weekdayWords.flatMap((word, index) =>
    denied.some((clause) => word.test(clause)) ? [index + 1] : [],
  )
  // "Not on Friday evenings" is no word about every evening.
  const parts = partWords.flatMap(([part, word]) =>
    denied.some((clause) => word.test(clause) && !weekdayWords.some((day) => day.test(clause)))
      ? [part]
      : [],
  )
  const isWholeDay = (weekday: number) =>
    denied.some(
      (clause) =>
        weekdayWords[weekday - 1]?.test(clause) === true &&
        !ofPeriods.test(clause) &&
        !partWords.some(([, word]) => word.test(clause)),
    )
  return {
    minutesAWeek: readMinutes(text),
    // A week without any day is no wish that can be meant.
    weekdays: weekdays.filter(isWholeDay).length === 7 ? [] : weekdays.filter(isWholeDay),
    parts: parts.length === partWords.length ? [] : parts,
  }
}

function readMinutes(text: string): number | null {
  const week = minutesIn(perWeek.exec(text))
  if (week !== null) return week
  const day = minutesIn(perDay.exec(text))
  return day === null ? null : day * 7
}

function minutesIn(match: RegExpExecArray | null): number | null {
  if (match === null) return null
  const [, english, englishUnit, chinese, chineseUnit] = match
  const amount = numberOf(english ?? chinese ?? '')
  if (amount === null || amount <= 0) return null
  const isMinutes = /^min|分/iu.test(englishUnit ?? chineseUnit ?? '')
  return Math.round(amount * (isMinutes ? 1 : 60))
}

function numberOf(written: string): number | null {
  if (/^\d/u.test(written)) return Number(written)
  return numberWords[written.toLowerCase()] ?? readChineseNumber(written)
}
