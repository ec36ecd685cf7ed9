// Recalls of a course's texts put together into short sessions: which texts on which day, and how many minutes.
import { daysBetween } from '../../shared/schedule/calendar.ts'
import type { Material } from '../../shared/recite/material.ts'
import { readTokens } from '../../shared/recite/tokens.ts'
import { recallDays, type RecallSpan } from './recall-days.ts'

export type RecallSession = {
  /** ISO date. */
  date: string
  course: string
  /** Ids of the texts. */
  materials: number[]
  minutes: number
}

/** A recall may come this many days early to share a session with another. */
const mayComeEarly = 1

/** Units that a student writes down from memory in a minute: words of a language with spaces, characters of Chinese. */
const wordsPerMinute = 20
const charactersPerMinute = 35

/** To read the comparison and the tips. */
const minutesAround = 2

/** Sessions by date; none is longer than `mostMinutes`, but for one text alone that is. */
export function recallSessions(
  course: string,
  materials: readonly Material[],
  span: RecallSpan,
  mostMinutes: number,
): RecallSession[] {
  const recalls = materials
    .flatMap((material) =>
      recallDays(material.memory, span).map((date) => ({
        date,
        material: material.id,
        minutes: minutesFor(material.text),
      })),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.material - b.material)
  const sessions: RecallSession[] = []
  for (const { date, material, minutes } of recalls) {
    const open = sessions.find(
      (session) =>
        daysBetween(session.date, date) <= mayComeEarly &&
        session.minutes + minutes <= mostMinutes &&
        !session.materials.includes(material),
    )
    if (open === undefined) sessions.push({ date, course, materials: [material], minutes })
    else {
      open.materials.push(material)
      open.minutes += minutes
    }
  }
  return sessions
}

/** Minutes that one recall of a text takes, with what follows it. */
function minutesFor(text: string): number {
  const tokens = readTokens(text)
  const characters = tokens.filter(({ isHan }) => isHan).length
  const words = tokens.length - characters
  return minutesAround + Math.ceil(words / wordsPerMinute + characters / charactersPerMinute)
}
