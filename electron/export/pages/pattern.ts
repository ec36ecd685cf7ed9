// Twelve patterns for a small area: solid, stripes and dots that stay apart at five points wide, in grey too.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Outcome } from '../../../shared/schedule/work-log.ts'
import { assignHues, coursesOf, courseHues } from '../../../shared/timetable/course-hue.ts'
import {
  courseColour,
  type Colour,
  box,
  strokes,
  type Area,
  type Point,
  type Shape,
} from './page.ts'

/** What belongs to no course has no hue and is plain. */
export type CourseMark = { hue: number | undefined; pattern: number }

/**
 * How each course is told apart on paper: by its hue, and by a pattern of its own that stays when it is printed grey.
 */
export const plainMark: CourseMark = { hue: undefined, pattern: 0 }

/** By the courses of the whole schedule, so that a page shows each as the window does. */
export function courseMarks(state: ScheduleState): Map<string, CourseMark> {
  const courses = coursesOf(state)
  const hues = assignHues(courses)
  return new Map(
    courses.map((course, index) => {
      // From the thirteenth on a hue comes again, with the next pattern.
      const round = Math.floor(index / courseHues.length)
      return [course, { hue: hues.get(course), pattern: (index + round) % courseHues.length }]
    }),
  )
}

type Line = readonly [Point, Point]

/** In points: the width of the lines and how far apart they lie. `slope` is the rise of a diagonal over its run. */
type Stripes = { kind: 'stripes'; slope: number; width: number; gap: number }
type Look =
  | { kind: 'solid' }
  | Stripes
  | { kind: 'crossed'; gap: number }
  | { kind: 'dots'; gap: number }
  | { kind: 'rails'; rails: number }

const looks: readonly Look[] = [
  { kind: 'solid' },
  { kind: 'stripes', slope: 0, width: 1.6, gap: 3.2 },
  { kind: 'stripes', slope: 1, width: 1.3, gap: 3.4 },
  { kind: 'dots', gap: 3 },
  { kind: 'rails', rails: 2 },
  { kind: 'stripes', slope: -1, width: 1.3, gap: 3.4 },
  { kind: 'crossed', gap: 3.6 },
  { kind: 'stripes', slope: 0, width: 4, gap: 8 },
  { kind: 'rails', rails: 1 },
  { kind: 'stripes', slope: 1, width: 3, gap: 8 },
  { kind: 'stripes', slope: 0, width: 0.7, gap: 1.8 },
  { kind: 'dots', gap: 6 },
]

/** The area filled with the course's pattern in its own ink, on white. */
export function drawPattern(area: Area, { hue, pattern }: CourseMark): Shape[] {
  const colour = courseColour('edge', hue)
  const look = looks[pattern % looks.length] ?? looks[0]
  if (look === undefined || look.kind === 'solid') return [box(area, { fill: colour })]
  const background = box(area, { fill: 'paper' })
  switch (look.kind) {
    case 'stripes':
      return [
        background,
        ...stripe(area, look).map((lines) => strokes([lines], { colour, width: look.width })),
      ]
    case 'crossed':
      return [
        background,
        ...[1, -1].map((slope) =>
          strokes(stripe(area, { slope, width: 0.8, gap: look.gap }), {
            colour,
            width: 0.8,
          }),
        ),
      ]
    case 'dots':
      return [background, strokes(dots(area, look.gap), { colour, width: 2, cap: 'round' })]
    case 'rails':
      return [background, strokes(rails(area, look.rails), { colour, width: 1.5 })]
    default:
      return look satisfies never
  }
}

/** Parallel lines across the area, each cut at its sides and clear of its ends by half their width. */
export function stripe(area: Area, { slope, width, gap }: Omit<Stripes, 'kind'>): Line[] {
  const half = slope === 0 ? width / 2 : 0
  const rise = Math.abs(slope) * area.width
  const lines: Line[] = []
  const first = area.y - rise + gap / 2
  for (let y = first; y < area.y + area.height + rise; y += gap) {
    const start: Point = [area.x, slope > 0 ? y + rise : y]
    const end: Point = [area.x + area.width, slope > 0 ? y : y + rise]
    const cut = cutLine([start, end], area.y + half, area.y + area.height - half)
    if (cut !== null) lines.push(cut)
  }
  return lines
}

/** The part of the line between two heights; null where there is none. */
function cutLine([a, b]: Line, top: number, bottom: number): Line | null {
  const [least, most] = a[1] < b[1] ? [a, b] : [b, a]
  if (most[1] < top || least[1] > bottom || bottom <= top) return null
  const at = (y: number): Point =>
    most[1] === least[1]
      ? [least[0], y]
      : [least[0] + ((most[0] - least[0]) * (y - least[1])) / (most[1] - least[1]), y]
  if (most[1] === least[1]) return [a, b]
  return [least[1] < top ? at(top) : least, most[1] > bottom ? at(bottom) : most]
}

/** Lines without length, which a round cap makes dots. */
function dots({ x, y, width, height }: Area, gap: number): Line[] {
  const lines: Line[] = []
  const columns = Math.max(1, Math.floor(width / 4))
  for (let down = y + 2; down <= y + height - 1; down += gap)
    for (let column = 0; column < columns; column += 1) {
      const across = x + (width * (column + 0.5)) / columns
      lines.push([
        [across, down],
        [across, down],
      ])
    }
  return lines
}

function rails({ x, y, width, height }: Area, count: number): Line[] {
  return Array.from({ length: count }, (_, index) => {
    const across = count === 1 ? x + width / 2 : x + 0.75 + ((width - 1.5) * index) / (count - 1)
    return [
      [across, y],
      [across, y + height],
    ] as const
  })
}

export type TickState = 'open' | Exclude<Outcome, 'missed'>

/** A square to tick with a pen; what the plan knows to be done is ticked already. */
export function drawTickBox(
  { x, y }: Pick<Area, 'x' | 'y'>,
  side: number,
  state: TickState,
  colour: Colour,
): Shape[] {
  const edge = { colour, width: 0.8, dash: [] }
  const square = { x: x + 0.4, y: y + 0.4, width: side - 0.8, height: side - 0.8 }
  const frame = box(square, { fill: 'paper', edge, radius: side * 0.15 })
  switch (state) {
    case 'open':
      return [frame]
    case 'partly':
      return [frame, box({ ...square, y: y + side / 2, height: side / 2 - 0.4 }, { fill: colour })]
    case 'done': {
      const at = (across: number, down: number) => [x + side * across, y + side * down] as const
      const tick = [[at(0.22, 0.52), at(0.43, 0.74), at(0.8, 0.26)]]
      return [frame, strokes(tick, { colour, width: side * 0.16, cap: 'round' })]
    }
    default:
      return state satisfies never
  }
}

/** A padlock, three quarters as wide as high. */
export function drawLock({ x, y }: Pick<Area, 'x' | 'y'>, height: number, colour: Colour): Shape[] {
  const width = height * 0.75
  const at = (across: number, down: number) => [x + width * across, y + height * down] as const
  const shackle = [at(0.22, 0.5), at(0.22, 0.25), at(0.36, 0.08), at(0.64, 0.08), at(0.78, 0.25)]
  return [
    strokes([[...shackle, at(0.78, 0.5)]], { colour, width: height * 0.12, cap: 'round' }),
    box(
      { x, y: y + height * 0.46, width, height: height * 0.5 },
      { fill: colour, radius: height * 0.08 },
    ),
  ]
}
