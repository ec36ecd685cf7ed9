// Defines a piece of a reading, as its readers find it and chips are made of it.
import type { choiceWords } from '../../../shared/i18n/core/choices.ts'
import type { Reading } from '../frames/reading.ts'
import type { Speech } from '../say/speech.ts'
import type { ReadText } from './given-reading.ts'

export type PieceKind = keyof (typeof choiceWords)['en']['chips']['kinds']

/** One thing that was read, the words that say it, and what they become where other words are chosen. */
export type Piece = {
  id: string
  kind: PieceKind
  text: string
  words: string
  put: (words: string) => ReadText | null
  choices: { text: string; words: string }[]
}

export type About = { index: number; read: ReadText; known: Reading; speech: Speech }
