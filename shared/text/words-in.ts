// Cuts a text into words: a run of Chinese characters, or of letters and digits; 用LA复习 is three.
export function wordsIn(text: string): string[] {
  return text.match(/\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv) ?? []
}
