// Blots a key out of text that came from its server, which may quote it (M4).

/** What is given for servers that need no key, such as "none", is no secret and may be a word of the text. */
const shortestSecret = 6

export function withoutKey(text: string, key: string | null): string {
  return key === null || key.length < shortestSecret ? text : text.replaceAll(key, '•••')
}
