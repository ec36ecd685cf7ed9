// Says one sentence for each problem of a plan: what stands against it, where, and which blocks it is about.
import { healthWords } from '../../i18n/core/health.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { HealthProblem } from '../../tools/health-problem.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDay, sayDays } from '../../time/say/say-date.ts'
import { sayDuration } from '../../time/say/say-duration.ts'

/** Titles named one by one; beyond that they are counted. */
const mostTitles = 3

/** For a person: titles and dates, no ids. */
export function sayProblem(
  state: ScheduleState,
  problem: Omit<HealthProblem, 'words' | 'canImprove'>,
  language: Language,
): string {
  const say = healthWords[language].healthProblem
  const { kind, days, taskIds, measure, limit, classId, preference } = problem
  const titles = sayTitles(state, taskIds, language)
  const when = sayDays(state.window, days, language)
  const day = sayDay(state.window, days[0] ?? 0, language)
  const taskClass = quoteTitle(
    (classId === null ? undefined : findTaskClass(state, classId))?.title ?? '',
    language,
  )
  switch (kind) {
    case 'heavy-adjacency':
      return say.heavyAdjacency(day, titles)
    case 'switches':
      return say.switches(day, measure, limit)
    case 'long-run':
      return say.longRun(day, sayDuration(measure, language), sayDuration(limit, language))
    case 'crammed':
      return say.crammed(taskClass, titles, when)
    case 'no-buffer':
      return say.noBuffer(taskClass, titles, day, taskIds.length)
    case 'preference':
      return say.preference[preference ?? 'part'](titles, when, { blocks: taskIds.length, measure })
    default:
      return assertNever(kind)
  }
}

function sayTitles(state: ScheduleState, ids: readonly number[], language: Language): string {
  const named = ids
    .slice(0, mostTitles)
    .map((id) => quoteTitle(findTask(state, id)?.title ?? '', language))
  const rest = ids.length - named.length
  return joinWords(
    rest > 0 ? [...named, healthWords[language].healthProblem.more(rest)] : named,
    language,
  )
}
