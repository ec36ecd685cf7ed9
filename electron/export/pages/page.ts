// A page as a value: boxes, strokes and labels in points from the top left, with colours by name. It knows no format.
import type { Paper } from '../../../shared/exchange/export-choice.ts'
import type { Colour } from './colours.ts'

export type Weight = 'regular' | 'bold'

export type Edge = { colour: Colour; width: number; dash: readonly number[] }

export type Box = {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  radius: number
  fill: Colour | null
  edge: Edge | null
}

export type Point = readonly [x: number, y: number]

/** Lines of one look; each runs through its points. */
export type Strokes = {
  kind: 'strokes'
  lines: readonly (readonly Point[])[]
  colour: Colour
  width: number
  cap: 'butt' | 'round'
  dash: readonly number[]
}

/** One line of text from `x` on; `width` is what its font measures. */
export type Label = {
  kind: 'label'
  x: number
  baseline: number
  size: number
  weight: Weight
  colour: Colour
  text: string
  width: number
}

export type Shape = Box | Strokes | Label

export type Size = { width: number; height: number }

/** Shapes in the order in which they are painted, which is the order in which their text is read. */
export type Page = Size & {
  /** As the outline lists it. */
  title: string
  shapes: Shape[]
}

type BoxLook = { fill?: Colour | null; edge?: Edge | null; radius?: number }

export function box(area: Area, { fill = null, edge = null, radius = 0 }: BoxLook): Box {
  const { x, y, width, height } = area
  const most = Math.max(0, Math.min(radius, width / 2, height / 2))
  return { kind: 'box', x, y, width, height, radius: most, fill, edge }
}

type StrokesLook = { colour: Colour; width: number; cap?: 'butt' | 'round'; dash?: number[] }

export function strokes(
  lines: Strokes['lines'],
  { colour, width, cap = 'butt', dash = [] }: StrokesLook,
): Strokes {
  return { kind: 'strokes', lines, colour, width, cap, dash }
}

/** A rectangle in points. */
export type Area = { x: number; y: number } & Size

const sizes: Record<Paper, Size> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}

export type Sheet = Size & {
  /** Within the margins, which every printer reaches. */
  content: Area
}

const margin = 28

/** The sheets that pages are drawn on, in points. */
export function sheetOf(paper: Paper, orientation: 'upright' | 'across'): Sheet {
  const { width, height } = sizes[paper]
  const size = orientation === 'upright' ? { width, height } : { width: height, height: width }
  return {
    ...size,
    content: {
      x: margin,
      y: margin,
      width: size.width - 2 * margin,
      height: size.height - 2 * margin,
    },
  }
}
