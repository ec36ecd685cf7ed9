// The part of an English word that its forms share.

/** Evaluation and evaluate, derivation and derivatives; `word` in small letters. */
export function stemOf(word: string): string {
  return word.replace(
    /(?<=[a-z]{4})(?:at(?:ions?|ives?|ing|ed|es?)|ings?|ments?|ions?|als?|ers?|ed|es?|s)$/,
    '',
  )
}
