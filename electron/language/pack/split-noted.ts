// Splits what is noted of a course in “About you”, by what it tells (K2): time that is to be kept free says nothing of what is known.
import { writtenWeekday } from '../../../shared/time/weekdays.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { isAbout } from './answer-parts.ts'

const ofTime = new RegExp(
  String.raw`${writtenWeekday}|\b(?:periods?|free time)\b|第.{1,8}节|空出来|留空|没空|有事`,
  'iu',
)

export function splitNoted(noted: string): Record<'knowledge' | 'conditions', string> {
  const clauses = Array.from(noted.matchAll(/.+?(?:[;；。\n]\s*|\.\s+|$)/gsu), ([clause]) => clause)
  return {
    knowledge: clauses
      .filter((clause) => !isTime(clause))
      .join('')
      .trim(),
    conditions: clauses.filter(isTime).join('').trim(),
  }
}

function isTime(clause: string): boolean {
  return (
    !isAbout('knowledge', clause) &&
    (isAbout('conditions', clause) || ofTime.test(toSimple(clause)))
  )
}
