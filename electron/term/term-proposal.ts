// Proposes what a wish about the term would do to the schedule: the change and what is said of it. Nothing is written here.
import { hash } from 'node:crypto'
import { takenLessons } from '../../db/brought-records.ts'
import { nextIds } from '../../db/ids.ts'
import { hasOpenCard } from '../../db/change.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { TermPreview } from '../../shared/term/requests.ts'
import type { Language } from '../../shared/language.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import { applyDiff, isEmptyDiff, recordKey, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import { describeEffect } from '../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { EventTask } from '../../shared/schedule/task.ts'
import { changeDetails, changePeriods } from '../../shared/timetable/change-details.ts'
import { changeOverrides } from '../../shared/timetable/change-overrides.ts'
import { type BlockEdit, changeTimetable } from '../../shared/timetable/change-timetable.ts'
import type { LeftOut } from '../../shared/timetable/apply-events.ts'
import { eventsWritten, timetabledEvents } from '../../shared/timetable/dropped-events.ts'
import type { Plan, PlanChange } from '../../shared/timetable/term-change.ts'
import type { TermWish } from '../../shared/timetable/term-wish.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { coursesOfBlocks } from '../../shared/timetable/weekly-block.ts'
import { sayChange } from '../../shared/words/schedule/say-change.ts'
import { sayExamEffect, type ExamEffect } from '../../shared/words/schedule/say-exam-effect.ts'
import { sayEffect } from '../../shared/words/schedule/say-effect.ts'
import { sayTermChange } from '../../shared/words/schedule/say-term-change.ts'
import {
  sayLeftOutMeeting,
  type TermProblem,
} from '../../shared/words/schedule/say-term-problem.ts'
import { sayBlockEdit } from '../../shared/words/schedule/say-weekly-block.ts'
import { cleanText } from '../text/clean-text.ts'
import { proposeStudies } from '../timetable/import/propose-studies.ts'
import { currentClock, languageOf, type SessionContext } from '../session/context.ts'

export type TermProposal = PlanChange & {
  leftOut: LeftOut[]
  exams: ExamEffect
  /** Bodies of work for new courses. */
  studies: number
  edits: readonly BlockEdit[]
}

export function proposeTermChange(
  context: SessionContext,
  plan: Plan,
  wish: TermWish,
): Result<TermProposal, TermProblem> {
  const { moment, date } = currentClock(context)
  const ids = nextIds(context.database)
  const nothing = { leftOut: [], exams: { gaveWay: [], back: [] }, studies: 0, edits: [] }
  switch (wish.kind) {
    case 'timetable': {
      const edits = cleanEdits(wish.edits, plan.state)
      if (isNameless(edits)) return fail({ kind: 'no-name' })
      const changed = changeTimetable(plan, edits, moment, ids)
      if (!changed.ok) return changed
      const { diff } = changed.value
      const leftOut = [...changed.value.leftOut, ...changed.value.lost]
      const found = wish.withStudies
        ? withStudies(plan, diff, { today: date, ids, language: languageOf(context) })
        : { diff, studies: 0 }
      if (isEmptyDiff(found.diff)) return fail(whyNothing(edits, leftOut))
      return succeed({ ...found, term: null, leftOut, exams: changed.value, edits })
    }
    case 'details': {
      const name = cleanText(wish.name)
      if (name === '') return fail({ kind: 'no-name' })
      const changed = changeDetails(plan, { name, weeks: wish.weeks })
      return changed.ok ? succeed({ ...changed.value, ...nothing }) : changed
    }
    case 'periods': {
      if (hasOpenCard(context.database)) return fail({ kind: 'open-card' })
      const changed = changePeriods(plan, wish.table)
      return changed.ok ? succeed({ ...changed.value, ...nothing }) : changed
    }
    case 'off':
    case 'follows':
    case 'work': {
      const changed = changeOverrides(plan, wish, takenLessons(context.database), moment, ids)
      if (!changed.ok) return changed
      const leftOut = [...changed.value.leftOut, ...changed.value.lost]
      return succeed({ ...nothing, ...changed.value, leftOut, exams: changed.value })
    }
    default:
      return assertNever(wish)
  }
}

/** Typed text as it is kept; what is of a known series stays as it is. */
export function cleanEdits(edits: readonly BlockEdit[], state: ScheduleState): BlockEdit[] {
  const typed = edits.flatMap(({ from, to }) =>
    to === null
      ? []
      : { from, to: { ...to, title: cleanText(to.title), location: cleanText(to.location) } },
  )
  const courses = coursesOfBlocks(typed, coursesOf(state))
  return [
    ...edits.filter(({ to }) => to === null),
    ...typed.map(({ from, to }, index) => ({ from, to: { ...to, course: courses[index] ?? '' } })),
  ]
}

/** Why edits change nothing at all. */
function whyNothing(edits: readonly BlockEdit[], [first]: readonly LeftOut[]): TermProblem {
  if (first !== undefined) return { kind: 'in-the-way', task: first.occupant.id }
  return edits.some(({ from }) => from === null) ? { kind: 'over' } : { kind: 'same' }
}

/** A title of characters that can't be seen is none. */
export function isNameless(edits: readonly BlockEdit[]): boolean {
  return edits.some(({ to }) => to?.title === '')
}

type Proposing = { today: string; ids: { task: number; class: number }; language: Language }

/** A review session a week for each course that the change brings and that has no work yet, as an import proposes it. */
export function withStudies(
  { term, state }: Plan,
  diff: ScheduleDiff,
  { today, ids, language }: Proposing,
): { diff: ScheduleDiff; studies: number } {
  const applied = applyDiff(state, diff)
  if (!applied.ok) throw new Error('the change does not start from the present')
  const events = timetabledEvents(applied.value)
  const added = eventsWritten(diff).filter(({ id }) => id >= ids.task)
  const courses = new Set(
    added.filter(({ eventKind }) => eventKind === 'class').map(({ course }) => course),
  )
  // What an exam keeps off its day is not held.
  const lessons = applied.value.tasks.filter(
    (task): task is EventTask =>
      task.kind === 'event' && task.eventKind === 'class' && courses.has(task.course),
  )
  const studies = proposeStudies(lessons, {
    exams: events
      .filter(({ eventKind }) => eventKind === 'exam')
      .map(({ title, place }) => ({ title, day: place.day })),
    term,
    state,
    language,
    today,
    ids: { task: ids.task + added.length, class: ids.class },
  })
  const records = studies.flatMap(({ taskClass, items }) => [taskClass, ...items])
  const withWork = Object.fromEntries(records.map((record) => [recordKey(record), record]))
  return { diff: { ...diff, added: { ...diff.added, ...withWork } }, studies: studies.length }
}

/** The change as a card would tell it: its sentence, and a line for each thing that becomes another. */
export function describeProposal(
  { state }: Plan,
  proposal: TermProposal,
  language: Language,
): TermPreview {
  const { diff, term, leftOut, exams, studies, edits } = proposal
  const effect = describeEffect(state, diff)
  const ofTerm = term === null ? [] : sayTermChange(term, language)
  const ofSchedule = isEmptyDiff(diff) ? [] : [sayEffect(state, effect, language)]
  const [sentence = '', ...more] = [...ofTerm, ...ofSchedule]
  const items = effect.changes.filter(
    ({ taskKind, kind }) => taskKind === 'item' && kind !== 'added',
  )
  return {
    sentence,
    lines: [
      ...more,
      ...edits.map((edit) => sayBlockEdit(edit, state.window, language)),
      ...(term === null ? [] : sayLessons(state, diff, language)),
      ...sayExamEffect(state.window, exams, language),
      ...items.map((change) => sayChange(state.window, change, language)),
    ],
    leftOut: leftOut.map((one) => sayLeftOutMeeting(state, one, language)),
    freed: items.filter(({ kind }) => kind === 'unplaced').length,
    studies,
    hash: hash('sha256', JSON.stringify([diff, term]), 'base64url'),
  }
}

function eventsOf(records: ScheduleDiff['added']): EventTask[] {
  return Object.values(records).filter((record) => record.kind === 'event')
}

/** The single lessons that come and go. */
function sayLessons(
  state: ScheduleState,
  { added, removed }: ScheduleDiff,
  language: Language,
): string[] {
  const say = (kind: 'added' | 'removed', { id, title, place }: EventTask) =>
    sayChange(
      state.window,
      { kind, taskKind: 'event', taskId: id, title, from: place, to: place, hostTitle: null },
      language,
    )
  return [
    ...eventsOf(removed).map((event) => say('removed', event)),
    ...eventsOf(added).map((event) => say('added', event)),
  ]
}
