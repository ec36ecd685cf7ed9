// A study block, chosen among those that can still move.
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { useDesk } from '../../../store/desk-context.ts'
import { useStore } from '../../../store/use-store.ts'
import { useLanguage } from '../../../words/words.ts'
import styles from './edit.module.css'
import { listBlocks } from './field-choices.ts'

type BlockFieldProps = {
  label: string
  state: ScheduleState
  value: number
  onChange: (id: number) => void
}

export function BlockField({ label, state, value, onChange }: BlockFieldProps) {
  const language = useLanguage()
  const now = useStore(useDesk().week.view, ({ clock }) => clock.moment)
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {listBlocks(state, { present: value, now }, language).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
