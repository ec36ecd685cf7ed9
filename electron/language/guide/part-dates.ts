// Puts days apart from the amounts beside them, and days that are counted from others into dates, before both are read.
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { readNumber } from '../../../shared/time/numbers.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const weeksAfter =
  /\b(a|one|two|three|four|\d) weeks? (?:from|after) (?:(?:this|the|next|coming) )*(mon|tue|wed|thu|fri|sat|sun)[a-z]*/g

/** "Two weeks from Friday", 下个月18号. */
function weeksFrom(said: string, today: string): string {
  const month = (Number(today.slice(5, 7)) % 12) + 1
  const text = said.replaceAll(/下个?月(?:的)?(?=\d{1,2}[号日])/g, `${month}月`)
  return text.replaceAll(weeksAfter, (_, many: string, day: string) => {
    const ahead = (weekdays.indexOf(day) + 1 - weekdayOf(today) + 7) % 7
    return addDays(today, ahead + 7 * (many === 'a' ? 1 : (readNumber(many) ?? 1)))
  })
}

/** "Dec 12, 10 hours" names no year. */
export function partDates(said: string, today: string): string {
  const text = weeksFrom(said, today)
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
