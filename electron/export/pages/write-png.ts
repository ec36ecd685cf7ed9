// Writes a page as a picture: its SVG drawn by resvg, which looks for no font, no file and no network.
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readDrawingFile } from './drawing-files.ts'
import type { PictureScale } from './pages-input.ts'

/** Dots of a screen for each point of a page. */
const dotsPerPoint = 96 / 72

let started: Promise<void> | null = null

/** Once for all pages; throws where the program is lost. */
export function startPictures(): Promise<void> {
  started ??= initWasm(readDrawingFile('resvg.wasm'))
  return started
}

/** A page as SVG, after `startPictures`. */
export function writePng(svg: string, scale: PictureScale): Uint8Array {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: dotsPerPoint * scale },
    font: { loadSystemFonts: false },
  })
  try {
    const picture = drawing.render()
    try {
      return picture.asPng().slice()
    } finally {
      picture.free()
    }
  } finally {
    drawing.free()
  }
}
