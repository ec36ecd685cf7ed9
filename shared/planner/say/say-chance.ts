// Chances in words: a share, how sure it is, and how far it falls.
import { sharedPlannerWords } from '../../i18n/shared/planner.ts'
import type { Language } from '../../language.ts'

/** A number and its sign stay on one line. */
const unbroken = '\u00A0'

/** Whole hundredths; what is neither nothing nor all never becomes 0 % or 100 %. */
export function sayShare(share: number, language: Language): string {
  const gap = sharedPlannerWords[language].chance.share(unbroken)
  if (share > 0 && share < 0.01) return `<${gap}1${gap}%`
  if (share < 1 && share > 0.99) return `>${gap}99${gap}%`
  return `${Math.round(share * 100)}${gap}%`
}

/** "95 % interval 56–60 %", rounded outwards. */
export function saySpan({ low, high }: { low: number; high: number }, language: Language): string {
  const [from, to] = [Math.floor(low * 100), Math.ceil(high * 100)]
  return sharedPlannerWords[language].chance.span(unbroken, from, to)
}

/** "26 points": how far a chance falls. */
export function sayPoints(drop: number, language: Language): string {
  const points = Math.round(drop * 100)
  return sharedPlannerWords[language].chance.points(points)
}
