// The process that is used again: what one that was ended leaves behind is no end of the next job.
import { expect, test } from 'vitest'
import { runJob } from '../../../electron/programs/run-job.ts'
import type { proposeImport } from '../../../electron/timetable/import/propose-import.ts'
import { type Job, runInChild } from '../../../electron/worker/job.ts'
import { openReader } from './reused-child.ts'

const now = { date: '2026-03-02', minute: 600 }
const ids = { task: 1, class: 1, series: 1 }
const present = { term: null, state: null, ids, now, zone: 'UTC', language: 'en' } as const
const job: Job<typeof proposeImport> = {
  kind: 'preview-import',
  input: { text: 'no calendar', fileName: 'a.ics', ...present },
}

test('[X6] a job that is ended breaks no other that begins at once', async () => {
  const reader = openReader()
  const stopping = new AbortController()
  const stopped = runInChild(job, reader.start, { signal: stopping.signal })
  stopping.abort()
  const next = runInChild(job, reader.start, { signal: new AbortController().signal })
  expect([await stopped, await next]).toEqual([
    { ok: false, failure: 'stopped' },
    { ok: true, value: await runJob(job, () => undefined) },
  ])
  expect(reader.takeEnds()).toEqual(['silent'])
  reader.end()
})
