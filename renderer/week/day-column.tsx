// One day of the week: its blocks, the ghosts that would come, and how much of it is over.
import { memo } from 'react'
import { DropCells } from './drag/drop-cells.tsx'
import { ChosenCells } from './make/chosen-cells.tsx'
import { CostMarks } from '../reasons/cost-marks.tsx'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { sayLongDate } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import { Block } from './block/block.tsx'
import { GhostBlock } from './block/ghost-block.tsx'
import styles from './week-grid.module.css'
import { type WeekAxis, axisPosition } from '../../shared/timetable/day-axis.ts'

const nothing: readonly never[] = []

type DayColumnProps = { day: number; date: string; weekday: number; isOff: boolean; axis: WeekAxis }

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, date, weekday, isOff, axis } = props
  const { week, proposal } = useDesk()
  const language = useLanguage()
  const ids = useRecord(week.days, day) ?? nothing
  const ghosts = useRecord(proposal.arriving, day) ?? nothing
  const time = useStore(week.view, ({ clock }) =>
    clock.date === date ? 'today' : clock.date > date ? 'past' : 'future',
  )
  const longDate = sayLongDate(date, weekday, language)
  return (
    <div
      className={`anchor ${styles.day}`}
      data-window-day={day}
      data-time={time}
      data-off={isOff || undefined}
    >
      {time === 'today' ? <NowLine axis={axis} /> : null}
      <ol className={styles.blocks} aria-label={longDate}>
        {ids.map((id) => (
          <Block key={id} id={id} axis={axis} />
        ))}
        {ghosts.map((ghost) => (
          <GhostBlock key={ghost.task.id} ghost={ghost} axis={axis} />
        ))}
      </ol>
      <DropCells day={day} axis={axis} />
      <ChosenCells day={day} axis={axis} />
      <CostMarks day={day} date={longDate} axis={axis} />
    </div>
  )
})

/** Where today stands: what is over is shaded down to the line. */
function NowLine({ axis }: { axis: WeekAxis }) {
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
          <div className={`untouched ${styles.now}`} style={{ top: share }} data-testid="now" />
          <div className={`untouched ${styles.nowEnds}`} style={{ top: share }} />
        </>
      ) : null}
    </>
  )
}
