// The diagnosis of a plan as text for a model: the facts in a line each, the problems, the proposals, the verdict.
import type { Language } from '../../language.ts'
import type { HealthCandidate } from '../../planner/health-candidate.ts'
import type { HealthProblem } from '../../planner/health-problem.ts'
import type { HealthFacts } from '../../planner/health.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { sayCount } from '../say-count.ts'
import { sayNumberedDay } from '../dates/say-date.ts'
import { sayHealthFacts } from './say-health-facts.ts'
import { sayHealthNumber, tellingNumbers } from './say-health-number.ts'
import { sayDayList, sayDayParts, sayTotals } from './say-health-rhythm.ts'
import { sayVerdict } from './say-health-verdict.ts'

type Phrases = {
  head: (from: string, to: string, blocks: number, days: number, signal: number) => string
  none: (from: string) => string
  headOfDay: (day: string, blocks: number, signal: number) => string
  rhythm: (parts: string[]) => string
  problems: (count: number) => string
  noProblem: string
  noProblemOnDay: (day: string) => string
  problem: (words: string, details: string[]) => string
  details: { points: (points: number) => string; tasks: (ids: number[]) => string; forced: string }
  more: (count: number) => string
  main: (words: string) => string
  candidate: (id: string, call: string, words: string, details: string[]) => string
  close: (words: string) => string
  signal: (from: number, to: number) => string
  better: (name: string, from: number, to: number) => string
  cost: (blocks: number, days: number) => string
  verdict: (sentence: string, verdict: HealthFacts['verdict']) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    head: (from, to, blocks, days, signal) =>
      `Health from ${from} to ${to}: ${sayCount(blocks, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}; improvement signal ${signal} (lower is better, 0 is nothing to mend).`,
    none: (from) => `Health: no study is placed from ${from} on.`,
    headOfDay: (day, blocks, signal) =>
      `Health of ${day}: ${sayCount(blocks, 'study-block', 'en')}; improvement signal of the whole plan ${signal} (lower is better).`,
    rhythm: (parts) => `Rhythm: ${parts.join('; ')}.`,
    problems: (count) => `Problems (${count}), worst first:`,
    noProblem: 'Problems: none.',
    noProblemOnDay: (day) => `Problems on ${day}: none.`,
    problem: (words, details) => `- ${words} (${details.join('; ')})`,
    details: {
      points: (points) => (points === 1 ? '1 point' : `${points} points`),
      tasks: (ids) => `tasks ${ids.map((id) => `#${id}`).join(', ')}`,
      forced: 'no single move or swap is worth it',
    },
    more: (count) => `- and ${count} more`,
    main: (words) => `Main problem: ${words} Candidates against it:`,
    candidate: (id, call, words, details) => `${id} ${call} ${words} (${details.join('; ')})`,
    close: (words) => `close: ${words}`,
    signal: (from, to) => `signal ${from} → ${to}`,
    better: (name, from, to) => `${name} ${from} → ${to}`,
    cost: (blocks, days) =>
      `${sayCount(blocks, 'study-block', 'en')}, ${sayCount(days, 'day', 'en')}`,
    verdict: (sentence, verdict) =>
      `Verdict: ${sentence} should_continue_optimize ${verdict.should_continue_optimize}; is_forced_imperfection ${verdict.is_forced_imperfection}; recommended_operation ${verdict.recommended_operation}; improvement_signal ${verdict.improvement_signal}.`,
  },
  zh: {
    head: (from, to, blocks, days, signal) =>
      `${from}到${to}的健康状况：${days} 天共 ${blocks} 个学习任务；improvement_signal ${signal}（越低越好，0 表示没有可改的）。`,
    none: (from) => `健康状况：从${from}起没有已安排的学习。`,
    headOfDay: (day, blocks, signal) =>
      `${day}的健康状况：${blocks} 个学习任务；整个计划的 improvement_signal ${signal}（越低越好）。`,
    rhythm: (parts) => `节奏：${parts.join('；')}。`,
    problems: (count) => `问题（${count} 个，最严重的在前）：`,
    noProblem: '问题：无。',
    noProblemOnDay: (day) => `${day}的问题：无。`,
    problem: (words, details) => `- ${words}（${details.join('；')}）`,
    details: {
      points: (points) => `${points} 分`,
      tasks: (ids) => `任务 ${ids.map((id) => `#${id}`).join('、')}`,
      forced: '单次移动或交换都不值得',
    },
    more: (count) => `- 另有 ${count} 个`,
    main: (words) => `主要问题：${words}针对它的候选：`,
    candidate: (id, call, words, details) => `${id} ${call} ${words}（${details.join('；')}）`,
    close: (words) => `close：${words}`,
    signal: (from, to) => `signal ${from} → ${to}`,
    better: (name, from, to) => `${name} ${from} → ${to}`,
    cost: (blocks, days) => `动 ${blocks} 个任务，共 ${days} 天`,
    verdict: (sentence, verdict) =>
      `结论：${sentence}should_continue_optimize ${verdict.should_continue_optimize}；is_forced_imperfection ${verdict.is_forced_imperfection}；recommended_operation ${verdict.recommended_operation}；improvement_signal ${verdict.improvement_signal}。`,
  },
}

/** Problems that are told one by one, and tasks that are named in each. */
const mostProblems = 6
const mostTasks = 8

/** Where one day was asked for, only what is about it. */
export function sayHealth(state: ScheduleState, facts: HealthFacts, language: Language): string {
  const say = phrases[language]
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
  const say = phrases[language]
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
  const say = phrases[language]
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
  const say = phrases[language]
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
  const { problem: line, details } = phrases[language]
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
  const say = phrases[language]
  const primary = problems.find(({ canImprove }) => canImprove === true)
  const lines = candidates.map((candidate) =>
    candidate.kind === 'close' ? say.close(candidate.words) : sayOneCandidate(candidate, language),
  )
  return primary === undefined ? lines : [say.main(primary.words), ...lines]
}

function sayOneCandidate(candidate: HealthCandidate, language: Language): string {
  const say = phrases[language]
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
