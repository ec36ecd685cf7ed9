// The pages of a study guide (K6): text that can be selected, heads where a reader looks for them, the same bytes.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawGuide, type GuideInput } from '../../../../electron/export/pages/guide/draw-guide.ts'
import type { GuideBlock } from '../../../../shared/outlook/write-study-guide.ts'

const heading = (text: string): GuideBlock => ({ kind: 'heading', level: 2, text })

const blocks: GuideBlock[] = [
  { kind: 'heading', level: 1, text: '学习指南：Calculus' },
  { kind: 'paragraph', text: `Long ${'words and more words '.repeat(40)}end`, notes: [1] },
  heading('要求'),
  { kind: 'list', items: [{ text: '闭卷考试，90 分钟', notes: [1] }] },
  heading('Sessions'),
  {
    kind: 'table',
    head: ['Day', 'Time', 'Session', 'Length'],
    rows: Array.from({ length: 70 }, (_, index) => ['Mon', '08:00', `Part ${index + 1}`, '45 min']),
  },
  { kind: 'notes', title: 'Sources', notes: ['syllabus.pdf, line 3: “closed”'] },
]

const input: GuideInput = {
  format: 'pdf',
  scale: 1,
  onlyFirst: false,
  paper: 'a4',
  document: { title: '学习指南：Calculus', language: 'zh', blocks },
  asOf: { instant: '2026-11-23T07:30:00Z', date: '2026-11-23', time: '15:30' },
}

async function draw(changes: Partial<GuideInput> = {}): Promise<Uint8Array> {
  const drawn = await drawGuide({ ...input, ...changes })
  if (!drawn.ok) throw new Error(drawn.failure)
  return drawn.value.files[0] ?? new Uint8Array()
}

test('[K6] [X8] it can be selected and read in order; tables keep their head; the same input is the same bytes', async () => {
  const bytes = await draw()
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
    .promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const words = items.map((part) => ('str' in part ? part.str : ''))
    pages.push(words.join(' ').replaceAll(/\s+/g, ' '))
  }
  expect(pages.length).toBeGreaterThan(1)
  const whole = pages.join(' ')
  const order = [
    '学习指南：Calculus',
    'end [1]',
    '要求',
    '闭卷考试，90 分钟 [1]',
    'Part 1',
    'Part 70',
    'Sources',
    '[1] syllabus.pdf',
  ]
  const places = order.map((words) => whole.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const page of pages.filter((text) => text.includes('Part ')))
    expect(page).toContain('Length')
  expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`)
  expect(Buffer.compare(bytes, await draw())).toBe(0)
  expect((await draw({ format: 'png', onlyFirst: true })).slice(1, 4)).toEqual(
    Uint8Array.from(Buffer.from('PNG')),
  )
})
