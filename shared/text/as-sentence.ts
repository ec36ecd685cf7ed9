// A clause as a whole sentence, where another follows it.
/** A first word that may be a name, such as that of a host, stays as it is. */
export function asSentence(clause: string): string {
  const whole = clause.trim()
  const begun = whole.replace(/^[a-z]+(?= )/u, (word) => upperFirst(word))
  if (/[.!?。！？…]$/u.test(begun)) return begun
  return begun + (/\p{Script=Han}/u.test(begun) ? '。' : '.')
}

/** With its first letter large, as a title or a sentence begins. */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
