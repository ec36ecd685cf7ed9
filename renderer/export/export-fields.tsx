// What of the schedule goes out: the days, the courses, what is done, and classes and exams.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { doneChoices } from '../../shared/exchange/export-choice.ts'
import { CheckBox } from '../kit/choice.tsx'
import { Choices } from '../kit/choice.tsx'
import form from '../kit/form.module.css'
import { SelectField, TextField, bindTo } from '../kit/fields.tsx'
import { sayDateRun } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './export.module.css'
import { hasEvents, type ExportWish } from './export-wish.ts'

export type WishFieldsProps = {
  wish: ExportWish
  onChange: (change: Partial<ExportWish>) => void
}

type ShownWeek = { number: number; from: string; to: string }

export function RangeFields({ wish, week, onChange }: WishFieldsProps & { week: ShownWeek }) {
  const language = useLanguage()
  const words = windowWords[language].exports
  const run = sayDateRun(week.from, week.to, language)
  return (
    <>
      <Choices
        legend={words.range}
        name="span"
        value={wish.span}
        choices={[
          { value: 'week', label: words.week(week.number, run) },
          { value: 'term', label: words.term },
          { value: 'dates', label: words.dates },
        ]}
        onChange={(span) =>
          onChange(span === 'week' ? { span, from: week.from, to: week.to } : { span })
        }
      />
      {wish.span === 'dates' ? <DateFields wish={wish} onChange={onChange} /> : null}
    </>
  )
}

function DateFields({ wish, onChange }: WishFieldsProps) {
  const words = windowWords[useLanguage()].exports
  const of = bindTo(wish, onChange)
  return (
    <div className="stack gap-14 two-columns">
      <TextField label={words.from} type="date" required {...of('from')} />
      <TextField label={words.to} type="date" required {...of('to')} />
    </div>
  )
}

export function WorkFields({
  wish,
  courses,
  onChange,
}: WishFieldsProps & { courses: readonly string[] }) {
  const words = windowWords[useLanguage()].exports
  const all = courses.length > 0 ? <CourseBoxes {...{ wish, courses, onChange }} /> : null
  return (
    <>
      {all}
      <SelectField
        label={words.work}
        value={wish.done}
        choices={doneChoices.map((value) => ({ value, label: words.done[value] }))}
        onChange={(done) => onChange({ done })}
      />
      {hasEvents(wish.format) ? (
        <CheckBox
          label={words.withEvents}
          isOn={wish.withEvents}
          onChange={(withEvents) => onChange({ withEvents })}
        />
      ) : null}
    </>
  )
}

function CourseBoxes({
  wish,
  courses,
  onChange,
}: WishFieldsProps & { courses: readonly string[] }) {
  const words = windowWords[useLanguage()].exports
  const isAll = wish.courses.length === 0
  const toggle = (course: string, isOn: boolean) => {
    const chosen = isOn
      ? courses.filter((each) => each === course || wish.courses.includes(each))
      : wish.courses.filter((each) => each !== course)
    // All of them, and none, is no choice among them.
    onChange({ courses: chosen.length === courses.length ? [] : chosen })
  }
  return (
    <fieldset>
      <legend className={form.label}>{words.courses}</legend>
      <div className="flex wrap gap-6 above-4">
        <label className={`framed flex at-top breaks gap-8 ${styles.course}`}>
          <input type="checkbox" checked={isAll} onChange={() => onChange({ courses: [] })} />
          <span>{words.allCourses}</span>
        </label>
        {courses.map((course) => (
          <label key={course} className={`framed flex at-top breaks gap-8 ${styles.course}`}>
            <input
              type="checkbox"
              checked={wish.courses.includes(course)}
              onChange={({ target }) => toggle(course, target.checked)}
            />
            <span>{course}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
