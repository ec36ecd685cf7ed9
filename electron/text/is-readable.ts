// Tells whether a decoded file is text that somebody can read.

/** No decoder leaves as many as this in a text with a few broken places. */
const mostUnreadable = 0.05

const unreadable = /[\uFFFD\p{Cn}\p{Co}]|(?!\s)\p{Cc}/gu

/** Pictures, archives and the like, and text in an encoding that is not known here, are not. */
export function isReadable(text: string): boolean {
  if (text.startsWith('%PDF-') || text.includes('\u0000')) return false
  return (text.match(unreadable)?.length ?? 0) <= text.length * mostUnreadable
}
