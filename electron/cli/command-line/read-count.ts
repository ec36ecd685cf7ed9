// Numbers typed on the command line.

/** The largest that an id can be, and more than anything else is counted to. */
const mostCounted = 999_999_999

/** A number from 1 to `most` in plain digits: neither 1e1 nor 0x10. */
export function readCount(text: string, most = mostCounted): number | null {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= most ? count : null
}
