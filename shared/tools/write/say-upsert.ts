// Says what became of a body of work, and why it can't be so, in words for a model and a person.
import { grammar } from '../../i18n/grammar.ts'
import { toolWords } from '../../i18n/core/tools.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../../schedule/state.ts'
import type { UpsertProblem } from '../../schedule/work/upsert-class.ts'
import { joinWords } from '../../text/join-words.ts'
import { nameTask } from '../../text/name-task.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayNumberedDay } from '../../time/say/say-date.ts'

/** `assumed` are the arguments of a new class that were left to the usual values. */
export function sayUpserted(
  state: ScheduleState,
  classId: number,
  assumed: readonly string[],
  language: Language,
): string {
  const words = toolWords[language].upsert
  const taskClass = findTaskClass(state, classId)
  if (taskClass === undefined) return ''
  const pending = itemsOfClass(state, classId).filter(({ place }) => place === null)
  const names = pending.map(({ id, duration }) =>
    nameTask(state, id, language, sayCount(duration, 'period', language)),
  )
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  const { title, course, fromDay, toDay, subjectType, difficulty, intensity } = taskClass
  return [
    words.made(quoteTitle(title, language), classId, quoteTitle(course, language)),
    words.range(dayOf(fromDay), dayOf(toDay)),
    words.items(joinWords(names, language) || words.none),
    words.profile(subjectType, difficulty, intensity),
    ...(assumed.length === 0 ? [] : [words.assumed(joinWords(assumed, language))]),
  ].join('\n')
}

export function sayUpsertProblem(
  state: ScheduleState,
  problem: UpsertProblem,
  language: Language,
): string {
  const words = toolWords[language].upsert
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  switch (problem.kind) {
    case 'unknown-class': {
      const known = state.taskClasses.map(({ id }) => String(id))
      return words.unknown(problem.classId, joinWords(known, language) || words.none)
    }
    case 'incomplete':
      return problem.missing
        .map((name) => words.incomplete[name])
        .join(grammar[language].joints.gap)
    case 'backwards':
      return words.backwards(dayOf(problem.fromDay), dayOf(problem.toDay))
    case 'in-the-way':
      return words.inTheWay(
        joinWords(
          problem.taskIds.map((id) => nameTask(state, id, language)),
          language,
        ),
      )
    case 'no-change':
      return words.noChange
    default:
      return assertNever(problem)
  }
}
