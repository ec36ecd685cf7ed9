// The name of a conversation outside the file, made of its key inside.

export function conversationId(key: number): string {
  return `conversation-${key}`
}

/** Null when the text is no such name. */
export function conversationKey(id: string): number | null {
  const digits = /^conversation-([1-9]\d{0,14})$/.exec(id)?.[1]
  return digits === undefined ? null : Number(digits)
}
