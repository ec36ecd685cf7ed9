// A Word document as lines: paragraphs, headings, lists and tables, in the order of reading.
import mammoth from 'mammoth'
import { fail, succeed, type Result } from '../../../../shared/result.ts'
import { htmlLines } from './html-lines.ts'
import type { RawLine, TextFailure } from './text-line.ts'
import { checkZip } from './zip-size.ts'

export async function docxLines(bytes: Buffer): Promise<Result<RawLine[], TextFailure>> {
  const checked = checkZip(bytes)
  if (!checked.ok) return checked
  if (!checked.value.includes('[Content_Types].xml')) return fail('unknown')
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })), styleMap },
    )
    return succeed(htmlLines(value))
  } catch {
    return fail('damaged')
  }
}

// The title of a document is a heading too; what is struck through no longer counts.
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  'strike => noscript',
]
