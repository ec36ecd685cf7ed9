import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { drawPages } from '../../../../electron/export/pages/draw-pages.ts'
import type { PagesInput } from '../../../../electron/export/pages/pages-input.ts'
import { buildWindow } from '../../../../shared/schedule/calendar.ts'
import { at, event, item, schedule, taskClass, term } from '../../../builders.ts'
import { pagesInput } from './sample-pages.ts'

const state = schedule([
  event(1, at(1, 1, 2), { title: 'Calculus', course: 'Calculus', location: 'Hall 2' }),
  event(2, at(2, 3, 4), { title: '线性代数', course: '线性代数', location: '教学楼 201' }),
  item(3, { place: at(3, 5, 6), title: 'Problem set 3 🎉' }),
  taskClass(1, { course: 'Calculus' }),
])

async function write(changes: Partial<PagesInput> = {}): Promise<Uint8Array> {
  const drawn = await drawPages(pagesInput(term({ name: 'Autumn' }), state, changes))
  if (!drawn.ok) throw new Error(drawn.failure)
  return drawn.value.files[0] ?? new Uint8Array()
}

function titled(title: string): Promise<Uint8Array> {
  return write({ state: schedule([event(1, at(1, 1), { title })]) })
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false }).promise
}

async function readText(pdf: PDFDocumentProxy, number = 1): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items.map((part) => ('str' in part ? part.str : '')).join('\n')
}

describe('the PDF', () => {
  test('[X8] its text can be selected, in the order in which a person reads it', async () => {
    const text = await readText(await open(await write()))
    const order = [
      'Week 1',
      'Mon',
      'Calculus',
      'Tue',
      '线性代数',
      'Wed',
      'Problem set 3 □',
      '1 / 1',
    ]
    const places = order.map((word) => text.indexOf(word))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('[X8] what was drawn before changes no byte, and no character that is copied out of it', async () => {
    const first = await titled('\u4E00')
    // The radical has the glyph of the character.
    const radical = await titled('\u2F00')
    expect(await readText(await open(radical))).toContain('\u2F00')
    expect(await titled('\u4E00')).toEqual(first)
  })

  test('[X8] it has a title, a language, its date and an outline', async () => {
    const pdf = await open(await write({ language: 'zh', layout: 'agenda' }))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: 'Autumn，2026年11月2–8日',
      Language: 'zh-CN',
      Creator: 'Weekloom',
    })
    expect(JSON.stringify(info)).toContain('20261122')
    expect((await pdf.getOutline())?.map(({ title }) => title)).toEqual(['2026年11月2–4日'])
  })

  test.each([
    ['a4', 'week', [841.89, 595.28]],
    ['a4', 'agenda', [595.28, 841.89]],
    ['letter', 'week', [792, 612]],
    ['letter', 'agenda', [612, 792]],
  ] as const)('[X8] on %s the %s is as large as the paper', async (paper, layout, size) => {
    const page = await (await open(await write({ paper, layout }))).getPage(1)
    expect(page.view.slice(2).map((value) => Math.round(value * 100) / 100)).toEqual(size)
  })

  test('[X8] its fonts are embedded, and only as far as they are used', async () => {
    const bytes = await write()
    const raw = Buffer.from(bytes).toString('latin1')
    const names = [...raw.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name)
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+NotoSansSC/)
    expect([...raw.matchAll(/\/FontFile2 /g)]).toHaveLength(2)
    expect(bytes.length).toBeLessThan(60_000)
  })

  test('[X8] the same schedule is the same bytes, and another hour is not', async () => {
    const first = await write()
    expect(await write()).toEqual(first)
    const later = { instant: '2026-11-22T07:30:00.000Z', date: '2026-11-22', time: '15:30' }
    expect(await write({ asOf: later })).not.toEqual(first)
  })

  test('[X8] progress is told for each page, and the first alone can be drawn', async () => {
    const told: string[] = []
    const long = term({ weeks: 3 })
    const input = pagesInput(long, schedule([], buildWindow(long)))
    const drawn = await drawPages(input, (done, of) => void told.push(`${done}/${of}`))
    expect(told.indexOf('0/8')).toBe(told.lastIndexOf('0/0') + 1)
    expect(told.at(-1)).toBe('8/8')
    expect(drawn.ok && drawn.value.pages).toBe(4)
    const first = await drawPages({ ...input, onlyFirst: true })
    if (!first.ok) throw new Error(first.failure)
    expect(first.value.pages).toBe(4)
    expect((await open(first.value.files[0] ?? new Uint8Array())).numPages).toBe(1)
  })
})
