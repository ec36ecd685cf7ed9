// The days and times that were read, with those near by.
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import type { Language } from '../../../shared/language.ts'
import type { Span, TimeWish } from '../../../shared/time/mention.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { RoleName, Slot } from '../reader/frame.ts'
import { sayDates, sayWish } from '../say/say-wish.ts'
import type { Speech } from '../say/speech.ts'
import { type LexedText, lexWords } from '../words/lexed-text.ts'
import { replaceWords } from './change-reading.ts'
import type { About, Piece } from './piece.ts'

const ofWhen: ReadonlySet<RoleName> = new Set(['to', 'when', 'from', 'by', 'due', 'not'])

export function piecesOfWhen(about: About): Piece[] {
  return about.known.frame.slots
    .filter(({ role }) => ofWhen.has(role))
    .flatMap((slot, rank) => piecesOf(slot, rank, about))
}

function piecesOf(slot: Slot, rank: number, about: About): Piece[] {
  const { index, read, known, speech } = about
  const lex = (words: string) => lexWords(words, known.ground)
  const lexed = lex(slot.text)
  const put = (words: string) => replaceWords(read, slot, words)
  const isNot = slot.role === 'not'
  const common = { words: slot.text, put }
  const [day, ...days] = lexed.days
  const [time, ...times] = lexed.times
  const pieces: Piece[] = []
  if (day !== undefined) {
    const dates = lexed.days.flatMap((each) => each.dates)
    const choices = days.length > 0 || isNot || day.isEvery ? [] : daysNear(day.dates, about)
    pieces.push({
      ...common,
      id: `${index}.when.${rank}`,
      kind: isNot ? 'not' : 'when',
      text: inRole(slot.role, sayDates([...new Set(dates)].toSorted(), speech), speech.language),
      choices: choices.flatMap((words) => {
        const whole = splice(lexed, day, words, speech.language)
        const [found, ...more] = lex(whole).days
        if (found === undefined || more.length > 0 || isSameValue(found.dates, day.dates)) return []
        return [
          { words: whole, text: inRole(slot.role, sayDates(found.dates, speech), speech.language) },
        ]
      }),
    })
  }
  if (time !== undefined)
    pieces.push({
      ...common,
      id: `${index}.time.${rank}`,
      kind: isNot ? 'not' : 'time',
      text: sayWish(time.wish, speech),
      choices: (times.length > 0 || isNot ? [] : timesNear(time.wish, speech)).flatMap((words) => {
        const whole = splice(lexed, time, words, speech.language)
        const [found, ...more] = lex(whole).times
        if (found === undefined || more.length > 0 || isSameValue(found.wish, time.wish)) return []
        return [{ words: whole, text: sayWish(found.wish, speech) }]
      }),
    })
  return pieces
}

/** The prepared words with others in the place of a mention. */
function splice(
  { text }: LexedText,
  { start, end }: Span,
  words: string,
  language: Language,
): string {
  const gap = language === 'zh' ? '' : ' '
  const [before, after] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()]
  return [before, words, after].filter((part) => part !== '').join(gap)
}

function inRole(role: RoleName, words: string, language: Language): string {
  const { roles } = choiceWords[language].chips
  if (role === 'from') return roles.from(words)
  return role === 'by' || role === 'due' ? roles.by(words) : words
}

/** The same weekday a week on and back, and the days beside it; of several days the usual spans. */
function daysNear(dates: readonly string[], { known, speech }: About): string[] {
  const [date] = dates
  if (date === undefined) return []
  const { spans } = choiceWords[speech.language].chips
  if (dates.length > 1) return spans
  const { today, state } = known.ground
  return [-7, -1, 1, 2, 7]
    .map((by) => addDays(date, by))
    .filter((each) => each >= today.date && state.window.days.some((day) => day.date === each))
}

const halfDay = 12 * 60

/** Half a day on or back, for a clock time of which that was not said; else the parts of the day. */
function timesNear(wish: TimeWish, { language }: Speech): string[] {
  const { times } = choiceWords[language].chips
  if (wish.kind !== 'clock') return times
  const other = wish.minute + (wish.minute < halfDay ? halfDay : -halfDay)
  const [hour, minute] = [Math.floor(other / 60), other % 60]
  return [`${hour}:${String(minute).padStart(2, '0')}`, ...times]
}
