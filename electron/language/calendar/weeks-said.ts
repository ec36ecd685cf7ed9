// Reads in which weeks of the term something is held: all that come, every second one, odd or even ones, or those of a run.
import { daysBetween } from '../../../shared/schedule/calendar.ts'
import type { Term } from '../../../shared/schedule/term.ts'

const run =
  /\bweeks? (\d{1,2}) ?(?:-|–|to|until|till) ?(\d{1,2})\b|第? ?(\d{1,2}) ?(?:-|–|到|至) ?第?(\d{1,2}) ?周/
const second = /\b(?:every (?:second|other) week|fortnightly|every two weeks)\b|隔周|每两周/
const odd = /\bodd weeks?\b|单周/
const even = /\beven weeks?\b|双周/

/** Ascending numbers of weeks; `from` is the date of the first that comes, and `text` prepared. */
export function weeksSaid(text: string, from: string, term: Term): number[] {
  const first = Math.max(1, Math.floor(daysBetween(term.firstMonday, from) / 7) + 1)
  const [, a, b, c, d] = run.exec(text) ?? []
  const low = Math.max(first, Number(a ?? c ?? 1))
  const high = Math.min(term.weeks, Number(b ?? d ?? term.weeks))
  const weeks = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index)
  return weeks.filter((week) => {
    if (second.test(text)) return (week - low) % 2 === 0
    if (odd.test(text)) return week % 2 === 1
    return even.test(text) ? week % 2 === 0 : true
  })
}
