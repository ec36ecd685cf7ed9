// Draws a day in the overview: its date and hours, exams and deadlines by name, lessons as a thin strip, study as a bar.
import { sayColumnDate } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { TermDay } from '../../../shared/term/term-figures.ts'
import { drawnTitle } from '../../../shared/text/drawn-title.ts'
import type { PageContext } from './page-context.ts'
import { box, strokes, type Area, type Shape } from './page.ts'
import { baselineOf, lineHeight, rightOf, setLine, setLineRight } from './set-text.ts'
import { noteOfDay } from '../formats/export-range.ts'

/** The target stands at two thirds of the bar's way, so that a day beyond it shows by how much. */
const fullBar = 1.5
const barHeight = 3.4
const stripHeight = 1.6
const leastSize = 4.6

export function drawDayCell(context: PageContext, day: TermDay, cell: Area): Shape[] {
  const { faces, input } = context
  const inner = { ...cell, x: cell.x + 4, width: cell.width - 8 }
  const size = Math.min(7, cell.height / 2.6)
  const top = cell.y + stripHeight + 1
  const look = { size, colour: 'ink-quiet' } as const
  const bar = { ...inner, y: cell.y + cell.height - barHeight - 2, height: barHeight }
  const date = setLine(
    faces,
    sayColumnDate(day.date, input.language),
    { x: inner.x, y: top, width: inner.width / 2 },
    look,
  )
  const hours = setLineRight(
    faces,
    day.minutes === 0 ? '' : sayDuration(day.minutes, input.language),
    {
      right: inner.x + inner.width,
      y: top,
      width: inner.x + inner.width - rightOf(date, inner.x) - 3,
    },
    { size, weight: 'bold', colour: 'ink' },
  )
  const second = top + lineHeight(size)
  const below = { ...inner, y: second, height: bar.y - second - 0.6 }
  // In a term of many weeks a row has one line for everything.
  const after = rightOf(date, inner.x) + 5
  const until = (hours[0]?.x ?? inner.x + inner.width + 4) - 4
  const beside = { x: after, y: top, width: until - after, height: lineHeight(size) }
  return [
    ...(day.override?.kind === 'off'
      ? [box({ ...cell, y: cell.y + 0.25, height: cell.height - 0.25 }, { fill: 'paper-sunk' })]
      : []),
    ...drawLessons(day, inner, input.state.window.periods.length),
    ...date,
    ...hours,
    ...drawNotes(context, day, below.height < lineHeight(leastSize) ? beside : below),
    ...(day.load === 0 ? [] : drawLoadBar(bar, day.load, day.target)),
  ]
}

function drawLessons({ lessons }: TermDay, area: Area, periods: number): Shape[] {
  const part = area.width / Math.max(1, periods)
  return lessons.map(({ start, end }) =>
    box(
      {
        x: area.x + (start - 1) * part,
        y: area.y + 1,
        width: Math.max(0.6, (end - start + 1) * part - 0.6),
        height: stripHeight,
      },
      { fill: 'ink-faint' },
    ),
  )
}

/** What is beyond the target is hatched; a tick marks the target. */
export function drawLoadBar(area: Area, minutes: number, target: number): Shape[] {
  const at = (value: number) => Math.min(1, value / Math.max(1, target * fullBar)) * area.width
  const within = at(Math.min(minutes, target))
  const beyond = at(minutes) - at(target)
  const mark = area.x + at(target)
  const hatch = { ...area, x: mark, width: Math.max(0, beyond) }
  return [
    box(area, { fill: 'paper-sunk' }),
    ...(within > 0 ? [box({ ...area, width: within }, { fill: 'accent' })] : []),
    ...(beyond > 0
      ? [box(hatch, { fill: 'paper' }), strokes(verticals(hatch), { colour: 'accent', width: 0.9 })]
      : []),
    strokes(
      [
        [
          [mark, area.y],
          [mark, area.y + area.height + 1],
        ],
      ],
      {
        colour: 'ink',
        width: 0.7,
      },
    ),
  ]
}

function verticals({ x, y, width, height }: Area): [[number, number], [number, number]][] {
  return Array.from({ length: Math.floor((width - 0.4) / 1.8) + 1 }, (_, index) => {
    const across = Math.min(x + width - 0.45, x + 0.9 + index * 1.8)
    return [
      [across, y],
      [across, y + height],
    ]
  })
}

/** A line each, exams first, as far as there is room; the last says how many more there are. */
function drawNotes(context: PageContext, day: TermDay, area: Area): Shape[] {
  const { faces, words } = context
  const override = noteOfDay(context.input, day.date)
  const notes = [
    ...day.exams.map(({ title }) => ({ tag: words.exam, text: drawnTitle(title), isExam: true })),
    ...day.deadlines.map(({ title }) => ({
      tag: words.due,
      text: drawnTitle(title),
      isExam: false,
    })),
    ...(override === '' ? [] : [{ tag: '', text: override, isExam: false }]),
  ]
  const size = Math.min(6.8, Math.max(leastSize, area.height / lineHeight(1)))
  const most = Math.max(0, Math.floor((area.height + 0.01) / lineHeight(size)))
  const shown = notes.slice(0, most)
  return shown.flatMap(({ tag, text, isExam }, index) => {
    const y = area.y + index * lineHeight(size)
    const rest = index === shown.length - 1 ? notes.length - shown.length : 0
    const more = rest === 0 ? '' : `+${rest}`
    const last = setLineRight(
      faces,
      more,
      { right: area.x + area.width, y },
      { size, weight: 'bold' },
    )
    const right = last.reduce((least, label) => Math.min(least, label.x - 3), area.x + area.width)
    const tagged = drawTag(context, tag, { x: area.x, y }, { size, isExam })
    const line = { x: tagged.after, y, width: right - tagged.after }
    return tagged.shapes.concat(setLine(faces, text, line, { size }), last)
  })
}

/** An exam's word stands white on black: it is seen from across the room, and in grey. */
function drawTag(
  { faces }: PageContext,
  tag: string,
  { x, y }: { x: number; y: number },
  { size, isExam }: { size: number; isExam: boolean },
): { shapes: Shape[]; after: number } {
  const colour = isExam ? 'paper' : 'ink'
  const tagSize = isExam ? size - 0.6 : size
  const labels = setLine(
    faces,
    tag,
    { x: isExam ? x + 1.8 : x, y: y + baselineOf(size) - baselineOf(tagSize) },
    { size: tagSize, weight: 'bold', colour },
  )
  const width = labels.reduce((most, label) => Math.max(most, label.width), 0)
  if (!isExam) return { shapes: labels, after: width === 0 ? x : x + width + 2.4 }
  const plate = box(
    { x, y: y + size * 0.14, width: width + 3.6, height: size * 1.08 },
    { fill: 'ink', radius: 1 },
  )
  return { shapes: [plate, ...labels], after: x + width + 6 }
}
