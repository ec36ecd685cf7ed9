// Where the words on a block may be cut, and what is left of them.

/**
 * `line` is the first that does not fit and `words` how many of its words are kept, before the kind of lesson that a
 * title ends with where there is room for that; all lines after it stay away.
 */
export type Cut = { line: number; words: number; kind: string }

/** Where a text may be shortened: at spaces, and between Chinese words. */
const wordEnd = /(?<=[\s\u200B])/u

export function wordsOf(text: string): string[] {
  return text.split(wordEnd)
}

/** "Real Analysis - Tutorial" and "Optics (Lab)": what tells lessons of one course apart stands last. */
export function splitKind(title: string): { name: string; kind: string } {
  const [, name = title, kind = ''] =
    /^(.*\S)(?:\s+[-–—]\s+|\s*[(（])([^-–—()（）]{2,14})[)）]?$/u.exec(title) ?? []
  return { name, kind }
}

export function shorten(text: string, { words, kind }: Pick<Cut, 'words' | 'kind'>): string {
  const kept = wordsOf(text).slice(0, words).join('').trimEnd()
  return `${kept.replace(/[\u200B:：,，、]+$/u, '')}…${kind === '' ? '' : ` ${kind}`}`
}
