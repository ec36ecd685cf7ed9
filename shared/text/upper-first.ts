/** With its first letter large, as a title or a sentence begins. */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
