// The text of a document: lines where a person finds them, and a plain word where there are none.
import { deflateRawSync } from 'node:zlib'
import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { findFacts } from '../../../electron/syllabus/find/find-facts.ts'
import { readText } from '../../../electron/text/document/read-text.ts'
import { fixtureTerm, readFixture } from './fixtures.ts'
import { collect, writeDocx, writePdf } from './write-documents.ts'

async function linesOf(bytes: Uint8Array, fileName: string) {
  const read = await readText(bytes, fileName, () => {})
  if (!read.ok) throw new Error(read.failure)
  return read.value.lines
}

const failureOf = async (bytes: Uint8Array, fileName: string) => {
  const read = await readText(bytes, fileName, () => {})
  return read.ok ? null : read.failure
}

test('[X9] a PDF has its pages and lines, with tables by their columns and Chinese as it is', async () => {
  const pdf = new PdfDocument({ size: 'A4', margin: 60 })
  pdf.fontSize(11).text('First page').addPage().text('Midterm: October 14').text('Room 4')
  const lines = await linesOf(await collect(pdf), 'a.pdf')
  expect(lines.map(({ page, line, text }) => [page, line, text])).toEqual([
    [1, 1, 'First page'],
    [2, 1, 'Midterm: October 14'],
    [2, 2, 'Room 4'],
  ])
  const table = await writePdf(
    '| 周次 | 内容 | 作业 |\n| --- | --- | --- |\n| 1 | 函数与极限 | 习题1 |\n| 2 | 导数 | |\n',
  )
  const rows = await linesOf(table, 'b.pdf')
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['周次', '内容', '作业'],
    ['1', '函数与极限', '习题1'],
    ['2', '导数', ''],
  ])
})

test('[X9] two columns of prose are read one after the other', async () => {
  const pdf = new PdfDocument({ size: 'A4', margin: 50 })
  pdf.fontSize(9)
  for (const [index, text] of side('Left').entries())
    pdf.text(text, 50, 80 + index * 14, { lineBreak: false })
  for (const [index, text] of side('Right').entries())
    pdf.text(text, 310, 80 + index * 14, { lineBreak: false })
  const lines = await linesOf(await collect(pdf), 'a.pdf')
  expect(lines.map(({ text }) => text)).toEqual([...side('Left'), ...side('Right')])
})

test('[X9] Word, web pages, Markdown and text keep headings and tables', async () => {
  const source = '# Biology\n\nText with *stress*.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n'
  const expected = [
    ['Biology', 1],
    ['Text with stress.', null],
    ['A | B', null],
    ['1 | 2', null],
  ]
  for (const [bytes, name] of [
    [Buffer.from(source), 'a.md'],
    [await writeDocx(source), 'a.docx'],
    [
      Buffer.from(
        '<h1>Biology</h1><script>no()</script><p>Text with <b>stress</b>.<p hidden>no</p><table><tr><th>A<th>B<tr><td>1<td>2</table>',
      ),
      'a.html',
    ],
  ] as const) {
    const lines = await linesOf(bytes, name)
    expect(lines.map(({ text, heading }) => [text, heading])).toEqual(expected)
  }
  const plain = await linesOf(Buffer.from('One\r\n\r\nTwo\tthree'), 'a.txt')
  expect(plain.map(({ line, text }) => [line, text])).toEqual([
    [1, 'One'],
    [3, 'Two | three'],
  ])
})

test('[X9] a scan, a password, damage, emptiness and a bomb are each said', async () => {
  const scan = new PdfDocument()
  scan.rect(10, 10, 50, 50).fill('black')
  expect(await failureOf(await collect(scan), 'a.pdf')).toBe('scanned')
  const locked = await writePdf('# Secret\n', { userPassword: 'x' })
  expect(await failureOf(locked, 'a.pdf')).toBe('encrypted')
  expect(await failureOf(Buffer.from('%PDF-1.7 nothing more'), 'a.pdf')).toBe('damaged')
  expect(await failureOf(Buffer.alloc(0), 'a.pdf')).toBe('empty')
  expect(await failureOf(Buffer.from(' \n '), 'a.txt')).toBe('empty')
  expect(await failureOf(Buffer.alloc(10_000_001, 65), 'a.txt')).toBe('too-large')
  expect(await failureOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'a.doc')).toBe('old-word')
  expect(await failureOf(Buffer.from([1, 0, 2, 0]), 'a.bin')).toBe('unknown')
  expect(await failureOf(zipOf('word/document.xml', Buffer.alloc(70_000_000)), 'a.docx')).toBe(
    'bomb',
  )
  const docx = await writeDocx('# Text\n')
  expect(await failureOf(docx.subarray(0, docx.length - 40), 'a.docx')).toBe('damaged')
})

test('[X9] two hundred pages are read, page by page', async () => {
  const pdf = new PdfDocument({ autoFirstPage: false })
  for (let page = 1; page <= 200; page += 1)
    pdf.addPage().text(`Page ${page}. Quiz ${page}: October ${(page % 28) + 1}, 2026`)
  const told: number[] = []
  const read = await readText(await collect(pdf), 'a.pdf', (done) => told.push(done))
  expect(read.ok && read.value.lines.length).toBe(200)
  expect(told).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
})

test('[X9] no bytes make it throw, and every quote stands where it is said to stand', async () => {
  const bases = await Promise.all(
    ['en-biology.docx.md', 'zh-computer.pdf.md', 'en-programming.html', 'zh-calculus.md'].map(
      readFixture,
    ),
  )
  await assert(
    asyncProperty(
      constantFrom(...bases),
      array(tuple(nat(), nat(255)), { maxLength: 12 }),
      async ({ fileName, bytes }, changes) => {
        const mutated = Buffer.from(bytes)
        for (const [at, value] of changes) mutated[at % mutated.length] = value
        const read = await readText(mutated, fileName, () => {})
        if (!read.ok) return
        const { facts } = findFacts(read.value.lines, fixtureTerm, () => {})
        for (const { lines } of facts)
          for (const number of lines) expect(read.value.lines[number - 1]?.number).toBe(number)
      },
    ),
    { numRuns: 25 },
  )
})

function side(name: string): string[] {
  return Array.from(
    { length: 12 },
    (_, index) => `${name} column sentence number ${index + 1} goes here`,
  )
}

/** One part, written by hand: no library writes a bomb. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const title = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(title.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt16LE(title.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  const start = local.length + title.length + packed.length
  end.writeUInt32LE(start, 16)
  return Buffer.concat([local, title, packed, central, title, end])
}
