// A model's advice on what was missed last (R9), on the person's word only; it is shown beside our tips and not kept.
import { findMaterial, readAttempts, readRecital } from '../../../db/recite.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { sayReciteProblem, type ReciteProblem } from '../../../shared/recite/recite-problems.ts'
import { writeComparison } from '../../../shared/recite/say-recite.ts'
import { askAdvice } from '../scene/ask-advice.ts'
import { describe } from '../judge-attempt.ts'
import { sayAskingFailure } from '../../session/say-asking-failure.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'
import { chosenReader } from '../../session/choose-model.ts'
import { languageOf, zoneOf, type SessionContext } from '../../session/context.ts'
import { reciteProblem } from './recite-port.ts'

export async function adviseRecite(
  context: SessionContext,
): Promise<Result<RequestOutput<'advise-recite'>, Problem>> {
  const { database } = context
  const recital = readRecital(database)
  const material = recital.kind === 'idle' ? null : findMaterial(database, recital.material)
  const attempt = readAttempts(database).findLast((each) => each.material === material?.id)
  const hasHeard = recital.kind !== 'idle' && recital.scores.length > 0
  if (material === null || attempt === undefined || !hasHeard) {
    return reciteProblem(context, { code: 'nothing-heard' })
  }
  const reader = chosenReader(context)
  if (reader === null) return reciteProblem(context, { code: 'no-model' })
  const language = languageOf(context)
  const { title, text } = material
  const comparison = writeComparison(describe(material, attempt, zoneOf(context)))
  const asked = await runSideJob(context, 'advise-recite', (signal) =>
    askAdvice(reader.model, { title, text, comparison }, language, signal),
  )
  if (asked.ok) return succeed({ model: reader.name, tips: asked.value })
  const say: Say = (code, detail = '') => sayReciteProblem(problemOf(code, detail), language)
  return fail(sayAskingFailure(asked.failure, say, reader.name))
}

type Say = Parameters<typeof sayAskingFailure>[1]

function problemOf(code: Parameters<Say>[0], detail: string): ReciteProblem {
  switch (code) {
    case 'model-stopped':
      return { code }
    case 'model-unusable':
      return { code, name: detail }
    case 'model-failed':
      return { code, message: detail }
    default:
      return assertNever(code)
  }
}
