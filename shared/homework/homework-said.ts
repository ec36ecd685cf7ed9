// The words about homework that a turn says: its own, or together with those that left open when it is due (H1).
import { joinDueDay } from './parse-homework-words.ts'
import { asksWhenDue } from './say-noted.ts'

type Said = { who: 'person' | 'weekloom'; text: string }

/** `recent` is what was said before, oldest first. */
export function homeworkSaid(recent: readonly Said[], request: string): string {
  const question = recent.at(-1)
  const before = recent.findLast(({ who }) => who === 'person')
  const isAnswer = question?.who === 'weekloom' && asksWhenDue(question.text)
  return (isAnswer ? joinDueDay(before?.text ?? '', request) : null) ?? request
}
