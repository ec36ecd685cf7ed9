// Reads weekdays as people write them, in English and Chinese.
import { toSimple } from '../text/simple-characters.ts'

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const signs = '一二三四五六日'
const twoLetters = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

/** For use inside a larger pattern: the English name, with one group around it. */
export const weekdayName = String.raw`(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nes(?:day)?)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:ur(?:day)?)?|sun(?:day)?)`
/** The same as a word, in the plural too. */
export const englishDay = String.raw`\b${weekdayName}s?\b\.?`
/** 周三 without what says which week, in simplified characters; its group is the sign. */
export const chineseDay = '(?:周|星期|礼拜)([一二三四五六日天])'

/** The weekday that stands in brackets behind a date: "10/8(四)". */
export const daySignBehind = /^\s*[（(](?:周|星期)?[一二三四五六日天][)）]/u

/** "Monday" for 1. */
export function sayWeekday(weekday: number): string {
  const name = weekdayNames[weekday - 1] ?? ''
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** 1 is Monday; 0 for what names none. */
export function englishWeekday(name: string | undefined): number {
  const start = (name ?? '').slice(0, 3).toLowerCase()
  return start.length < 3 ? 0 : weekdayNames.findIndex((each) => each.startsWith(start)) + 1
}

/** Of the sign in 周三: 1 is Monday. */
export function chineseWeekday(sign: string | undefined): number {
  return sign === '天' ? 7 : signs.indexOf(sign ?? '') + 1
}

const oneChinese = '(?:星期|礼拜|周)[一二三四五六日天]|(?:星期|礼拜)[1-7](?!\\d)'
/** A weekday in either language as a pattern without groups, for simplified characters. */
export const anyWeekday = `(?:${englishDay.replace('(mon', '(?:mon')}|${oneChinese})`
/** As in "I swim on Mondays": written out, since "sat" and "sun" are words as well. */
export const writtenWeekday = String.raw`\b(?:${weekdayNames.join('|')})s?\b`
const joint = String.raw`\s*(?:,|、|/|&|\+|\band\b|和|及)?\s*`
const list = new RegExp(
  `${anyWeekday}(?:\\s*(?:-|to|至|到)\\s*${anyWeekday}|(?:${joint}${anyWeekday})*)`,
  'iu',
)
const each = new RegExp(anyWeekday, 'giu')
const onlyName = new RegExp(`^(?:on )?${anyWeekday}$`, 'iu')
const aName = new RegExp(`^${anyWeekday}$`, 'iu')
const alone = new RegExp(
  `^(?:${anyWeekday}|周?[1-7]|[一二三四五六日天]|${twoLetters.join('|')})$`,
  'iu',
)

/** Whether words name a weekday and nothing else, as in "on Friday". */
export function isWeekdayAlone(words: string): boolean {
  return onlyName.test(toSimple(words).trim())
}

/** Each weekday that a text names, in order; `text` is in simplified characters. */
export function eachWeekday(text: string): { weekday: number; start: number; end: number }[] {
  return Array.from(text.matchAll(each), ({ 0: word, index }) => ({
    weekday: weekdayOfWord(word),
    start: index,
    end: index + word.length,
  }))
}

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

const languages = 'de fr es it nl sv nb da pl'.split(' ')
const germanSigns = 'mo di mi do fr sa so'.split(' ')

/** In the languages of Europe, for a word that stands alone: inside a text such are other words. */
const foreignNames = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      return weekdayNames.flatMap((_, at): [string, number][] => {
        // oxlint-disable-next-line no-restricted-globals -- Intl wants a Date; no clock is read
        const day = format.format(new Date(Date.UTC(2024, 0, 1 + at)))
        const name = day.replace('.', '').toLowerCase()
        return name.length > 2 ? [[name, at + 1]] : []
      })
    }),
  ),
)

/** 1 is Monday; 0 for what names none. */
export function foreignWeekday(word: string): number {
  const name = word.toLowerCase().replace(/\.$/, '')
  return foreignNames.get(name) ?? germanSigns.indexOf(name) + 1
}

/** The weekday that a cell holds, as a name or a number from 1 (Monday) to 7. */
export function readWeekday(cell: string): number | null {
  const word = toSimple(cell).trim()
  return alone.test(word) ? weekdayOfWord(word) : foreignWeekday(word) || null
}

/** The weekday that a person types by its name, or by three of its letters or more. */
export function readWeekdayName(typed: string): number | null {
  const word = toSimple(typed).trim().toLowerCase()
  const isBegun = word.length >= 3 && weekdayNames.some((name) => name.startsWith(word))
  return isBegun || aName.test(word) ? weekdayOfWord(word) : null
}

function weekdayOfWord(word: string): number {
  const [digit] = /[1-7]/.exec(word) ?? []
  if (digit !== undefined) return Number(digit)
  return (
    chineseWeekday(word.at(-1)) ||
    englishWeekday(word) ||
    twoLetters.indexOf(word.toLowerCase()) + 1
  )
}
