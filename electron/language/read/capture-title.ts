// The title of new work: what is left of the words, as they were written.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { asTyped } from '../../../shared/text/as-typed.ts'
import { toPlain } from '../../../shared/text/simple-characters.ts'

const leading =
  /^(?:[\s,;:.()-]|\b(?:that|to|and|so|please|about|of|for|is|are|i|some|an?|my|the|new|task|in)\b(?=[ ,:]|$)|^(?:的|要|得|了|请|把))+/
const trailing =
  /(?:[\s,;:.()!-]|\b(?:please|thanks|thank you|ok|okay|as well|too|also|and|by|on|for|of|is|are|due|to|with|in|at|it|takes?|will|should|be|latest|work)\b|\b(?:to|in|on) (?:my|the) (?:list|to-?dos?|tasks?)\b|吧|哦|啊|呢|谢谢|一下|的|了|需要|大概|左右|给我|(?<=\p{Script=Han}{2} ?)(?:要交|要提交|交))+$/u
const articles = /^(?:an?|the|my|some) /

/** `words` are prepared and without the words that say when and how long; `raw` is what was typed. */
export function titleOf(words: string, raw: string): string {
  const whole = words.replaceAll(/["\s]+/g, ' ').trim()
  const bare = strip(strip(whole, leading), trailing).replace(articles, '').trim()
  const joined = bare.replaceAll(/(?<=\p{Script=Han}) ?[,，]? (?=\p{Script=Han})/gu, '')
  if (!/[\p{L}\p{N}]/u.test(joined)) return ''
  return upperFirst(inOwnCase(joined, raw))
}

function strip(text: string, pattern: RegExp): string {
  const left = text.replace(pattern, '')
  return left === text ? text : strip(left, pattern)
}

/** The same words as they were typed: "DSP", "Newton's". */
function inOwnCase(words: string, raw: string): string {
  const typed = raw.replaceAll(/\s+/g, ' ')
  const whole = asTyped(words, typed)
  if (whole !== null) return whole
  const known = new Map(typed.split(/[\s,;:]+/).map((word) => [toPlain(word).toLowerCase(), word]))
  return words
    .split(' ')
    .map((word) => known.get(word) ?? word)
    .join(' ')
}
