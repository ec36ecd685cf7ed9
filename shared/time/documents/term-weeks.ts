// Weeks of the term in a text: "Week 5", "Wk 3–4", "Friday of week 7", 第5周, 第十二周周三.
import { readChineseNumber } from '../numbers.ts'
import { chineseDay, chineseWeekday, englishDay, englishWeekday } from '../weekdays.ts'

export type FoundWeek = {
  index: number
  until: number
  from: number
  to: number
  weekday: number | null
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

const english = new RegExp(
  String.raw`(?:${englishDay}\s*(?:,|of|in|\()?\s*(?:the\s+)?)?\b(?:(?:weeks?|wks?|w)\.?\s*#?\s*(\d{1,2})(?:\s*(?:[-–—~/]|to|and|&)\s*(?:week\s*)?(\d{1,2})(?![\d/.:]))?|(\d{1,2})(?:st|nd|rd|th)\s+week\b|(${ordinals.join('|')})\s+week\b)(?!\d|[.:]\d|\s*(?:%|weeks|hours))(?:\s*[,(]?\s*(?:on\s+)?${englishDay})?`,
  'giu',
)
const number = '[0-9０-９一二三四五六七八九十〇]{1,3}'
const chinese = new RegExp(
  String.raw`第\s*(${number})(?:(?:\s*周)?\s*[-–—~～至到、,，]\s*第?\s*(${number}))?\s*(?:个?教学)?周(?!期|[一二三四五六日天]?次)(?:\s*的?\s*[（(]?\s*${chineseDay})?|(?<![\d共])(\d{1,2})\s*[-–~～]\s*(\d{1,2})\s*周`,
  'gu',
)

export function findWeeks(text: string): FoundWeek[] {
  const found: FoundWeek[] = []
  for (const match of text.matchAll(english)) {
    const [whole, before, first, last, nth, name, after] = match
    const from = Number(first ?? nth ?? ordinals.indexOf(name?.toLowerCase() ?? '') + 1)
    const day = before ?? after
    add(
      match.index,
      whole,
      from,
      last === undefined ? from : Number(last),
      day === undefined ? null : englishWeekday(day),
    )
  }
  for (const match of text.matchAll(chinese)) {
    const [whole, first, last, day, low, high] = match
    const from = first === undefined ? Number(low) : (readChineseNumber(first) ?? 0)
    const end = last ?? high
    const to = end === undefined ? from : (readChineseNumber(end) ?? from)
    add(match.index, whole, from, to, day === undefined ? null : chineseWeekday(day))
  }
  return found.toSorted((a, b) => a.index - b.index)

  function add(
    index: number,
    whole: string,
    from: number,
    to: number,
    weekday: number | null,
  ): void {
    if (from < 1 || from > 30) return
    found.push({
      index,
      until: index + whole.trimEnd().length,
      from,
      to: to >= from && to <= 30 ? to : from,
      weekday,
    })
  }
}

const anyDay = new RegExp(`${englishDay}|${chineseDay}`, 'iu')

export function namesWeekday(text: string): boolean {
  return anyDay.test(text)
}
