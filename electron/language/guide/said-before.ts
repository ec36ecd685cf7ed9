// Whether the guide's last words were these: nothing is said twice as if nobody had answered.
import type { TurnFacts } from '../../model/model.ts'

function lastSaid({ guide }: TurnFacts): string {
  return guide?.messages.findLast(({ who }) => who === 'weekloom')?.text ?? ''
}

/** With the words that came last. */
export function wasSaid(facts: TurnFacts, words: string): boolean {
  return lastSaid(facts).includes(words)
}

export function wasAsked(facts: TurnFacts, question: string): boolean {
  const last = lastSaid(facts)
  // Behind words of the student's it begins small.
  const at = question === '' ? -1 : last.toLowerCase().lastIndexOf(question.toLowerCase())
  return at === 0 || (at > 0 && /[.:。：”] ?$/u.test(last.slice(0, at)))
}
