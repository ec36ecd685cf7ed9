// The words of a block: the title whole at the largest size that has room, then of the details as many lines as fit.
import { shorten } from './break-lines.ts'
import type { Colour } from './colours.ts'
import { drawableText } from './drawable-text.ts'
import type { Faces } from './faces.ts'
import type { Area, Label } from './page.ts'
import { countLines, lineHeight, setLine, setLines } from './set-text.ts'

export type FaceText = { title: string; details: readonly string[]; colour: Colour }

const roomySizes = [8.8, 8.2, 7.6]
const tightSizes = [...roomySizes, 7, 6.4, 5.8]
/** A title that is shortened is no smaller than it must be. */
const shortenedSize = 6.8
const leastSize = 3
const detailSize = 6.6
/** A dot as wide as a Chinese character, with its own room on both sides. */
const joint = '·'

export function setFace(faces: Faces, area: Area, { title, details, colour }: FaceText): Label[] {
  const size = titleSize(faces, title, area)
  if (size < leastSize || area.width < 2 * size) return []
  const titleLines = setLines(faces, title, area, { size, weight: 'bold', colour })
  const used = titleLines.length * lineHeight(size)
  const small = Math.min(detailSize, size)
  const room = Math.floor((area.height - used + 0.01) / lineHeight(small))
  const lines = joinDetails(faces, details, area.width, small).slice(0, Math.max(0, room))
  const top = area.y + used
  const detailLines = lines.flatMap((line, index) =>
    setLine(
      faces,
      line,
      { x: area.x, y: top + index * lineHeight(small), width: area.width },
      { size: small, colour },
    ),
  )
  return [...titleLines, ...detailLines]
}

/** With a line of details, if that can be had at a good size. */
function titleSize(faces: Faces, title: string, { width, height }: Area): number {
  const needed = (size: number) =>
    countLines(faces, title, width, { size, weight: 'bold' }) * lineHeight(size)
  const withDetail = height - lineHeight(detailSize) + 0.01
  return (
    roomySizes.find((size) => needed(size) <= withDetail) ??
    tightSizes.find((size) => needed(size) <= height + 0.01) ??
    Math.min(shortenedSize, height / lineHeight(1))
  )
}

/** Details side by side while a line holds them. */
function joinDetails(
  faces: Faces,
  details: readonly string[],
  width: number,
  size: number,
): string[] {
  const measure = (text: string) => faces.measure(text, size, 'regular')
  const lines: string[] = []
  for (const detail of details.map((text) => drawableText(text, faces))) {
    if (detail === '') continue
    const last = lines.at(-1)
    const joined = `${last}${joint}${detail}`
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(shorten(detail, width, measure))
  }
  return lines
}
