// Whether a field already says what the reason for its last version says: then the reason is left out.

/** However the lines are broken and marked. */
export function holdsWords(text: string, words: string): boolean {
  return bare(text).includes(bare(words))
}

function bare(text: string): string {
  return text.replaceAll(/^\s*>\s*/gmu, '').replaceAll(/\s+/gu, '')
}
