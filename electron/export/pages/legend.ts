// The legend of a page: a swatch with the name of each course, and of each mark that the page has.
import { courseColour, box, type Area, type Shape } from './page.ts'
import { drawLock, drawTickBox, type TickState, drawPattern } from './pattern.ts'
import { courseOf, markOfCourse, type PageContext } from './page-context.ts'
import { setLine } from './set-text.ts'
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'
import { markOf, type PlacedTask } from '../../../shared/schedule/task.ts'
import { drawnTitle } from '../../../shared/text/drawn-title.ts'

export type LegendEntry = {
  name: string
  /** Draws the sign into an area of `signWidth` by `signHeight`. */
  sign: (area: Area) => Shape[]
}

export const signWidth = 15
export const signHeight = 7.4
const textSize = 7.4
const rowHeight = 11.6
const gap = 11
const longestName = 150
const mostRows = 4

/** The courses of the tasks in the order of the window, then the marks that these tasks have. */
export function legendOf(context: PageContext, tasks: readonly PlacedTask[]): LegendEntry[] {
  const courses = new Set(tasks.map((task) => courseOf(context, task)))
  const named = [...context.marks.keys()].filter((course) => courses.has(course))
  return [...named.map((course) => courseEntry(context, course)), ...markEntries(context, tasks)]
}

function courseEntry(context: PageContext, course: string): LegendEntry {
  const mark = markOfCourse(context, course)
  return {
    name: drawnTitle(course),
    sign: (area) => [
      box(area, { fill: courseColour('fill', mark.hue), radius: 1 }),
      ...drawPattern({ ...area, width: area.width * 0.6 }, mark),
    ],
  }
}

const signInk = 'ink-quiet'

function tickSign(state: TickState): LegendEntry['sign'] {
  return ({ x, y, width }) =>
    drawTickBox({ x: x + (width - 6.6) / 2, y: y + 0.4 }, 6.6, state, signInk)
}

function frameSign(width: number, dash: number[]): LegendEntry['sign'] {
  const edge = { colour: 'plain-edge', width, dash } as const
  return (area) => [box(area, { fill: 'paper', edge, radius: 1 })]
}

function lockSign({ x, y, width }: Area): Shape[] {
  return drawLock({ x: x + width / 2 - 2.8, y }, signHeight, signInk)
}

/** In the order of the legend: what has it, what it is called, and its sign. */
const markSigns: [
  has: (task: PlacedTask) => boolean,
  name: keyof PageContext['words']['marks'],
  sign: LegendEntry['sign'],
][] = [
  [(task) => task.kind === 'event' && task.eventKind === 'exam', 'exam', frameSign(1.8, [])],
  [(task) => task.kind === 'event' && task.hosts, 'host', frameSign(0.9, [0.9, 1.6])],
  [(task) => task.kind === 'item', 'study', tickSign('open')],
  [(task) => markOf(task)?.outcome === 'done', 'done', tickSign('done')],
  [(task) => markOf(task)?.outcome === 'partly', 'partly', tickSign('partly')],
  [
    (task) => task.kind === 'item' && task.status === 'suggested',
    'suggested',
    frameSign(0.8, [2.4, 1.6]),
  ],
  [(task) => task.locked && isPinnable(task), 'pinned', lockSign],
]

function markEntries({ words }: PageContext, tasks: readonly PlacedTask[]): LegendEntry[] {
  return markSigns.flatMap(([has, name, sign]) =>
    tasks.some(has) ? [{ name: words.marks[name], sign }] : [],
  )
}

/** Drawn upwards from the foot of the area; `height` is what it takes of it. */
export function drawLegend(
  { faces }: PageContext,
  entries: readonly LegendEntry[],
  area: Area,
): { shapes: Shape[]; height: number } {
  const look = { size: textSize, colour: 'ink-quiet' } as const
  const rows: { entry: LegendEntry; x: number }[][] = [[]]
  let x = 0
  for (const entry of entries) {
    const labels = setLine(faces, entry.name, { x: 0, y: 0, width: longestName }, look)
    const width = signWidth + 4 + (labels[0]?.width ?? 0)
    if (x > 0 && x + width > area.width) {
      rows.push([])
      x = 0
    }
    rows.at(-1)?.push({ entry, x })
    x += width + gap
  }
  const shown = rows.slice(0, mostRows)
  const height = entries.length === 0 ? 0 : shown.length * rowHeight
  const top = area.y + area.height - height
  const shapes = shown.flatMap((row, index) =>
    row.flatMap(({ entry, x: left }) => {
      const y = top + index * rowHeight
      const sign = { x: area.x + left, y: y + 1.4, width: signWidth, height: signHeight }
      const name = { x: sign.x + signWidth + 4, y: y + 0.8, width: longestName }
      return [...entry.sign(sign), ...setLine(faces, entry.name, name, look)]
    }),
  )
  return { shapes, height }
}
