// How long a text is to read, in letters.

/** Chinese says in one character what takes two or three letters. */
export function widthOf(text: string): number {
  return Array.from(text).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)
}
