// How wide a word is in a font, measured beside the page: nothing is laid out for it.

let canvas: CanvasRenderingContext2D | null = null

/** By font and word: the weeks of a term say the same words. */
const known = new Map<string, number>()

const mostKnown = 5_000

export function forgetWidths(): void {
  known.clear()
}

/** Pixels; 0 where nothing can be measured. */
export function widthOf(word: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (canvas === null || font === '') return 0
  const key = `${font} ${word}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size > mostKnown) known.clear()
  canvas.font = font
  const { width } = canvas.measureText(word)
  known.set(key, width)
  return width
}
