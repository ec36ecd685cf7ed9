// Tells what a key of a model server may look like (M4): a header carries it, so spaces, line breaks and accents can't be.

/** Visible ASCII but for the two signs that JSON writes with a backslash; no server's keys have them. */
const usable = /^[!#-[\]-~]{1,2000}$/

export function isUsableKey(key: string): boolean {
  return usable.test(key)
}
