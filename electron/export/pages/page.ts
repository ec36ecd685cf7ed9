// A page as a value: boxes, strokes and labels in points from the top left, with colours by name. It knows no format.
import type { Paper } from '../../../shared/exchange/export-choice.ts'

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

// The colours of a printed page, by the names of the interface's own: its light theme on white paper.

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
type Tone = readonly [lightness: number, chroma: number, hue: number]

const tokens = {
  paper: [1, 0, 0],
  'paper-sunk': [0.966, 0.007, 88],
  ink: [0.25, 0.014, 70],
  'ink-quiet': [0.47, 0.014, 70],
  'ink-faint': [0.7, 0.012, 75],
  hairline: [0.905, 0.009, 85],
  'hairline-strong': [0.83, 0.012, 82],
  accent: [0.44, 0.11, 262],
  'plain-fill': [0.93, 0.008, 85],
  'plain-wash': [0.957, 0.007, 85],
  'plain-edge': [0.6, 0.012, 85],
  'plain-ink': [0.34, 0.014, 70],
} as const satisfies Record<string, Tone>

/** Lightness and chroma of a course's colours, the same for every hue. */
const courseTones = {
  fill: [0.918, 0.036],
  wash: [0.962, 0.018],
  edge: [0.62, 0.1],
  ink: [0.36, 0.06],
} as const

type CourseTone = keyof typeof courseTones

/** A token, or a tone of a course with the hue that it wears. */
export type Colour = keyof typeof tokens | `${CourseTone}-${number}`

/** The course's own tone, or the paper's grey for what belongs to no course. */
export function courseColour(tone: CourseTone, hue: number | undefined): Colour {
  return hue === undefined ? `plain-${tone}` : `${tone}-${hue}`
}

const known = new Map<Colour, string>()

/** `#rrggbb`. */
export function hexOf(colour: Colour): string {
  const found = known.get(colour)
  if (found !== undefined) return found
  const hex = toHex(toneOf(colour))
  known.set(colour, hex)
  return hex
}

export function toneOf(colour: Colour): Tone {
  if (isToken(colour)) return tokens[colour]
  const [tone = '', hue = ''] = colour.split('-')
  const [lightness, chroma] = isTone(tone) ? courseTones[tone] : courseTones.ink
  return [lightness, chroma, Number(hue)]
}

function isToken(colour: Colour): colour is keyof typeof tokens {
  return colour in tokens
}

function isTone(name: string): name is CourseTone {
  return name in courseTones
}

/** OKLab to linear sRGB as its author gives it: https://bottosson.github.io/posts/oklab/ */
function toHex([lightness, chroma, hue]: Tone): string {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`
}

function toByte(linear: number): number {
  const value = Math.min(1, Math.max(0, linear))
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}
