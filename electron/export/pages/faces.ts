// Loads the two weights that pages are set in: what a line measures, and which characters there are.
import { create, type Font } from 'fontkit'
import { type DrawingFile, readDrawingFile } from './drawing-files.ts'
import type { Weight } from './page.ts'

export type Faces = {
  fonts: Readonly<Record<Weight, Font>>
  /** Of one line, in points. */
  measure: (text: string, size: number, weight: Weight) => number
  has: (codePoint: number) => boolean
}

const files: Record<Weight, DrawingFile> = {
  regular: 'NotoSansSC-Regular.ttf',
  bold: 'NotoSansSC-Bold.ttf',
}

/**
 * Opened anew for each document: a font that is open remembers for a glyph the character that it was first drawn for,
 * and a later document would be copied with that one. Throws where a file is lost.
 */
export function loadFaces(): Faces {
  return facesOf({ regular: openFont('regular'), bold: openFont('bold') })
}

function openFont(weight: Weight): Font {
  return create(readDrawingFile(files[weight]))
}

function facesOf(fonts: Record<Weight, Font>): Faces {
  const widths: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() }
  return {
    fonts,
    measure: (text, size, weight) => {
      const font = fonts[weight]
      const units = splitWords(text).reduce((sum, word) => {
        const known = widths[weight].get(word)
        if (known !== undefined) return sum + known
        const width = font.layout(word).advanceWidth
        widths[weight].set(word, width)
        return sum + width
      }, 0)
      return (units / font.unitsPerEm) * size
    },
    has: (codePoint) =>
      fonts.regular.hasGlyphForCodePoint(codePoint) && fonts.bold.hasGlyphForCodePoint(codePoint),
  }
}

/** Each word with the space behind it: so is a line laid out in both formats, and no kerning crosses a space. */
export function splitWords(text: string): string[] {
  return text.match(/[^ ]* |[^ ]+$/g) ?? []
}
