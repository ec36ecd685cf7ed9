// Draws what stands beside the overview of a term: exams and deadlines by their whole names, and the courses with their study.
import { sayShortDate } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import type { TermDate } from '../formats/term-dates.ts'
import { courseColour, box, type Area, type Shape } from './page.ts'
import { courseOf, markOfCourse, titleOf, type PageContext } from './page-context.ts'
import { signHeight, signWidth } from './legend.ts'
import { drawPattern } from './pattern.ts'
import { countLines, lineHeight, setLine, setLineRight, setLines } from './set-text.ts'

export const sideWidth = 186

const textSize = 7.2
const headingSize = 8.4
const dateWidth = 78
const swatch = 5
const gap = 2.6
const mostLines = 2

const quiet = { size: textSize - 0.4, colour: 'ink-quiet' } as const
const heading = { size: headingSize, weight: 'bold', colour: 'ink-quiet' } as const

/** Whether there is anything to stand there. */
export function hasSide({ input, marks }: PageContext): boolean {
  return input.dates.length > 0 || marks.size > 0
}

/** The courses stand below and keep their room; of the dates those that still fit, then how many more there are. */
export function drawSide(context: PageContext, area: Area): Shape[] {
  const courses = coursesHere(context)
  const rowHeight = signHeight + 3.8
  const headingHeight = lineHeight(headingSize) + 2
  const shown = courses.slice(0, Math.floor(area.height / 2 / rowHeight))
  const below = shown.length === 0 ? 0 : headingHeight + shown.length * rowHeight
  const upper = { ...area, height: area.height - below - 8 }
  const dates = drawDates(context, upper)
  const top = dates.bottom === area.y ? area.y : dates.bottom + 8
  if (shown.length === 0) return dates.shapes
  const first = top + headingHeight
  return [
    ...dates.shapes,
    ...setLine(context.faces, context.words.courses, { ...area, y: top }, heading),
    ...shown.flatMap((course, index) =>
      drawCourse(context, course, { ...area, y: first + index * rowHeight, height: rowHeight }),
    ),
  ]
}

/** In the order of the window. */
function coursesHere(context: PageContext): string[] {
  const { input, marks, tasks } = context
  const here = new Set([
    ...[...tasks.values()].flat().map((task) => courseOf(context, task)),
    ...input.dates.map(({ course }) => course),
  ])
  return [...marks.keys()].filter((course) => here.has(course))
}

function drawDates(context: PageContext, area: Area): { shapes: Shape[]; bottom: number } {
  const { faces, input, words } = context
  if (input.dates.length === 0) return { shapes: [], bottom: area.y }
  const bottom = area.y + area.height
  const shapes: Shape[] = setLine(faces, words.dates, area, heading)
  let y = area.y + lineHeight(headingSize) + 2
  for (const [index, date] of input.dates.entries()) {
    const isLast = index === input.dates.length - 1
    const row = drawDate(context, date, { ...area, y })
    const rest = isLast ? 0 : lineHeight(quiet.size)
    if (y + row.height + rest > bottom) {
      const more = words.more(input.dates.length - index)
      shapes.push(...setLine(faces, more, { ...area, x: area.x + dateWidth, y }, quiet))
      return { shapes, bottom: y + lineHeight(quiet.size) }
    }
    shapes.push(...row.shapes)
    y += row.height
  }
  return { shapes, bottom: y }
}

function drawDate(
  context: PageContext,
  { kind, date, time, title, course }: TermDate,
  area: Area,
): { shapes: Shape[]; height: number } {
  const { faces, input, words } = context
  const weekday = weekdayName(weekdayOf(date), input.language, 'short')
  const day = `${weekday} ${sayShortDate(date, input.language)} ${time}`.trim()
  const left = area.x + dateWidth
  const width = area.width - dateWidth
  const name = titleOf(context, kind === 'exam' ? `${words.exam}: ${title}` : title)
  const look = { size: textSize, weight: kind === 'exam' ? 'bold' : 'regular' } as const
  const lines = Math.min(mostLines, countLines(faces, name, width, look))
  const height = lines * lineHeight(textSize) + gap
  const mark = markOfCourse(context, course)
  const sign = { x: left - swatch - 3.4, y: area.y + 2, width: swatch, height: height - gap - 3 }
  return {
    height,
    shapes: [
      ...setLine(faces, day, { ...area, width: dateWidth - swatch - 4 }, quiet),
      ...drawPattern(sign, mark),
      ...setLines(faces, name, { ...area, x: left, width, height: height - gap }, look),
    ],
  }
}

function drawCourse(context: PageContext, course: string, area: Area): Shape[] {
  const { faces, input } = context
  const mark = markOfCourse(context, course)
  const minutes = [...context.tasks.values()]
    .flat()
    .filter((task) => task.kind === 'item' && courseOf(context, task) === course)
    .reduce((sum, { place }) => sum + minutesOfPlace(input.state.window, place), 0)
  const right = area.x + area.width
  const study = setLineRight(
    faces,
    minutes === 0 ? '' : sayDuration(minutes, input.language),
    { right, y: area.y },
    quiet,
  )
  const sign = { x: area.x, y: area.y + 1, width: signWidth, height: signHeight }
  const left = area.x + signWidth + 4
  const end = study.reduce((least, label) => Math.min(least, label.x - 4), right)
  return [
    box(sign, { fill: courseColour('fill', mark.hue), radius: 1 }),
    ...drawPattern({ ...sign, width: signWidth * 0.6 }, mark),
    ...setLine(
      faces,
      titleOf(context, course),
      { x: left, y: area.y, width: end - left },
      { size: textSize },
    ),
    ...study,
  ]
}
