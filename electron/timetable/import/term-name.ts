// What an imported term is called: as its calendar is, where that names a term, else after season and year.
import { importWords } from '../../../shared/i18n/core/import.ts'
import type { Language } from '../../../shared/language.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import { cleanText } from '../../text/clean-text.ts'

type Season = 'spring' | 'summer' | 'autumn'

export function termName(calendarName: string, firstMonday: string, language: Language): string {
  const named = cleanText(calendarName)
  if (namesTerm(named)) return named
  // A week belongs to the month and the year that it ends in.
  const [year = '', month = ''] = addDays(firstMonday, 6).split('-')
  return importWords[language].seasonNames[seasonOf(Number(month))](year)
}

/** Most calendars are called after their owner or their program. */
function namesTerm(name: string): boolean {
  return /(?<!\d)(?:19|20)\d\d(?!\d)/.test(name) && !name.includes('@')
}

function seasonOf(month: number): Season {
  if (month >= 8) return 'autumn'
  return month >= 6 ? 'summer' : 'spring'
}
