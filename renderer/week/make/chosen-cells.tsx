// On one day: the empty time that is being chosen.
import { useDesk, useStore } from '../../store/use-store.ts'
import { blockBox, type WeekAxis } from '../../../shared/timetable/day-axis.ts'
import { placeOfCells } from './cells.ts'
import styles from './make.module.css'

export function ChosenCells({ day, axis }: { day: number; axis: WeekAxis }) {
  const cells = useStore(useDesk().carry.view, (view) =>
    view.cells?.day === day ? view.cells : null,
  )
  if (cells === null) return null
  const { top, height } = blockBox(axis, placeOfCells(cells), null)
  return (
    <div
      className={`untouched rounded-small ${styles.cells}`}
      style={{ top: `${top * 100}%`, height: `${height * 100}%` }}
      aria-hidden="true"
      data-cells=""
    />
  )
}
