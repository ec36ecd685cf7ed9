// How long and how many, with the lengths and numbers near by.
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { prepareText } from '../words/lexed-text.ts'
import { replaceWords } from './change-reading.ts'
import type { About, Piece } from './piece.ts'

/** Minutes of a session, as they are usual. */
const usual = [30, 45, 60, 90, 120, 150, 180]

export function piecesOfAmounts(about: About): Piece[] {
  return [...pieceOfLength(about), ...pieceOfCount(about)]
}

function pieceOfLength({ index, read, known, speech }: About): Piece[] {
  const slot = known.frame.slots.find(({ role }) => role === 'length')
  const found = slot === undefined ? null : findLength(prepareText(slot.text, known.ground))
  if (slot === undefined || found === null) return []
  const words = choiceWords[speech.language].chips
  const { unit, amount } = found.length
  const isMinutes = unit === 'minutes'
  const say = (count: number) =>
    isMinutes ? sayDuration(count, speech.language) : words.periods(count)
  const near = isMinutes
    ? usual.toSorted((a, b) => Math.abs(a - amount) - Math.abs(b - amount)).slice(0, 5)
    : [amount - 1, amount + 1, amount + 2].filter((count) => count > 0)
  return [
    {
      id: `${index}.length`,
      kind: 'length',
      text: say(amount),
      words: slot.text,
      put: (chosen) => replaceWords(read, slot, chosen),
      choices: near
        .filter((count) => count !== amount)
        .toSorted((a, b) => a - b)
        .map((count) => ({
          text: say(count),
          words: isMinutes ? words.minutes(count) : words.periods(count),
        })),
    },
  ]
}

function pieceOfCount({ index, read, known, speech }: About): Piece[] {
  const slot = known.frame.slots.find(({ role }) => role === 'count')
  const count = known.count()
  if (slot === undefined || count === null) return []
  const { sessions } = choiceWords[speech.language].chips
  return [
    {
      id: `${index}.count`,
      kind: 'count',
      text: sessions(count),
      words: slot.text,
      put: (chosen) => replaceWords(read, slot, chosen),
      choices: [count - 1, count + 1, count + 2]
        .filter((each) => each > 0)
        .map((each) => ({ text: sessions(each), words: sessions(each) })),
    },
  ]
}
