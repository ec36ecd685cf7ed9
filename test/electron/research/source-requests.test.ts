// Sources through the session's one door: read in a process of their own, known again, searched, removed, carried along.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { commitPack } from '../../../db/pack.ts'
import { databaseFile } from '../../../db/file/file-names.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { readEverything } from '../../../db/everything.ts'
import type { Session } from '../../../electron/session/session.ts'
import { everythingSchema } from '../../../shared/everything/everything-file.ts'
import { collect } from '../syllabus/write-documents.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

const course = 'Linear Algebra'
const notes = readFileSync(join(import.meta.dirname, '../../fixtures/research/algebra-notes.md'))

const addTo = (session: Session, fileName: string, bytes: Uint8Array, to = course) =>
  session.request('add-source', {
    course: to,
    fileName,
    content: Buffer.from(bytes).toString('base64'),
  })

const event = (summary: string, start: string, more = '') =>
  `BEGIN:VEVENT\r\nUID:${summary}\r\nSUMMARY:${summary}\r\nDTSTART:${start}\r\n${more}END:VEVENT\r\n`

test('[K3] a file is kept line by line, known again by its bytes, and found by words in it', async () => {
  const { session, pushed } = openDesk()
  const first = valueOf(await addTo(session, '../notes\u0000.md', notes))
  expect(first).toMatchObject({
    isKnown: false,
    note: null,
    source: { id: 1, course, file: '../notes .md', kind: 'markdown', pages: null, lines: 43 },
  })
  expect(pushed).toContainEqual({ kind: 'pack', course })
  const again = valueOf(await addTo(session, 'other name.md', notes))
  expect(again).toEqual({ ...first, isKnown: true })
  // A newer version under the same name is another source, and that is said.
  const newer = Buffer.concat([notes, Buffer.from('\nThe quiz is on Friday.\n')])
  const second = valueOf(await addTo(session, '../notes\u0000.md', newer, 'Versions'))
  expect(second.note).toBeNull()
  const third = valueOf(await addTo(session, '../notes\u0000.md', notes, 'Versions'))
  expect(third).toMatchObject({
    isKnown: false,
    note: expect.stringContaining('both are searched'),
  })
  // Another course has it for itself.
  const physics = valueOf(await addTo(session, 'notes.md', notes, 'Physics'))
  expect(physics).toMatchObject({ isKnown: false, source: { id: 4, course: 'Physics' } })
  const { hits } = valueOf(
    await session.request('search-sources', { course, query: 'diagonalisable MATRICES' }),
  )
  expect(hits[0]?.line).toMatchObject({
    text: expect.stringContaining('A matrix is diagonalisable'),
  })
  expect(hits.every(({ source }) => source.id === 1)).toBe(true)
  // A line with both words comes before a heading that is one of them.
  const both = valueOf(
    await session.request('search-sources', { course, query: 'eigenvalues trace' }),
  )
  expect(both.hits[0]?.line.text).toMatch(/^The trace is the sum of the eigenvalues/)
  const { number } = hits[0]?.line ?? { number: 0 }
  const around = valueOf(
    await session.request('read-source-lines', { id: 1, from: number - 1, to: number + 1 }),
  )
  expect(around.lines).toHaveLength(3)
  expect(await session.request('search-sources', { course, query: '?!' })).toMatchObject({
    ok: false,
    failure: { code: 'no-words' },
  })
  // A name that can't be seen is none; one that moves a cursor is looked for as it would be kept.
  const nameless = await addTo(session, 'notes.md', notes, '\u0007')
  expect(nameless).toMatchObject({ ok: false, failure: { code: 'no-course' } })
  const unseen = await session.request('research', { course: '\u001b\u202eX' })
  expect(unseen).toMatchObject({ failure: { message: expect.stringContaining('for X yet') } })
})

test('[K3] a file without text, a scan and a calendar: each is said as what it is, and a calendar is its events', async () => {
  const { session } = openDesk()
  const scan = new PdfDocument()
  scan.rect(50, 50, 300, 300).fill('#888')
  for (const [name, bytes, code] of [
    ['empty.md', Buffer.from('  \n\n'), 'source-empty'],
    ['scan.pdf', await collect(scan), 'source-scanned'],
    ['notes.bin', Buffer.from([1, 0, 2, 0, 3]), 'source-unknown'],
  ] as const) {
    const refused = await addTo(session, name, bytes)
    expect(refused).toMatchObject({ ok: false, failure: { code } })
    expect(refused.ok ? '' : refused.failure.message).toContain(name)
  }
  expect(valueOf(await session.request('list-sources', { course })).sources).toEqual([])
  const calendar = `BEGIN:VCALENDAR\r\n${event('Final', '20261218T090000', 'DTEND:20261218T120000\r\nLOCATION:Great Hall\r\nDESCRIPTION:Bring a pen\r\n')}${event('Midterm', '20261020')}END:VCALENDAR\r\n`
  valueOf(await addTo(session, 'exams.ics', Buffer.from(calendar)))
  const { source, lines } = valueOf(
    await session.request('read-source-lines', { id: 1, from: 1, to: 9 }),
  )
  expect(source.kind).toBe('calendar')
  expect(lines.map(({ text }) => text)).toEqual([
    '2026-10-20 | Midterm',
    '2026-12-18 09:00–12:00 | Final | Great Hall',
    'Bring a pen',
  ])
})

test('[K3] a PDF of two hundred pages is read, tells how far it is, and can be stopped with nothing kept', async () => {
  const pdf = new PdfDocument({ size: 'A4', margin: 60 })
  pdf.fontSize(11)
  for (let page = 1; page <= 200; page += 1) {
    if (page > 1) pdf.addPage()
    pdf.text(`Page ${page} begins.`)
    pdf.text(page === 137 ? 'The zeugma appears here and nowhere else.' : `Filler ${page}.`)
  }
  const bytes = await collect(pdf)
  const { session, pushed } = openDesk()
  const stop = session.subscribe((event) => {
    if (event.kind === 'side-job-progress' && event.progress !== null)
      void session.request('stop-side-job', {})
  })
  expect(await addTo(session, 'book.pdf', bytes)).toMatchObject({
    ok: false,
    failure: { code: 'exchange-stopped' },
  })
  stop()
  expect(valueOf(await session.request('list-sources', {})).sources).toEqual([])
  expect(valueOf(await addTo(session, 'book.pdf', bytes)).source).toMatchObject({
    pages: 200,
    lines: 400,
  })
  const told = pushed.flatMap((event) =>
    event.kind === 'side-job-progress' && event.progress?.job === 'read-source'
      ? [event.progress.done / Math.max(1, event.progress.of)]
      : [],
  )
  expect(told.length).toBeGreaterThan(3)
  const { hits } = valueOf(await session.request('search-sources', { course, query: 'zeugma' }))
  expect(hits.map(({ line }) => [line.page, line.line])).toEqual([[137, 2]])
})

test('[K3] [K7] what rests on a source is said before it goes; then it is out of date, and its words stay', async () => {
  const { session } = openDesk()
  valueOf(await addTo(session, 'notes.md', notes))
  const report = valueOf(
    await session.request('research', { course, question: 'What is the rank of a matrix?' }),
  )
  const [finding] = report.findings
  expect(finding?.text).toContain('The rank is the number of pivots')
  const citation = finding?.citation
  if (citation === undefined) throw new Error('nothing was found')
  const field = { course, key: 'demands', text: finding?.text ?? '', status: 'ready' } as const
  commitPack(
    session.context.database,
    [
      {
        kind: 'version',
        base: 0,
        replacesPerson: false,
        field: {
          ...field,
          citations: [{ line: 1, ...citation }],
          madeFrom: [],
          scheduleMark: null,
          withoutSources: [],
          who: 'person',
          why: '',
        },
      },
    ],
    '2026-11-23T07:30:00Z',
  )
  const removal = valueOf(await session.request('preview-remove-source', { id: 1 }))
  expect(removal).toMatchObject({ file: 'notes.md', fields: [{ key: 'demands', lines: 1 }] })
  expect(removal.sentence).toContain('(1 line)')
  expect(valueOf(await session.request('remove-source', { id: 1 }))).toEqual(removal)
  const pack = valueOf(await session.request('read-pack', { course }))
  const demands = pack.fields.find(({ key }) => key === 'demands')
  expect(demands?.status).toBe('stale')
  expect(demands?.staleBecause.join()).toContain('notes.md')
  expect(demands?.citations[0]).toMatchObject({ isGone: true, quote: citation.quote })
  expect(await session.request('search-sources', { course, query: 'rank' })).toMatchObject({
    value: { hits: [] },
  })
  // The same file comes back under another number: what was written of the old one does not wake.
  expect(valueOf(await addTo(session, 'notes.md', notes)).source.id).toBe(2)
  expect(await session.request('remove-source', { id: 1 })).toMatchObject({
    ok: false,
    failure: { code: 'no-source' },
  })
})

test('[K3] sources follow a course to its new name, are there again after undo, and are in the file of everything', async () => {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const { state } = valueOf(await session.request('load-view', {}))
  const old = state?.taskClasses[0]?.course ?? ''
  valueOf(await addTo(session, 'notes.md', notes, old))
  const namesOf = async (name: string) =>
    valueOf(await session.request('list-sources', { course: name })).sources.map(({ file }) => file)
  const rename = { kind: 'rename-course', course: old, name: 'Renamed' } as const
  valueOf(await session.request('edit-work', { edit: rename }))
  expect(await namesOf('Renamed')).toEqual(['notes.md'])
  valueOf(await session.request('undo', {}))
  expect(await namesOf(old)).toEqual(['notes.md'])
  const whole = everythingSchema.parse(
    JSON.parse(
      JSON.stringify(
        readEverything(session.context.database, { at: '2026-11-23T07:30:00Z', version: '1' }),
      ),
    ),
  )
  expect(whole.sources).toHaveLength(1)
  expect(whole.sources[0]).toMatchObject({ file: 'notes.md', courses: [old] })
  expect(whole.sources[0]?.lines).toHaveLength(43)
})

test('[K3] [X1] a file in Big5 or in Latin letters of old is read, and one that stays unreadable is refused in a sentence', async () => {
  const { session } = openDesk()
  const hex = 'bda4ac4fb2d3ad4daabac3e4acc9a141a5d1c143afd7c2f9a4c0a46cbc68b2d5a6a8a143'
  valueOf(await addTo(session, 'big5.txt', Buffer.from(hex, 'hex')))
  valueOf(
    await addTo(
      session,
      'latin.txt',
      Buffer.from('Na\u00EFve r\u00E9alisme, d\u00E9fini', 'latin1'),
    ),
  )
  const lineOf = async (id: number) =>
    valueOf(await session.request('read-source-lines', { id, from: 1, to: 1 })).lines[0]?.text
  expect(await lineOf(1)).toBe('膜是細胞的邊界，由磷脂雙分子層組成。')
  expect(await lineOf(2)).toBe('Naïve réalisme, défini')
  const cyrillic = Buffer.from('Клетка и мембрана. '.repeat(3))
  expect(valueOf(await addTo(session, 'utf8.txt', cyrillic)).note).toBeNull()
  const torn = Buffer.from(Array.from({ length: 900 }, (_, index) => 1 + ((index * 73) % 255)))
  expect(await addTo(session, 'torn.txt', torn)).toMatchObject({
    failure: { code: 'source-unreadable', message: expect.stringContaining('save it as UTF-8') },
  })
})

test('[D6] a search over a damaged index ends in the sentence with the backups, and nothing is written on top of it', async () => {
  const { folder, session } = openDesk()
  valueOf(await addTo(session, 'notes.md', notes))
  await session.close()
  const file = connect(databaseFile(folder), 'must-exist', 0)
  file.exec('UPDATE index_seal SET sum = sum + 1')
  file.close()
  const spoilt = openDesk({ folder }).session
  const more = Buffer.from('# Rings\n\nA ring has two operations.\n')
  const replies = [
    await spoilt.request('search-sources', { course, query: 'matrices' }),
    await addTo(spoilt, 'rings.md', more),
  ]
  expect(replies.map((reply) => (reply.ok ? 'done' : reply.failure.code))).toEqual([
    'data-damaged',
    'data-damaged',
  ])
  expect(valueOf(await spoilt.request('list-sources', { course })).sources).toHaveLength(1)
})
