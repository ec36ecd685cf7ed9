// Text that is all dates, in the real process with its real limits: an end, and a bounded draft.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { forkChild } from '../../../electron/worker/process.ts'
import type { readSyllabus } from '../../../electron/syllabus/read-syllabus.ts'
import { runInChild } from '../../../electron/worker/job.ts'
import { markdownLines } from '../../../electron/text/document/markdown-lines.ts'
import { readText } from '../../../electron/text/document/read-text.ts'
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
  const outcome = await runInChild<typeof readSyllabus>(
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

test('[X4] a paragraph of asterisks is read as what it is, in time', () => {
  const began = process.cpuUsage()
  const lines = markdownLines(`Exam October 14\n\n${'*a_ '.repeat(10_000)}!\n`)
  const { user } = process.cpuUsage(began)
  expect(lines.map(({ text }) => text.slice(0, 20))).toEqual([
    'Exam October 14',
    '*a_ *a_ *a_ *a_ *a_ ',
  ])
  expect(user).toBeLessThan(3_000_000)
  expect(markdownLines('an *exam* _today_').map(({ text }) => text)).toEqual(['an exam today'])
})

/** A page whose drawing unpacks to so many bytes; damaged, the file has no pages that could be read. */
function pdfOf(size: number, filter = '', isDamaged = false): Uint8Array {
  const packed = deflateSync(Buffer.alloc(size, '(x)Tj '))
  const pages = `1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n`
  const head = `%PDF-1.4\n${isDamaged ? '' : pages}4 0 obj<<${filter}/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R>>'
  return new Uint8Array(Buffer.concat([Buffer.from(head), packed, Buffer.from(end)]))
}

const read = (bytes: Uint8Array) => readText(bytes, 'a.pdf', () => undefined)

test('[X6] [X9] a page of a PDF that unpacks to far more than a page holds is refused before it is read', async () => {
  expect(await read(pdfOf(100_000))).not.toEqual({ ok: false, failure: 'bomb' })
  expect(await read(pdfOf(50_000_000))).toEqual({ ok: false, failure: 'bomb' })
  expect(await read(pdfOf(9_000_000, '/Subtype/Image'))).not.toEqual({ ok: false, failure: 'bomb' })
  // Had it been read, it would have been found to be damaged.
  expect(await read(pdfOf(100_000, '', true))).toEqual({ ok: false, failure: 'damaged' })
  expect(await read(pdfOf(50_000_000, '', true))).toEqual({ ok: false, failure: 'bomb' })
})
