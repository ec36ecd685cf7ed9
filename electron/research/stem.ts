// The stem of an English word, as far as two forms of one word have to meet.

/** Endings of English words folded: enough to meet "exams" by "exam" and "graded" by "grade". */
export function stem(said: string): string {
  if (said.length < 4) return said
  const whole = said
    .replace(/ies$/u, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/u, '')
    .replace(/(?<=[^su])s$/u, '')
  const bare = whole.length > 5 ? whole.replace(/(?:ing|ed)$/u, '') : whole
  const single = bare === whole ? bare : bare.replace(/([bdfgmnprt])\1$/u, '$1')
  return single.length > 4 ? single.replace(/e$/u, '') : single
}
