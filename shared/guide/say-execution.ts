// Says what the operations of an execution document do and why, as the student reads it on the card; and why one can't be done.
import { grammar } from '../i18n/grammar.ts'
import { guideWords } from '../i18n/core/guide.ts'
import { assertNever } from '../assert-never.ts'
import type { ApplyProblem, BuildProblem } from './execution/applying.ts'
import type { ExecutionOperation } from '../agent/execution-doc.ts'
import type { GuideDraft } from './guide-draft.ts'
import type { Language } from '../language.ts'
import type { Window } from '../schedule/state.ts'
import { sayHabitProblem } from '../preferences/say-preferences.ts'
import { joinWords } from '../text/join-words.ts'
import { nameTaskPlainly } from '../text/name-task.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayCount } from '../text/say-count.ts'
import { sayDay } from '../time/say/say-date.ts'
import { sayWorkProblem } from '../words/schedule/say-work-edit.ts'

export type OperationWords = { draft: GuideDraft; window: Window; language: Language }

type Changes<Name extends ExecutionOperation['operation']> = Extract<
  ExecutionOperation,
  { operation: Name }
>['changes']

export type SaidOperation =
  | {
      operation: 'upsert_task_class'
      /** Null for a new one. */
      title: string | null
      fields: Changes<'upsert_task_class'>['fields']
      added: number
    }
  | { operation: 'update_items'; title: string; changes: Changes<'update_items'> }
  | { operation: 'update_calendar'; changes: Changes<'update_calendar'> }
  | { operation: 'update_profile'; changes: Changes<'update_profile'> }
  | { operation: 'replan' }

/** Both are one line; `draft` lies inside the window. */
export function sayOperation(
  said: SaidOperation,
  words: OperationWords,
): { preview: string; reason: string } {
  const { draft, window, language } = words
  const say = guideWords[language].execution
  switch (said.operation) {
    case 'upsert_task_class':
      return sayUpsert(said, words)
    case 'update_items': {
      const { items } = said.changes
      const removed = items.filter(({ remove }) => remove === true).length
      const changed = sayCount(items.length - removed, 'session', language)
      const gone = removed === 0 ? '' : sayCount(removed, 'session', language)
      const title = quoteTitle(said.title, language)
      const preview =
        removed === items.length ? say.onlyRemoved(title, gone) : say.items(title, changed, gone)
      return { preview, reason: say.asSaid }
    }
    case 'update_calendar': {
      const { eventId, title, day } = said.changes
      const put = eventId === null ? say.exam : say.moveExam
      const preview = put(quoteTitle(title, language), sayDay(window, day, language))
      return { preview, reason: say.examWhy }
    }
    case 'update_profile':
      return { preview: say.profile(quoteTitle(draft.course, language)), reason: say.profileWhy }
    case 'replan':
      return { preview: say.replan, reason: say.replanWhy }
    default:
      return assertNever(said)
  }
}

function sayUpsert(
  { title, fields, added }: Extract<SaidOperation, { operation: 'upsert_task_class' }>,
  { draft, window, language }: OperationWords,
): { preview: string; reason: string } {
  const say = guideWords[language].execution
  const sessions = sayCount(added, 'session', language)
  const named = quoteTitle(title ?? draft.title, language)
  const until = sayDay(window, draft.to_day, language)
  const reason =
    draft.exam === null
      ? say.until(until)
      : say.untilExam(until, sayDay(window, draft.exam.day, language))
  if (title === null) return { preview: say.make(named, sessions), reason }
  const isChanged = Object.keys(fields).length > 0
  if (!isChanged) return { preview: say.grow(named, sessions), reason: say.asSaid }
  const parts = [say.change(named), ...(added > 0 ? [say.grow(named, sessions)] : [])]
  return { preview: parts.join(grammar[language].joints.semicolon), reason: say.asSaid }
}

export function sayBuildProblem(problem: BuildProblem, language: Language): string {
  switch (problem.kind) {
    case 'no-change':
      return guideWords[language].execution.noChange
    default:
      return assertNever(problem.kind)
  }
}

export function sayApplyProblem(problem: ApplyProblem, language: Language): string {
  const say = guideWords[language].executionProblems
  switch (problem.kind) {
    case 'work':
      return sayWorkProblem(problem.state, problem.problem, language)
    case 'outside-term':
      return say.outsideTerm
    case 'no-class':
      return say.noClass
    case 'taken': {
      const names = problem.taskIds.map((id) => nameTaskPlainly(problem.state, id, language))
      return say.taken(joinWords(names, language))
    }
    case 'no-event':
      return say.noEvent
    case 'fixed-event':
      return say.fixed(quoteTitle(problem.title, language))
    case 'begun':
      return say.begun
    case 'habit':
      return sayHabitProblem(problem.problem, language)
    case 'portrait-too-long':
      return say.portrait
    default:
      return assertNever(problem)
  }
}

/** One sentence for what a document has done beside the week. */
export function sayPortraits(courses: readonly string[], language: Language): string {
  const names = joinWords(
    courses.map((course) => quoteTitle(course, language)),
    language,
  )
  return guideWords[language].executionNotes.portraits(names, courses.length)
}
