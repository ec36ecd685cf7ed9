// Seven weekdays, any of which can be ticked.
import { weekdayName } from '../../shared/words/weekday-name.ts'
import form from '../controls/form.module.css'
import { useLanguage } from '../words/words.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

type WeekdayChoicesProps = {
  legend: string
  value: readonly number[]
  onChange: (value: number[]) => void
}

export function WeekdayChoices({ legend, value, onChange }: WeekdayChoicesProps) {
  const language = useLanguage()
  const toggle = (weekday: number) =>
    onChange(weekdays.filter((day) => value.includes(day) !== (day === weekday)))
  return (
    <fieldset>
      <legend className={form.label}>{legend}</legend>
      <div className={form.days}>
        {weekdays.map((weekday) => (
          <label key={weekday} className={form.day}>
            <input
              type="checkbox"
              checked={value.includes(weekday)}
              onChange={() => toggle(weekday)}
            />
            {weekdayName(weekday, language, 'short')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
