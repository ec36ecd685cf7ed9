// Where a text on a block may be cut, and what is left of it.

/** At spaces, and between Chinese words. */
const wordEnd = /(?<=[\s\u200B])/u

export function wordsOf(text: string): string[] {
  return text.split(wordEnd)
}

/**
 * What a text may be cut to, the longest first. "Real Analysis - Tutorial", "Optics (Lab)", "Optics: exercises", and with
 * a `tail` that is known "Optics class test": what tells things of one course apart stands last in a title, and is kept
 * where there is room for that. `tail` is null for what is no title.
 */
export function cutsOf(text: string, tail: string | null): string[] {
  const [name, kind] = tail === null ? ['', ''] : kindOf(text, tail)
  return [...cuts(name).map((cut) => `${cut} ${kind}`), ...cuts(text)]
}

/** In letters: a longer end leaves no room for what it is the end of. */
const mostKept = 14

function kindOf(title: string, tail: string): readonly [name: string, kind: string] {
  const [, name, kind] =
    /^(.*\S)(?:\s+[-–—]\s+|\s*[(（]|:\s+(?=\S+$))([^-–—()（）]{2,14})[)）]?$/u.exec(title) ?? []
  if (name !== undefined && kind !== undefined) return [name, kind]
  const isKept = tail !== '' && tail.length <= mostKept && title.endsWith(` ${tail}`)
  return isKept ? [title.slice(0, -tail.length - 1), tail] : ['', '']
}

function cuts(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(1).map((_, index) => {
    const kept = words
      .slice(0, -1 - index)
      .join('')
      .trimEnd()
    return `${kept.replace(/[\u200B:：,，、]+$/u, '')}…`
  })
}
