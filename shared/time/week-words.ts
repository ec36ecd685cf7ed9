// Days named by weekday or week: "next Friday", "week 5", 下下周三, 单周周二. Weeks begin on Monday.
// This is not left to chrono-node, which begins weeks on Sunday (下周一 said on a Sunday lands eight days off),
// reads 周五上午 as today, knows one 下 at most, and has no weeks of a term.
import { addDays, mondayOf, weekdayOf } from '../schedule/calendar.ts'
import type { TimeReference, DayMention } from './mention.ts'
import { numberPattern, readNumber } from './numbers.ts'
import { chineseWeekday, englishWeekday, weekdayName } from './weekdays.ts'

const chineseWeek = '(?:个|一)?(?:周|星期|礼拜)'

/** Behind one that was spoken of, else behind this one. */
export const followingWeek =
  /\b(?:the )?(?:following week|week after(?! (?:next|that|this|the|my|our|exams?|mid-?terms?)\b))\b/g

const weekFrom = (monday: string) => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

type Reader = {
  pattern: RegExp
  read: (match: RegExpExecArray, reference: TimeReference) => Reading | null
}
type Reading = { dates: string[]; isWeek?: boolean; isEvery?: boolean }

/** Most telling pattern first: what one has read is hidden from the next. */
const readers: Reader[] = [
  {
    pattern: new RegExp(String.raw`\b${weekdayName} week\b(?! ?\d)`, 'g'),
    read: ([, name], reference) => ({
      dates: [addDays(comingDate(reference.today.date, englishWeekday(name)), 7)],
    }),
  },
  {
    pattern: new RegExp(
      String.raw`\b${weekdayName}(?:'s\b)?,? (?:of |in )?(?:(next|this) week|week (\d{1,2}|${numberPattern}))\b`,
      'g',
    ),
    read: ([, name, which, number], reference) => {
      const monday =
        number === undefined
          ? relativeMonday(reference, which === 'next' ? 1 : 0)
          : mondayOfWeek(reference, readNumber(number) ?? 0)
      return { dates: [addDays(monday, englishWeekday(name) - 1)] }
    },
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(every|each|this coming|coming|this|next|last|past) )?${weekdayName}(s)?\b(?:'s\b)?`,
      'g',
    ),
    read: ([, which, name, plural], reference) =>
      readEnglishWeekday(which, englishWeekday(name), plural === 's', reference),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:the )?(?:next|coming) (${numberPattern}) (day|week)s\b|(?:接下来|未来|今后|往后)(?:的|这)?(${numberPattern}) ?个?(天|周|星期|礼拜)`,
      'g',
    ),
    read: ([, english, unit, chinese, chineseUnit], reference) => {
      const count = readNumber(english ?? chinese ?? '') ?? 0
      const isDays = unit === 'day' || chineseUnit === '天'
      return count === 0
        ? null
        : { dates: fromToday(isDays ? count : count * 7, reference), isWeek: true }
    },
  },
  {
    pattern: new RegExp(`(${numberPattern}) ?个?(?:周|星期|礼拜)(?:之|以)?后`, 'g'),
    read: ([, count], reference) => ({
      dates: [addDays(reference.today.date, 7 * (readNumber(count ?? '') ?? 0))],
    }),
  },
  {
    pattern: /\bthis week and (?:the )?next(?: week| one)?\b/g,
    read: (_, reference) => ({
      dates: [...weekFrom(relativeMonday(reference, 0)), ...weekFrom(relativeMonday(reference, 1))],
      isWeek: true,
    }),
  },
  {
    pattern: followingWeek,
    read: (_, reference) => ({ dates: weekFrom(relativeMonday(reference, 1)), isWeek: true }),
  },
  {
    pattern: /\b(?:the )?(?:week after next|week after (?:that|this))\b/g,
    read: (_, reference) => ({ dates: weekFrom(relativeMonday(reference, 2)), isWeek: true }),
  },
  {
    pattern:
      /\b(?:the |every |all )?(weekends|weekdays|workdays|work days|working days)\b|(?:每个?|所有)(周末|工作日)|工作日/g,
    read: ([words], reference) => {
      const monday = relativeMonday(reference, 0)
      const isEnd = /weekends|周末/.test(words)
      return { dates: isEnd ? weekendOf(monday) : weekFrom(monday).slice(0, 5), isEvery: true }
    },
  },
  {
    pattern: /\b(this|next|last|the)? ?weekend\b/g,
    read: ([, which], reference) => ({
      dates: weekendOf(relativeMonday(reference, which === 'next' ? 1 : which === 'last' ? -1 : 0)),
    }),
  },
  {
    pattern:
      /\b(?:(?:the )?(?:rest|remainder) of )?(this|next|last|the coming|(?<=(?:rest|remainder) of )(?:the|my)) week\b(?:'s\b)?/g,
    read: ([, which], reference) => ({
      dates: weekFrom(
        relativeMonday(
          reference,
          which === 'this' || which === 'the' || which === 'my' ? 0 : which === 'last' ? -1 : 1,
        ),
      ),
      isWeek: true,
    }),
  },
  {
    pattern: new RegExp(String.raw`\bweek (\d{1,2}|${numberPattern})\b`, 'g'),
    read: ([, number], reference) => ({
      dates: weekFrom(mondayOfWeek(reference, readNumber(number ?? '') ?? 0)),
      isWeek: true,
    }),
  },
  {
    pattern: new RegExp(
      `第(${numberPattern})周(?:的)?(?:(?:周|星期|礼拜)?([一二三四五六日天]))?`,
      'g',
    ),
    read: ([, number, day], reference) => {
      const week = weekFrom(mondayOfWeek(reference, readNumber(number ?? '') ?? 0))
      return day === undefined
        ? { dates: week, isWeek: true }
        : { dates: pick(week, chineseWeekday(day)) }
    },
  },
  {
    pattern: /(单|双)周(?:的)?(?:(?:周|星期|礼拜)([一二三四五六日天]))?/g,
    read: ([, parity, day], reference) => {
      const week = weekFrom(nextMondayOfParity(reference, parity === '单' ? 1 : 0))
      return day === undefined
        ? { dates: week, isWeek: true }
        : { dates: pick(week, chineseWeekday(day)) }
    },
  },
  {
    pattern: new RegExp(
      `(下+|上+|这|本|每|逢)?${chineseWeek}([一二三四五六日天])(?!个|次|门|篇|遍|套|份|章(?!节))(?=[ 的]*我? *(都(?=不|没)|总|一直不|从来?不)?)`,
      'g',
    ),
    // 周一我都没空 is said of every Monday.
    read: (match, reference) => {
      const [, which, day, always] = match
      return readChineseWeekday(
        which === undefined && always !== undefined && !isEnd(match) ? '每' : which,
        chineseWeekday(day),
        reference,
      )
    },
  },
  {
    pattern: new RegExp(`(下+|上+|这|本)?(?:${chineseWeek})末`, 'g'),
    read: ([, which], reference) => ({
      dates: weekendOf(relativeMonday(reference, chineseOffset(which))),
    }),
  },
  {
    pattern: new RegExp(`(下+|上+|这|本)${chineseWeek}`, 'g'),
    read: ([, which], reference) => ({
      dates: weekFrom(relativeMonday(reference, chineseOffset(which))),
      isWeek: true,
    }),
  },
]

/** Finds them in a normalised text; spans never overlap. */
export function findWeekWords(text: string, reference: TimeReference): DayMention[] {
  let rest = text
  return readers.flatMap(({ pattern, read }) => {
    const found = [...rest.matchAll(pattern)].flatMap((match) => {
      const reading = read(match, reference)
      if (reading === null) return []
      const { dates, isWeek = false, isEvery = false } = reading
      const lead = match[0].length - match[0].trimStart().length
      return [
        { start: match.index + lead, end: match.index + match[0].length, dates, isWeek, isEvery },
      ]
    })
    for (const { start, end } of found)
      rest = rest.slice(0, start) + '\0'.repeat(end - start) + rest.slice(end)
    return found
  })
}

function readEnglishWeekday(
  which: string | undefined,
  weekday: number,
  isPlural: boolean,
  reference: TimeReference,
): Reading {
  const coming = comingDate(reference.today.date, weekday)
  if (which === 'next') return { dates: [addDays(relativeMonday(reference, 1), weekday - 1)] }
  if (which === 'last' || which === 'past') {
    const days = (weekdayOf(reference.today.date) - weekday + 7) % 7
    return { dates: [addDays(reference.today.date, days === 0 ? -7 : -days)] }
  }
  return { dates: [coming], isEvery: isPlural || which === 'every' || which === 'each' }
}

function readChineseWeekday(
  which: string | undefined,
  weekday: number,
  reference: TimeReference,
): Reading {
  if (which === undefined) return { dates: [comingDate(reference.today.date, weekday)] }
  if (which === '每' || which === '逢')
    return { dates: [comingDate(reference.today.date, weekday)], isEvery: true }
  return { dates: [addDays(relativeMonday(reference, chineseOffset(which)), weekday - 1)] }
}

/** 到周四都不能学 ends on that day. */
function isEnd({ input, index }: RegExpExecArray): boolean {
  return /[到至] ?$/.test(input.slice(0, index))
}

function fromToday(count: number, { today }: TimeReference): string[] {
  return Array.from({ length: count }, (_, days) => addDays(today.date, days))
}

function comingDate(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7)
}

function relativeMonday(reference: TimeReference, weeks: number): string {
  return addDays(mondayOf(reference.today.date), weeks * 7)
}

function mondayOfWeek(reference: TimeReference, week: number): string {
  const first = reference.state.window.days[0]?.date ?? mondayOf(reference.today.date)
  return addDays(first, (week - 1) * 7)
}

function nextMondayOfParity(reference: TimeReference, parity: 0 | 1): string {
  const thisMonday = relativeMonday(reference, 0)
  const week = reference.state.window.days.find((day) => day.date === thisMonday)?.week ?? 1
  return week % 2 === parity ? thisMonday : addDays(thisMonday, 7)
}

const weekendOf = (monday: string) => [addDays(monday, 5), addDays(monday, 6)]
const pick = (week: string[], weekday: number) => week.slice(weekday - 1, weekday)

function chineseOffset(which: string | undefined): number {
  if (which?.startsWith('下') === true) return which.length
  return which?.startsWith('上') === true ? -which.length : 0
}
