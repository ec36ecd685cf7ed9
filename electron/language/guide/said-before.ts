// What was said before in a guide: whether its last words were these, and on which day each message was.
import type { GuideMessage } from '../../../shared/guide/guide-record.ts'
import { momentAt } from '../../../shared/schedule/calendar.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Ground } from '../ground.ts'

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

/** "Tomorrow" is counted from the day on which it was said. */
export function saidOn(messages: readonly GuideMessage[], facts: TurnFacts): Ground[] {
  let from = 0
  return messages.map(({ who, text }) => {
    if (who === 'weekloom') return facts
    const at = facts.told.findIndex((told, place) => place >= from && told.text === text)
    const told = facts.told[at]
    // The newest words are of now.
    if (told === undefined) return facts
    from = at + 1
    const { date, minute } = told
    return { ...facts, today: { date, minute }, now: momentAt(facts.state.window, date, minute) }
  })
}
