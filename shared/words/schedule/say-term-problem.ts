// Why a change of the term or the timetable is refused, in sentences: what lies in the way, and what to do.
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import { weekdayOf } from '../../schedule/calendar.ts'
import type { DetailsProblem } from '../../timetable/change-details.ts'
import type { OverrideProblem } from '../../timetable/change-overrides.ts'
import type { TimetableProblem } from '../../timetable/change-timetable.ts'
import type { LeftOut } from '../../timetable/settle-events.ts'
import type { WeeklyClash } from '../../timetable/weekly-block.ts'
import type { WeeksProblem } from '../../timetable/weeks-text.ts'
import { findTask, type ScheduleState } from '../../schedule/state.ts'
import { termYears } from '../../schedule/term.ts'
import { cleanTitle, quoteTitle } from '../titles/quote-title.ts'
import { sayDate } from '../dates/say-date.ts'
import { sayPeriods, sayPlace, sayTime } from './say-place.ts'
import { nameBlock, sayWeeks } from './say-weekly-block.ts'

export type TermProblem =
  | TimetableProblem
  | OverrideProblem
  | DetailsProblem
  | { kind: 'open-card' }
  /** Of a name nothing is left that could be seen. */
  | { kind: 'no-name' }
  /** A new class with no meeting that is still to come. */
  | { kind: 'over' }
  /** A typing error: no term begins in that year. */
  | { kind: 'far-date'; date: string }

type Phrases = {
  nothing: string
  heldGuest: (guest: string, host: string) => string
  inTheWay: (title: string) => string
  stale: (title: string) => string
  clash: (block: string, other: string, time: string, weeks: string) => string
  overlap: (other: string, periods: string, weeks: string) => string
  outside: (block: string) => string
  outsideTerm: (date: string, year: number) => string
  backwards: string
  same: string
  badTable: string
  rowInUse: (row: number, title: string, others: number) => string
  ownClock: (title: string) => string
  weekInUse: (weeks: number, title: string, others: number) => string
  openCard: string
  noName: string
  over: string
  farDate: (date: string, first: number, last: number) => string
  noWeek: (week: number, weeks: number) => string
  leftOut: (title: string, place: string, other: string) => string
  weeks: Record<WeeksProblem['kind'], (part: string, weeks: number) => string>
}

const phrases: Record<Language, Phrases> = {
  en: {
    nothing: 'Nothing was changed.',
    heldGuest: (guest, host) =>
      `${guest} is pinned or marked inside ${host}. Unpin it or take the mark back first.`,
    inTheWay: (title) => `${title} is in the way and may not be moved. Unpin it first.`,
    stale: (title) => `${title} is not as it was when you began. Look at the timetable again.`,
    clash: (block, other, time, weeks) => `${block} clashes with ${other} at ${time} in ${weeks}.`,
    overlap: (other, periods, weeks) => `Clashes with ${other} on ${periods} in ${weeks}.`,
    outside: (block) => `${block} does not fit into the weeks and periods of the term.`,
    outsideTerm: (date, year) => `${date} ${year} is outside the term.`,
    backwards: 'The last day lies before the first.',
    same: 'It is like that already.',
    badTable: 'Each period has to end after it begins, and to begin after the one before it ends.',
    rowInUse: (row, title, others) =>
      `Period ${row} can't be removed: ${title}${others === 0 ? ' lies' : others === 1 ? ' and 1 more lie' : ` and ${others} more lie`} in it.`,
    ownClock: (title) => `${title} has times of its own, which would no longer lie in its periods.`,
    weekInUse: (weeks, title, others) =>
      `The term can't end after ${weeks === 1 ? 'week 1' : `week ${weeks}`}: ${title}${others === 0 ? ' lies' : others === 1 ? ' and 1 more lie' : ` and ${others} more lie`} later.`,
    openCard:
      'A card waits for your answer, and it speaks of the periods as they are. Answer it first.',
    farDate: (date, first, last) =>
      `No term begins on ${date}. Write a date in the years ${first} to ${last}.`,
    noWeek: (week, weeks) =>
      `There is no week ${week} to follow: the term has ${weeks === 1 ? '1 week' : `${weeks} weeks`}.`,
    over: 'None of its meetings is still to come: those weeks are over, or have those days off.',
    noName: 'A name is missing. Type at least one letter.',
    leftOut: (title, place, other) => `${title} on ${place} is left out: ${other} lies there.`,
    weeks: {
      empty: (part) => `“${part}” names no week. Write it like 1-16, or 1-8,10, or 1-16 odd.`,
      unread: (part) =>
        `“${part}” is not understood. Write the weeks like 1-16, or 1-8,10, or 1-16 odd.`,
      outside: (part, weeks) => `“${part}” is not within weeks 1 to ${weeks}.`,
    },
  },
  zh: {
    nothing: '没有做任何改动。',
    heldGuest: (guest, host) => `${guest}在${host}课上，已固定或已标记。请先取消固定或标记。`,
    inTheWay: (title) => `${title}挡住了位置，又不能移动。请先取消固定。`,
    stale: (title) => `${title}和你打开时已经不一样了。请重新查看课表。`,
    clash: (block, other, time, weeks) => `${block}和${other}在${weeks}的 ${time} 冲突。`,
    overlap: (other, periods, weeks) => `和${other}在${weeks}的${periods}冲突。`,
    outside: (block) => `${block}超出了学期的周数或节次。`,
    outsideTerm: (date, year) => `${year}年${date}不在学期内。`,
    backwards: '结束日期早于开始日期。',
    same: '现在已经是这样了。',
    badTable: '每一节的结束要晚于开始，并且要在上一节结束之后才开始。',
    rowInUse: (row, title, others) =>
      `第 ${row} 节不能删除：${title}${others === 0 ? '' : `等 ${others + 1} 项`}排在这一节。`,
    ownClock: (title) => `${title}有自己的时间，这样改之后就不在它的节次里了。`,
    weekInUse: (weeks, title, others) =>
      `学期不能缩短到 ${weeks} 周：${title}${others === 0 ? '' : `等 ${others + 1} 项`}在那之后。`,
    openCard: '有一张卡片在等你答复，它说的是现在的节次。请先答复。',
    farDate: (date, first, last) =>
      `学期不会从 ${date} 开始。请填 ${first} 年到 ${last} 年之间的日期。`,
    noWeek: (week, weeks) => `没有第 ${week} 周可以参照：这个学期只有 ${weeks} 周。`,
    over: '没有还要上的课：那几周已经过去，或那些天放假。',
    noName: '还缺一个名称，请至少写一个字。',
    leftOut: (title, place, other) => `${title}（${place}）没有排上：那里已有${other}。`,
    weeks: {
      empty: (part) => `“${part}”里没有任何一周。可以写成 1-16、1-8,10 或 1-16单周。`,
      unread: (part) => `看不懂“${part}”。可以写成 1-16、1-8,10 或 1-16单周。`,
      outside: (part, weeks) => `“${part}”不在第 1 到 ${weeks} 周之内。`,
    },
  },
}

/** The sentence, and that nothing was changed. */
export function sayTermProblem(
  state: ScheduleState,
  problem: TermProblem,
  language: Language,
): string {
  const { nothing } = phrases[language]
  const sentence = sayReason(state, problem, language)
  return language === 'zh' ? `${sentence}${nothing}` : `${sentence} ${nothing}`
}

function sayReason(state: ScheduleState, problem: TermProblem, language: Language): string {
  const { window } = state
  const say = phrases[language]
  const quote = (title: string) => quoteTitle(title, language)
  switch (problem.kind) {
    case 'held-guest':
      return say.heldGuest(quote(problem.guest.title), quote(problem.host.title))
    case 'in-the-way':
      return say.inTheWay(quote(findTask(state, problem.task)?.title ?? ''))
    case 'stale':
      return say.stale(quote(problem.title))
    case 'clash': {
      const { block, clash } = problem
      const time = sayTime(window, clash, language)
      const weeks = sayWeeks(clash.weeks, language)
      return say.clash(quote(block.title), nameBlock(clash.with, window, language), time, weeks)
    }
    case 'outside':
      return say.outside(nameBlock(problem.block, window, language))
    case 'outside-term':
      return say.outsideTerm(
        sayDate(problem.date, weekdayOf(problem.date), language),
        Number(problem.date.slice(0, 4)),
      )
    case 'backwards':
      return say.backwards
    case 'same':
      return say.same
    case 'bad-table':
      return say.badTable
    case 'row-in-use':
      return say.rowInUse(problem.row, quote(problem.task.title), problem.others)
    case 'own-clock':
      return say.ownClock(quote(problem.task.title))
    case 'week-in-use':
      return say.weekInUse(problem.weeks, quote(problem.task.title), problem.others)
    case 'open-card':
      return say.openCard
    case 'far-date':
      return say.farDate(problem.date, termYears.first, termYears.last)
    case 'no-week':
      return say.noWeek(problem.week, problem.weeks)
    case 'over':
      return say.over
    case 'no-name':
      return say.noName
    default:
      return assertNever(problem)
  }
}

/** Beside the class that is being typed, where rows are chosen: with which, on which periods, in which weeks. */
export function sayClashBeside(clash: WeeklyClash, language: Language): string {
  const periods = sayPeriods(clash, language)
  const weeks = sayWeeks(clash.weeks, language)
  return phrases[language].overlap(quoteTitle(clash.with.title, language), periods, weeks)
}

export function sayWeeksProblem(
  { kind, part }: WeeksProblem,
  weeks: number,
  language: Language,
): string {
  return phrases[language].weeks[kind](part, weeks)
}

/** A meeting that finds its place taken. */
export function sayLeftOutMeeting(
  { window }: ScheduleState,
  { event, occupant }: LeftOut,
  language: Language,
): string {
  return phrases[language].leftOut(
    cleanTitle(event.title, language),
    sayPlace(window, event.place, language, 'brief'),
    quoteTitle(occupant.title, language),
  )
}
