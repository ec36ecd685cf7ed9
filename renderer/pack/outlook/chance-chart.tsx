// The chance to have finished, day by day: a stepped line for each deadline, told apart by hue, dashes and a number.
import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import { sayShare } from '../../../shared/planner/say/say-outlook.ts'
import type { SimulationFacts, DeadlineOutlook } from '../../../shared/planner/simulation.ts'
import { addDays, daysBetween } from '../../../shared/schedule/calendar.ts'
import { useDesk, useRecord } from '../../store/use-store.ts'
import { sayShortDate } from '../../words/say-dates.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import styles from './outlook.module.css'
import { inCourse } from '../../kit/in-course.tsx'

/** A picture of the table beside it, which says every number. */
export function ChanceChart({ facts }: { facts: Extract<SimulationFacts, { kind: 'outlook' }> }) {
  const language = useLanguage()
  const words = useWords().outlook.simulate
  const { lines, days, shares } = chartOf(facts)
  if (lines.length === 0) return null
  const floor = size.height - size.bottom
  return (
    <figure className={`stack gap-4 narrows ${styles.chart}`}>
      <figcaption className="stack gap-2">
        <b>{words.chart}</b>
        <span className={styles.quiet}>{words.chartHint}</span>
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={words.chart}>
        {shares.map(({ y, share }) => (
          <g key={share} className={styles.grid} data-base={share === 0 || undefined}>
            <line x1={size.left} x2={size.width - size.right} y1={y} y2={y} />
            <text x={size.left - 8} y={y} textAnchor="end" dominantBaseline="middle">
              {sayShare(share, language)}
            </text>
          </g>
        ))}
        {days.map(({ x, date }) => (
          <g key={date} className={styles.grid}>
            <line x1={x} x2={x} y1={floor} y2={floor + 4} />
            <text x={x} y={floor + 18} textAnchor="middle">
              {sayShortDate(date, language)}
            </text>
          </g>
        ))}
        {lines.map((line) => (
          <Line key={line.deadline.key} line={line} />
        ))}
      </svg>
    </figure>
  )
}

function Line({ line: { deadline, number, path, dash, end, label, marks } }: { line: ChanceLine }) {
  const hue = useRecord(useDesk().week.hues, deadline.course)
  return (
    <g className={`course ${styles.line}`} {...inCourse(hue)}>
      <path d={path} strokeDasharray={dash} />
      {marks.map(({ kind, x, y }) =>
        kind === 'half' ? (
          <circle key={kind} className={styles.mark} cx={x} cy={y} r="4.5" />
        ) : (
          <rect key={kind} className={styles.mark} x={x - 4} y={y - 4} width="8" height="8" />
        ),
      )}
      <line className={styles.end} x1={end.x} x2={end.x} y1={end.y - 7} y2={end.y + 7} />
      <text
        className={`strong ${styles.endNumber}`}
        x={label.x}
        y={label.y}
        dominantBaseline="middle"
      >
        {number}
      </text>
    </g>
  )
}

/** The line's look beside its name: the same hue and dashes. */
export function LineSample({ course, dash }: { course: string; dash: string }) {
  const hue = useRecord(useDesk().week.hues, course)
  return (
    <svg
      className={`course ${styles.sample}`}
      {...inCourse(hue)}
      viewBox="0 0 30 8"
      aria-hidden="true"
    >
      <path d="M0 4H30" strokeDasharray={dash} />
    </svg>
  )
}

// The chart of a simulation as coordinates: a line for each deadline, where it ends, and the days of half and four in five.

/** Of the drawing's own units. */
const size = { width: 720, height: 280, left: 46, right: 28, top: 18, bottom: 34 } as const

/** Strokes and gaps that tell lines apart without their colours; the first one is whole. */
const dashes = ['', '7 3', '2 3', '10 3 2 3', '5 5', '12 4'] as const

type ChanceLine = {
  deadline: DeadlineOutlook
  /** As the table and the line's end bear it, from 1. */
  number: number
  path: string
  dash: string
  end: { x: number; y: number }
  /** Where its number stands, clear of the others. */
  label: { x: number; y: number }
  marks: { kind: 'half' | 'most'; x: number; y: number }[]
}

type ChartLines = {
  lines: ChanceLine[]
  days: { x: number; date: string }[]
  shares: { y: number; share: number }[]
}

/** Days on the axis, at the most. */
const mostTicks = 7

type Outlook = Extract<SimulationFacts, { kind: 'outlook' }>

/** Deadlines that are past have no line. */
export function chartOf({ deadlines, fromDate }: Outlook): ChartLines {
  const ahead = deadlines.map((deadline, index) => ({ deadline, number: index + 1 }))
  const drawn = ahead.filter(({ deadline }) => !deadline.isPast)
  const span = Math.max(1, ...drawn.map(({ deadline }) => deadline.finishedBy.length))
  const x = scaleLinear([0, span], [size.left, size.width - size.right])
  const y = scaleLinear([0, 1], [size.height - size.bottom, size.top])
  const shape = line<{ day: number; share: number }>()
    .x(({ day }) => x(day))
    .y(({ share }) => y(share))
    .curve(curveStepAfter)
  const lines = drawn.map(({ deadline, number }): Omit<ChanceLine, 'label'> => {
    const points = [0, ...deadline.finishedBy].map((share, day) => ({ day, share }))
    // On the ground all lines are the same: each begins where it leaves it.
    const first = points.findIndex(({ share }) => share > 0)
    const risen = first < 0 ? points.slice(-1) : points.slice(Math.max(0, first - 1))
    const spotOf = (kind: 'half' | 'most', date: string | null) => {
      if (date === null) return []
      const day = daysBetween(fromDate, date) + 1
      return [{ kind, x: x(day), y: y(points[day]?.share ?? 0) }]
    }
    const end = { x: x(points.length - 1), y: y(points.at(-1)?.share ?? 0) }
    return {
      deadline,
      number,
      path: shape(risen) ?? '',
      dash: dashes[(number - 1) % dashes.length] ?? '',
      end,
      marks: [...spotOf('half', deadline.p50), ...spotOf('most', deadline.p80)],
    }
  })
  return {
    lines: withLabels(lines),
    days: ticksOf(span).map((day) => ({ x: x(day), date: addDays(fromDate, day) })),
    shares: [0, 0.25, 0.5, 0.8, 1].map((share) => ({ y: y(share), share })),
  }
}

/** A number's own room. */
const numberSize = { width: 13, height: 13 } as const

/** From the top: a number that has no room beside its line stands below those that do. */
function withLabels(lines: readonly Omit<ChanceLine, 'label'>[]): ChanceLine[] {
  const taken: { x: number; y: number }[] = []
  const labelled = lines
    .toSorted((a, b) => a.end.y - b.end.y || a.number - b.number)
    .map((each): ChanceLine => {
      const label = findRoom(taken, { x: each.end.x + 6, y: each.end.y })
      taken.push(label)
      return Object.assign(each, { label })
    })
  return labelled.toSorted((a, b) => a.number - b.number)
}

/** Below the numbers that stand there already. */
function findRoom(taken: readonly { x: number; y: number }[], wish: { x: number; y: number }) {
  const isTaken = (y: number) =>
    taken.some(
      (other) =>
        Math.abs(other.x - wish.x) < numberSize.width && Math.abs(other.y - y) < numberSize.height,
    )
  let { y } = wish
  while (isTaken(y)) y += numberSize.height
  return { x: wish.x, y }
}

/** Whole days or weeks, as few as are read at a glance. */
function ticksOf(span: number): number[] {
  const step = span <= mostTicks ? 1 : 7 * Math.ceil(span / 7 / mostTicks)
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => index * step)
}
