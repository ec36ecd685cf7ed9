// Plans a `study-week-1` file without a data folder and prints the plan, so that anyone can score it again.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import {
  searchPlan,
  searchPlanWithin,
  type SearchResult,
} from '../../planner/engine/search-plan.ts'
import { readWeek, weightNames, type StudyWeek } from '../../planner/instance/study-week.ts'
import { toProblem } from '../../planner/instance/to-problem.ts'
import { placeOf, sayWeekProblem } from '../../planner/instance/week-problem.ts'
import type { ValuesOf } from '../command-line/commands.ts'
import { type ExitCode, type Printer, printable } from '../../terminal/printer.ts'
import { readImportFile } from '../../terminal/read-import.ts'

/** Where neither time nor steps are given. */
const usualMilliseconds = 1000

const warmUpSteps = 60_000

type Limit = { kind: 'milliseconds' | 'steps'; count: number } | null

export function solve(
  { FILE: file, ms, steps, seed = 1 }: ValuesOf<'solve'>,
  language: Language,
  printer: Printer,
): ExitCode {
  const content = readImportFile(file)
  if (!content.ok) {
    const message = terminalWords[language].solveProblems[content.failure](printable(file))
    return printer.refuse({ code: content.failure, message })
  }
  const week = readWeek(content.value.toString('utf8'))
  if (!week.ok) {
    printer.emit({ kind: 'week-problem', place: placeOf(week.failure), problem: week.failure })
    const message = sayWeekProblem(week.failure, language)
    return printer.refuse({ code: week.failure.kind, message })
  }
  const answer = answerOf(search(week.value, limitOf(ms, steps), seed))
  printer.say(JSON.stringify(answer))
  return printer.finish(answer)
}

/** Null is left to the search. */
function limitOf(ms: number | undefined, steps: number | undefined): Limit {
  if (ms !== undefined) return { kind: 'milliseconds', count: ms }
  return steps === undefined ? null : { kind: 'steps', count: steps }
}

function search(week: StudyWeek, limit: Limit, seed: number): SearchResult {
  const problem = toProblem(week)
  const common =
    week.previous === null ? { seed } : { seed, initial: Int32Array.from(week.previous) }
  if (limit?.kind === 'steps') return searchPlan(problem, { ...common, steps: limit.count })
  const milliseconds = limit?.count ?? usualMilliseconds
  // A short search that is thrown away: a fresh process spends 0.2 s on compiling, which is no time of the search.
  searchPlan(problem, { seed, steps: warmUpSteps })
  return searchPlanWithin(problem, { ...common, milliseconds, now: processorTime })
}

/** In milliseconds; what other programs take of the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** With the terms of the format alone, as other scorers name them. */
function answerOf({ starts, total, terms, steps }: SearchResult) {
  const named = weightNames.map((name) => [name, terms[name]] as const)
  return { start: Array.from(starts), total, terms: Object.fromEntries(named), steps }
}
