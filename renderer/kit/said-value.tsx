// A date or a time in the app's own words over its field: the browser writes it in the order of its own language.
import { type ReactNode, useState } from 'react'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { grammar } from '../../shared/i18n/grammar.ts'
import type { Language } from '../../shared/language.ts'
import { sayShortDate } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './said-value.module.css'

type SaidValueProps = { type: 'date' | 'time'; value: string; children: ReactNode }

/** These leave the field as it is, or leave it. */
const quietKeys = new Set(['Tab', 'Escape', 'Enter', 'Shift', 'Control', 'Alt', 'Meta'])

/** While the field is typed into it is the browser's; a press opens the calendar instead of its parts. */
export function SaidValue({ type, value, children }: SaidValueProps) {
  const language = useLanguage()
  const [isTyped, setTyped] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what its field is told
    <span
      className={styles.box}
      data-said={sayValue(type, value, language)}
      data-empty={value === '' || undefined}
      data-typed={isTyped || undefined}
      onKeyDown={({ key }) => setTyped((before) => before || !quietKeys.has(key))}
      onBlur={() => setTyped(false)}
      onClick={({ target }) => {
        if (!isTyped && target instanceof HTMLInputElement) openPicker(target)
      }}
    >
      {children}
    </span>
  )
}

function openPicker(field: HTMLInputElement): void {
  try {
    field.showPicker()
  } catch {
    // A browser that has none, or does not allow it: the field can be typed into.
  }
}

function sayValue(type: 'date' | 'time', value: string, language: Language): string {
  const { noDate, noTime } = windowWords[language].fields
  if (value === '') return type === 'date' ? noDate : noTime
  if (type === 'time') return value.slice(0, 5)
  return grammar[language].calendarDates.withYear(sayShortDate(value, language), value.slice(0, 4))
}
