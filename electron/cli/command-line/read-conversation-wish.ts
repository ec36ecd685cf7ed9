// The words after `conversation`: which conversation is wanted, and what is to be done with it.

export type ConversationWish =
  | { kind: 'list'; search: string | null }
  | { kind: 'new' }
  | { kind: 'open' | 'delete'; id: string }
  | { kind: 'rename'; id: string; title: string }
  /** A new one with all that came before the turn that begins at this event. */
  | { kind: 'branch'; seq: number }

/** Null where the words fit none of them. */
export function readConversationWish(
  words: readonly string[],
  search: string | undefined,
): ConversationWish | null {
  const [verb, first, second] = words
  if (verb === undefined) return { kind: 'list', search: search ?? null }
  if (search !== undefined) return null
  const count = words.length
  switch (verb) {
    case 'new':
      return count === 1 ? { kind: verb } : null
    case 'open':
    case 'delete':
      return first !== undefined && count === 2 ? { kind: verb, id: first } : null
    case 'rename':
      return first !== undefined && second !== undefined
        ? { kind: verb, id: first, title: second }
        : null
    case 'branch':
      return first !== undefined && count === 2 && /^[1-9]\d{0,8}$/.test(first)
        ? { kind: verb, seq: Number(first) }
        : null
    default:
      return null
  }
}
