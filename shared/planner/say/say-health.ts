// Says the diagnosis of a plan as text for a model: the facts in a line each, the problems, the proposals, the verdict.
import { healthWords } from '../../i18n/core/health.ts'
import type { Language } from '../../language.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayNumberedDay, sayDayNumber } from '../../time/say/say-date.ts'
import type { HealthProblem } from '../../tools/health-problem.ts'
import type { HealthCandidate, HealthFacts, ClassSpacing, Feasibility } from '../health.ts'
import { sayHealthNumber, tellingNumbers } from './say-health-problem.ts'
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

/** Classes that are told one by one in each line. */
const mostClasses = 6

/**
 * Says the standing facts of a diagnosis, a line each: room to move, capacity, reserve,
 * preferences, exams, profiles.
 */
function sayHealthFacts(facts: HealthFacts, language: Language): string[] {
  const say = healthWords[language].healthFacts
  const { tightness, reserve, profile } = facts
  return [
    ...(tightness.items.length === 0
      ? []
      : [say.tightness(say.levels[tightness.level], tightness)]),
    sayFeasibility(facts.feasibility, language),
    ...(reserve === null
      ? []
      : [
          say.reserve(
            say.reserveLevels[reserve.level],
            reserve,
            sayDayNumber(reserve.toDay, language),
          ),
        ]),
    ...(tightness.items.length === 0 ? [] : [sayPreferences(facts, language)]),
    ...saySpacing(facts.spacing, language),
    ...(profile.length === 0
      ? []
      : [
          say.profile(
            shorten(
              profile.map(({ classId, title, missing }) =>
                say.profileOf(
                  classId,
                  quoteTitle(title, language),
                  missing.map((trait) => say.traits[trait]),
                ),
              ),
              language,
            ),
          ),
        ]),
  ]
}

function sayFeasibility(
  { pending, gap, gapDay, classes }: Feasibility,
  language: Language,
): string {
  const say = healthWords[language].healthFacts
  if (pending === 0) return say.noPending
  if (gapDay === null) return say.fits(pending)
  const short = classes
    .filter((each) => each.gap > 0)
    .map((each) =>
      say.classGap(each.classId, quoteTitle(each.title, language), each.gap, each.free),
    )
  return say.gap(gap, pending, sayDayNumber(gapDay, language), shorten(short, language))
}

function sayPreferences({ preferences }: HealthFacts, language: Language): string {
  const say = healthWords[language].healthFacts
  const parts = [...Map.groupBy(preferences, ({ preference }) => preference)].map(
    ([name, broken]) =>
      say.preference(
        say.preferenceNames[name],
        broken.reduce((sum, { taskIds }) => sum + taskIds.length, 0),
        sayDayList(
          broken.map(({ day }) => day),
          language,
        ),
      ),
  )
  return say.preferences(parts)
}

/** Of classes with an exam, a deadline or sessions too close; the others have nothing to keep to. */
function saySpacing(spacing: readonly ClassSpacing[], language: Language): string[] {
  const say = healthWords[language].healthFacts
  const told = spacing
    .filter(
      ({ examDay, deadline, crammed }) => examDay !== null || deadline !== null || crammed > 0,
    )
    .map((each) =>
      [
        say.sessions(quoteTitle(each.title, language), each),
        ...(each.examDay === null ? [] : [say.exam(sayDayNumber(each.examDay, language))]),
        ...(each.deadline === null ? [] : [say.deadline(sayDayNumber(each.deadline, language))]),
        ...(each.gaps.length === 0
          ? []
          : [say.gaps(Math.min(...each.gaps), Math.max(...each.gaps), each.targetGap)]),
        ...(each.crammed === 0 ? [] : [say.crammed(each.crammed)]),
        ...(each.daysLeft === null ? [] : [say.daysLeft(each.daysLeft)]),
      ].join(say.list),
    )
  return told.length === 0 ? [] : [say.spacing(shorten(told, language))]
}

function shorten(parts: readonly string[], language: Language): string[] {
  const told = parts.slice(0, mostClasses)
  const rest = parts.length - told.length
  return rest > 0 ? [...told, healthWords[language].healthFacts.more(rest)] : told
}
