// Whether a plan is sound, in a few sentences of a person: what stands against it most, and whether that can be mended (P5).
import { sayHours } from '../../../shared/words/schedule/say-length.ts'
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import type { HealthFacts } from '../../../shared/planner/health.ts'
import type { Language } from '../../../shared/language.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import { analyzeHealth } from '../../planner/health/analyze-health.ts'
import type { TurnFacts } from '../../model/model.ts'
import { sayDayRange } from '../say/say-day-range.ts'
import { joinSentences, type Speech } from '../say/speech.ts'

const mostProblems = 3

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
  const say = builtInModelWords[language].answerHealth
  const { problems, rhythm } = data
  const { blocks } = rhythm.totals
  const when = sayWhen(days, speech)
  if (blocks === 0) return days === null ? say.nothingPlanned : say.nothingThere(when)
  const notes = days === null ? sayNotes(data, speech) : []
  if (problems.length === 0) {
    const head = say.sound(upperFirst(when), sayCount(blocks, 'study-block', language))
    return joinSentences([head, ...sayRhythm(data, days, language), ...notes], language)
  }
  const told = problems.slice(0, mostProblems)
  const isSmall = problems.every(({ severity }) => severity === 'minor')
  const rest = problems.length - told.length
  return [
    isSmall ? say.small(upperFirst(when)) : say.main(upperFirst(when), problems.length),
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
  return mostSwitches === null
    ? []
    : [builtInModelWords[language].answerHealth.rhythm(run, mostSwitches.count)]
}

function sayNotes({ feasibility, reserve }: HealthFacts, { state, language }: Speech): string[] {
  const say = builtInModelWords[language].answerHealth
  const { gap, gapDay } = feasibility
  const dayOf = (day: number) =>
    sayDay(state.window, Math.min(day, state.window.days.length), language)
  if (gap > 0 && gapDay !== null)
    return [say.gap(sayHours(gap, state.window, language), dayOf(gapDay))]
  return reserve?.level === 'none' ? [say.noReserve(dayOf(reserve.toDay))] : []
}

function sayWhen(days: number[] | null, speech: Speech): string {
  const [from] = days ?? []
  const to = days?.at(-1)
  if (from === undefined || to === undefined)
    return builtInModelWords[speech.language].answerHealth.plan
  return from === to
    ? sayDay(speech.state.window, from, speech.language)
    : sayDayRange({ from, to }, speech)
}
