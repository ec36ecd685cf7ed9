// Says the years of dates that leave them out, where one leads to another: "27/7-21/9, 5/10-26/10", "2 Mar – 5 Jun"; and where a month has its name.
import { daysBetween } from '../../../../shared/schedule/calendar.ts'
import { toDate } from '../../../../shared/time/documents/document-calendar.ts'
import { monthNumber, monthPattern } from '../../../../shared/time/months.ts'

const month = String.raw`\b(?:${monthPattern})\b\.?`
const day = String.raw`(?:\d{1,2}/\d{1,2}|\d{1,2}\.\d{1,2}\.|\d{1,2}\s?月\s?\d{1,2}\s?[日号]|\d{1,2}(?:st|nd|rd|th)?\s${month}|${month}\s\d{1,2})`
const whole = String.raw`(?<![\d/.:-]|年\s?)(${day})(?!,?\s?\d{4}|(?<![日号])\d|/|:\d|\.\d)`
const upTo = String.raw`\s*(?:[-–—~～至到]|\b(?:to|until|through|thru|bis|au)\b)\s*`
const span = new RegExp(whole + upTo + whole.replace('/.:-', '/.:'), 'giu')
const one = new RegExp(whole, 'giu')
const listed = new RegExp(String.raw`^(?:${day}(?:${upTo}${day})?(?:\s*[,;]\s*|\s*$))+$`, 'iu')

/** `around` is a day of the term, or that of reading: of all years the one whose day is the nearest. */
export function spellYears(text: string, around: string): string {
  const spelled = text.replaceAll(span, (said, first: string, last: string) => {
    const from = nearest(first, around)
    const to = from === null ? null : nearest(last, from)
    return from === null || to === null ? said : `${withYear(first, from)} - ${withYear(last, to)}`
  })
  const isListed = listed.test(text.trim())
  return spelled.replaceAll(one, (said) =>
    isListed || /\p{L}|\.$/u.test(said) ? withYear(said, nearest(said, around)) : said,
  )
}

/** Of figures either may be the month. */
function nearest(said: string, around: string): string | null {
  const [first = 0, second = 0] = (said.match(/\d+/g) ?? []).map(Number)
  const named = monthNumber(/\p{L}{3,}/u.exec(said)?.[0])
  const year = Number(around.slice(0, 4))
  const far = (date: string) => Math.abs(daysBetween(around, date))
  const [date] = [year - 1, year, year + 1]
    .flatMap((each) =>
      named > 0 || said.includes('月')
        ? [named > 0 ? toDate(each, named, first) : toDate(each, first, second)]
        : [toDate(each, second, first), toDate(each, first, second)],
    )
    .filter((each) => each !== null)
    .toSorted((a, b) => far(a) - far(b))
  return date ?? null
}

function withYear(said: string, date: string | null): string {
  if (date === null) return said
  if (said.includes('月')) return `${date.slice(0, 4)}年${said}`
  return `${said}${said.includes('/') ? '/' : /\d\.\d/.test(said) ? '' : ' '}${date.slice(0, 4)}`
}
