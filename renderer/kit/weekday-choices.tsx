// Seven weekdays, any of which can be ticked.
import type { ReactNode } from 'react'
import { weekdaysFrom } from '../../shared/time/week-start.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { TickRow } from './fields.tsx'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import type { Language } from '../../shared/language.ts'
import { useLanguage } from '../words/words.ts'

type WeekdayChoicesProps = {
  legend: ReactNode
  value: readonly number[]
  /** From Monday on. */
  onChange: (value: number[]) => void
}

export function WeekdayChoices({ legend, value, onChange }: WeekdayChoicesProps) {
  const language = useLanguage()
  const weekStart = useStore(useDesk().settings, (settings) => settings.weekStart)
  return (
    <TickRow
      legend={legend}
      choices={weekdaysFrom(weekStart).map((weekday) => ({
        value: weekday,
        label: weekdayName(weekday, language, 'short'),
      }))}
      value={value}
      onChange={(weekdays) => onChange(weekdays.toSorted((a, b) => a - b))}
    />
  )
}

/** One of the seven, for a field that offers them by their whole names. */
export function weekdayChoices(language: Language): { value: number; label: string }[] {
  return weekdaysFrom(1).map((value) => ({ value, label: weekdayName(value, language, 'long') }))
}
