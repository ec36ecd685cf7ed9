// A body of work: what it is, how much of it, when, and on which days not. What the call does not name stays as it is.
import { useLengthFields } from '../../../words/use-length-fields.ts'
import { maxPeriods } from '../../../../shared/schedule/place.ts'
import { findTaskClass, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { maxName, maxNewItems, type ToolArguments } from '../../../../shared/tools/catalogue.ts'
import { typedTitleSchema } from '../../../../shared/schedule/term.ts'
import { TextField } from '../../../kit/fields.tsx'
import { WeekdayChoices } from '../../../kit/weekday-choices.tsx'
import { useWords } from '../../../words/words.ts'
import { countItems, sharedDuration } from './class-wish.ts'
import { DayField } from './day-field.tsx'
import styles from './edit.module.css'
import { NumberField } from './number-field.tsx'

type ClassArguments = ToolArguments<'upsert_task_class'>

type ClassFieldsProps = {
  state: ScheduleState
  given: ClassArguments
  onChange: (next: ClassArguments) => void
}

export function ClassFields({ state, given, onChange }: ClassFieldsProps) {
  const words = useWords().edit
  const old =
    given.task_class_id === undefined ? undefined : findTaskClass(state, given.task_class_id)
  const change = (part: Partial<ClassArguments>) => onChange({ ...given, ...part })
  const lastDay = state.window.days.length
  return (
    <>
      <div className={styles.pair}>
        <TextField
          className={styles.field}
          label={words.course}
          schema={typedTitleSchema}
          maxLength={maxName}
          value={given.course ?? old?.course ?? ''}
          onChange={(course) => change({ course })}
        />
        <TextField
          className={styles.field}
          label={words.title}
          schema={typedTitleSchema}
          maxLength={maxName}
          value={given.title ?? old?.title ?? given.course ?? ''}
          onChange={(title) => change({ title })}
        />
      </div>
      <WorkFields given={given} onChange={onChange} />
      <div className={styles.pair}>
        <DayField
          isPastOffered
          label={words.from}
          window={state.window}
          value={given.from_day ?? old?.fromDay ?? 1}
          onChange={(day) => change({ from_day: day })}
        />
        <DayField
          isPastOffered
          label={words.to}
          window={state.window}
          value={given.to_day ?? old?.toDay ?? lastDay}
          onChange={(day) => change({ to_day: day })}
        />
      </div>
      <WeekdayChoices
        legend={words.avoid}
        value={given.excluded_weekdays ?? old?.excludedWeekdays ?? []}
        onChange={(weekdays) => change({ excluded_weekdays: weekdays })}
      />
    </>
  )
}

function WorkFields({ given, onChange }: Omit<ClassFieldsProps, 'state'>) {
  const words = useWords().edit
  const lengths = useLengthFields()
  const { items, session_slots: slots } = given
  const duration = items === undefined ? null : sharedDuration(items)
  if (items === undefined && slots === undefined) return null
  return (
    <div className={styles.pair}>
      {items === undefined ? null : (
        <NumberField
          isRequired
          label={words.sessions}
          value={items.length}
          least={1}
          most={maxNewItems}
          onChange={(count) =>
            count !== undefined &&
            Number.isInteger(count) &&
            count >= 1 &&
            count <= maxNewItems &&
            onChange({ ...given, items: countItems(items, count) })
          }
        />
      )}
      {items === undefined || duration === null ? null : (
        <NumberField
          isRequired
          label={lengths.each}
          unit={lengths.unit}
          value={duration}
          least={1}
          most={maxPeriods}
          onChange={(next) =>
            next !== undefined &&
            onChange({ ...given, items: items.map(({ title }) => ({ title, duration: next })) })
          }
        />
      )}
      {slots === undefined ? null : (
        <NumberField
          isRequired
          label={lengths.each}
          unit={lengths.unit}
          value={slots}
          least={1}
          most={maxPeriods}
          onChange={(next) => next !== undefined && onChange({ ...given, session_slots: next })}
        />
      )}
    </div>
  )
}
