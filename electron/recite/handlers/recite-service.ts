// Runs recitals on the data file for page, terminal and conversation: begins one, judges attempts, leaves it.
import { type ReciteProblem } from '../../../shared/i18n/en/core/recite.ts'
import {
  addMaterial,
  findAttempt,
  findMaterial,
  readAttempts,
  readMaterials,
  readRecital,
  writeAttempt,
  writeRecital,
} from '../../../db/recite.ts'
import { readState } from '../../../db/schedule.ts'
import { makeHint } from '../../../shared/recite/hints.ts'
import { maxMaterials } from '../../../shared/recite/material.ts'
import { nextRecital, type Recital } from '../../../shared/recite/recital.ts'
import type {
  PackText,
  RecallStatus,
  RecitalAnswer,
  RecitalResult,
  Suggestion,
} from '../../../shared/recite/requests.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { sayReciteProblem, toReciteProblem } from '../../../shared/recite/recite-problems.ts'
import type { QueuedText } from '../../../shared/recite/say-what-to-recite.ts'
import type { ReciteService } from '../scene/scene-service.ts'
import { describe, judgeAttempt } from '../judge-attempt.ts'
import { dateIn } from '../recall-days.ts'
import { compareUrgency, suggestMaterial } from '../suggest-material.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { packTexts } from '../../pack/handlers/pack-texts.ts'
import { currentClock, languageOf, type SessionContext, zoneOf } from '../../session/context.ts'

export function reciteProblem(
  context: SessionContext,
  problem: ReciteProblem,
): { ok: false; failure: Problem } {
  return fail(sayReciteProblem(problem, languageOf(context)))
}

/** `conversation` is the one whose next words are to be the attempt; null on the page and in the terminal. */
export function beginRecital(
  context: SessionContext,
  material: number,
  conversation: string | null,
): Result<null, Problem> {
  const { database, push } = context
  if (findMaterial(database, material) === null)
    return reciteProblem(context, { code: 'no-material' })
  const recital = readRecital(database)
  const next = nextRecital(recital, { kind: 'begin', material, conversation })
  if (!next.ok) {
    const open = recital.kind === 'idle' ? null : findMaterial(database, recital.material)
    return reciteProblem(context, toReciteProblem(next.failure, open?.title ?? ''))
  }
  writeRecital(database, next.value)
  push({ kind: 'recite' })
  return succeed(null)
}

export function judge(
  context: SessionContext,
  { id, text }: { id: string; text: string },
): Result<RecitalAnswer, Problem> {
  const { database } = context
  const known = judgedBefore(context, id)
  if (known !== null) return succeed({ kind: 'judged', result: known })
  const recital = readRecital(database)
  const material = recital.kind === 'idle' ? null : findMaterial(database, recital.material)
  const heard = judgeAttempt(recital, material, { id, text, at: context.clock() }, zoneOf(context))
  if (!heard.ok) return reciteProblem(context, heard.failure)
  if (heard.value.kind === 'asked-hint') {
    const last = lastAttempt(context, recital)
    return succeed({ kind: 'hint', hint: makeHint(heard.value.text, last) })
  }
  const { attempt, recital: present, memory, result } = heard.value
  writeAttempt(database, { attempt, recital: present, memory })
  context.push({ kind: 'recite' })
  return succeed({ kind: 'judged', result })
}

/** The words of the last attempt in this recital; null before the first. */
function lastAttempt({ database }: SessionContext, recital: Recital): string | null {
  if (recital.kind === 'idle' || recital.scores.length === 0) return null
  const last = readAttempts(database).findLast(({ material }) => material === recital.material)
  return last?.text ?? null
}

function judgedBefore(context: SessionContext, id: string): RecitalResult | null {
  const { database } = context
  const attempt = findAttempt(database, id)
  const material = attempt === null ? null : findMaterial(database, attempt.material)
  if (attempt === null || material === null) return null
  return describe(material, attempt, zoneOf(context))
}

/** Nothing where nothing had begun. */
export function leaveRecital({ database, push }: SessionContext): void {
  const next = nextRecital(readRecital(database), { kind: 'leave' })
  if (!next.ok) return
  writeRecital(database, next.value)
  push({ kind: 'recite' })
}

export function suggestedNow(context: SessionContext): Suggestion {
  const state = readState(context.database)
  if (state === null) return null
  const { moment, minute } = currentClock(context)
  return suggestMaterial(state, readMaterials(context.database), { day: moment.day, minute })
}

function keepPackText(context: SessionContext, text: PackText): Result<number, Problem> {
  const { database, push } = context
  if (readMaterials(database).length >= maxMaterials) {
    return reciteProblem(context, { code: 'too-many-texts', most: maxMaterials })
  }
  const id = addMaterial(database, { ...text, taskId: null }, context.clock())
  push({ kind: 'recite' })
  return succeed(id)
}

/** Every text with the day of its next recall, the most urgent first. */
export function queueOfTexts(context: SessionContext): QueuedText[] {
  return readMaterials(context.database)
    .toSorted(compareUrgency)
    .map(({ title, memory }) => ({
      title,
      due: memory === null ? null : dateIn(memory.due, zoneOf(context)),
    }))
}

/** The same for the scene of one conversation. */
export function reciteService(
  context: SessionContext,
  conversation: string,
  recalls: () => RecallStatus,
): ReciteService {
  const { database } = context
  return {
    readMaterials: () => readMaterials(database),
    readRecital: () => readRecital(database),
    packTexts: () => packTexts(database, readMaterials(database), languageOf(context)),
    keep: (text) => inWords(keepPackText(context, text)),
    queue: () => queueOfTexts(context),
    suggested: () => suggestedNow(context)?.materials ?? [],
    begin: (material) => inWords(beginRecital(context, material, conversation)),
    judge: (id, text) => inWords(judge(context, { id, text })),
    judged: (id) => judgedBefore(context, id),
    leave: () => leaveRecital(context),
    recalls,
    isListening: () => {
      const recital = readRecital(database)
      return recital.kind === 'listening' && recital.conversation === conversation
    },
  }
}

function inWords<Value>(result: Result<Value, Problem>): Result<Value, string> {
  return result.ok ? result : fail(result.failure.message)
}
