// A job in a process of its own: what it answers, and what is told of one that never comes to an answer.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runJob } from '../../../electron/programs/run-job.ts'
import type { proposeImport } from '../../../electron/timetable/import/propose-import.ts'
import { type Job, runInChild } from '../../../electron/worker/job.ts'
import { forkChild, forkProgram, usualLimits } from '../../../electron/worker/process.ts'
import type { StartedWorker, StartWorker } from '../../../electron/worker/ask-worker.ts'
import { calendar } from '../exchange/calendar-text.ts'

const forever = new AbortController().signal

function read(text: string, fileName = 'a.ics'): Job<typeof proposeImport> {
  const now = { date: '2026-03-02', minute: 600 }
  const ids = { task: 1, class: 1, series: 1 }
  const present = { term: null, state: null, ids, now, zone: 'UTC', language: 'en' } as const
  return { kind: 'preview-import', input: { text, fileName, ...present } }
}

/** The process does what `unruly-child.ts` says of `wish`; `killed` counts how often it was ended. */
function startUnruly() {
  const seen = { killed: 0 }
  const start: StartWorker = (watch) => {
    const child = forkProgram(join(import.meta.dirname, 'unruly-child.ts'), watch)
    const end = () => {
      seen.killed += 1
      child.end()
    }
    return { ...child, end } satisfies StartedWorker
  }
  return { start, seen }
}

test('[X6] a job answers from its process what it answers here', async () => {
  const weekly = calendar([
    'SUMMARY:Algebra',
    'DTSTART:20260302T100000Z',
    'DTEND:20260302T113000Z',
    'RRULE:FREQ=WEEKLY;COUNT=5',
  ])
  for (const text of [weekly, 'no calendar']) {
    const job = read(text)
    const there = await runInChild(job, forkChild, { signal: forever })
    expect(there).toEqual({ ok: true, value: await runJob(job, () => undefined) })
  }
})

test.each([
  ['crash', 'broken'],
  ['hang', 'too-slow'],
  ['tell without end', 'too-slow'],
  ['fill the heap', 'out-of-memory'],
] as const)('[X6] a process that comes to %s is told of and gone', async (wish, failure) => {
  const { start, seen } = startUnruly()
  const limits = { ...usualLimits, silence: wish === 'hang' ? 300 : 30_000 }
  if (wish === 'tell without end') limits.total = 1_500
  const outcome = await runInChild(read('', wish), start, { signal: forever, limits })
  expect(outcome).toEqual({ ok: false, failure })
  expect(seen.killed).toBe(1)
})

test('[X6] a stop ends a process that never listens, and one that was never started', async () => {
  const { start, seen } = startUnruly()
  const stop = new AbortController()
  const onProgress = () => stop.abort()
  const job = read('', 'tell without end')
  expect(await runInChild(job, start, { signal: stop.signal, onProgress })).toEqual({
    ok: false,
    failure: 'stopped',
  })
  expect(seen.killed).toBe(1)
  const never = { start: () => expect.unreachable('nothing is started') }
  expect(await runInChild(job, never.start, { signal: stop.signal })).toMatchObject({
    failure: 'stopped',
  })
})

const refuse: StartWorker = () => {
  throw new Error('none')
}

test('[X6] where no process can be had, that is a failure like any other', async () => {
  expect(await runInChild(read(''), refuse, { signal: forever })).toEqual({
    ok: false,
    failure: 'broken',
  })
})
