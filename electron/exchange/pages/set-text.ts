// Sets text into an area: lines from its top, whole or shortened, at the first size at which they fit.
import { breakLines, fitLines, shorten } from './break-lines.ts'
import { drawableText } from './drawable-text.ts'
import type { Faces } from './faces.ts'
import type { Colour } from './colours.ts'
import type { Area, Label, Weight } from './page.ts'

export type TextLook = { size: number; weight?: Weight; colour?: Colour }

/** Of the size: where the baseline lies below a line's top, and how far apart lines are. */
const ascent = 0.98
const leading = 1.28

/** Where the baseline lies below the top of a line. */
export function baselineOf(size: number): number {
  return size * ascent
}

/** Where the labels end, or `x` where there are none. */
export function rightOf(labels: readonly Label[], x: number): number {
  return labels.reduce((most, label) => Math.max(most, label.x + label.width), x)
}

export function lineHeight(size: number): number {
  return size * leading
}

/** One line whose top is `y`, shortened to `width`; nothing where there is no text. */
export function setLine(
  faces: Faces,
  text: string,
  { x, y, width = Infinity }: { x: number; y: number; width?: number },
  look: TextLook,
): Label[] {
  const { size, weight = 'regular', colour = 'ink' } = look
  const measure = (part: string) => faces.measure(part, size, weight)
  const shown = shorten(drawableText(text, faces), width, measure)
  if (shown === '' || measure(shown) > width) return []
  const baseline = y + baselineOf(size)
  return [{ kind: 'label', x, baseline, size, weight, colour, text: shown, width: measure(shown) }]
}

/** The same, ending at `right`. */
export function setLineRight(
  faces: Faces,
  text: string,
  { right, y, width = Infinity }: { right: number; y: number; width?: number },
  look: TextLook,
): Label[] {
  const [label] = setLine(faces, text, { x: 0, y, width }, look)
  return label === undefined ? [] : [{ ...label, x: right - label.width }]
}

/** Lines from the top of the area; what does not fit is shortened. */
export function setLines(faces: Faces, text: string, area: Area, look: TextLook): Label[] {
  const { size, weight = 'regular' } = look
  const most = Math.floor((area.height + 0.01) / lineHeight(size))
  const lines = fitLines(drawableText(text, faces), { width: area.width, lines: most }, (part) =>
    faces.measure(part, size, weight),
  )
  return lines.flatMap((line, index) =>
    setLine(faces, line, { ...area, y: area.y + index * lineHeight(size) }, look),
  )
}

/** How many lines a text takes. */
export function countLines(
  faces: Faces,
  text: string,
  width: number,
  { size, weight = 'regular' }: Pick<TextLook, 'size' | 'weight'>,
): number {
  const drawn = drawableText(text, faces)
  return breakLines(drawn, width, (part) => faces.measure(part, size, weight)).length
}
