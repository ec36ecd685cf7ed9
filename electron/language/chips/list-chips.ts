// Lists what was read in a message as chips, each with the other ways to read it (M8).
import type { Chip } from '../../../shared/conversation/chips.ts'
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import type { TurnFacts } from '../../model/model.ts'
import { answerChat } from '../answer/answer-chat.ts'
import { readingOf } from '../frames/read-message.ts'
import { reading } from '../frames/reading.ts'
import type { GivenReading, Ground, Read } from '../ground.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import type { Intent, Question } from '../resolve/intent.ts'
import { understand } from '../understand.ts'
import { speechOf, type Speech } from '../say/speech.ts'
import { replaceAct } from './change-reading.ts'
import type { ChosenReading, ReadText } from './given-reading.ts'
import { lexWords } from '../words/lexed-text.ts'
import type { Piece, PieceKind } from './piece.ts'
import { piecesOfAmounts } from './pieces-of-amounts.ts'
import { piecesOfThings } from './pieces-of-things.ts'
import { piecesOfWhen } from './pieces-of-when.ts'

/** `reads` has the reading of each choice, by its id. */
export type OpenChip = Chip & { readonly reads: ReadonlyMap<string, ChosenReading> }

const mostChoices = 5

/** Of the request of this turn; none where it was read by its words alone. `chosen` is how the person wants it read. */
export function listChips(facts: TurnFacts & Read, chosen: ChosenReading | undefined): OpenChip[] {
  const read = chosen ?? readingSaid(facts)
  if (read === null) return []
  const speech = speechOf(facts)
  const first = chosen?.first ?? { text: read.text, frames: [...read.frames] }
  const before = chosen === undefined ? [] : piecesOf(first, facts, speech)
  const now = { text: read.text, frames: [...read.frames] }
  const since = saidSince(read.text, facts)
  const pieces = piecesOf(now, facts, speech).filter(({ kind }) => !since.has(kind))
  return pieces.map((piece) => {
    const { id, kind, text } = piece
    const label = choiceWords[speech.language].chips.kinds[kind]
    const told = before.find((each) => each.id === id)
    const reads = new Map<string, ChosenReading>()
    const choices = choicesOf(piece, told, speech).flatMap((choice) => {
      const put = reads.size < mostChoices ? piece.put(choice.words) : null
      if (put === null || reads.has(choice.words)) return []
      const other = { ...put, isChosen: true, first } as const
      if (kind === 'act' && !isPossible(other, facts)) return []
      reads.set(choice.words, other)
      return [{ id: choice.words, text: choice.text }]
    })
    return { id, label, text, choices, reads }
  })
}

/**
 * Of the first words of the turn that were understood by themselves; what was said since answers a question, but for a
 * change of its own, which took the place of the first.
 */
function readingSaid(facts: TurnFacts & Read): GivenReading | null {
  const alone = (text: string) => understand({ ...facts, request: text, followUps: [] })
  const anew = facts.followUps.findLast((text) => isChange(alone(text)))
  const said = anew ?? [facts.request, ...facts.followUps].find((text) => !isLost(alone(text)))
  return said === undefined ? null : readingOf(said, facts)
}

/** A day or a time that was told after the words that are shown is another by now. */
function saidSince(text: string, facts: TurnFacts): ReadonlySet<PieceKind> {
  const all = [facts.request, ...facts.followUps]
  const later = all.slice(all.findLastIndex((said) => said.includes(text)) + 1)
  const { days, times } = lexWords(later.join('\n'), facts)
  const told: [PieceKind, boolean][] = [
    ['when', days.length > 0],
    ['time', times.length > 0],
  ]
  return new Set(told.flatMap(([kind, isTold]) => (isTold ? [kind] : [])))
}

function isChange(intent: Intent): boolean {
  return intent.kind === 'writes' && intent.writes.every(({ kind }) => kind !== 'plan')
}

function isLost(intent: Intent): boolean {
  return intent.kind === 'unknown' || (intent.kind === 'ask' && lost.has(intent.question.kind))
}

const lost: ReadonlySet<string> = new Set<Question['kind']>(['which-reading', 'not-understood'])

/** What was said first comes first, where another reading was chosen since. */
function choicesOf(piece: Piece, told: Piece | undefined, { language }: Speech): Piece['choices'] {
  const others = piece.choices.filter(({ text }) => text !== piece.text && text !== told?.text)
  if (told === undefined || told.text === piece.text) return others
  const text = choiceWords[language].chips.first(told.text)
  return [{ text, words: told.words }, ...others]
}

/** Whether a change comes of it: acts differ most in what can be done with them. */
function isPossible(read: ChosenReading, facts: TurnFacts): boolean {
  const asked = { ...facts, request: read.text, followUps: [], readings: [read] }
  const { intent, reason } = answerChat(asked)
  return intent === 'task' && reason !== 'ask'
}

function piecesOf(read: ReadText, ground: Ground, speech: Speech): Piece[] {
  return read.frames.flatMap((frame, index) => {
    const about = { index, read, known: reading(frame, read.text, ground), speech }
    return [
      ...pieceOfAct(frame, index, read, speech),
      ...piecesOfThings(about),
      ...piecesOfWhen(about),
      ...piecesOfAmounts(about),
    ]
  })
}

/** Acts that are easily taken for one another, whatever the reader holds likely. */
const kin: readonly (readonly ActName[])[] = [
  ['move', 'swap', 'unplace', 'pin'],
  ['mark:done', 'mark:partly', 'mark:missed'],
  ['add_event', 'add_class', 'add_exam', 'add_work'],
  ['move_class', 'cancel_class'],
  ['move_event', 'cancel_event'],
  ['plan', 'replan', 'thin_out', 'improve', 'clear', 'day_off'],
  ['add_sessions', 'remove_sessions', 'set_length'],
  ['set_priority:high', 'set_priority:low'],
]

const leastLikely = 0.02

function pieceOfAct(frame: Frame, index: number, read: ReadText, { language }: Speech): Piece[] {
  const names: Partial<Record<ActName, string>> = choiceWords[language].chips.acts
  const text = names[frame.act]
  if (text === undefined) return []
  const likely = frame.others
    .filter(({ confidence }) => confidence >= leastLikely)
    .map(({ act }) => act)
  const alike = kin.filter((acts) => acts.includes(frame.act)).flat()
  const seen = new Set([text])
  const choices = [...likely, ...alike].flatMap((act) => {
    const name = names[act]
    if (name === undefined || seen.has(name)) return []
    seen.add(name)
    return [{ text: name, words: act }]
  })
  const put = (act: string) => {
    const known = Object.keys(names).find((name): name is ActName => name === act)
    return known === undefined ? null : replaceAct(read, frame, known)
  }
  return [{ id: `${index}.act`, kind: 'act', text, words: frame.act, put, choices }]
}
