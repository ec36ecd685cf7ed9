// The format, and what only it can carry: reminders and waiting work in a calendar, paper and layout of pages.
import {
  exportFormats,
  pageLayouts,
  papers,
  showsClasses,
} from '../../shared/exchange/export-choice.ts'
import { CheckBox } from '../kit/choice.tsx'
import { SelectField } from '../kit/fields.tsx'
import { useWords } from '../words/words.ts'
import type { WishFieldsProps } from './export-fields.tsx'
import styles from './export.module.css'

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
