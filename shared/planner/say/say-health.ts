// Says the diagnosis of a plan as text for a model: the facts in a line each, the problems, the proposals, the verdict.
import { healthWords } from '../../i18n/core/health.ts'
import type { Language } from '../../language.ts'
import type { HealthCandidate } from '../health-candidate.ts'
import type { HealthProblem } from '../../tools/health-problem.ts'
import type { HealthFacts } from '../health.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { sayNumberedDay } from '../../time/say/say-date.ts'
import { sayHealthFacts } from './say-health-facts.ts'
import { sayHealthNumber, tellingNumbers } from './say-health-number.ts'
import { sayDayList, sayDayParts, sayTotals } from './say-health-rhythm.ts'
import { sayVerdict } from './say-health-verdict.ts'

/** Problems that are told one by one, and tasks that are named in each. */
const mostProblems = 6
const mostTasks = 8

/** Where one day was asked for, only what is about it. */
export function sayHealth(state: ScheduleState, facts: HealthFacts, language: Language): string {
  const say = healthWords[language].health
  return [
    ...(facts.day === null
      ? sayWhole(state, facts, language)
      : sayOneDay(state, facts, facts.day, language)),
    ...sayProblems(state, facts, language),
    ...sayCandidates(facts, language),
    say.verdict(sayVerdict(facts, language), facts.verdict),
  ].join('\n')
}

function sayWhole({ window }: ScheduleState, facts: HealthFacts, language: Language): string[] {
  const say = healthWords[language].health
  const { fromDay, toDay, totals } = facts.rhythm
  const from = sayNumberedDay(window, fromDay, language)
  if (totals.blocks === 0) return [say.none(from), ...sayHealthFacts(facts, language)]
  return [
    say.head(
      from,
      sayNumberedDay(window, toDay, language),
      totals.blocks,
      totals.days,
      facts.verdict.improvement_signal,
    ),
    say.rhythm(sayTotals(totals, language)),
    ...sayHealthFacts(facts, language),
  ]
}

function sayOneDay(
  { window }: ScheduleState,
  { rhythm, verdict }: HealthFacts,
  day: number,
  language: Language,
): string[] {
  const say = healthWords[language].health
  return [
    say.headOfDay(
      sayNumberedDay(window, day, language),
      rhythm.totals.blocks,
      verdict.improvement_signal,
    ),
    ...rhythm.days.map((each) => say.rhythm(sayDayParts(each, language))),
  ]
}

function sayProblems(
  { window }: ScheduleState,
  { problems, day }: HealthFacts,
  language: Language,
): string[] {
  const say = healthWords[language].health
  if (problems.length === 0) {
    return [
      day === null ? say.noProblem : say.noProblemOnDay(sayNumberedDay(window, day, language)),
    ]
  }
  const told = problems.slice(0, mostProblems)
  const rest = problems.length - told.length
  return [
    say.problems(problems.length),
    ...told.map((problem) => sayOneProblem(problem, language)),
    ...(rest > 0 ? [say.more(rest)] : []),
  ]
}

function sayOneProblem(problem: HealthProblem, language: Language): string {
  const { problem: line, details } = healthWords[language].health
  const { words, kind, severity, points, days, taskIds, canImprove } = problem
  return line(words, [
    kind,
    severity,
    details.points(points),
    sayDayList(days, language),
    details.tasks(taskIds.slice(0, mostTasks)),
    ...(canImprove === false ? [details.forced] : []),
  ])
}

function sayCandidates({ candidates, problems }: HealthFacts, language: Language): string[] {
  const say = healthWords[language].health
  const primary = problems.find(({ canImprove }) => canImprove === true)
  const lines = candidates.map((candidate) =>
    candidate.kind === 'close' ? say.close(candidate.words) : sayOneCandidate(candidate, language),
  )
  return primary === undefined ? lines : [say.main(primary.words), ...lines]
}

function sayOneCandidate(candidate: HealthCandidate, language: Language): string {
  const say = healthWords[language].health
  const { id, call, words, signal, numbers, cost } = candidate
  const better = tellingNumbers(numbers)
    .filter(({ from, to }) => to < from)
    .map(({ name, from, to }) => say.better(sayHealthNumber(name, language), from, to))
  return say.candidate(id, `${call.name} ${JSON.stringify(call.arguments)}`, words, [
    say.signal(signal.from, signal.to),
    ...better,
    say.cost(cost.blocks, cost.days),
  ])
}
