// A PDF as lines, page by page; nothing is drawn, run or fetched.
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import './pdf-globals.ts'
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { holdsHugeDrawing } from './pdf-size.ts'
import { pageRows, type Piece } from './pdf-rows.ts'
import { mostPages, type RawLine, type ReadReport, type TextFailure } from './text-line.ts'

/** Where the tables lie that say which characters an Asian font's codes are: beside the built part, or in the package. */
const tables = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '../../../node_modules/pdfjs-dist/cmaps')
  : join(import.meta.dirname, '../cmaps')

/** Gives out the tables and nothing else: no fonts, no network. */
class TableReader {
  // oxlint-disable-next-line class-methods-use-this -- the form that the reader asks for
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[\w-]+\.bcmap$/.test(filename)) throw new Error('not at hand')
    return new Uint8Array(await readFile(join(tables, filename)))
  }
}

export async function pdfLines(
  bytes: Buffer,
  report: ReadReport,
): Promise<Result<{ lines: RawLine[]; pages: number }, TextFailure>> {
  if (holdsHugeDrawing(bytes)) return fail('bomb')
  const task = getDocument({
    // A copy: the reader takes what it is given for itself.
    data: new Uint8Array(bytes),
    useWorkerFetch: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
    cMapPacked: true,
    BinaryDataFactory: TableReader,
  })
  try {
    const document = await task.promise
    const pages = Math.min(document.numPages, mostPages)
    const lines: RawLine[] = []
    for (let number = 1; number <= pages; number += 1) {
      const page = await document.getPage(number)
      const content = await page.getTextContent()
      const pieces = content.items.flatMap((item) => ('str' in item ? toPiece(item) : []))
      for (const [index, row] of pageRows(pieces).entries()) {
        lines.push({ ...row, page: number, line: index + 1, wraps: row.cells === null })
      }
      page.cleanup()
      report(number, pages)
    }
    return succeed({ lines, pages: document.numPages })
  } catch (error) {
    return fail(error instanceof PasswordException ? 'encrypted' : 'damaged')
  } finally {
    await task.destroy()
  }
}

type Item = { str: string; transform: number[]; width: number; height: number }

/** Text that is turned, as in a mark across the page, is no line; a piece without text is the space around it. */
function toPiece({ str, transform, width }: Item): Piece[] {
  const [a = 0, b = 0, , d = 0, left = 0, base = 0] = transform
  if (str.trim() === '' || Math.abs(b) > Math.abs(a) / 4 || d === 0) return []
  return [{ text: str, left, right: left + width, base, size: Math.abs(d) }]
}
