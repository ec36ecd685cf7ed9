// What of a block's words fits, told by their widths alone where that is beyond doubt: nothing is laid out for it.
import { cutsOf, wordsOf } from './shorten.ts'

/** Fonts of a title and of the lines under it, how high a line is in pixels, and how wide a word. */
export type Type = {
  strong: string
  plain: string
  line: number
  widthOf: (word: string, font: string) => number
}

type Room = { wide: number; high: number; isShort: boolean; tail: string }

/** Letters, digits and signs that a canvas sets as the page does. */
const plain = /^[\x20-\x7E\u00A0-\u024F\u2013\u2014\u2026]*$/u

/** Pixels by which a canvas and the page may differ: of a text, and of each figure in it, which the page sets as wide as any other. */
const doubt = { text: 1, figure: 0.5 }

/** As drawn; undefined where it must be tried on the page. */
export function guessLines(
  lines: readonly string[],
  { wide, high, isShort, tail }: Room,
  type: Type,
): readonly string[] | undefined {
  const { strong, plain: font, line } = type
  const count = high / line
  if (strong === '' || !(count > 0) || Math.abs(count - Math.round(count)) < 0.1) return undefined
  const shown = Math.min(isShort ? 2 : Infinity, Math.max(1, Math.floor(count)))
  const [title = '', ...rest] = lines.slice(0, shown)
  const fits = (text: string, font: string) => fitsIn(text, font, wide, type)
  const known = [fits(title, strong), ...rest.map((text) => fits(text, font))]
  if (known.every((fit) => fit === true)) return [title, ...rest]
  if (shown > 1 || known[0] !== false) return undefined
  for (const cut of cutsOf(title, tail)) {
    const fit = fits(cut, strong)
    if (fit !== false) return fit === true ? [cut] : undefined
  }
  return [title]
}

/** In one line; undefined where that is in doubt. */
function fitsIn(text: string, font: string, wide: number, { widthOf }: Type): boolean | undefined {
  if (!plain.test(text)) return undefined
  const spare = wide - wordsOf(text).reduce((sum, word) => sum + widthOf(word, font), 0)
  const figures = text.replaceAll(/\D/g, '').length
  return Math.abs(spare) < doubt.text + doubt.figure * figures ? undefined : spare > 0
}
