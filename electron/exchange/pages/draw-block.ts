// One block of the week: its box by what it is, the band of its course, its marks, and the words that there is room for.
import { isPinnable } from '../../../shared/schedule/is-pinnable.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import { courseLine } from '../../../shared/text/drawn-title.ts'
import { courseColour } from './colours.ts'
import { drawLock, drawTickBox } from './draw-marks.ts'
import { drawPattern } from './pattern.ts'
import {
  courseOf,
  markOfCourse,
  sayTimes,
  titleOf,
  type PageContext,
  type PlacedTask,
} from './page-context.ts'
import { box, type Area, type Edge, type Label, type Shape } from './page.ts'
import { setFace } from './set-face.ts'

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
  return setFace(faces, area, { title, details: [...details, sayTimes(context, task)], colour })
}
