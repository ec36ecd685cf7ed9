// Work beside the conversation: told of while it goes on, whatever else ends before it, and stopped by its kind.
import { expect, test } from 'vitest'
import { runSideJob, stopSideJob } from '../../../../electron/session/side-jobs/run-side-job.ts'
import type { SessionContext } from '../../../../electron/session/context.ts'
import { withSideJob, type SideJobs } from '../../../../renderer/store/side-jobs.ts'
import { openDesk } from '../open-desk.ts'

/** A piece of work that ends when it is let go, or stopped. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = (signal: AbortSignal, report: (done: number, of: number) => void) => {
    report(1, 2)
    signal.addEventListener('abort', () => resolve('stopped'))
    return promise
  }
  return { work, letGo: () => resolve('done') }
}

function openBeside(): { context: SessionContext; shown: () => SideJobs } {
  const { session } = openDesk()
  let told: SideJobs = []
  session.subscribe((event) => {
    if (event.kind === 'side-job-progress') told = withSideJob(told, event.progress)
  })
  return { context: session.context, shown: () => told }
}

test('[X6] what goes on is shown when other work has ended, and its stop stops it', async () => {
  const { context, shown } = openBeside()
  const [long, short] = [held(), held()]
  const remarks = runSideJob(context, 'remark-homework', long.work)
  const runs = runSideJob(context, 'simulate', short.work)
  short.letGo()
  expect(await runs).toBe('done')
  expect(shown()).toEqual([{ job: 'remark-homework', done: 1, of: 2 }])
  expect(stopSideJob(context, { job: 'simulate' })).toMatchObject({ value: { stopped: false } })
  expect(stopSideJob(context, { job: 'remark-homework' })).toMatchObject({
    value: { stopped: true },
  })
  expect(await remarks).toBe('stopped')
  expect(shown()).toEqual([])
})

test('[X6] quiet work is never shown, and leaves nothing standing when it ends last', async () => {
  const { context, shown } = openBeside()
  const [quiet, loud] = [held(), held()]
  const pushed = runSideJob(context, 'push-plan', quiet.work, { isQuiet: true })
  const runs = runSideJob(context, 'simulate', loud.work)
  expect(shown()).toEqual([{ job: 'simulate', done: 1, of: 2 }])
  loud.letGo()
  await runs
  expect(shown()).toEqual([])
  quiet.letGo()
  expect(await pushed).toBe('done')
  expect(context.sideJobs.size).toBe(0)
})
