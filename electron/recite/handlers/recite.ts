// The requests of the recite page (R2, R7): texts kept and deleted, a recital begun, heard and left.
import {
  addMaterial,
  changeMaterial,
  findMaterial,
  readAttempts,
  readMaterials,
  readRecital,
  removeMaterials,
} from '../../../db/recite.ts'
import type { Reply } from '../../../shared/contract/ipc.ts'
import {
  maxMaterials,
  maxText,
  type Attempt,
  type Material,
  type MaterialDraft,
} from '../../../shared/recite/material.ts'
import { idle, nextRecital } from '../../../shared/recite/recital.ts'
import type { MaterialLine } from '../../../shared/recite/requests.ts'
import type { RequestInput } from '../../../shared/contract/contract.ts'
import { readTokens } from '../../../shared/recite/tokens.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { cleanText } from '../../text/clean-text.ts'
import { describe } from '../judge-attempt.ts'
import { dateIn } from '../recall-days.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import { currentClock, languageOf, zoneOf, type SessionContext } from '../../session/context.ts'
import { copyBeforeDeletion } from '../../session/backups.ts'
import { sayMissing } from '../../session/say-bad-input.ts'
import { packTexts } from '../../pack/handlers/pack-texts.ts'
import { presentForecasts, presentRecalls } from './recalls.ts'
import {
  beginRecital,
  judge,
  leaveRecital,
  queueOfTexts,
  reciteProblem,
  suggestedNow,
} from './recite-service.ts'
import type { Handler } from '../../session/handler.ts'

export const readDueTexts: Handler<'read-due-texts'> = (context) => {
  const { date } = currentClock(context)
  const due = queueOfTexts(context).filter((text) => text.due === null || text.due <= date)
  return succeed({ titles: due.map(({ title }) => title) })
}

export function readRecite(context: SessionContext): Reply<'read-recite'> {
  const { database } = context
  const materials = readMaterials(database)
  const attempts = readAttempts(database)
  const recital = readRecital(database)
  const present = recital.kind === 'idle' ? null : findMaterial(database, recital.material)
  const last = attempts.findLast(({ material }) => material === present?.id)
  const reader = chosenReader(context)
  const hasHeard = recital.kind !== 'idle' && recital.scores.length > 0
  return succeed({
    materials: materials.map((material) => toLine(context, material, attempts)),
    // A recital of a text that is gone is none.
    recital: present === null ? idle : recital,
    heard:
      present !== null && last !== undefined && hasHeard
        ? describe(present, last, zoneOf(context))
        : null,
    suggestion: suggestedNow(context),
    forecasts: presentForecasts(context),
    recalls: presentRecalls(context),
    packTexts: packTexts(database, materials, languageOf(context)),
    reader: reader === null ? null : { name: reader.name, host: reader.host },
  })
}

function toLine(
  context: SessionContext,
  { id, title, course, taskId, text, memory }: Material,
  attempts: readonly Attempt[],
): MaterialLine {
  const own = attempts.filter(({ material }) => material === id)
  const due = memory === null ? null : dateIn(memory.due, zoneOf(context))
  return {
    id,
    title,
    course,
    taskId,
    units: readTokens(text).length,
    due,
    isDue: due === null || due <= currentClock(context).date,
    lastScore: own.at(-1)?.score ?? null,
    recitals: own.filter(({ round }) => round === 1).length,
  }
}

export const readMaterialAttempts: Handler<'read-attempts'> = (context, { material: id }) => {
  const material = findMaterial(context.database, id)
  if (material === null) return reciteProblem(context, { code: 'no-material' })
  const attempts = readAttempts(context.database)
    .filter((attempt) => attempt.material === id)
    .map(({ at, round, score, coverage, text }) => ({ at, round, score, coverage, text }))
  return succeed({ material, attempts: attempts.toReversed() })
}

export const keepMaterial: Handler<'keep-material'> = (context, { id, draft: typed }) => {
  const { database } = context
  const draft = cleanDraft(typed)
  if (draft.title === '') return fail(sayMissing('title', languageOf(context)))
  if (draft.text.length > maxText)
    return reciteProblem(context, { code: 'text-too-long', most: maxText })
  if (readTokens(draft.text).length === 0) return reciteProblem(context, { code: 'empty-text' })
  if (id === null) {
    if (readMaterials(database).length >= maxMaterials) {
      return reciteProblem(context, { code: 'too-many-texts', most: maxMaterials })
    }
    const added = addMaterial(database, draft, context.clock())
    context.push({ kind: 'recite' })
    return succeed({ id: added })
  }
  const material = findMaterial(database, id)
  if (material === null) return reciteProblem(context, { code: 'no-material' })
  const recital = readRecital(database)
  const isRecited = recital.kind === 'listening' && recital.material === id
  if (isRecited && material.text !== draft.text) {
    return reciteProblem(context, { code: 'material-in-recital' })
  }
  changeMaterial(database, id, draft)
  context.push({ kind: 'recite' })
  return succeed({ id })
}

function cleanDraft({ title, course, text, taskId }: MaterialDraft): MaterialDraft {
  return {
    title: cleanText(title),
    course: cleanText(course),
    // Lines stay: a poem has them.
    text: text.replaceAll(/\r\n?/gu, '\n').replaceAll('\u0000', '').trim(),
    taskId,
  }
}

export const deleteMaterials: Handler<'delete-materials'> = (context, { ids }) => {
  const { database } = context
  const gone = [...new Set(ids)].flatMap((id) => findMaterial(database, id) ?? [])
  if (gone.length === 0) return reciteProblem(context, { code: 'no-material' })
  let recital = readRecital(database)
  for (const { id } of gone) {
    const next = nextRecital(recital, { kind: 'gone', material: id })
    recital = next.ok ? next.value : idle
  }
  copyBeforeDeletion(context)
  removeMaterials(
    database,
    gone.map(({ id }) => id),
    recital,
  )
  context.push({ kind: 'recite' })
  return succeed({ titles: gone.map(({ title }) => title) })
}

export function begin(
  context: SessionContext,
  { material }: RequestInput<'begin-recital'>,
): Reply<'begin-recital'> {
  const begun = beginRecital(context, material, null)
  return begun.ok ? readRecite(context) : begun
}

export function recite(context: SessionContext, input: RequestInput<'recite'>): Reply<'recite'> {
  return judge(context, input)
}

export function leave(context: SessionContext): Reply<'leave-recital'> {
  leaveRecital(context)
  return readRecite(context)
}
