// The same boxes and labels printed by Chromium from a page of HTML, with the same fonts: what the other way would cost.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { hexOf, type Page, type Shape } from '../../../electron/export/pages/page.ts'
import { drawingFiles } from '../../../electron/export/pages/drawing-files.ts'
import { loadFaces } from '../../../electron/export/pages/faces.ts'
import type { PagesInput } from '../../../electron/export/pages/pages-input.ts'
import { planPages } from '../../../electron/export/pages/draw-pages.ts'
import { findChromium } from '../../browser/find-chromium.ts'

const require = createRequire(import.meta.url)
const origin = 'http://pages.test/'

/** Wall milliseconds of the print alone, the browser being open, and the file's size. */
export async function printInChromium(
  input: PagesInput,
  runs: number,
): Promise<{ print: number[]; open: number; bytes: number }> {
  const html = toHtml(planPages(loadFaces(), input).map((draw) => draw()))
  const found = await findChromium()
  const opened = performance.now()
  const browser = await chromium.launch({ ...found })
  try {
    const page = await browser.newPage()
    const open = performance.now() - opened
    await page.route(`${origin}**`, (route) => {
      const name = route.request().url().slice(origin.length)
      if (name === '') return route.fulfill({ contentType: 'text/html', body: html })
      const file = drawingFiles[name === 'bold' ? 'NotoSansSC-Bold.ttf' : 'NotoSansSC-Regular.ttf']
      return route.fulfill({ body: readFileSync(require.resolve(file)) })
    })
    const print: number[] = []
    let bytes = 0
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now()
      await page.goto(origin)
      await page.evaluate('document.fonts.ready')
      bytes = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).length
      print.push(performance.now() - started)
    }
    return { print, open, bytes }
  } finally {
    await browser.close()
  }
}

function toHtml(pages: readonly Page[]): string {
  const [{ width, height } = { width: 0, height: 0 }] = pages
  const fonts = ['regular', 'bold'].map(
    (name) => `@font-face{font-family:${name};src:url(${origin}${name})}`,
  )
  const style = `${fonts.join('')}@page{size:${width}pt ${height}pt;margin:0}body{margin:0}
    section{position:relative;width:${width}pt;height:${height}pt;overflow:hidden;break-after:page}
    section>*{position:absolute;white-space:pre;box-sizing:border-box}`
  const sections = pages.map(({ shapes }) => `<section>${shapes.map(toElement).join('')}</section>`)
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${sections.join('')}`
}

function toElement(shape: Shape): string {
  if (shape.kind === 'box') {
    const { x, y, width, height, fill, edge } = shape
    const ground = fill === null ? '' : `background:${hexOf(fill)};`
    const line = edge === null ? '' : `border:${edge.width}pt solid ${hexOf(edge.colour)}`
    return `<div style="left:${x}pt;top:${y}pt;width:${width}pt;height:${height}pt;${ground}${line}"></div>`
  }
  if (shape.kind === 'strokes') return ''
  const { x, baseline, size, weight, colour, text } = shape
  const look = `font:${size}pt/1 ${weight};color:${hexOf(colour)}`
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<span style="left:${x}pt;top:${baseline - size}pt;${look}">${safe}</span>`
}
