// The course that something is for: typed, with those of the schedule offered.
import { courseSchema } from '../../shared/schedule/term.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { TextField } from '../kit/fields.tsx'
import { useDesk, useStore } from '../store/use-store.ts'

type CourseFieldProps = {
  label: string
  value: string
  /** Whether a dialog begins at this field. */
  isFirst?: boolean
  schema?: unknown
  onChange: (value: string) => void
}

export function CourseField({ isFirst = false, schema = courseSchema, ...rest }: CourseFieldProps) {
  const state = useStore(useDesk().week.view, (view) => view.state)
  return (
    <TextField
      data-focus-first={isFirst ? '' : undefined}
      offers={state === null ? [] : coursesOf(state)}
      schema={schema}
      {...rest}
    />
  )
}
