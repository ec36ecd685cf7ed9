// Recalls into the plan (R5, R6): where they would go, what that does for the exams, and one undoable change.
import { hash } from 'node:crypto'
import { nextIds } from '../../../db/ids.ts'
import { readState } from '../../../db/schedule.ts'
import { readMaterials } from '../../../db/recite.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { Material } from '../../../shared/recite/material.ts'
import type { Forecast, RecallStatus } from '../../../shared/recite/requests.ts'
import type { RequestInput, RequestOutput } from '../../../shared/contract/contract.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { addDays, dateToDay, minutesOf } from '../../../shared/schedule/calendar.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { recallCourse } from '../../../shared/schedule/work/recall-titles.ts'
import { sayChange } from '../../../shared/words/schedule/say-change.ts'
import { sayEffect } from '../../../shared/words/schedule/say-effect.ts'
import { forecastTexts } from '../forecast-texts.ts'
import {
  type PlacedRecalls,
  placeRecalls,
  type RecallContext,
  recallStatus,
} from '../place-recalls.ts'
import { type RecallSession, recallSessions } from '../recall-days.ts'
import { applyChange } from '../../session/apply-change.ts'
import {
  currentClock,
  languageOf,
  requireIdlePlan,
  requirePlan,
  type SessionContext,
  zoneOf,
} from '../../session/context.ts'
import { examDates } from '../../outlook/exam-date.ts'
import { sayReason } from '../../session/problem-words.ts'
import { reciteProblem } from './recite-service.ts'
import { planningWishes } from '../../session/planning-wishes.ts'
import type { Handler } from '../../session/handler.ts'

type Proposal = {
  state: ScheduleState
  placed: PlacedRecalls
  preview: RequestOutput<'preview-recalls'>
}

export const previewRecalls: Handler<'preview-recalls'> = (context) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const proposed = propose(context, planned.value.state)
  return proposed.ok ? succeed(proposed.value.preview) : proposed
}

/** Only if it is still what the preview with this hash showed. */
export function planRecalls(
  context: SessionContext,
  { hash: shown }: RequestInput<'plan-recalls'>,
): Result<RequestOutput<'plan-recalls'>, Problem> {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const proposed = propose(context, planned.value.state)
  if (!proposed.ok) return proposed
  const { placed, preview } = proposed.value
  if (preview.hash !== shown) return reciteProblem(context, { code: 'stale-recalls' })
  const why = sayReason('plan-recalls', languageOf(context))
  const { diff } = placed
  const { entryId } = applyChange(context, { kind: 'diff', diff, who: 'person', why, cardId: null })
  return succeed({ ...preview, entryId, summary: why })
}

/** What is expected with the recalls that lie in the plan now. */
export function presentForecasts(context: SessionContext): Forecast[] {
  const state = readState(context.database)
  return state === null ? [] : forecastsIn(context, state)
}

function forecastsIn(context: SessionContext, state: ScheduleState): Forecast[] {
  return forecastTexts(state, readMaterials(context.database), {
    now: currentClock(context).moment,
    zone: zoneOf(context),
    language: languageOf(context),
    examOf: examDates(context, state),
  })
}

/** What planning them would change in this schedule, as an operation of a document (B5), or why it can't be (R8). */
export function placeRecallsIn(
  context: SessionContext,
  state: ScheduleState,
  ids: { task: number; class: number },
): Result<ScheduleDiff, string> {
  const { recall, courses } = contextIn(context, state, ids)
  const placed = placeRecalls(recall, courses)
  return placed.ok
    ? succeed(placed.value.diff)
    : fail(refusal(context, placed.failure).failure.message)
}

/** Whether the recalls that lie in the plan are still those that the texts ask for. */
export function presentRecalls(context: SessionContext): RecallStatus {
  const state = readState(context.database)
  if (state === null) return 'none'
  const { recall, courses } = contextIn(context, state, nextIds(context.database))
  return recallStatus(recall, courses)
}

function contextIn(
  context: SessionContext,
  state: ScheduleState,
  ids: { task: number; class: number },
): { recall: RecallContext; courses: ReturnType<typeof wantedSessions> } {
  const materials = readMaterials(context.database)
  const recall = {
    state,
    now: currentClock(context).moment,
    ids,
    preferences: planningWishes(context),
    language: languageOf(context),
    titles: new Map(materials.map(({ id, title }) => [id, title])),
  }
  return { recall, courses: wantedSessions(context, state, materials) }
}

function refusal(context: SessionContext, failure: 'nothing' | 'refused') {
  if (failure === 'refused') return reciteProblem(context, { code: 'recalls-refused' })
  const isEmpty = readMaterials(context.database).length === 0
  return reciteProblem(context, { code: isEmpty ? 'no-texts-to-plan' : 'nothing-to-plan' })
}

function propose(context: SessionContext, state: ScheduleState): Result<Proposal, Problem> {
  const language = languageOf(context)
  const { recall, courses } = contextIn(context, state, nextIds(context.database))
  const placed = placeRecalls(recall, courses)
  if (!placed.ok) return refusal(context, placed.failure)
  const { diff, unplaced } = placed.value
  const effect = describeEffect(state, diff)
  const preview = {
    sentence: sayEffect(state, effect, language),
    lines: effect.changes.map((change) => sayChange(state.window, change, language)),
    sessions: courses.reduce((sum, { sessions }) => sum + sessions.length, 0),
    unplaced,
    forecasts: forecastsIn(context, placed.value.state),
    hash: hash('sha256', JSON.stringify(diff), 'base64url'),
  }
  return succeed({ state, placed: placed.value, preview })
}

/** By course, with the last day on which its recalls may lie. */
function wantedSessions(
  context: SessionContext,
  state: ScheduleState,
  materials: readonly Material[],
): { course: string; sessions: RecallSession[]; lastDay: number }[] {
  const { date: today } = currentClock(context)
  const zone = zoneOf(context)
  const { days, periods } = state.window
  const last = days.at(-1)?.date ?? today
  const first = periods[0]
  const mostMinutes = first === undefined ? 45 : minutesOf(first.end) - minutesOf(first.start)
  const named = materials.map((material) => ({
    ...material,
    course: recallCourse(material.course, languageOf(context)),
  }))
  const examOf = examDates(context, state)
  return [...new Set(named.map(({ course }) => course))].map((course) => {
    const exam = examOf(course)
    const own = named.filter((material) => material.course === course)
    const eve = exam === null ? last : addDays(exam, -1)
    return {
      course,
      sessions: recallSessions(course, own, { today, zone, exam, last }, mostMinutes),
      lastDay: dateToDay(state.window, eve) ?? days.length,
    }
  })
}
