// Seven weekdays, any of which can be ticked.
import { weekdaysFrom } from '../../shared/time/week-start.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import form from '../kit/form.module.css'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'

type WeekdayChoicesProps = {
  legend: string
  value: readonly number[]
  onChange: (value: number[]) => void
}

export function WeekdayChoices({ legend, value, onChange }: WeekdayChoicesProps) {
  const language = useLanguage()
  const weekStart = useStore(useDesk().settings, (settings) => settings.weekStart)
  const toggle = (weekday: number) =>
    onChange(weekdaysFrom(1).filter((day) => value.includes(day) !== (day === weekday)))
  return (
    <fieldset>
      <legend className={form.label}>{legend}</legend>
      <div className="flex wrap gap-6 above-4">
        {weekdaysFrom(weekStart).map((weekday) => (
          <label key={weekday} className={`framed anchor pad-y-4 pad-x-12 ${form.day}`}>
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
