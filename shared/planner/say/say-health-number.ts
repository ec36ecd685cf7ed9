// Says what the numbers of the improvement signal are called.
import { healthWords } from '../../i18n/core/health.ts'
import type { Language } from '../../language.ts'
import type { HealthCandidate } from '../health-candidate.ts'
import type { HealthNumber } from '../health-numbers.ts'

export function sayHealthNumber(name: HealthNumber, language: Language): string {
  return healthWords[language].healthNumbers[name]
}

/** Numbers that only say in another way what a second one says; they are not told beside it. */
const sameAs: Partial<Record<HealthNumber, HealthNumber>> = {
  extraSwitches: 'switches',
  longRunQuarters: 'longRuns',
}

/**
 * Those of a candidate's numbers that are worth telling. Sessions of one day that come to lie on neighbouring days are
 * the same fault in small, and no price.
 */
export function tellingNumbers(numbers: HealthCandidate['numbers']): HealthCandidate['numbers'] {
  const named = new Map(numbers.map((number) => [number.name, number]))
  const sameDay = named.get('sameDaySessions')
  const isSpreadOut = sameDay !== undefined && sameDay.to < sameDay.from
  return numbers.filter(({ name, from, to }) => {
    const other = sameAs[name]
    if (other !== undefined && named.has(other)) return false
    return !(name === 'closeDays' && isSpreadOut && to > from)
  })
}
