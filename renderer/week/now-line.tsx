// Where today stands: what is over is shaded down to the line.
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { axisPosition, type WeekAxis } from '../../shared/timetable/day-axis.ts'
import styles from './week-grid.module.css'

export function NowLine({ axis }: { axis: WeekAxis }) {
  const minute = useStore(useDesk().week.view, ({ clock }) => clock.minute)
  const first = axis.rows[0]?.start ?? 0
  const last = axis.rows.at(-1)?.end ?? 0
  const share = `${axisPosition(axis, minute) * 100}%`
  const isWithinDay = minute >= first && minute <= last
  return (
    <>
      <div className={styles.over} style={{ height: share }} />
      {isWithinDay ? (
        <>
          <div className={styles.now} style={{ top: share }} data-testid="now" />
          <div className={styles.nowEnds} style={{ top: share }} />
        </>
      ) : null}
    </>
  )
}
