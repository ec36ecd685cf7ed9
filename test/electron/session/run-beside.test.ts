// Work beside the conversation: told of while it goes on, whatever else ends before it, and stopped by its kind.
import { expect, test } from 'vitest'
import { runBeside } from '../../../electron/session/run-beside.ts'
import type { SessionContext } from '../../../electron/session/context.ts'
import { stopExchange } from '../../../electron/session/exchange/stop-exchange.ts'
import { tellWork, type ToldWork } from '../../../renderer/exchange/told-work.ts'
import { openDesk } from './open-desk.ts'

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

function openBeside(): { context: SessionContext; shown: () => ToldWork } {
  const { session } = openDesk()
  let told: ToldWork = []
  session.subscribe((event) => {
    if (event.kind === 'exchange-progress') told = tellWork(told, event.progress)
  })
  return { context: session.context, shown: () => told }
}

test('[X6] what goes on is shown when other work has ended, and its stop stops it', async () => {
  const { context, shown } = openBeside()
  const [long, short] = [held(), held()]
  const remarks = runBeside(context, 'remark-homework', long.work)
  const runs = runBeside(context, 'simulate', short.work)
  short.letGo()
  expect(await runs).toBe('done')
  expect(shown()).toEqual([{ job: 'remark-homework', done: 1, of: 2 }])
  expect(stopExchange(context, { job: 'simulate' })).toMatchObject({ value: { stopped: false } })
  expect(stopExchange(context, { job: 'remark-homework' })).toMatchObject({
    value: { stopped: true },
  })
  expect(await remarks).toBe('stopped')
  expect(shown()).toEqual([])
})

test('[X6] quiet work is never shown, and leaves nothing standing when it ends last', async () => {
  const { context, shown } = openBeside()
  const [quiet, loud] = [held(), held()]
  const pushed = runBeside(context, 'push-plan', quiet.work, { isQuiet: true })
  const runs = runBeside(context, 'simulate', loud.work)
  expect(shown()).toEqual([{ job: 'simulate', done: 1, of: 2 }])
  loud.letGo()
  await runs
  expect(shown()).toEqual([])
  quiet.letGo()
  expect(await pushed).toBe('done')
  expect(context.exchanging.size).toBe(0)
})
