// Text that is all dates, in the real process with its real limits: an end, and a bounded draft.
import { expect, test } from 'vitest'
import { forkChild } from '../../../../electron/exchange/process/fork-child.ts'
import { runInChild } from '../../../../electron/exchange/process/run-in-child.ts'
import { fixtureTerm } from './fixtures.ts'

const dense = [
  '9/18 10/12 11/3 quiz ',
  'exam 1 sep 1 - oct 2 10:00-11:30; ',
  '测验9月18日、10月2日交作业，',
]

test('[X9] 3,000 lines of 2,000 characters full of dates end in a bounded draft', async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => {
    const unit = dense[index % dense.length] ?? ''
    return unit.repeat(200).slice(0, unit.startsWith('测') ? 1_000 : 2_000)
  })
  const bytes = new Uint8Array(Buffer.from(lines.join('\n')))
  const told: number[] = []
  const outcome = await runInChild(
    { kind: 'read-syllabus', input: { fileName: 'a.txt', bytes, term: fixtureTerm } },
    forkChild,
    { signal: new AbortController().signal, onProgress: (done, of) => told.push(done / of) },
  )
  if (!outcome.ok || !outcome.value.ok) throw new Error(JSON.stringify(outcome))
  const { facts, lastRead, text } = outcome.value.value
  expect(text.lines.length).toBe(3_000)
  expect(lastRead).toBeGreaterThan(50)
  expect(lastRead).toBeLessThan(3_000)
  expect(facts.length).toBeLessThan(1_000)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
}, 60_000)
