// Looks at a whole data file beside the thread that the window waits on.
import { join } from 'node:path'
import { findDamageOf } from '../../db/file/find-damage.ts'
import { askWorker } from '../worker/ask-worker.ts'
import { oneAnswerThread } from '../worker/thread.ts'

/** From out/main and out/serve, as scripts/build.ts lays it. */
const builtThread = '../check/check-thread.js'

/** What `findDamageOf` says; null once the signal has stopped it. Where the thread does not answer it is done here. */
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
