// The rhythm of a plan as text for a model: the totals in a line, then a line for each day.
import type { Language } from '../../language.ts'
import type { DayRhythm, RhythmFacts, RhythmTotals } from '../../planner/rhythm.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { sayCount } from '../say-count.ts'
import { sayDayNumber, sayNumberedDay } from '../dates/say-date.ts'
import { sayDuration } from '../dates/say-duration.ts'
import { sayPeriods } from '../schedule/say-place.ts'

type Phrases = {
  head: (from: string, to: string, blocks: number, days: number) => string
  headOfDay: (day: string, blocks: number) => string
  none: (from: string) => string
  noneOnDay: (day: string) => string
  switches: (count: number) => string
  mostSwitches: (count: number, most: number, day: string) => string
  run: (length: string, where: string) => string
  noRun: string
  block: (length: string) => string
  stretches: (count: number) => string
  leftovers: (count: number) => string
  heavy: (what: string) => string
  noHeavy: string
  sameType: (helpful: string, tiring: string) => string
  overloaded: (days: string) => string
  noOverload: string
  load: (study: string, target: string, lessons: string) => string
  pair: (a: number, b: number) => string
  nothing: string
  day: (day: string, parts: string[]) => string
  more: (days: number) => string
  list: string
  line: (head: string, parts: string[]) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    head: (from, to, blocks, days) =>
      `Rhythm from ${from} to ${to}, ${sayCount(blocks, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}`,
    headOfDay: (day, blocks) => `Rhythm of ${day}, ${sayCount(blocks, 'study-block', 'en')}`,
    none: (from) => `No study is placed from ${from} on.`,
    noneOnDay: (day) => `No study is to come on ${day}.`,
    switches: (count) => `switches ${count}`,
    mostSwitches: (count, most, day) => `switches ${count}, at most ${most} in a day (${day})`,
    run: (length, where) => `longest run ${length} (${where})`,
    noRun: 'no run outside lessons',
    block: (length) => `longest block ${length}`,
    stretches: (count) => `separate stretches ${count}`,
    leftovers: (count) => `single free periods beside study ${count}`,
    heavy: (what) => `heavy next to heavy ${what}`,
    noHeavy: 'no heavy next to heavy',
    sameType: (helpful, tiring) => `same type in a row: helpful ${helpful}, tiring ${tiring}`,
    overloaded: (days) => `over the daily target: ${days}`,
    noOverload: 'no day over its target',
    load: (study, target, lessons) => `study ${study} of ${target}, lessons ${lessons}`,
    pair: (a, b) => `#${a}–#${b}`,
    nothing: 'none',
    day: (day, parts) => `${day}: ${parts.join('; ')}`,
    more: (days) => `${sayCount(days, 'day', 'en')} more; ask for one with day.`,
    list: ', ',
    line: (head, parts) => `${head}: ${parts.join('; ')}.`,
  },
  zh: {
    head: (from, to, blocks, days) => `${from}到${to}的节奏，${days} 天共 ${blocks} 个学习任务`,
    headOfDay: (day, blocks) => `${day}的节奏，${blocks} 个学习任务`,
    none: (from) => `从${from}起没有已安排的学习。`,
    noneOnDay: (day) => `${day}没有还要进行的学习。`,
    switches: (count) => `换科 ${count} 次`,
    mostSwitches: (count, most, day) => `换科 ${count} 次，一天最多 ${most} 次（${day}）`,
    run: (length, where) => `最长连续 ${length}（${where}）`,
    noRun: '课外没有连续时段',
    block: (length) => `最长一次 ${length}`,
    stretches: (count) => `分成 ${count} 段`,
    leftovers: (count) => `学习旁的零散单节 ${count} 个`,
    heavy: (what) => `高强度相邻 ${what}`,
    noHeavy: '没有高强度相邻',
    sameType: (helpful, tiring) => `同类型连排：有益 ${helpful}，易混 ${tiring}`,
    overloaded: (days) => `超出每日目标：${days}`,
    noOverload: '没有超出每日目标的天',
    load: (study, target, lessons) => `学习 ${study}（目标 ${target}），上课 ${lessons}`,
    pair: (a, b) => `#${a}–#${b}`,
    nothing: '无',
    day: (day, parts) => `${day}：${parts.join('；')}`,
    more: (days) => `还有 ${days} 天；用 day 查看某一天。`,
    list: '、',
    line: (head, parts) => `${head}：${parts.join('；')}。`,
  },
}

/** Days that are told one by one. */
const mostDays = 14

export function sayRhythm(
  state: ScheduleState,
  { day, fromDay, toDay, days, totals }: RhythmFacts,
  language: Language,
): string {
  const say = phrases[language]
  const { window } = state
  const [only] = days
  if (only === undefined) {
    const from = sayNumberedDay(window, fromDay, language)
    return day === null ? say.none(from) : say.noneOnDay(from)
  }
  if (day !== null) {
    const head = say.headOfDay(sayNumberedDay(window, day, language), totals.blocks)
    return say.line(head, sayDayParts(only, language))
  }
  const head = say.head(
    sayNumberedDay(window, fromDay, language),
    sayNumberedDay(window, toDay, language),
    totals.blocks,
    totals.days,
  )
  const told = days
    .slice(0, mostDays)
    .map((each) => say.day(sayNumberedDay(window, each.day, language), sayDayParts(each, language)))
  return [
    say.line(head, sayTotals(totals, language)),
    ...told,
    ...(days.length > told.length ? [say.more(days.length - told.length)] : []),
  ].join('\n')
}

/** "switches 12, at most 4 in a day (day 26)", "longest run 3 h 25 min (day 26, periods 1–4)" and so on. */
export function sayTotals(totals: RhythmTotals, language: Language): string[] {
  const say = phrases[language]
  const { mostSwitches, longestRun, sameType } = totals
  const whereOf = (day: number, run: { start: number; end: number }) =>
    [sayDayNumber(day, language), sayPeriods(run, language)].join(say.list)
  return [
    mostSwitches === null
      ? say.switches(0)
      : say.mostSwitches(
          totals.switches,
          mostSwitches.count,
          sayDayNumber(mostSwitches.day, language),
        ),
    longestRun === null
      ? say.noRun
      : say.run(
          sayDuration(longestRun.run.minutes, language),
          whereOf(longestRun.day, longestRun.run),
        ),
    say.stretches(totals.stretches),
    say.leftovers(totals.leftovers),
    totals.heavyPairs === 0 ? say.noHeavy : say.heavy(`${totals.heavyPairs}`),
    say.sameType(`${sameType.helpful}`, `${sameType.tiring}`),
    totals.overloadedDays.length === 0
      ? say.noOverload
      : say.overloaded(sayDayList(totals.overloadedDays, language)),
  ]
}

/** The same for one day, with the tasks concerned. */
export function sayDayParts(day: DayRhythm, language: Language): string[] {
  const say = phrases[language]
  const { longestRun, sameType, heavyPairs, load } = day
  const sayPairs = (pairs: readonly [number, number][]) =>
    pairs.length === 0 ? say.nothing : pairs.map(([a, b]) => say.pair(a, b)).join(say.list)
  return [
    say.switches(day.switches),
    longestRun === null
      ? say.noRun
      : say.run(sayDuration(longestRun.minutes, language), sayPeriods(longestRun, language)),
    say.block(sayDuration(day.longestBlock, language)),
    say.stretches(day.stretches),
    say.leftovers(day.leftovers),
    heavyPairs.length === 0 ? say.noHeavy : say.heavy(sayPairs(heavyPairs)),
    say.sameType(sayPairs(sameType.helpful), sayPairs(sameType.tiring)),
    say.load(
      sayDuration(load.minutes, language),
      sayDuration(load.target, language),
      sayDuration(load.lessons, language),
    ),
  ]
}

/** Days that are named; beyond that they are counted. */
const mostNamedDays = 8

/** "day 26, day 29, 4 more". */
export function sayDayList(days: readonly number[], language: Language): string {
  const named = days.slice(0, mostNamedDays).map((day) => sayDayNumber(day, language))
  const rest = days.length - named.length
  return (rest > 0 ? [...named, `+${rest}`] : named).join(phrases[language].list)
}
