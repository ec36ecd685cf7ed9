// Thin curves from where blocks lie to where they would go, while they are few enough to follow.
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { drawCurve } from './draw-curve.ts'
import { mostCurves } from './ghosts.ts'
import type { WeekAxis } from '../../shared/timetable/day-axis.ts'
import styles from './week-grid.module.css'

export function Curves({ firstDay, axis }: { firstDay: number; axis: WeekAxis }) {
  const moves = useStore(useDesk().proposal.view, ({ ghosts }) => ghosts.moves)
  if (moves.length === 0 || moves.length > mostCurves) return null
  const isShown = (day: number) => day >= firstDay && day < firstDay + 7
  const drawn = moves.filter(({ from, to }) => isShown(from.place.day) && isShown(to.place.day))
  return (
    <svg
      className={styles.curves}
      viewBox="0 0 700 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawn.map(({ from, to }) => (
        <path
          key={to.task.id}
          d={drawCurve(axis, from, to, firstDay)}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
