// Makes a hint in a recital (R2): the first letters of what comes next.
import { alignAttempt, compareAligned } from './compare-attempt.ts'
import { readTokens } from './tokens.ts'

const mostWords = 9
const mostCharacters = 20

/** From where the last attempt of this recital left the text; null before the first. */
export function makeHint(text: string, attempt: string | null): string {
  const start = attempt === null ? 0 : findStop(text, attempt)
  const rest = text.slice(start).trimStart()
  const tokens = readTokens(rest)
  const most = tokens[0]?.isHan === true ? mostCharacters : mostWords
  const last = tokens[most - 1]?.to ?? rest.length
  const [sentence = ''] = /^[^。！？.!?\n]*[。！？.!?]?/u.exec(rest.slice(0, last)) ?? []
  const passage = readTokens(sentence).length === 0 ? rest.slice(0, last) : sentence
  return readTokens(passage)
    .reduceRight((shown, { from, to, isHan }) => {
      const before = passage.slice(0, from)
      const isFirst = !/\p{Script=Han}$/u.test(before)
      const word = passage.slice(from, to)
      const mask = isHan ? (isFirst ? word : '＿') : maskWord(word)
      return shown.slice(0, from) + mask + shown.slice(to)
    }, passage)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function maskWord(word: string): string {
  const [first = '', ...others] = Array.from(word)
  return others.length === 0 ? first : `${first}…`
}

/** The offset of the first place that was not said as it is written; the beginning where all was. */
function findStop(text: string, attempt: string): number {
  const aligned = alignAttempt(text, attempt)
  let offset = aligned.expected[0]?.from ?? 0
  for (const segment of compareAligned(aligned).segments) {
    if (segment.kind === 'added' || segment.kind === 'moved-here') continue
    if (segment.kind !== 'same') return offset
    offset += segment.expected.length
  }
  return 0
}
