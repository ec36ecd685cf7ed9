// What the person has been shown of a sentence before it was known to count: kept, so that it is not said twice.

export type LiveSpeech = {
  add: (text: string) => void
  /** What was shown since it was last taken. */
  take: () => string
}

export function startSpeech(): LiveSpeech {
  let shown = ''
  return {
    add: (text) => {
      shown += text
    },
    take: () => {
      const taken = shown
      shown = ''
      return taken
    },
  }
}

/** What of `text` has still to be shown after `shown`; null when what was shown is not how it begins. */
export function restOf(text: string, shown: string): string | null {
  const begun = shown.trimEnd()
  return text.startsWith(begun) ? text.slice(begun.length) : null
}
