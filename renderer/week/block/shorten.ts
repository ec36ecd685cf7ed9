// Where a text on a block may be cut, and what is left of it.

/** At spaces, and between Chinese words. */
const wordEnd = /(?<=[\s\u200B])/u

export function wordsOf(text: string): string[] {
  return text.split(wordEnd)
}

/**
 * What a text may be cut to, the longest first. "Real Analysis - Tutorial", "Optics (Lab)" and "Optics: exercises": what
 * tells lessons of one course apart stands last in a title, and is kept where there is room for that.
 */
export function cutsOf(text: string, isTitle: boolean): string[] {
  const [, name = '', kind = ''] =
    /^(.*\S)(?:\s+[-–—]\s+|\s*[(（]|:\s+(?=\S+$))([^-–—()（）]{2,14})[)）]?$/u.exec(text) ?? []
  const ofKind = isTitle && kind !== '' ? cuts(name).map((cut) => `${cut} ${kind}`) : []
  return [...ofKind, ...cuts(text)]
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
