// Whether a plan is sound, in a few sentences of a person: what stands against it most, and whether that can be mended (P5).
import type { HealthFacts } from '../../../../../shared/planner/health.ts'
import type { Language } from '../../../../../shared/language.ts'
import { sayDay } from '../../../../../shared/words/dates/say-date.ts'
import { sayDuration } from '../../../../../shared/words/dates/say-duration.ts'
import { sayCount } from '../../../../../shared/words/say-count.ts'
import { analyzeHealth } from '../../../../planner/health/analyze-health.ts'
import type { TurnFacts } from '../../model.ts'
import { sayDayRange } from '../say/say-day-range.ts'
import type { Speech } from '../say/speech.ts'

const mostProblems = 3

type Phrases = {
  nothingPlanned: string
  nothingThere: (when: string) => string
  sound: (when: string, blocks: string) => string
  rhythm: (run: string, switches: number) => string
  small: (when: string) => string
  main: (when: string, count: number) => string
  more: (count: number) => string
  offer: string
  forced: string
  gap: (periods: string, day: string) => string
  noReserve: (day: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    nothingPlanned:
      'Nothing is planned from now on, so there is nothing to judge. Say “plan my week” first.',
    nothingThere: (when) => `No study is planned for ${when}, so there is nothing to mend there.`,
    sound: (when, blocks) => `${when} is sound: ${blocks}, and I find nothing to mend.`,
    rhythm: (run, switches) =>
      `The longest stretch without a break is ${run}; no day changes course more than ${switches === 1 ? 'once' : switches === 2 ? 'twice' : `${switches} times`}.`,
    small: (when) => `${when} is fine on the whole. Small things:`,
    main: (when, count) =>
      `${when} has ${count === 1 ? 'one thing' : 'some things'} that I would mend:`,
    more: (count) => `${count === 1 ? 'One smaller thing' : `${count} smaller things`} besides.`,
    offer: 'Say “improve it” and I propose changes, one card each.',
    forced: "I can't mend that by moving or swapping a single block.",
    gap: (periods, day) =>
      `Besides, at least ${periods} of open work won't fit by ${day}: ask “does everything fit?”.`,
    noReserve: (day) =>
      `Besides, nothing is left in reserve until ${day} if something takes longer.`,
  },
  zh: {
    nothingPlanned: '之后还没有排任何学习，没什么可评的。可以先说“安排这周的复习”。',
    nothingThere: (when) => `${when}没有安排学习，没有要调整的。`,
    sound: (when, blocks) => `${when}没有问题：${blocks}，没有要调整的。`,
    rhythm: (run, switches) => `最长连续 ${run}，每天换科最多 ${switches} 次。`,
    small: (when) => `${when}总体不错，只有些小问题：`,
    main: (when) => `${when}有这些地方值得改：`,
    more: (count) => `另外还有 ${count} 个小问题。`,
    offer: '说“优化一下”，我就逐张卡片提出改动。',
    forced: '单独移动或交换一个任务都改善不了。',
    gap: (periods, day) => `另外，到 ${day}为止至少有 ${periods}待安排的排不下：可以问“排得下吗”。`,
    noReserve: (day) => `另外，到 ${day}为止没有余量，一旦拖延就会很紧。`,
  },
}

/** `days` null is all that is ahead. */
export function answerHealth(days: number[] | null, facts: TurnFacts, speech: Speech): string {
  const { state, language } = speech
  const { now, preferences } = facts
  const { data } = analyzeHealth({ state, now, language, preferences }, {})
  const own = days === null ? data : within(data, new Set(days))
  return sayHealth(own, days, speech)
}

/** Only what concerns these days. */
function within(data: HealthFacts, days: ReadonlySet<number>): HealthFacts {
  const rhythm = data.rhythm.days.filter(({ day }) => days.has(day))
  const blocks = rhythm.reduce((sum, { taskIds }) => sum + taskIds.length, 0)
  return {
    ...data,
    problems: data.problems.filter((problem) => problem.days.some((day) => days.has(day))),
    rhythm: { ...data.rhythm, totals: { ...data.rhythm.totals, blocks, days: rhythm.length } },
  }
}

function sayHealth(data: HealthFacts, days: number[] | null, speech: Speech): string {
  const { language } = speech
  const say = phrases[language]
  const { problems, rhythm } = data
  const { blocks } = rhythm.totals
  const when = sayWhen(days, speech)
  if (blocks === 0) return days === null ? say.nothingPlanned : say.nothingThere(when)
  const notes = days === null ? sayNotes(data, speech) : []
  if (problems.length === 0) {
    const head = say.sound(capital(when), sayCount(blocks, 'study-block', language))
    return [head, ...sayRhythm(data, days, language), ...notes].join(language === 'zh' ? '' : ' ')
  }
  const told = problems.slice(0, mostProblems)
  const isSmall = problems.every(({ severity }) => severity === 'minor')
  const rest = problems.length - told.length
  return [
    isSmall ? say.small(capital(when)) : say.main(capital(when), problems.length),
    ...told.map(({ words }) => `- ${words}`),
    ...(rest > 0 ? [say.more(rest)] : []),
    ...notes,
    told.every(({ canImprove }) => canImprove === false) ? say.forced : say.offer,
  ].join('\n')
}

function sayRhythm({ rhythm }: HealthFacts, days: number[] | null, language: Language): string[] {
  const { longestRun, mostSwitches } = rhythm.totals
  if (days !== null || longestRun === null) return []
  const run = sayDuration(longestRun.run.minutes, language)
  return mostSwitches === null ? [] : [phrases[language].rhythm(run, mostSwitches.count)]
}

function sayNotes({ feasibility, reserve }: HealthFacts, { state, language }: Speech): string[] {
  const say = phrases[language]
  const { gap, gapDay } = feasibility
  const dayOf = (day: number) =>
    sayDay(state.window, Math.min(day, state.window.days.length), language)
  if (gap > 0 && gapDay !== null) return [say.gap(sayCount(gap, 'period', language), dayOf(gapDay))]
  return reserve?.level === 'none' ? [say.noReserve(dayOf(reserve.toDay))] : []
}

function sayWhen(days: number[] | null, speech: Speech): string {
  const [from] = days ?? []
  const to = days?.at(-1)
  if (from === undefined || to === undefined)
    return { en: 'your plan', zh: '你的计划' }[speech.language]
  return from === to
    ? sayDay(speech.state.window, from, speech.language)
    : sayDayRange({ from, to }, speech)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
