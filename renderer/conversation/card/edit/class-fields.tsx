// A body of work: what it is, how much of it, when, and on which days not. What the call does not name stays as it is.
import { maxPeriods } from '../../../../shared/schedule/place.ts'
import { findTaskClass, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { typedTitleSchema } from '../../../../shared/schedule/term.ts'
import { maxName, maxNewItems, type ToolArguments } from '../../../../shared/tools/catalogue.ts'
import { TextField } from '../../../kit/fields.tsx'
import { WeekdayChoices } from '../../../kit/choice.tsx'
import { useLengthFields } from '../../../words/use-length-fields.ts'
import { useWords } from '../../../words/words.ts'
import { DayField, NumberField } from './form-fields.tsx'
import styles from './edit.module.css'

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

// The work of a proposed task class as two numbers: how many sessions, and how long each.

type WorkItem = NonNullable<ClassArguments['items']>[number]

/** The length that all have; null where they differ. */
export function sharedDuration(items: readonly WorkItem[]): number | null {
  const [first] = items
  if (first === undefined) return null
  return items.every(({ duration }) => duration === first.duration) ? first.duration : null
}

/** Fewer: the last ones go. More: they are named on from the last one. */
export function countItems(items: readonly WorkItem[], count: number): WorkItem[] {
  const kept = items.slice(0, count)
  const last = items.at(-1)
  if (last === undefined) return kept
  for (let next = kept.length; next < count; next += 1)
    kept.push({ title: nameNext(kept.at(-1)?.title ?? last.title), duration: last.duration })
  return kept
}

/** "Exercises 3" → "Exercises 4", "Essay" → "Essay 2". */
function nameNext(title: string): string {
  const number = /\d+(?=\D{0,2}$)/.exec(title)
  if (number === null) return `${title} 2`
  const after = number.index + number[0].length
  return `${title.slice(0, number.index)}${Number(number[0]) + 1}${title.slice(after)}`
}
