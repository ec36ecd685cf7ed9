import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawPages } from '../../../../electron/export/pages/draw-pages.ts'
import type { PagesInput } from '../../../../electron/export/pages/pages-input.ts'
import { storeZip } from '../../../../electron/export/pages/store-zip.ts'
import { at, event, schedule, term } from '../../../builders.ts'
import { pagesInput } from './sample-pages.ts'

const state = schedule([event(1, at(1, 1, 2), { title: '线性代数', course: '线性代数' })])

async function draw(changes: Partial<PagesInput>): Promise<Buffer[]> {
  const drawn = await drawPages(pagesInput(term(), state, { format: 'png', ...changes }))
  if (!drawn.ok) throw new Error(drawn.failure)
  return drawn.value.files.map((file) => Buffer.from(file))
}

/** Width, height, and how many different bytes its rows hold. */
function readPng(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.subarray(at + 4, at + 8).toString() === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  return {
    size: [png.readUInt32BE(16), png.readUInt32BE(20)],
    tones: new Set(inflateSync(Buffer.concat(parts))).size,
  }
}

describe('the picture', () => {
  test('[X8] it has the size of the paper on a screen, or twice that, and is not blank', async () => {
    const [[small], [large]] = [await draw({}), await draw({ scale: 2, layout: 'agenda' })]
    const [once, twice] = [small, large].map((png) => readPng(png ?? Buffer.alloc(0)))
    expect(once?.size).toEqual([1123, 794])
    expect(twice?.size).toEqual([1587, 2245])
    expect(once?.tones).toBeGreaterThan(50)
  })

  test('[X8] the same schedule is the same bytes', async () => {
    expect(await draw({})).toEqual(await draw({}))
  })
})

test('[X8] several files in one archive are found again by its directory', () => {
  const entries = ['one', '二', ''].map((text) => ({
    name: `页-${text}.png`,
    bytes: Buffer.from(text),
  }))
  const zip = Buffer.from(storeZip(entries, '2026-11-22'))
  expect(storeZip(entries, '2026-11-22')).toEqual(zip)
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06_05_4b_50)
  expect(zip.readUInt16LE(end + 10)).toBe(3)
  let at = zip.readUInt32LE(end + 16)
  const found = entries.map(() => {
    expect(zip.readUInt32LE(at)).toBe(0x02_01_4b_50)
    const [size, name] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04_03_4b_50)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    const entry = {
      name: zip.subarray(at + 46, at + 46 + name).toString(),
      bytes: zip.subarray(start, start + size),
    }
    at += 46 + name
    return entry
  })
  expect(found).toEqual(entries)
})
