// Reads the words of an act's roles against its whole clause: a day that the reader cut in two is one, and what no role has is kept.
import { type LexedText, lexWords } from '../words/lexed-text.ts'
import type { RoleName } from '../reader/frame.ts'
import type { Acting } from './calendar-request.ts'

/** "Saturday", where the clause says "Saturday the 5th", is that Saturday. */
export function lexedRoles({ read }: Acting, ...roles: RoleName[]): LexedText[] {
  const { clause } = read
  return read.lexed(...roles).map((lexed) => {
    const days = lexed.days.map((day) => {
      const words = lexed.text.slice(day.start, day.end)
      const whole = clause.days.filter(({ start, end }) =>
        clause.text.slice(start, end).includes(words),
      )
      const [only, ...others] = whole
      const isWider = only !== undefined && only.end - only.start > words.length
      return isWider && others.length === 0 ? Object.assign({}, day, datesOf(only)) : day
    })
    return Object.assign({}, lexed, { days })
  })
}

function datesOf({ dates, isWeek, isEvery }: LexedText['days'][number]) {
  return { dates, isWeek, isEvery }
}

/** What of the clause fills no role. */
export function unfilled({ text, read, ground }: Acting): LexedText {
  const { frame } = read
  const left = frame.slots
    .filter(({ from, to }) => to > from)
    .reduce(
      (rest, { from, to }) => rest.slice(0, from) + '|'.repeat(to - from) + rest.slice(to),
      text,
    )
  return lexWords(left.slice(frame.from, frame.to), ground)
}
