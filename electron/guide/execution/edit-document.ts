// Applies an execution document to a schedule, all of its operations in order or none (B5); nothing is written here.
import { guideWords } from '../../../shared/i18n/core/guide.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { changePortraits, type ProfileChange } from '../../../shared/agent/profile-change.ts'
import type { StudentProfile } from '../../../shared/agent/student-profile.ts'
import { applyOperation, classOf } from '../../../shared/guide/execution/apply-operation.ts'
import type { Applying, Ids } from '../../../shared/guide/execution/applying.ts'
import type { ExecutionDoc, ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import type { HomeworkItemChange } from '../../../shared/homework/change.ts'
import type { HomeworkDraft } from '../../../shared/homework/homework.ts'
import type { Language } from '../../../shared/language.ts'
import {
  changePreferences,
  flattenPreferences,
  type PreferenceChange,
  type SayablePreferences,
} from '../../../shared/preferences/preference-change.ts'
import { sayPreferenceChange } from '../../../shared/preferences/say-preferences.ts'
import type { ReplanArguments } from '../../../shared/tools/replan-arguments.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import {
  acceptSuggested,
  applyDiff,
  diffStates,
  isEmptyDiff,
  type ScheduleDiff,
} from '../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { ItemTask, EventTask } from '../../../shared/schedule/task.ts'
import { sayApplyProblem, sayPortraits } from '../../../shared/guide/say-execution.ts'
import { sayHomeworkChange } from '../../../shared/homework/say.ts'
import { sayEffect } from '../../../shared/words/schedule/say-effect.ts'
import { asSentence } from '../../../shared/text/as-sentence.ts'
import { applyCalendar, termChangeOf } from '../../../shared/guide/execution/apply-calendar.ts'
import { sayCalendarNotes, sayCalendarProblem } from '../../../shared/guide/say-calendar-effect.ts'
import { isOfCalendar, type CalendarOperation } from '../../../shared/agent/document-operations.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { EditedDocument } from '../../agent/ports.ts'
import { cleanDocument } from './clean-document.ts'

export type DocumentPorts = {
  state: ScheduleState
  standing: StudentProfile
  preferences: SayablePreferences
  now: Moment
  ids: Ids
  language: Language
  /** The existing re-plan, with its change budget (P3): its diff, or the sentence that says why nothing moved. */
  replan: (state: ScheduleState, args: ReplanArguments) => Promise<Result<ScheduleDiff, string>>
  /** The recalls that are due, in the gaps of this schedule (R5). */
  planRecalls: (state: ScheduleState, ids: Ids) => Result<ScheduleDiff, string>
  term: Term
  /** The lessons that earlier days off took, as history has them. */
  takenLessons: () => readonly EventTask[]
  /** The item as it would be added now, behind as many others, or the sentence that says why it can't be. */
  newHomework: (
    draft: HomeworkDraft & { id?: number },
    others: number,
  ) => Result<HomeworkItemChange, string>
}

/** Fails with a sentence that says what stands in the way. The same document and state have the same effect. */
export async function editDocument(
  typed: ExecutionDoc,
  ports: DocumentPorts,
): Promise<Result<EditedDocument, string>> {
  const document = cleanDocument(typed)
  if (document === null) return fail(sayNothing(ports.language))
  let now: Applying = {
    state: ports.state,
    standing: ports.standing,
    preferences: ports.preferences,
    term: ports.term,
    ids: ports.ids,
    now: ports.now,
    madeClass: null,
    mayRelease: document.some(({ operation }) => operation === 'replan'),
    released: [],
  }
  const notes: string[] = []
  const said: string[] = []
  const noted: HomeworkItemChange[] = []
  for (const operation of document) {
    if (operation.operation === 'add_homework') {
      const added = ports.newHomework(operation.changes, noted.length)
      if (!added.ok) return added
      noted.push(added.value)
      continue
    }
    const applied = await applyAny(now, operation, ports)
    if (!applied.ok) return applied
    now = applied.value.now
    if (applied.value.said !== '') said.push(applied.value.said)
    notes.push(...(applied.value.notes ?? []))
  }
  const diff = acceptSuggested(diffStates(ports.state, now.state))
  const standing = standingChange(ports.standing, now.standing)
  const preferences = preferenceChange(ports.preferences, now.preferences)
  const [only = null] = noted
  const homework = noted.length > 1 ? noted : only
  const changedTerm = termChangeOf(ports.term, now.term)
  const besides = [standing, homework, preferences, changedTerm]
  if (isEmptyDiff(diff) && besides.every((change) => change === null))
    return fail(sayNothing(ports.language))
  if (preferences !== null)
    said.unshift(sayPreferenceChange(preferences, ports.state.window, ports.language))
  if (homework !== null) said.unshift(sayHomeworkChange(homework, ports.language))
  const text = document.every(isOfCalendar)
    ? [...document.map(({ preview }) => asSentence(preview)), ...notes].join(gapOf(ports))
    : sayWhole(ports, diff, standing, [...said, ...notes])
  return succeed({ diff, standing, homework, preferences, term: changedTerm, text, notes })
}

type Step = { now: Applying; said: string; notes?: string[] }

async function applyAny(
  now: Applying,
  operation: Exclude<ExecutionOperation, { operation: 'add_homework' }>,
  ports: DocumentPorts,
): Promise<Result<Step, string>> {
  if (isOfCalendar(operation)) return changeCalendar(now, operation, ports)
  switch (operation.operation) {
    case 'replan':
      return replan(now, operation, ports)
    case 'plan_recalls': {
      const planned = ports.planRecalls(now.state, now.ids)
      return planned.ok ? withDiff(now, planned.value, '') : planned
    }
    default: {
      const applied = applyOperation(now, operation)
      return applied.ok
        ? succeed({ now: applied.value, said: '' })
        : fail(sayApplyProblem(applied.failure, ports.language))
    }
  }
}

function changeCalendar(
  before: Applying,
  operation: CalendarOperation,
  { takenLessons, language }: DocumentPorts,
): Result<Step, string> {
  const { state, now, ids } = before
  const applied = applyCalendar(before, operation, { now, ids, taken: takenLessons() })
  if (!applied.ok) return fail(sayCalendarProblem(state, applied.failure, language))
  const { plan, displaced } = applied.value
  const released = [...before.released, ...displaced.map(({ id }) => id)]
  return succeed({
    now: { ...before, ...plan, ids: { ...ids, ...applied.value.ids }, released },
    said: '',
    notes: sayCalendarNotes(state, applied.value, language),
  })
}

/** What finds no place waits for one, and is said: that is no reason to write nothing. */
async function replan(
  now: Applying,
  operation: Extract<ExecutionOperation, { operation: 'replan' }>,
  ports: DocumentPorts,
): Promise<Result<Step, string>> {
  const classId = classOf(now, operation)
  const { maxMoves, taskIds } = operation.changes
  const isWaiting = (task: ItemTask) =>
    task.place === null &&
    !task.locked &&
    (task.classId === classId || now.released.includes(task.id))
  const waiting = now.state.tasks.filter(
    (task) =>
      task.kind === 'item' &&
      (taskIds === undefined
        ? isWaiting(task)
        : taskIds.includes(task.id) && checkFreedom(task, now.now) === null),
  )
  if (waiting.length === 0) return succeed({ now, said: '' })
  const planned = await ports.replan(now.state, {
    task_ids: waiting.slice(0, 200).map(({ id }) => id),
    ...(maxMoves === null ? {} : { max_moves: maxMoves }),
  })
  return planned.ok ? withDiff(now, planned.value, '') : succeed({ now, said: planned.failure })
}

function withDiff(now: Applying, diff: ScheduleDiff, said: string): Result<Step, string> {
  const applied = applyDiff(now.state, diff)
  if (!applied.ok) throw new Error('a plan does not start from the state that it was made for')
  const isNew = Object.keys(diff.added).length
  const ids = { ...now.ids, task: now.ids.task + isNew, class: now.ids.class + isNew }
  return succeed({ now: { ...now, state: applied.value, ids }, said })
}

function gapOf({ language }: DocumentPorts): string {
  return grammar[language].joints.gap
}

function standingChange(from: StudentProfile, to: StudentProfile): ProfileChange | null {
  return from === to ? null : changePortraits(from, to.courses)
}

function preferenceChange(
  from: SayablePreferences,
  to: SayablePreferences,
): PreferenceChange | null {
  return from === to ? null : changePreferences(from, flattenPreferences(to))
}

function sayWhole(
  { state, language }: DocumentPorts,
  diff: ScheduleDiff,
  standing: ProfileChange | null,
  said: readonly string[],
): string {
  const courses = standing?.to.map(({ course }) => course) ?? []
  return [
    ...(isEmptyDiff(diff) ? [] : [sayEffect(state, describeEffect(state, diff), language)]),
    ...(courses.length === 0 ? [] : [sayPortraits(courses, language)]),
    ...said,
  ].join(grammar[language].joints.gap)
}

function sayNothing(language: Language): string {
  return guideWords[language].editDocument.nothing
}
