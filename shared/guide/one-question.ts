// Never two questions at once (B3): of a reply stays the first, and whatever is said around it.

// A full stop ends one only before a space: "3.5 hours" is none.
const sentence =
  /(?:[^.。！？!?\n]|\.(?!\s|$))+(?:[。！？!?]+|\.+(?=\s|$))?["”’)）」]*|[\s.。！？!?]/g

function isQuestion(text: string): boolean {
  return /[?？]["”’)）」\s]*$/.test(text)
}

/** `kept` is how many of its questions stay, in order; the other sentences stay all. */
export function keepQuestions(reply: string, kept: 0 | 1): { text: string; cut: number } {
  let asked = 0
  const parts = reply.match(sentence) ?? []
  const left = parts.filter((part) => {
    if (!isQuestion(part)) return true
    asked += 1
    return asked <= kept
  })
  const text = left
    .join('')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { text, cut: Math.max(0, asked - kept) }
}
