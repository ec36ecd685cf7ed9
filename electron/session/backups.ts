// Makes backups: those that a person asks for or a large change needs, and those that are kept each day.
import { backUp, type Backup, backUpDaily, backUpHourly } from '../../db/file/backup.ts'
import type { ScheduleChange } from '../../shared/agent/agent-step.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import { fail, type Result } from '../../shared/result.ts'
import type { BackupReason } from '../../shared/view/settings-view.ts'
import { isReadOnly, languageOf, problem, type SessionContext } from './context.ts'
import { dropNotice } from './data-notices.ts'
import { sayDamagedFile, sayFileError } from './file-problem.ts'
import { keepFailedCopy } from './watch-file.ts'

// Makes the backups that a person asks for, and those without which a large or irreversible write does not happen (D5).

/** A change of more tasks than these at once; the same count always asks (O7). */
const mostUncopied = 10

/** What is told of a thrown error; null where that is a fault of ours. */
export function sayThrown(error: unknown, context: SessionContext): Problem | null {
  return error instanceof NotCopied
    ? error.problem
    : sayFileError(error, context.folder, languageOf(context))
}

/** Why a write did not happen: the copy before it could not be made. */
class NotCopied extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Before what undo does not bring back, once there is something to delete: each copy pushes out an older one. */
export function copyBeforeDeletion(context: SessionContext): void {
  copy(context, 'delete')
}

/** An import has made its own. */
export function copyBeforeChange(context: SessionContext, change: ScheduleChange | null): void {
  if (change?.kind !== 'diff' || change.who === 'import') return
  const { added, updated, removed } = change.diff
  const count = [added, updated, removed].reduce((sum, part) => sum + Object.keys(part).length, 0)
  if (count > mostUncopied) copy(context, 'bulk')
}

function copy(context: SessionContext, why: BackupReason): void {
  // Where nothing can be written the write itself says so.
  if (isReadOnly(context)) return
  const made = makeCopy(context, why)
  if (!made.ok) throw new NotCopied(made.failure)
}

/** The failure says what to do: of a damaged file there is no copy before a backup of it is restored. */
export function makeCopy(context: SessionContext, why: BackupReason): Result<Backup, Problem> {
  const { database, folder, clock } = context
  const made = backUp(database, folder, clock(), why)
  if (made.ok) return made
  const { kind, message } = made.failure
  if (kind === 'backup-failed')
    return problem(context, why === 'import' ? 'backup-failed' : 'no-backup-made', message)
  keepFailedCopy(context, made.failure)
  return fail(sayDamagedFile(folder, message, languageOf(context)))
}

// Keeps a backup of each day on which Weekloom is open, also overnight, and one within the hour of a change (D5).

/** Ticks between two tries after one that failed: a try reads the whole file. */
const ticksBetween = 10

/** Call what it answers with now and then; nobody waits on a copy to see the week, so the start makes none. */
export function watchBackups(context: SessionContext): () => void {
  let lastMinute = ''
  let waiting = 0
  return () => {
    const minute = context.clock().slice(0, 16)
    const hasFailed = waiting > 0
    if (hasFailed ? (waiting -= 1) > 0 : minute === lastMinute) return
    lastMinute = minute
    waiting = makeDueBackups(context) ? 0 : ticksBetween
  }
}

/**
 * Makes the copies of the day and of the hour where there are none, also when the file is about to be closed; answers
 * whether there was room. A time without a copy is better than a planner that won't open, so a failure is said.
 */
export function makeDueBackups(context: SessionContext): boolean {
  const { database, folder, clock } = context
  for (const backUp of [backUpDaily, backUpHourly]) {
    const made = backUp(database, folder, clock())
    if (!made.ok) {
      keepFailedCopy(context, made.failure)
      return false
    }
  }
  dropNotice(context, 'backup-failed')
  return true
}
