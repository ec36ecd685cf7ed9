// Fences text that others wrote (titles, imported files, tool results) as data that can't close its own fence (G11).

/** Keys are ours and plain words. */
export function fenceData(key: string, text: string): string {
  return `<data key="${key}">\n${text.replaceAll(/<(?=\/?data\b)/gi, '‹')}\n</data>`
}
