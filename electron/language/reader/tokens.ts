// Cuts a message into tokens: words, numbers, single Chinese characters, signs; each with its place and its plain form.
import { toSimple } from '../../../shared/text/simple-characters.ts'

/** `start` and `end` count UTF-16 units of the message as it was typed; `form` is what features are made of. */
export type Token = { start: number; end: number; form: string; shape: Shape }

export type Shape = 'word' | 'number' | 'han' | 'sign'

const pieces =
  /\p{Script=Han}|\p{N}+(?:[.:\/：]\p{N}+)*|[[\p{L}\p{M}]--\p{Script=Han}]+(?:['’][[\p{L}\p{M}]--\p{Script=Han}]+)*|[^\s\p{L}\p{N}\p{Cf}]/gv

/** The tokens of a text, in order; white space and invisible signs are none. */
export function cutTokens(text: string): Token[] {
  return Array.from(toSimple(text).matchAll(pieces), (found) => {
    const [written] = found
    const form = plainForm(written)
    return { start: found.index, end: found.index + written.length, form, shape: shapeOf(form) }
  })
}

/** One width, one case, simplified characters, one apostrophe. */
export function plainForm(text: string): string {
  return toSimple(text.normalize('NFKC')).toLowerCase().replaceAll('’', "'")
}

function shapeOf(form: string): Shape {
  if (/^\p{Script=Han}/u.test(form)) return 'han'
  if (/^\p{N}/u.test(form)) return 'number'
  return /^\p{L}/u.test(form) ? 'word' : 'sign'
}
