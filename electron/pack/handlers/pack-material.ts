// Gathers what a field of a course pack is made from, on the data file, and has it written by the rules or by the chosen model (K5).
import { findWrittenGuide } from '../../../db/guide.ts'
import { readCitations } from '../../../db/imports.ts'
import { readFieldVersions } from '../../../db/pack.ts'
import { readState } from '../../../db/schedule.ts'
import { packWords, type PackWords } from '../../../shared/i18n/core/pack.ts'
import type { Language } from '../../../shared/language.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import type { Pack } from '../../../shared/pack/pack.ts'
import { usualRuns } from '../../../shared/planner/simulation.ts'
import type { ResearchReport } from '../../../shared/research/report.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import type { Ground } from '../../language/ground.ts'
import { goalOf, readDates, readDeadline } from '../../language/pack/read-deadline.ts'
import { researchInput, researchPort } from '../../research/handlers/research-requests.ts'
import { research } from '../../research/research.ts'
import { type SessionContext, dateOf } from '../../session/context.ts'
import { readerContext } from '../../session/reader-context.ts'
import {
  answerLines,
  type ExamDay,
  type FieldDraft,
  type IntentAnswer,
  type PackMaterial,
  type SourceHeading,
} from '../pack-material.ts'
import { generateField } from '../generate-field.ts'
import { type GuideTalk, languageOfTalk, lastMinutesAWeek } from '../guide-talk.ts'
import { mayModelWrite, writeWithModel } from '../model/write-with-model.ts'
import type { PackWish } from '../scene/scene-service.ts'
import { readPackWorld } from './pack-store.ts'

/** Fails where there is no term; null once the signal has stopped it. */
export async function draftOf(
  context: SessionContext,
  { key, ...wish }: PackWish & { key: PackFieldKey },
  signal: AbortSignal,
): Promise<Result<FieldDraft, string> | null> {
  const state = readState(context.database)
  if (state === null) return fail(sayUnfinished('no-term', wish.language))
  const base = baseMaterial(context, wish, state)
  const gathered = await gather(context, base, key, signal)
  if (gathered === null || signal.aborted) return null
  const byRules = generateField(gathered, key)
  const reader = chosenReader(context)
  // Where the rules have nothing to go on, a model would only invent.
  if (!byRules.ok || reader === null || !mayModelWrite(key)) return byRules
  const written = await writeWithModel(reader.model, gathered, key, byRules.value, signal)
  if (written.ok) return written
  return written.failure.kind === 'stopped' ? null : byRules
}

/** All that costs nothing to know. */
export function baseMaterial(
  context: SessionContext,
  { course, pack, answers, language }: PackWish,
  state: ScheduleState,
): PackMaterial {
  const { preferences, database } = context
  const ground = readerContext(context, state, language)
  const guide = findGuideTalk(context, course)
  return {
    course,
    language,
    pack,
    world: readPackWorld(context, course),
    state,
    now: ground.now,
    preferences: preferences.planning,
    standing: preferences.standing,
    answers,
    guide,
    earlierWork: readFieldVersions(database, course, 'work').map(({ text }) => text),
    // What was settled in a guide may have been settled anew there since.
    deadline:
      guide !== null && isGoalOfTalk(pack, answers)
        ? guide.draft.to_day
        : (readDeadline(goalOf({ pack, answers }), ground) ?? lastDayOfTalk(guide, state)),
    goalNamesDay: answerLines({ answers }, 'goal').some((line) => namesDay(line, ground)),
    citations: readCitations(database),
    research: null,
    headings: [],
    examDays: [],
    written: { outlook: null, health: null },
  }
}

/** No goal is to be reached by a day that is over: "9 of 10 points", said as 9/10, is none. */
function namesDay(line: string, ground: Ground): boolean {
  return readDates(line, ground).some((date) => date >= ground.today.date)
}

/** A goal that names no day leaves the one that was told in the guide. */
function lastDayOfTalk(guide: GuideTalk | null, { window }: ScheduleState): number | null {
  const day = guide?.draft.to_day ?? null
  return day !== null && day < window.days.length ? day : null
}

function isGoalOfTalk({ fields: { goal } }: Pack, answers: readonly IntentAnswer[]): boolean {
  return goal === undefined
    ? answers.every(({ section }) => section !== 'goal')
    : languageOfTalk(goal.text) !== null
}

async function gather(
  context: SessionContext,
  material: PackMaterial,
  key: PackFieldKey,
  signal: AbortSignal,
): Promise<PackMaterial | null> {
  switch (key) {
    case 'demands': {
      const found = await report(context, material, signal)
      const ground = readerContext(context, material.state, material.language)
      return { ...material, research: found, examDays: findExamDays(found, ground) }
    }
    case 'materials':
      return { ...material, research: await report(context, material, signal) }
    case 'topics':
      return {
        ...material,
        research: await report(context, material, signal),
        headings: readHeadings(context, material.course),
      }
    case 'outlook':
    case 'health': {
      const text = await writeElsewhere(context, material, key)
      return text.ok
        ? { ...material, written: { ...material.written, [key]: text.value } }
        : material
    }
    default:
      return material
  }
}

/** Null where there is no file. By the rules: the chosen model writes the field itself afterwards. */
async function report(
  context: SessionContext,
  { course, language }: PackMaterial,
  signal: AbortSignal,
): Promise<ResearchReport | null> {
  const port = researchPort(context, course)
  if (port.sources().length === 0) return null
  const input = researchInput(context, { course, question: null, language, asksModel: false })
  return research(input, port, signal)
}

function findExamDays(report: ResearchReport | null, ground: Ground): ExamDay[] {
  const days = (report?.demands ?? [])
    .filter(({ kind }) => kind === 'exam')
    .flatMap(({ citation }) =>
      readDates(citation.quote.text, ground).map((date) => ({ date, source: citation })),
    )
  const first = new Map(days.toReversed().map((day) => [day.date, day]))
  return [...first.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Of a book only the beginning has its table of contents. */
const mostLines = 4_000
const mostHeadings = 200

function readHeadings(context: SessionContext, course: string): SourceHeading[] {
  const port = researchPort(context, course)
  return port
    .sources()
    .flatMap(({ id, file }) =>
      port
        .readLines(id, 1, mostLines)
        .flatMap(({ heading, page, line, text }) =>
          heading === null ? [] : [{ sourceId: id, file, page, line, text, level: heading }],
        ),
    )
    .slice(0, mostHeadings)
}

/** The same functions as the page and the terminal call. */
async function writeElsewhere(
  context: SessionContext,
  { course }: PackMaterial,
  key: 'outlook' | 'health',
): Promise<Result<string, unknown>> {
  const { simulate, evaluate } = await import('../../outlook/outlook-requests.ts')
  const written =
    key === 'health'
      ? await evaluate(context, { course })
      : await simulate(context, { course, runs: usualRuns, seed: 1 })
  return written.ok ? succeed(written.value.text) : written
}

/** Says why nothing can be written into a course pack yet. */
export function sayUnfinished(why: keyof PackWords['unfinished'], language: Language): string {
  return packWords[language].unfinished[why]
}

/**
 * The guide of a course that is written, in whichever conversation it was talked through: what a
 * pack of the course starts from. Null where none is, and where what it wrote was taken back; of
 * one that was come back to, what stands in the plan.
 */
export function findGuideTalk(context: SessionContext, course: string): GuideTalk | null {
  const written = findWrittenGuide(context.database, course)
  if (written === null) return null
  const { draft, card, said, isReopened } = written
  return {
    draft,
    date: card === null ? null : dateOf(context, card.openedAt),
    minutesAWeek: lastMinutesAWeek(said),
    isReopened,
  }
}
