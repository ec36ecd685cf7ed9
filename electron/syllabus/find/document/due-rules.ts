// Reads what a document says once of all its work: "due the following Tuesday", "due on the day listed", "by 11:59 pm".
import { addDays, clockOf, weekdayOf } from '../../../../shared/schedule/calendar.ts'
import { findClocks } from '../../../../shared/time/clocks.ts'
import { eachWeekday } from '../../../../shared/time/weekdays.ts'
import { mayHoldDates } from '../../../../shared/time/documents/dates.ts'
import type { Block } from '../blocks.ts'
import { findDue } from '../demand-words.ts'
import type { Fact, When } from '../fact.ts'
import { keyOf } from '../title-of.ts'

export type DueRule = {
  /** What the work is called that it is about; null for all work. */
  work: string | null
  /** On which weekday it is due; null where it is due on the day that it is listed under. */
  weekday: number | null
  /** Whether that is never the day itself. */
  isAfter: boolean
  clock: string | null
  /** Whether the days that work is listed under are those by which it is due. */
  isListed: boolean
}

const all =
  /\b(?:homeworks?|assignments?|work|tasks?|everything)\b|coursework|deadlines?|submissions?|posts?|作业|习题/iu
const kinds =
  /\b(?:problem sets?|psets?|sheets|homeworks?|hws?|assignments?|exercises?|worksheets?|lab reports?|labs|(?:reading |weekly |discussion )?(?:responses?|posts?|reflections?|journals?)|quizzes|papers|essays|memos|reports)\b|作业|习题|实验报告|报告/iu
const listed =
  /\b(?:on|by|for)\b[^.;]{0,20}\b(?:dates?|days?|class|session|week)\b[^.;]{0,24}\b(?:listed|shown|indicated|posted|given|noted|appears?|specified)\b|所[列标示](?:日期|时间)/iu
const habit = /\b(?:following|next|every|each|weekly|subsequent)\b|\b\p{L}+days\b|每|下/iu
const after = /\b(?:following|next|subsequent)\b|下|每/iu
/** "All homework is due at 5 pm": said of many. */
const plural =
  /\b(?:all|every|each|unless|always)\b|\b\p{L}+s\s+(?:are|must|should|will)\b|所有|全部|均/iu
/** "One week after the lab, at 6 pm": where days are listed, the time is theirs. */
const relative = /\bweeks? (?:after|later)\b|[周天]后/iu
/** What is collected, in Chinese, and by when all of it is. */
const collected = /收作业|[交缴]作业|作业(?:提交|上交)|(?:所有|全部)(?:作业)?(?:的)?截止/u

export function findDueRules(blocks: readonly Block[]): DueRule[] {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  return texts
    .filter((text) => findDue(text).length > 0 || collected.test(text))
    .flatMap((text) => text.split(/(?<=[a-z)]{2})[.;]\s+|[。；]/u))
    .flatMap(readRule)
}

function readRule(sentence: string): DueRule[] {
  const due = findDue(sentence)[0]?.index ?? collected.exec(sentence)?.index
  if (due === undefined || mayHoldDates(sentence)) return []
  const work = kinds.exec(sentence)?.[0] ?? null
  if (work === null && !all.test(sentence) && !collected.test(sentence)) return []
  const name = work === null || all.test(work) ? null : singularKey(work)
  const clock = findClocks(sentence)[0]
  const at = clock === undefined ? null : clockOf(clock.start)
  const isListed = listed.test(sentence)
  if (isListed) return [{ work: name, weekday: null, isAfter: false, clock: at, isListed }]
  const day = eachWeekday(sentence).find(({ start }) => start > due)
  const isRelative = relative.test(sentence)
  if (at !== null && (isRelative || (day === undefined && plural.test(sentence))))
    return [{ work: name, weekday: null, isAfter: false, clock: at, isListed }]
  if (day === undefined || !habit.test(sentence.slice(due))) return []
  const isAfter = after.test(sentence.slice(due, day.start))
  return [{ work: name, weekday: day.weekday, isAfter, clock: at, isListed }]
}

function singularKey(work: string): string {
  return keyOf(work).replace(/s$/u, '').replace(/ie$/u, 'y')
}

/** Work that only stands beside a day becomes due as the document says that such work is. */
export function applyDueRules(facts: readonly Fact[], rules: readonly DueRule[]): Fact[] {
  if (rules.length === 0) return [...facts]
  return facts.map((fact) => {
    const key = keyOf(fact.title)
    if (fact.kind === 'deadline') return withClock(fact, key, rules)
    if (fact.kind !== 'problems' || fact.isGiven) return fact
    const rule =
      rules.find(({ work }) => work !== null && key.includes(work)) ??
      rules.find(({ work }) => work === null)
    const when = rule === undefined ? null : dueBy(fact.when, rule)
    return when === null ? fact : { ...fact, kind: 'deadline', when, isGiven: true }
  })
}

/** Where the document says by when of the day, what has no time of its own has that. */
function withClock(fact: Fact, key: string, rules: readonly DueRule[]): Fact {
  const { when } = fact
  if (when.kind !== 'day' || when.clock !== null) return fact
  const rule = rules.find(
    ({ work, weekday, clock }) =>
      clock !== null && weekday === null && (work === null || isOfWork(key, work)),
  )
  if (rule?.clock == null) return fact
  return { ...fact, when: { ...when, clock: { start: rule.clock, end: null } } }
}

/** "实验1 长度测量 报告" is a 实验报告, and 期末报告 is none. */
function isOfWork(key: string, work: string): boolean {
  const isHan = /^\p{Script=Han}+$/u.test(work)
  return isHan ? key.includes(work.slice(0, 2)) && key.includes(work.slice(-2)) : key.includes(work)
}

function dueBy(when: When, { weekday, isAfter, clock, isListed }: DueRule): When | null {
  if (when.kind === 'open' || (weekday === null && !isListed)) return null
  const time = clock === null ? null : { start: clock, end: null }
  if (weekday === null) return when.kind === 'day' ? { ...when, clock: when.clock ?? time } : null
  const first = when.kind === 'day' ? when.date : when.from
  const from = isAfter ? addDays(when.kind === 'day' ? first : when.to, 1) : first
  const date = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  return { kind: 'day', date, clock: time, derived: { kind: 'counted' } }
}
