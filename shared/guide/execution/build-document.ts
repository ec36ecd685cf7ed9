// Builds the execution document of a draft (B5): what has to be done to the present schedule so that it is as the draft says.
import { cleanTitle } from '../../text/quote-title.ts'
import { guideWords } from '../../i18n/core/guide.ts'
import { portraitOf } from '../../agent/profile-change.ts'
import type { StudentProfile } from '../../agent/student-profile.ts'
import { mostDraftItems, type GuideDraft } from '../guide-draft.ts'
import type { Language } from '../../language.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { examsAhead } from '../../timetable/exams.ts'
import { checkFreedom } from '../../schedule/legality/freedom.ts'
import { isSameValue } from '../../schedule/same-value.ts'
import {
  findTaskClass,
  itemsOfClass,
  type Moment,
  type ScheduleState,
} from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import type { ItemTask } from '../../schedule/task.ts'
import { nameKey } from '../../text/name-key.ts'
import { sayOperation, type OperationWords } from '../say-execution.ts'
import type { BuildProblem } from './applying.ts'
import type { ExecutionDoc, ExecutionOperation } from '../../agent/execution-doc.ts'
import { matchSessions, type SessionMatch } from './match-sessions.ts'
import { ascending } from '../../schedule/work/work-edit.ts'

export type BuildFacts = {
  state: ScheduleState
  standing: StudentProfile
  now: Moment
  language: Language
}

type Of<Name extends ExecutionOperation['operation']> = Extract<
  ExecutionOperation,
  { operation: Name }
>

type Fields = Of<'upsert_task_class'>['changes']['fields']

/** `draft` lies inside the window. */
export function buildDocument(
  draft: GuideDraft,
  facts: BuildFacts,
): Result<ExecutionDoc, BuildProblem> {
  const { state, now } = facts
  // The body of work that the draft is for: by its number, else by course and name.
  const named = draft.class_id === null ? undefined : findTaskClass(state, draft.class_id)
  const old =
    named ??
    state.taskClasses.find(
      ({ course, title }) =>
        nameKey(course) === nameKey(draft.course) && nameKey(title) === nameKey(draft.title),
    ) ??
    null
  const words: OperationWords = { draft, window: state.window, language: facts.language }
  const match =
    old === null
      ? { changed: [], added: draft.items.map(toItem) }
      : matchSessions(itemsOfClass(state, old.id), draft.items.map(toItem), now)
  const work = [
    ...updateItems(old, match, words),
    ...upsertClass(old, wantedFields(draft), match, words),
  ]
  const exam = updateCalendar(draft, state, now, old, words)
  const operations = [
    ...work,
    ...exam,
    ...updateProfile(draft, facts, words),
    ...replan({ old, isWorkChanged: work.length > 0, exam }, state, now, words),
  ]
  return operations.length === 0 ? fail({ kind: 'no-change' }) : succeed(operations)
}

function toItem({ title, slots }: GuideDraft['items'][number]): {
  title: string
  duration: number
} {
  return { title, duration: slots }
}

function wantedFields(draft: GuideDraft): Required<Omit<Fields, 'slotBudget'>> {
  return {
    title: draft.title,
    course: draft.course,
    subjectType: draft.subject_type,
    difficulty: draft.difficulty,
    intensity: draft.intensity,
    strategy: draft.strategy,
    fromDay: draft.from_day,
    toDay: draft.to_day,
    mayEmbed: draft.may_embed,
    excludedPeriods: ascending(draft.exclude_slots),
    excludedWeekdays: ascending(draft.exclude_weekdays),
    priority: draft.priority,
  }
}

function updateItems(
  old: TaskClass | null,
  { changed }: SessionMatch,
  words: OperationWords,
): Of<'update_items'>[] {
  if (old === null || changed.length === 0) return []
  const changes = { items: changed.slice(0, mostDraftItems) }
  return [
    {
      operation: 'update_items',
      taskId: old.id,
      section: 'amount',
      itemId: null,
      changes,
      ...sayOperation({ operation: 'update_items', title: old.title, changes }, words),
    },
  ]
}

function upsertClass(
  old: TaskClass | null,
  wanted: Fields,
  { added }: SessionMatch,
  words: OperationWords,
): Of<'upsert_task_class'>[] {
  const fields = old === null ? wanted : changedFields(old, wanted)
  const items = added.slice(0, mostDraftItems)
  if (old !== null && Object.keys(fields).length === 0 && items.length === 0) return []
  return [
    {
      operation: 'upsert_task_class',
      taskId: old?.id ?? null,
      section: 'work',
      itemId: null,
      changes: { fields, items },
      ...sayOperation(
        { operation: 'upsert_task_class', title: old?.title ?? null, fields, added: items.length },
        words,
      ),
    },
  ]
}

function changedFields(old: TaskClass, wanted: Fields): Fields {
  const known: Record<string, unknown> = old
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSameValue(known[name], value)),
  )
}

/** Where its time is known and nothing fixed lies there; else the draft's risks say that it is not put there. */
function updateCalendar(
  { exam, course }: GuideDraft,
  state: ScheduleState,
  now: Moment,
  old: TaskClass | null,
  words: OperationWords,
): Of<'update_calendar'>[] {
  if (exam === null || exam.slot_start === null || exam.slot_end === null) return []
  if (exam.day < now.day) return []
  const { day, slot_start: slotStart, slot_end: slotEnd } = exam
  const [present = null] = examsAhead(state, course, now)
  const isThere =
    present !== null && isSameValue(present.place, { day, start: slotStart, end: slotEnd })
  const isTaken = state.tasks.some(
    (task) =>
      task.kind === 'event' &&
      task.id !== present?.id &&
      task.place.day === day &&
      task.place.start <= slotEnd &&
      task.place.end >= slotStart,
  )
  if (isThere || isTaken || present?.locked === true) return []
  const changes = {
    eventId: present?.id ?? null,
    title:
      present?.title ??
      guideWords[words.language].execution.examTitle(cleanTitle(course, words.language)),
    course,
    kind: 'exam' as const,
    day,
    slotStart,
    slotEnd,
  }
  return [
    {
      operation: 'update_calendar',
      taskId: old?.id ?? null,
      section: 'dates',
      itemId: null,
      changes,
      ...sayOperation({ operation: 'update_calendar', changes }, words),
    },
  ]
}

function updateProfile(
  { profile, course }: GuideDraft,
  { standing }: BuildFacts,
  words: OperationWords,
): Of<'update_profile'>[] {
  const portrait = profile.trim()
  if (portrait === '' || portraitOf(standing, course) === portrait) return []
  const changes = { course, portrait }
  return [
    {
      operation: 'update_profile',
      taskId: null,
      section: 'profile',
      itemId: null,
      changes,
      ...sayOperation({ operation: 'update_profile', changes }, words),
    },
  ]
}

/** Only where something of it lies in the week, or has to leave it for the exam: what waits is placed when asked for. */
function replan(
  {
    old,
    isWorkChanged,
    exam,
  }: { old: TaskClass | null; isWorkChanged: boolean; exam: readonly Of<'update_calendar'>[] },
  state: ScheduleState,
  now: Moment,
  words: OperationWords,
): Of<'replan'>[] {
  const isPlaced =
    old !== null &&
    isWorkChanged &&
    itemsOfClass(state, old.id).some((item) => isMovable(item, now))
  const isInWay = exam.some(({ changes }) =>
    state.tasks.some((task) => task.kind === 'item' && liesIn(task, changes)),
  )
  if (!isPlaced && !isInWay) return []
  return [
    {
      operation: 'replan',
      taskId: isPlaced ? old.id : null,
      section: 'dates',
      itemId: null,
      changes: { maxMoves: null },
      ...sayOperation({ operation: 'replan' }, words),
    },
  ]
}

function isMovable(item: ItemTask, now: Moment): boolean {
  return item.place !== null && checkFreedom(item, now) === null
}

function liesIn(
  { place }: ItemTask,
  { day, slotStart, slotEnd }: Of<'update_calendar'>['changes'],
) {
  return place !== null && place.day === day && place.start <= slotEnd && place.end >= slotStart
}
