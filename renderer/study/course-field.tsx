// The course that study work is for: typed, with those of the schedule offered.
import { longestCourse } from '../../shared/schedule/term.ts'
import { useId } from 'react'
import form from '../kit/form.module.css'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'

type CourseFieldProps = {
  label: string
  value: string
  /** Whether a dialog begins at this field. */
  isFirst?: boolean
  onChange: (value: string) => void
}

export function CourseField({ label, value, isFirst = false, onChange }: CourseFieldProps) {
  const state = useStore(useDesk().week.view, (view) => view.state)
  const listId = useId()
  return (
    <label className={form.field}>
      <span>{label}</span>
      <input
        required
        data-focus-first={isFirst ? '' : undefined}
        autoComplete="off"
        maxLength={longestCourse}
        pattern=".*\S.*"
        list={listId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {(state === null ? [] : coursesOf(state)).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </label>
  )
}
