// Lengths of time: "1 h 35 min" / "1 小时 35 分钟".
import { units as en } from '../../i18n/en/dates/duration.ts'
import { units as zh } from '../../i18n/zh/dates/duration.ts'
import type { Language } from '../../language.ts'

const units = { en, zh }

/** `minutes` is a whole number of at least 0. */
export function sayDuration(minutes: number, language: Language): string {
  const { hour, minute } = units[language]
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const words = hours > 0 ? [`${hours} ${hour}`] : []
  if (rest > 0 || hours === 0) words.push(`${rest} ${minute}`)
  return words.join(' ')
}
