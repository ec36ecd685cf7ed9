// Defines a solution compared with an answer key (H1), as the page and the terminal show it.

/** `missing`: only the key says it. `extra`: only the solution does. */
export type Piece = { kind: 'same' | 'missing' | 'extra'; text: string }

/**
 * `equal`: written otherwise and worth the same. `differs`: a number, a formula or a choice is another one. `unsure`:
 * in other words or rounded, for the person to judge.
 */
export const answerStatuses = ['same', 'equal', 'unsure', 'differs', 'missing', 'extra'] as const

export type AnswerStatus = (typeof answerStatuses)[number]

export type ComparedAnswer = {
  /** "1", "2 a"; of a line its number in the key, or in the solution where only that has it. */
  label: string
  standing: AnswerStatus
  pieces: Piece[]
}

export type Comparison = {
  /** By numbered answers where the key has them, else line by line. */
  by: 'answers' | 'lines'
  answers: ComparedAnswer[]
  counts: Record<AnswerStatus, number>
}
