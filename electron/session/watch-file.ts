// Looks at the whole data file once a day, beside the session, and at once after a process was cut off (D6).
import { join } from 'node:path'
import type { BackupProblem } from '../../db/file/backup.ts'
import { isOpenToOthers, markSaidOpen } from '../../db/file/data-folder.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { findDamageOf, readCheck, writeCheck } from '../../db/file/find-damage.ts'
import { askWorker } from '../worker/ask-worker.ts'
import { oneAnswerThread } from '../worker/thread.ts'
import type { SessionContext } from './context.ts'
import { dropNotice, raiseNotice, tellRemains } from './data-notices.ts'

/** Says what is known already; call what it answers with now and then. */
export function watchFile(context: SessionContext): () => void {
  const { folder } = context
  if (isOpenToOthers(folder) && markSaidOpen(folder)) raiseNotice(context, 'open-to-others', folder)
  tellRemains(context)
  tellCheck(context)
  let isLooking = false
  return () => {
    const day = dueDay(context)
    if (isLooking || day === null) return
    isLooking = true
    // A file that could not be read this time, busy or gone, is looked at again at the next tick.
    const looking = lookAtFile(context, day)
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
        context.running.delete(looking)
      })
    context.running.add(looking)
  }
}

/** The check of the day here and now, where it is due: for a shell in which nobody waits on a window. */
export function checkToday(context: SessionContext): void {
  const day = dueDay(context)
  if (day !== null) keepCheck(context, day, findDamageOf(databaseFile(context.folder)))
}

/** Null where the file was looked at today. */
function dueDay({ folder, clock }: SessionContext): string | null {
  const day = clock().slice(0, 10)
  return readCheck(folder)?.day === day ? null : day
}

/** For every kind of check: keeps what it found, and says it. */
export function keepCheck(context: SessionContext, day: string, damage: readonly string[]): void {
  writeCheck(context.folder, day, damage)
  tellDamage(context, damage)
}

/** Says why a copy failed. What it tripped over is kept for the next start, until a check of the day has said more. */
export function keepFailedCopy(context: SessionContext, { kind, message }: BackupProblem): void {
  if (kind === 'backup-failed') return raiseNotice(context, kind, message)
  const known = readCheck(context.folder)?.damage ?? []
  if (known.length > 0) tellDamage(context, known)
  else keepCheck(context, noDay, [message])
}

/** Of what was found without a check of the whole file: that is due still. */
const noDay = ''

async function lookAtFile(context: SessionContext, day: string): Promise<void> {
  const damage = await findDamageInThread(databaseFile(context.folder), context.closing)
  if (damage !== null) keepCheck(context, day, damage)
}

/** Where nothing is known of the file, what was said of it stands. */
function tellCheck(context: SessionContext): void {
  const known = readCheck(context.folder)
  if (known !== null) tellDamage(context, known.damage)
}

function tellDamage(context: SessionContext, damage: readonly string[]): void {
  const [first] = damage
  if (first === undefined) dropNotice(context, 'damaged')
  else raiseNotice(context, 'damaged', first)
}

/** From out/main and out/serve, as scripts/build.ts lays it. */
const builtThread = '../check/check-thread.js'

/**
 * Looks at a whole data file beside the thread that the window waits on. What `findDamageOf`
 * says; null once the signal has stopped it. Where the thread does not answer it is done here.
 */
export async function findDamageInThread(
  file: string,
  signal: AbortSignal,
  program = threadProgram(),
): Promise<string[] | null> {
  const outcome = await askWorker<string[]>(oneAnswerThread(program, file), {}, { signal })
  if (outcome.ok) return outcome.value
  return signal.aborted ? null : findDamageOf(file)
}

function threadProgram(): string {
  const isSource = import.meta.filename.endsWith('.ts')
  return join(import.meta.dirname, isSource ? '../programs/check-thread.ts' : builtThread)
}
