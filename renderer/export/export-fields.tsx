// What of the schedule goes out: the days, the courses, what is done, and classes and exams.
import {
  doneChoices,
  exportFormats,
  pageLayouts,
  papers,
  showsClasses,
} from '../../shared/exchange/export-choice.ts'
import { CheckBox, Choices } from '../kit/choice.tsx'
import { SelectField, TextField, bindTo } from '../kit/fields.tsx'
import form from '../kit/form.module.css'
import { sayDateRun } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { hasEvents, type ExportWish } from './export-wish.ts'
import styles from './export.module.css'

type WishFieldsProps = {
  wish: ExportWish
  onChange: (change: Partial<ExportWish>) => void
}

type ShownWeek = { number: number; from: string; to: string }

export function RangeFields({ wish, week, onChange }: WishFieldsProps & { week: ShownWeek }) {
  const language = useLanguage()
  const words = useWords().exports
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
  const words = useWords().exports
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
  const words = useWords().exports
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
  const words = useWords().exports
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

// The format, and what only it can carry: reminders and waiting work in a calendar, paper and layout of pages.

/** Minutes before a block. */
const reminders = [0, 5, 10, 15, 30, 60] as const

export function FormatField({ wish, onChange }: WishFieldsProps) {
  const words = useWords().exports
  return (
    <SelectField
      label={words.format}
      hint={words.formats[wish.format].hint}
      value={wish.format}
      choices={exportFormats.map((value) => ({ value, label: words.formats[value].label }))}
      onChange={(format) =>
        onChange(showsClasses(format) ? { format, withEvents: true } : { format })
      }
    />
  )
}

export function FormatOptions({ wish, onChange }: WishFieldsProps) {
  const words = useWords().exports
  switch (wish.format) {
    case 'ics':
      return (
        <>
          <SelectField
            label={words.reminder}
            value={wish.reminder}
            choices={[
              { value: null, label: words.noReminder },
              ...reminders.map((value) => ({ value, label: words.minutesBefore(value) })),
            ]}
            onChange={(reminder) => onChange({ reminder })}
          />
          <CheckBox
            label={words.withPending}
            hint={words.withPendingHint}
            isOn={wish.withPending}
            onChange={(withPending) => onChange({ withPending })}
          />
        </>
      )
    case 'pdf':
    case 'png':
      return (
        <div className={`stack gap-14 ${styles.pair}`}>
          <SelectField
            label={words.paper}
            value={wish.paper}
            choices={papers.map((value) => ({ value, label: words.papers[value] }))}
            onChange={(paper) => onChange({ paper })}
          />
          <SelectField
            label={words.layout}
            value={wish.layout}
            choices={pageLayouts.map((value) => ({ value, label: words.layouts[value] }))}
            // One week at a glance is a page with one line; dates that were typed in stay.
            onChange={(layout) =>
              onChange(
                layout === 'term' && wish.span === 'week' ? { layout, span: 'term' } : { layout },
              )
            }
          />
        </div>
      )
    default:
      return null
  }
}
