// Runs what a core does by itself while a shell has it open: it goes on with a cut-off turn tells the time, reminds.
import type { RequestCore } from '../core/open-core.ts'

const minuteMs = 60_000

/** How late a reminder may come. */
const tickMs = 10_000

/** Returns how to stop it; the core is closed by then. */
export function runCore(core: RequestCore): () => Promise<void> {
  const telling = setInterval(() => core.tellTime(), minuteMs)
  telling.unref()
  const ticking = setInterval(() => core.tick(), tickMs)
  ticking.unref()
  const resuming = core.resume().catch((error: unknown) => {
    process.stderr.write(`resume: ${error instanceof Error ? error.stack : String(error)}\n`)
  })
  return async () => {
    clearInterval(telling)
    clearInterval(ticking)
    await Promise.all([core.close(), resuming])
  }
}
