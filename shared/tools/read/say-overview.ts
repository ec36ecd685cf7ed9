// The overview as text: what a model needs to begin with, one line each.
import type { Language } from '../../language.ts'
import { placeLength } from '../../schedule/place.ts'
import type { Window } from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import { strategyName } from '../../text/kind-names.ts'
import { sayCount } from '../../text/say-count.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDay } from '../../time/say/say-date.ts'
import { sayTimes } from '../../words/schedule/say-place.ts'
import { weekdayName } from '../../time/say/weekday-name.ts'
import type { DayFacts } from '../day-facts.ts'
import { sayDayInShort, sayHostRoom } from '../say-day-facts.ts'
import { sayNow } from '../say-now.ts'
import type { ClassFacts, OverviewFacts } from './overview-facts.ts'

type Phrases = {
  window: (weeks: number, days: number, from: string, to: string) => string
  periods: (periods: string[]) => string
  totals: (totals: OverviewFacts['totals'], pendingPeriods: number) => string
  past: (to: number, events: number, blocks: number, periods: number) => string
  days: string
  hosts: (rooms: string[]) => string
  host: (title: string, rooms: string[]) => string
  onDay: (day: number, rooms: string) => string
  classes: string
  noClasses: string
  limits: Record<'embed' | 'noEmbed', string> & {
    head: (taskClass: TaskClass, title: string) => string
    course: (course: string) => string
    range: (from: number, to: number) => string
    noDay: string
    used: (used: number, budget: number | null) => string
    noPeriods: (periods: string) => string
    noWeekdays: (names: string[]) => string
    priority: (priority: number) => string
    strategy: (name: string) => string
    line: (parts: string[]) => string
  }
  pending: (items: string[]) => string
  item: (id: number, title: string, duration: number) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    window: (weeks, days, from, to) =>
      `Window: ${sayCount(weeks, 'week', 'en')}, days 1–${days}, ${from} to ${to}. Slot numbers are period numbers.`,
    periods: (periods) => `Periods: ${periods.join(', ')}.`,
    totals: (totals, pendingPeriods) =>
      `Totals: ${sayCount(totals.events, 'event', 'en')}; study blocks: ${totals.existing} placed, ${totals.suggested} suggested, ${totals.pending} pending (${sayCount(pendingPeriods, 'period', 'en')}).`,
    past: (to, events, blocks, periods) =>
      `Past (up to day ${to}): ${sayCount(events, 'event', 'en')}, ${sayCount(blocks, 'study-block', 'en')} (${sayCount(periods, 'period', 'en')}).`,
    days: 'Days (number, date: taken periods; free periods):',
    hosts: (rooms) => `Hosts with room (study is possible during them): ${rooms.join('; ')}.`,
    host: (title, rooms) => `${title} ${rooms.join(', ')}`,
    onDay: (day, rooms) => `day ${day} ${rooms}`,
    classes: 'Task classes and what is pending, in order (periods each):',
    noClasses: 'No task classes.',
    limits: {
      head: ({ id }, title) => `class ${id} ${title}`,
      course: (course) => `course ${course}`,
      range: (from, to) => `days ${from}–${to}`,
      noDay: 'no day of the window',
      used: (used, budget) =>
        budget === null
          ? `${sayCount(used, 'period', 'en')} used`
          : `${used} of ${sayCount(budget, 'period', 'en')} used`,
      embed: 'may go into hosts',
      noEmbed: 'not into hosts',
      noPeriods: (periods) => `not in ${periods}`,
      noWeekdays: (names) => `not on ${names.join(', ')}`,
      priority: (priority) => `priority ${priority}`,
      strategy: (name) => name,
      line: (parts) => parts.join('; '),
    },
    pending: (items) => `  pending: ${items.length === 0 ? 'none' : items.join(', ')}`,
    item: (id, title, duration) => `#${id} ${title} ${duration}`,
  },
  zh: {
    window: (weeks, days, from, to) =>
      `学期：${weeks} 周，第1–${days}天，${from} 到 ${to}。slot 即节次。`,
    periods: (periods) => `节次：${periods.join('、')}。`,
    totals: (totals, pendingPeriods) =>
      `合计：${totals.events} 个日程；学习任务：${totals.existing} 个已安排，${totals.suggested} 个建议中，${totals.pending} 个待安排（${pendingPeriods} 节）。`,
    past: (to, events, blocks, periods) =>
      `已过（到第${to}天）：${sayCount(events, 'event', 'zh')}，${sayCount(blocks, 'study-block', 'zh')}（${sayCount(periods, 'period', 'zh')}）。`,
    days: '每天（编号 日期：已占节次；空闲节次）：',
    hosts: (rooms) => `课上可学的空位：${rooms.join('；')}。`,
    host: (title, rooms) => `${title} ${rooms.join('、')}`,
    onDay: (day, rooms) => `第${day}天 ${rooms}`,
    classes: '课业及待安排项，按顺序（数字为节数）：',
    noClasses: '没有课业。',
    limits: {
      head: ({ id }, title) => `课业 ${id} ${title}`,
      course: (course) => `课程${course}`,
      range: (from, to) => `第${from}–${to}天`,
      noDay: '学期内没有可用的天',
      used: (used, budget) => (budget === null ? `已用 ${used} 节` : `已用 ${used}/${budget} 节`),
      embed: '可在课上进行',
      noEmbed: '不可在课上进行',
      noPeriods: (periods) => `避开${periods}`,
      noWeekdays: (names) => `避开${names.join('、')}`,
      priority: (priority) => `优先级 ${priority}`,
      strategy: (name) => name,
      line: (parts) => parts.join('；'),
    },
    pending: (items) => `  待安排：${items.length === 0 ? '无' : items.join('、')}`,
    item: (id, title, duration) => `#${id} ${title} ${duration}`,
  },
}

export function sayOverview(window: Window, facts: OverviewFacts, language: Language): string {
  const say = phrases[language]
  const pending = facts.classes.flatMap((entry) => entry.pending)
  const pendingPeriods = pending.reduce((sum, item) => sum + item.duration, 0)
  const coming = facts.days.filter(({ day }) => day >= facts.now.day)
  const days = coming.map((day) => sayDayInShort(window, day, language))
  const lines = [
    say.window(
      facts.weeks,
      window.days.length,
      sayDay(window, 1, language),
      sayDay(window, window.days.length, language),
    ),
    say.periods(facts.periods.map(({ start, end }, index) => `${index + 1} ${start}–${end}`)),
    sayNow(window, facts.now, language),
    say.totals(facts.totals, pendingPeriods),
    ...sayPast(facts, language),
    ...(days.length === 0 ? [] : [say.days, ...days]),
    ...sayHosts(facts, language),
    ...(facts.classes.length === 0 ? [say.noClasses] : [say.classes]),
    ...facts.classes.flatMap((entry) => sayClass(window, entry, language)),
  ]
  return lines.join('\n')
}

function sayPast(facts: OverviewFacts, language: Language): string[] {
  const past: DayFacts[] = facts.days.filter(({ day }) => day < facts.now.day)
  const last = past.at(-1)
  if (last === undefined) return []
  const blocks = past.flatMap((day) => day.blocks)
  const study = blocks.filter(({ kind }) => kind === 'study')
  const periods = study.reduce((sum, { place }) => sum + placeLength(place), 0)
  const events = blocks.length - study.length
  return [phrases[language].past(last.day, events, study.length, periods)]
}

function sayHosts(facts: OverviewFacts, language: Language): string[] {
  const { hosts, host, onDay } = phrases[language]
  if (facts.hostRoom.length === 0) return []
  const byTitle = Map.groupBy(facts.hostRoom, ({ title }) => title)
  const words = [...byTitle].map(([title, rooms]) => {
    const days = [...Map.groupBy(rooms, ({ place }) => place.day)]
    const list = days.map(([day, ofDay]) => onDay(day, sayHostRoom(ofDay, language)))
    return host(quoteTitle(title, language), list)
  })
  return [hosts(words)]
}

function sayClass(
  window: Window,
  { taskClass, usedPeriods, pending }: ClassFacts,
  language: Language,
): string[] {
  const { limits, pending: sayPending, item } = phrases[language]
  const { fromDay, excludedPeriods, excludedWeekdays } = taskClass
  const toDay = Math.min(taskClass.toDay, window.days.length)
  const weekdays = excludedWeekdays.map((weekday) => weekdayName(weekday, language, 'short'))
  const parts = [
    limits.head(taskClass, quoteTitle(taskClass.title, language)),
    ...(taskClass.course === '' ? [] : [limits.course(quoteTitle(taskClass.course, language))]),
    fromDay > toDay ? limits.noDay : limits.range(fromDay, toDay),
    limits.used(usedPeriods, taskClass.slotBudget),
    taskClass.mayEmbed ? limits.embed : limits.noEmbed,
    ...(excludedPeriods.length === 0
      ? []
      : [limits.noPeriods(sayTimes(window, excludedPeriods, language, 'numbered'))]),
    ...(weekdays.length === 0 ? [] : [limits.noWeekdays(weekdays)]),
    limits.strategy(strategyName(taskClass.strategy, language)),
    limits.priority(taskClass.priority),
  ]
  const items = pending.map(({ id, title, duration }) =>
    item(id, quoteTitle(title, language), duration),
  )
  return [limits.line(parts), sayPending(items)]
}
