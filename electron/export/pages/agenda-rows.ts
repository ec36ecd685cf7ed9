// The rows of the agenda: a heading for each day, a line for each task with its time, what it is, minutes and place.
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'
import { findEvent, findTaskClass } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  markOf,
  type ItemTask,
  type PlacedTask,
} from '../../../shared/schedule/task.ts'
import { minutesOfPeriod, minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import { courseLine, drawnTitle } from '../../../shared/text/drawn-title.ts'
import { sayLongDate, sayShortDate } from '../../../shared/time/say/say-date.ts'
import { courseColour, box, strokes, type Area, type Shape } from './page.ts'
import { drawLock, drawTickBox, drawPattern } from './pattern.ts'
import {
  courseOf,
  markOfCourse,
  minutesByClock,
  sayTimes,
  titleOf,
  type PageContext,
} from './page-context.ts'
import {
  baselineOf,
  countLines,
  lineHeight,
  rightOf,
  setLine,
  setLineRight,
  setLines,
} from './set-text.ts'
import { noteOfDay, sayStudy } from '../formats/export-range.ts'

/** `draw` puts it at a height; a heading never stands last on a page, and is said again on the next. */
export type AgendaRow = {
  height: number
  heading: AgendaHeading | null
  draw: (y: number) => Shape[]
}

export type AgendaHeading = {
  /** ISO; null above the work that has no place. */
  date: string | null
  again: AgendaRow
}

/** Left edges and widths of the columns. */
export type AgendaColumns = Record<
  'tick' | 'time' | 'what' | 'course' | 'minutes' | 'place',
  { x: number; width: number }
>

const textSize = 8.6
const headingSize = 10.4
const padding = 3.2
const bandWidth = 4
const indent = 9

export function agendaColumns({ x, width }: Area): AgendaColumns {
  const fixed = { tick: 15, time: 62, course: 104, minutes: 30, place: 98 }
  const what = width - Object.values(fixed).reduce((sum, part) => sum + part, 0)
  let left = x
  const next = (part: number) => {
    const column = { x: left, width: part }
    left += part
    return column
  }
  return {
    tick: next(fixed.tick),
    time: next(fixed.time),
    what: next(what),
    course: next(fixed.course),
    minutes: next(fixed.minutes),
    place: next(fixed.place),
  }
}

/** Of one day; none where it holds nothing and is like any other. */
export function rowsOfDay(
  context: PageContext,
  { day, date, week, weekday }: { day: number; date: string; week: number; weekday: number },
  columns: AgendaColumns,
): AgendaRow[] {
  const { input, tasks, words } = context
  const ofDay = tasks.get(day) ?? []
  const note = noteOfDay(context.input, date)
  if (ofDay.length === 0 && note === '') return []
  const said = sayLongDate(date, weekday, input.language)
  const load = sayStudy(input, ofDay)
  const beside = { week: words.week(week), note }
  const again = headingRow(context, words.again(said), { ...beside, load: '' }, columns)
  return [
    { ...headingRow(context, said, { ...beside, load }, columns), heading: { date, again } },
    ...ofDay.map((task) => taskRow(context, task, columns)),
  ]
}

/** The work that has no place, with its last day. */
export function pendingRows(
  context: PageContext,
  items: readonly ItemTask[],
  columns: AgendaColumns,
): AgendaRow[] {
  if (items.length === 0) return []
  const { input, words } = context
  const { window } = input.state
  const nothing = { week: '', note: '', load: '' }
  const title = headingRow(context, words.pending, nothing, columns)
  const again = headingRow(context, words.again(words.pending), nothing, columns)
  const rows = items.map((item) => {
    const last = window.days[(findTaskClass(input.state, item.classId)?.toDay ?? 0) - 1]?.date
    return lineRow(context, columns, {
      time: '',
      title: titleOf(context, item.title),
      course: courseOf(context, item),
      minutes: Math.round(item.duration * minutesOfPeriod(window)),
      place: last === undefined ? '' : words.by(sayShortDate(last, input.language)),
      isGuest: false,
      isExam: false,
      marks: (area) => drawTickBox(area, 8, 'open', 'ink'),
    })
  })
  return [{ ...title, heading: { date: null, again } }, ...rows]
}

function headingRow(
  { faces }: PageContext,
  text: string,
  { week, note, load }: { week: string; note: string; load: string },
  { tick, what, place }: AgendaColumns,
): AgendaRow {
  const right = place.x + place.width
  const height = lineHeight(headingSize) + 12
  const draw = (y: number) => {
    const top = y + 8
    const title = setLine(
      faces,
      text,
      { x: tick.x, y: top, width: what.x + what.width - tick.x },
      { size: headingSize, weight: 'bold' },
    )
    const loadLabels = setLineRight(
      faces,
      load,
      { right, y: top + baselineOf(headingSize) - baselineOf(7.6), width: 190 },
      { size: 7.6, colour: 'ink-quiet' },
    )
    const end = loadLabels.reduce((least, label) => Math.min(least, label.x - 8), right)
    const small = { y: top + baselineOf(headingSize) - baselineOf(7.6) }
    const afterTitle = rightOf(title, tick.x) + 8
    const weekLabels = setLine(
      faces,
      week,
      { ...small, x: afterTitle, width: end - afterTitle },
      { size: 7.6, colour: 'ink-quiet' },
    )
    const afterWeek = rightOf(weekLabels, afterTitle - 8) + 8
    return [
      ...title,
      ...weekLabels,
      ...setLine(
        faces,
        note,
        { ...small, x: afterWeek, width: end - afterWeek },
        { size: 7.6, weight: 'bold', colour: 'accent' },
      ),
      ...loadLabels,
      strokes(
        [
          [
            [tick.x, y + height - 1],
            [right, y + height - 1],
          ],
        ],
        {
          colour: 'ink-quiet',
          width: 0.6,
        },
      ),
    ]
  }
  return { height, heading: null, draw }
}

type Line = {
  time: string
  title: string
  course: string
  minutes: number
  place: string
  isGuest: boolean
  isExam: boolean
  marks: (area: Pick<Area, 'x' | 'y'>) => Shape[]
}

function taskRow(context: PageContext, task: PlacedTask, columns: AgendaColumns): AgendaRow {
  const { input, ids, words } = context
  const host = task.kind === 'item' && task.hostId !== null ? task.hostId : null
  const during = host === null ? undefined : findEvent(input.state, host)
  const outcome = markOf(task)?.outcome
  const state = outcome === 'done' || outcome === 'partly' ? outcome : 'open'
  const isPinned = task.locked && isPinnable(task)
  return lineRow(context, columns, {
    time: sayTimes(context, task),
    title: titleOf(context, task.title),
    course: courseOf(context, task),
    minutes: isPlacedItem(task)
      ? minutesOfPlace(input.state.window, task.place)
      : minutesByClock(context, task),
    place:
      task.kind === 'event'
        ? task.location
        : during === undefined
          ? ''
          : words.during(drawnTitle(during.title)),
    isGuest: host !== null && ids.has(host),
    isExam: task.kind === 'event' && task.eventKind === 'exam',
    marks: (area) => {
      if (task.kind === 'item') return drawTickBox(area, 8, state, 'ink')
      return isPinned ? drawLock({ x: area.x + 1, y: area.y + 0.5 }, 7, 'ink-quiet') : []
    },
  })
}

/** Titles, courses and places are written out on as many lines as they need. */
function lineRow(context: PageContext, columns: AgendaColumns, line: Line): AgendaRow {
  const { faces, words } = context
  const mark = markOfCourse(context, line.course)
  const shift = line.isGuest ? indent : 0
  const whatX = columns.what.x + bandWidth + 5 + shift
  const small = { size: textSize - 0.8, colour: 'ink-quiet' } as const
  const texts = [
    {
      text: line.isExam ? `${words.exam}: ${line.title}` : line.title,
      x: whatX,
      width: columns.what.x + columns.what.width - whatX - 6,
      look: { size: textSize, weight: 'bold', colour: 'ink' } as const,
    },
    { text: courseLine(line.title, line.course), ...narrow(columns.course), look: small },
    { text: line.place, ...narrow(columns.place), look: small },
  ]
  const lines = texts.map(({ text, width, look }) => countLines(faces, text, width, look))
  const height =
    Math.max(...texts.map(({ look }, index) => (lines[index] ?? 1) * lineHeight(look.size))) +
    2 * padding
  const draw = (y: number) => {
    const top = y + padding
    const band = { x: columns.what.x + shift, y: y + 2, width: bandWidth, height: height - 4 }
    const minutesRight = columns.minutes.x + columns.minutes.width - 8
    const [title, ...others] = texts.map(({ text, x, width, look }) =>
      setLines(faces, text, { x, y: top + smaller(look.size), width, height }, look),
    )
    return [
      strokes(hairlineUnder(columns, y + height), { colour: 'hairline', width: 0.5 }),
      ...line.marks({ x: columns.tick.x + 1, y: top + 1.4 }),
      ...setLine(faces, line.time, { ...columns.time, y: top }, { size: textSize }),
      ...drawPattern(band, mark),
      ...(mark.hue === undefined
        ? []
        : [box(band, { edge: { colour: courseColour('edge', mark.hue), width: 0.4, dash: [] } })]),
      ...(title ?? []),
      ...(others[0] ?? []),
      ...setLineRight(
        faces,
        `${line.minutes}`,
        { right: minutesRight, y: top + smaller(small.size) },
        small,
      ),
      ...(others[1] ?? []),
    ]
  }
  return { height, heading: null, draw }
}

/** Brings the baseline of smaller text to that of the title. */
function smaller(size: number): number {
  return baselineOf(textSize) - baselineOf(size)
}

function narrow({ x, width }: { x: number; width: number }): { x: number; width: number } {
  return { x, width: width - 6 }
}

function hairlineUnder({ time, place }: AgendaColumns, y: number) {
  return [[[time.x, y] as const, [place.x + place.width, y] as const]]
}
