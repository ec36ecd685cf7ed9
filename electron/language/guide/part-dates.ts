// Puts days apart from the amounts beside them, and days that are counted from others into dates, before both are read.
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { readNumber } from '../../../shared/time/numbers.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const weeksAfter =
  /\b(a|one|two|three|four|\d) weeks? (?:from|after) (?:(?:this|the|next|coming) )*(mon|tue|wed|thu|fri|sat|sun|today|now)[a-z]*/g

const weekFirst =
  /\bweek (\d{1,2}),? (?:on )?(?:the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g

/** "Two weeks from Friday", "in week 8 on the Wednesday", 下个月18号; 统计学期末考 is of 统计学. */
function weeksFrom(said: string, today: string): string {
  const month = (Number(today.slice(5, 7)) % 12) + 1
  const apart = said.replaceAll(
    /(?<=\p{Script=Han}(?<![本这上下到在个每]))学期末(?=考)/gu,
    '学 期末',
  )
  const text = apart.replaceAll(/下个?月(?:的)?(?=\d{1,2}[号日])/g, `${month}月`)
  const week = text.replaceAll(weekFirst, '$2 of week $1')
  return week.replaceAll(weeksAfter, (_, many: string, day: string) => {
    const at = weekdays.indexOf(day)
    const ahead = at < 0 ? 0 : (at + 1 - weekdayOf(today) + 7) % 7
    return addDays(today, ahead + 7 * (many === 'a' ? 1 : (readNumber(many) ?? 1)))
  })
}

const tens = ['', 'ten', 'twent', 'thirt']
const ones = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const teens = 'ten eleven twelf thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
/** By their number: 1 is the first. */
const ranks = Array.from({ length: 31 }, (_, index) => {
  const [ten, one] = [Math.floor((index + 1) / 10), (index + 1) % 10]
  return ten === 0 ? ones[index] : ten === 1 ? `${teens[one]}th` : one === 0 ? `${tens[ten]}ieth` : `${tens[ten]}y-${ones[one - 1]}` // prettier-ignore
})
const rank = ranks.toReversed().join('|').replaceAll('-', '[ -]')
/** Of a month, or of a weekday that is named: “Wednesday the fourteenth”. */
const inWords = new RegExp(String.raw`(?<=day,? )(?:the )?(${rank})(?![a-z -]*(?:week|half|year))\b|\bthe (${rank})(?= of (?:jan|feb|mar|apr|may|ju[nl]|aug|sep|oct|nov|dec))`, 'g') // prettier-ignore

/** "Dec 12, 10 hours" names no year. */
export function partDates(said: string, today: string): string {
  const text = weeksFrom(said, today).replaceAll(
    inWords,
    (_, of?: string, other?: string) => `the ${ranks.indexOf((of ?? other ?? '').replace(' ', '-')) + 1}th`, // prettier-ignore
  )
  // "2/3 of it is done" is no day.
  const whole = text.replaceAll(
    /\b\d{1,2}\/\d{1,2}(?= (?:of|done|finished|hard|difficult|difficulty)\b| ?难)/g,
    'some',
  )
  // 每周三小时 is three hours a week, and no Wednesday.
  const weekly = whole.replaceAll(
    /([每一]个?(?:周|星期|礼拜))(?=[一二两三四五六七八九十]+个?半?(?:小时|钟头|学时))/g,
    '$1 ',
  )
  // "The 15th, I think": it is the day that is thought.
  const thought = weekly.replaceAll(
    /(?<=\d(?:st|nd|rd|th)) (?=i (?:think|guess|believe|suppose)\b|(?:maybe|probably|or so|ish)\b)/g,
    ', ',
  )
  return thought.replaceAll(
    /(?<=\d(?:st|nd|rd|th)?|\d(?:st|nd|rd|th)?(?: of)? (?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*),? (?=(?:(?:about|around|some|maybe|roughly) )?\d{1,4} ?(?:hours?|hrs?|h|min\w*|chapters?|pages?|sessions?|lectures?|problems?|past|topics?|units?|exercises?|words?|weeks?)\b)/g,
    ' ; ',
  )
}
