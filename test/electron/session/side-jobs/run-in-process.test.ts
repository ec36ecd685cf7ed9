// Reading beside the session: it goes on answering, tells how far the work is, and stops it when asked or closed.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forkProgram } from '../../../../electron/worker/process.ts'
import type { PushEvent } from '../../../../shared/contract/ipc.ts'
import { openSession } from '../../../../electron/core/open-session.ts'
import { runSideJob } from '../../../../electron/session/side-jobs/run-side-job.ts'
import { monday, newFolder, valueOf } from '../open-desk.ts'

const unruly = join(import.meta.dirname, '../../worker/unruly-child.ts')

/** Its jobs do what `unruly-child.ts` says of the file's name. */
function openUnruly() {
  let [count, processes] = [0, 0]
  const session = valueOf(
    openSession({
      folder: newFolder(),
      clock: () => monday,
      newId: () => `id-${(count += 1)}`,
      pause: () => Promise.resolve(),
      zone: 'UTC',
      shell: {
        startJob: (watch) => {
          processes += 1
          return forkProgram(unruly, watch)
        },
      },
    }),
  )
  onTestFinished(() => session.close())
  const pushed: PushEvent[] = []
  const begun = new Promise<void>((resolve) => {
    session.subscribe((event) => {
      pushed.push(event)
      if (event.kind === 'side-job-progress' && event.progress?.done === 3) resolve()
    })
  })
  const preview = (fileName: string) => session.request('preview-import', { fileName, content: '' })
  return { session, pushed, begun, preview, processes: () => processes }
}

const progressOf = (pushed: readonly PushEvent[]) =>
  pushed.flatMap((event) => (event.kind === 'side-job-progress' ? [event.progress] : []))

test('[X6] [C1] while a file is read other requests are answered, and a stop ends the reading', async () => {
  const { session, pushed, begun, preview } = openUnruly()
  const reading = preview('tell without end')
  const waiting = preview('tell without end')
  await begun
  expect(valueOf(await session.request('set-up-sample', {})).term).not.toBeNull()
  expect(await session.request('stop-side-job', {})).toMatchObject({ value: { stopped: true } })
  for (const each of [reading, waiting]) {
    expect(await each).toMatchObject({ ok: false, failure: { code: 'exchange-stopped' } })
  }
  expect(await session.request('stop-side-job', {})).toMatchObject({ value: { stopped: false } })
  const progress = progressOf(pushed)
  expect(progress.slice(0, 3)).toEqual([
    { job: 'preview-import', done: 0, of: 0 },
    { job: 'preview-import', done: 0, of: 0 },
    { job: 'preview-import', done: 0, of: 4 },
  ])
  expect(progress.at(-1)).toBeNull()
})

test('[X6] a stop of one kind of work leaves the others running', async () => {
  const { session, begun, preview } = openUnruly()
  const reading = preview('tell without end')
  await begun
  const stop = (job: 'draw-pages' | 'preview-import') => session.request('stop-side-job', { job })
  expect(await stop('draw-pages')).toMatchObject({ value: { stopped: false } })
  expect(await stop('preview-import')).toMatchObject({ value: { stopped: true } })
  expect(await reading).toMatchObject({ ok: false, failure: { code: 'exchange-stopped' } })
})

test('[X6] there is one process at a time, whatever else goes on beside and ends', async () => {
  const { session, begun, preview, processes } = openUnruly()
  const reading = preview('tell without end')
  await begun
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const remarks = runSideJob(session.context, 'remark-homework', () => promise)
  const waiting = preview('tell without end')
  await expect.poll(() => session.context.sideJobs.size).toBe(3)
  letGo()
  await remarks
  await new Promise((resolve) => setImmediate(resolve))
  expect(processes()).toBe(1)
  await session.request('stop-side-job', {})
  for (const each of [reading, waiting])
    expect(await each).toMatchObject({ failure: { code: 'exchange-stopped' } })
})

test('[X6] a process that dies is a sentence with the next step, and the session goes on', async () => {
  const { session, preview } = openUnruly()
  const died = await preview('crash')
  expect(died).toMatchObject({ ok: false, failure: { code: 'exchange-broken' } })
  expect(died.ok || died.failure.message).toContain('nothing was changed')
  expect(valueOf(await session.request('load-view', {})).term).toBeNull()
})

test('[X6] a session that closes waits for no reading', async () => {
  const { session, begun, preview } = openUnruly()
  const reading = preview('tell without end')
  await begun
  await session.close()
  expect(await reading).toMatchObject({ failure: { code: 'exchange-stopped' } })
})
