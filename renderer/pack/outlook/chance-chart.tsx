// The chance to have finished, day by day: a stepped line for each deadline, told apart by hue, dashes and a number.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { SimulationFacts } from '../../../shared/planner/simulation.ts'
import { sayShare } from '../../../shared/planner/say/say-chance.ts'
import { useDesk } from '../../store/use-store.ts'
import { useRecord } from '../../store/use-store.ts'
import { sayShortDate } from '../../words/say-dates.ts'
import { useLanguage } from '../../words/words.ts'
import { chartOf, size, type ChanceLine } from './chance-lines.ts'
import styles from './outlook.module.css'

type ChanceChartProps = { facts: Extract<SimulationFacts, { kind: 'outlook' }> }

/** A picture of the table beside it, which says every number. */
export function ChanceChart({ facts }: ChanceChartProps) {
  const language = useLanguage()
  const words = windowWords[language].outlook.simulate
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
    <g
      className={`course ${styles.line}`}
      style={{ '--hue': hue ?? 0 } as Record<string, number>}
      data-plain={hue === undefined || undefined}
    >
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
      style={{ '--hue': hue ?? 0 } as Record<string, number>}
      data-plain={hue === undefined || undefined}
      viewBox="0 0 30 8"
      aria-hidden="true"
    >
      <path d="M0 4H30" strokeDasharray={dash} />
    </svg>
  )
}
