// The days in what was said, by what they are of: the exam, the day it must be done by, the day it begins, "two weeks before it".
import { addDays, mondayOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { namesHoliday } from '../../../shared/time/holidays.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import type { DayMention, Span, TimeMention } from '../../../shared/time/mention.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { periodsOf } from '../resolve/wishes.ts'
import type { BeforeExam, DueOf, GuideExam, VagueDay } from './known.ts'
import { isVague, stretchSaid, vagueDayOf } from './vague-day.ts'

export type SaidDates = {
  exam: GuideExam | null
  due: string | null
  from: string | null
  beforeExam: BeforeExam | null
  /** A date that can be read in two ways. */
  choice: { choices: string[]; what: 'exam' | 'due' } | null
  /** Of which no day was told. */
  vague: VagueDay | null
  /** What the day it must be done by is the last of. */
  dueOf: DueOf | null
}

export const examWords =
  /\b(?:exams?|finals?|mid-?terms?|tests?|quiz(?:zes)?|resit|sit it)\b|考试|(?<!学)期末|期中|测验|小测|补考|考(?!虑|研|过|前|完|察|点|得|场)/
const dueWords =
  /\b(?:by|before|until|till|due|deadline|finish(?:ed)?|done|ready|hand(?:ed)? in|submit|no later than|at the latest|end)\b|截止|(?<!提)之?前|以前|完成|做完|学完|交|ddl|到.*为止/
const fromBefore =
  /\b(?:start(?:ing|s)?|begin(?:ning|s)?)(?: it| with it| working| studying)?(?: on| from| the)* ?$|\bfrom (?:the )?$|\bnot before (?:the )?$|(?:从|自|最早) ?$/
const fromAfter = /^ ?(?:才|再|就|起|以后|之后)?(?:开始|起(?!床)|动手)|^ ?(?:on(?:wards)?)\b/

const few = String.raw`(\d{1,3}|${numberPattern}|an?|a couple of)`
const beforeExam = new RegExp(
  String.raw`\b${few} (day|week)s? (?:before|ahead of|prior to) (?:the |my |it\b|that\b|this )?(?:exams?|finals?|mid-?terms?|test|it|then)?|(?:考试|期末|期中|考)(?:之?前|提前) ?${few} ?个?(天|周|星期|礼拜)|提前 ?${few} ?个?(天|周|星期|礼拜)`,
)
const ahead = new RegExp(
  String.raw`\bin (?:about |around |just )?${few} (day|week|month)s?\b|\b${few} (?:more )?(day|week|month)s? (?:left|away|off|from now|to go|till|until)\b|(?:还有?|只?剩|就剩|只有)(?:下)?(?:大概|大约|差不多|不到)?${few} ?个?(天|周|星期|礼拜|月)|${few} ?个?(天|周|星期|礼拜|月)(?:之?后|以后|之?内|以内|就(?:要|得)?(?:考|交|完))`,
)
const termEnd =
  /\b(?:the )?end of (?:the |my |this )?(?:term|semester)\b|\bterm'?s end\b|(?:这?个?|本)?学期(?:末|结束|的?最后|底)|期末(?:之?前|以前)(?!.{0,3}考)/

type Role = 'exam' | 'due' | 'from'
type Found = { role: Role; date: string; slots: GuideExam['slots']; of?: string }
/** `isBare`: nothing beside it says what it is of. */
type Named = { role: Role; isBare: boolean }

/** `isExam`: a bare day is that of the exam; `takesBare`: a bare day is one at all. */
export type DateHints = { isExam: boolean; takesBare: boolean }

export function readDates(lexed: LexedText, ground: Ground, hints: DateHints): SaidDates {
  const before = readBeforeExam(withoutHolidays(lexed))
  const own = ownDays(before.rest, ground)
  const hidden = lexed.days.filter((day) => !own.some((other) => overlaps(other, day)))
  const mentions = joinRanges(
    hidden.filter((day) => !overlaps(day, before.span)),
    lexed.text,
    ground,
  )
    .filter(({ isEvery }) => !isEvery)
    .map((day) => inYear(day, lexed.text, ground))
    .concat(own)
    .toSorted((a, b) => a.start - b.start)
  const found: Found[] = []
  let choice: SaidDates['choice'] = null
  let vague: VagueDay | null = null
  const denied = mentions.filter(({ start }) => isDenied.test(lexed.text.slice(0, start)))
  const instead = denied.length === 0 ? hints : { ...hints, takesBare: true }
  for (const mention of mentions) {
    // "Not on the 15th, on the 16th"; alone it tells no other day.
    if (denied.length < mentions.length && denied.includes(mention)) continue
    const named = isNow(mention, lexed.text) ? null : roleOf(mention, lexed.text, instead)
    if (named === null) continue
    const { role, isBare } = named
    if (isVague(mention, role)) {
      vague = vagueDayOf(mention, role, lexed.text)
      continue
    }
    const rival = eitherOf(found, mention, role, lexed.text)
    if (rival !== null) {
      choice = rival
      continue
    }
    // "Exam on 20 December, Sunday not free": the exam has its day.
    if (isBare && found.some((each) => each.role === role)) continue
    const possible = (mention.choices ?? []).filter((date) => date >= ground.today.date)
    if (possible.length > 1 && role !== 'from') {
      choice = { choices: possible, what: role }
      continue
    }
    const chosen = possible.length === 1 ? { ...mention, dates: possible } : mention
    found.push(...datesOf(chosen, role, lexed, ground))
  }
  const due = found.findLast((each) => each.role === 'due') ?? null
  const last = (role: Role) => found.findLast((each) => each.role === role) ?? null
  const exam = last('exam')
  return {
    exam: exam === null ? null : { date: exam.date, slots: exam.slots },
    due: due?.date ?? null,
    from: last('from')?.date ?? null,
    beforeExam: before.found,
    choice,
    // "Mid December, the 15th I think" has its day.
    vague: vague !== null && !found.some(({ role }) => role === vague?.what) ? vague : null,
    dueOf: due?.of === undefined ? null : { said: due.of, date: due.date },
  }
}

const isDenied = /(?:不是|并非|不在)(?:在)?$|\b(?:not|isn't|wasn't|instead of)(?: on)?(?: the)? ?$/

/** Months ahead that count, where a day of this year is over: 1月5日, said in November. */
const monthsAhead = 6

/** The year that goes on, or the next. */
function inYear(day: DayMention, text: string, { today }: Ground): DayMention {
  const [date] = day.dates
  const isDate = /月|\b(?:jan|feb|mar|apr|may|jun)|[/.]/.test(text.slice(day.start, day.end))
  const isYear = /20\d\d/.test(text.slice(day.start, day.end + 6))
  if (date === undefined || day.dates.length !== 1 || date >= today.date) return day
  if (!isDate || isYear || day.choices !== undefined) return day
  const ahead = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return ahead > addDays(today.date, monthsAhead * 30) ? day : { ...day, dates: [ahead] }
}

/** "18 December or maybe 19 December". */
function eitherOf(
  found: readonly Found[],
  { dates, start }: DayMention,
  role: Role,
  text: string,
): SaidDates['choice'] {
  const [date] = dates
  const before = found.findLast((each) => each.role === role)
  if (role === 'from' || date === undefined || before === undefined) return null
  const isEither = /\b(?:or|perhaps|maybe)\b[^,;.]{0,16}$|(?:或者?|还是|也可能)(?:是|说)?$/.test(
    text.slice(0, start).trimEnd(),
  )
  return isEither && date !== before.date ? { choices: [before.date, date], what: role } : null
}

/** "A week before Christmas" is of no exam. */
function withoutHolidays({ text, days }: LexedText): string {
  const spans = days.filter(
    ({ start, end, stretch }) => stretch !== undefined || namesHoliday(text.slice(start, end)),
  )
  return spans.reduce((left, { start, end }) => blankOut(left, start, end), text)
}

function readBeforeExam(text: string): { found: BeforeExam | null; span: Span; rest: string } {
  const match = beforeExam.exec(text)
  if (match === null) return { found: null, span: { start: 0, end: 0 }, rest: text }
  const [words, english, unit, chinese, chineseUnit, early, earlyUnit] = match
  const many = countOf(english ?? chinese ?? early)
  const span = { start: match.index, end: match.index + words.length }
  const rest = blankOut(text, span.start, span.end)
  if (many === null) return { found: null, span, rest }
  const days =
    many * (/^(?:week|周|星期|礼拜)$/.test(unit ?? chineseUnit ?? earlyUnit ?? '') ? 7 : 1)
  const begins =
    /\b(?:start|begin|only in the last|from)\b[^,;.]*$/.test(text.slice(0, span.start)) ||
    /^[^,，。]{0,4}(?:才|再|就)?开始/.test(text.slice(span.end))
  return { found: { days, bound: begins ? 'from' : 'due' }, span, rest }
}

/** Distances and ends that the other readers leave aside. */
function ownDays(text: string, { today, state }: Ground): DayMention[] {
  const found: DayMention[] = []
  const note = (match: RegExpExecArray, date: string) =>
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      dates: [date],
      isWeek: false,
      isEvery: false,
    })
  const distance = ahead.exec(text)
  if (distance !== null) {
    const [, a, aUnit, b, bUnit, c, cUnit, d, dUnit] = distance
    const many = countOf(a ?? b ?? c ?? d)
    const unit = aUnit ?? bUnit ?? cUnit ?? dUnit ?? ''
    const length = /^(?:day|天)$/.test(unit) ? 1 : /^(?:month|月)$/.test(unit) ? 30 : 7
    if (many !== null && many * length <= 366) note(distance, addDays(today.date, many * length))
  }
  const last = state.window.days.at(-1)?.date
  const term = termEnd.exec(text)
  if (term !== null && last !== undefined) note(term, last)
  return found
}

function countOf(written: string | undefined): number | null {
  if (written === undefined) return null
  if (written === 'a' || written === 'an') return 1
  if (written === 'a couple of') return 2
  return /^\d+$/.test(written) ? Number(written) : readNumber(written)
}

/** "Now" and "at present" name no day. */
function isNow({ start, end }: DayMention, text: string): boolean {
  return /^[,，\s]*(?:now|right now|现在|目前|如今)$/.test(text.slice(start, end))
}

const rangeWords = /[到至]|(?<=\w ?)-(?= ?\w)|\b(?:to|till|until|through|thru)\b/
const endWords = /底|末|\bend\b/

const bareWords =
  /^[^\p{L}]*(?:(?:it's|it|is|some ?time|any ?time|probably|maybe|i|think|guess|well|在|是|应该|大概|可能|好像|就|吧|嗯)[^\p{L}]*)*$/u

/** By the words of its own clause; what stands nearest before it counts most. */
function roleOf(mention: DayMention, text: string, hints: DateHints): Named | null {
  // A comma before a day may have been read with it.
  const lead = /^[,，\s]*/.exec(text.slice(mention.start, mention.end))?.[0].length ?? 0
  const before = text.slice(0, mention.start + lead)
  const after = text.slice(mention.end)
  const words = text.slice(mention.start, mention.end)
  if (fromBefore.test(before) || fromAfter.test(after))
    return told(rangeWords.test(words) ? 'due' : 'from')
  const left = /[^,，。;；!?]*$/.exec(before.replaceAll(/\.(?=\s)| and | but /g, ','))?.[0] ?? ''
  const right = /^[^,，。;；!?]*/.exec(after.replaceAll(/\.(?=\s|$)| and | but /g, ','))?.[0] ?? ''
  const [nearExam, nearDue] = [lastIndex(left, examWords), lastIndex(left, dueWords)]
  // "Before the exam on 12 December": the day is the exam's.
  if (nearExam >= 0 && nearExam > nearDue) return told('exam')
  if (/^ ?(?:之?前|以前)/.test(after) && !/^ ?之?前考(?!过|完)/.test(after)) return told('due')
  if (nearDue >= 0) return told('due')
  if (examWords.test(right.replace(/^[^,，]*(?:before|之前|前)/, ''))) return told('exam')
  if (dueWords.test(right)) return told('due')
  if (!hints.takesBare) return null
  const { stretch } = mention
  // "To pass it before Christmas"; alone it is when the exam is.
  if (stretch?.bound === 'before' && !bareWords.test(left)) return { role: 'due', isBare: true }
  // A run of days, or the end of a term, is no day of an exam.
  const isRun = stretch === undefined && (rangeWords.test(words) || endWords.test(words))
  const role = hints.isExam && !isRun ? 'exam' : 'due'
  return { role, isBare: true }
}

function told(role: Role): Named {
  return { role, isBare: false }
}

function lastIndex(text: string, words: RegExp): number {
  return [...text.matchAll(new RegExp(words, 'g'))].at(-1)?.index ?? -1
}

function datesOf(
  mention: DayMention,
  role: Role,
  { times, text }: LexedText,
  ground: Ground,
): Found[] {
  const { dates, stretch } = mention
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const { today } = ground
  if (role === 'from') return [{ role, date: first, slots: null }]
  // Of an exam some time in a week the work has to be done before it begins.
  if (role === 'exam' && mention.isWeek) {
    const eve = addDays(mondayOf(first), -1)
    return [{ role: 'due', date: eve < today.date ? last : eve, slots: null }]
  }
  if (role === 'exam') return [{ role, date: last, slots: slotsOf(mention, times, ground) }]
  const isRun = stretch === undefined || stretch.bound === 'run'
  const begins: Found[] =
    isRun && dates.length > 1 && first > today.date && weekdayOf(first) !== 1
      ? [{ role: 'from', date: first, slots: null }]
      : []
  const isWhole = isRun || stretch.bound === 'before'
  const of = isWhole ? {} : { of: stretchSaid(mention, text) }
  return [...begins, { role, date: last, slots: null, ...of }]
}

/** Said right behind the day: "Dec 12, 9-11 am". */
function slotsOf({ end }: DayMention, times: readonly TimeMention[], { state }: Ground) {
  const time = times.find((each) => each.start >= end - 1 && each.start - end < 12)
  if (time === undefined || time.wish.kind === 'part') return null
  const periods = periodsOf(time.wish, state.window)
  const [start, last] = [periods[0], periods.at(-1)]
  if (start === undefined || last === undefined || last - start > 5) return null
  // An exam takes two periods, where nothing else is said.
  const most = state.window.periods.length
  return { start, end: time.wish.kind === 'clock' ? Math.min(most, start + 1) : last }
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
