// Lengths of time: "1 h 35 min" / "1 小时 35 分钟".
import { grammar } from '../../i18n/grammar.ts'
import type { Language } from '../../language.ts'

/** `minutes` is a whole number of at least 0. */
export function sayDuration(minutes: number, language: Language): string {
  const { hour, minute } = grammar[language].durationUnits
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const words = hours > 0 ? [`${hours} ${hour}`] : []
  if (rest > 0 || hours === 0) words.push(`${rest} ${minute}`)
  return words.join(' ')
}
