// Draws one block of the week: its box by what it is, the band of its course, its marks, and the words that there is room for.
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'
import { markOf, type PlacedTask } from '../../../shared/schedule/task.ts'
import { courseLine } from '../../../shared/text/drawn-title.ts'
import {
  type Colour,
  courseColour,
  type Area,
  type Label,
  box,
  type Edge,
  type Shape,
} from './page.ts'
import type { Faces } from './faces.ts'
import { courseOf, markOfCourse, sayTimes, titleOf, type PageContext } from './page-context.ts'
import { drawLock, drawTickBox, drawPattern } from './pattern.ts'
import { shorten, drawableText, countLines, lineHeight, setLine, setLines } from './set-text.ts'
import { isBesideRows } from '../../../shared/schedule/place.ts'

type FaceText = { title: string; details: readonly string[]; colour: Colour }

const roomySizes = [8.8, 8.2, 7.6]
const tightSizes = [...roomySizes, 7, 6.4, 5.8]
/** A title that is shortened is no smaller than it must be. */
const shortenedSize = 6.8
const leastSize = 3
const detailSize = 6.6
/** A dot as wide as a Chinese character, with its own room on both sides. */
const joint = '·'

/**
 * The words of a block: the title whole at the largest size that has room, then of the details as many lines as fit.
 */
function setFace(faces: Faces, area: Area, { title, details, colour }: FaceText): Label[] {
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

const bandWidth = 4.5
const padding = 2.6
const markSide = 6.6

/** `words` is what of the block's area its text may take: a host leaves the rest to its guests. */
export function drawBlock(
  context: PageContext,
  task: PlacedTask,
  area: Area,
  words: Area = area,
): Shape[] {
  const mark = markOfCourse(context, courseOf(context, task))
  const marks = drawMarks(task, words, courseColour('ink', mark.hue))
  const gutter = marks.length === 0 ? 0 : markSide + 2.4
  const text = {
    x: words.x + bandWidth + padding,
    y: words.y + 1.6,
    width: words.width - bandWidth - 2 * padding + 0.4 - gutter,
    height: words.height - 2.2,
  }
  return [
    box(area, { ...lookOf(task, mark.hue), radius: 1.5 }),
    ...drawPattern({ ...area, width: bandWidth }, mark),
    ...marks,
    ...faceOf(context, task, text),
  ]
}

/** Study that a person ticks is an empty frame; what the timetable prints is filled. */
function lookOf(task: PlacedTask, hue: number | undefined) {
  const edge = (width: number, dash: number[] = []): Edge => ({
    colour: courseColour('edge', hue),
    width,
    dash,
  })
  if (task.kind === 'item') {
    const isSuggested = task.status === 'suggested'
    return { fill: 'paper' as const, edge: edge(0.8, isSuggested ? [2.4, 1.6] : []) }
  }
  if (task.eventKind === 'exam') return { fill: courseColour('fill', hue), edge: edge(1.8) }
  if (task.hosts) return { fill: courseColour('wash', hue), edge: edge(0.9, [0.9, 1.6]) }
  return { fill: courseColour('fill', hue), edge: null }
}

/** From the top right corner down, as far as the block goes. */
function drawMarks(task: PlacedTask, area: Area, colour: ReturnType<typeof courseColour>): Shape[] {
  const side = Math.min(markSide, area.height - 3)
  const outcome = markOf(task)?.outcome
  const state = outcome === 'done' || outcome === 'partly' ? outcome : 'open'
  const x = area.x + area.width - side - 2.4
  const y = area.y + 2.2
  const shapes = task.kind === 'item' ? drawTickBox({ x, y }, side, state, colour) : []
  if (!task.locked || !isPinnable(task)) return shapes
  const below = shapes.length === 0 ? y : y + side + 2
  if (below + side > area.y + area.height - 1.5) return shapes
  return [...shapes, ...drawLock({ x: x + side * 0.12, y: below }, side, colour)]
}

function faceOf(context: PageContext, task: PlacedTask, area: Area): Label[] {
  const { faces, words } = context
  const course = courseOf(context, task)
  const title = titleOf(context, task.title)
  const own = task.kind === 'item' ? courseLine(title, course) : ''
  const details =
    task.kind === 'item'
      ? [own, words.session(task.order, context.sessions.get(task.classId) ?? task.order)]
      : [task.eventKind === 'exam' ? words.exam : '', task.location]
  const colour = courseColour('ink', markOfCourse(context, course).hue)
  const times = sayTimes(context, task)
  // Beside the rows there is one line.
  return isBesideRows(task.place)
    ? setFace(faces, area, { title: `${title} ${times}`, details, colour })
    : setFace(faces, area, { title, details: [...details, times], colour })
}
