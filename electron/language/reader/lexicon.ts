// Finds words of one meaning: which concept of the lexicon a token belongs to.
import { type Token, cutTokens } from './tokens.ts'

/** From the first token of a phrase to its phrases, the longest first. */
export type Lexicon = Map<string, { rest: string[]; concept: string }[]>

/** Reads lines of the form `concept: word, phrase | 词, 词`; a line that begins with # says something to people. */
export function readLexicon(content: string): Lexicon {
  const lexicon: Lexicon = new Map()
  for (const line of content.split('\n')) {
    const cut = line.indexOf(':')
    if (line.startsWith('#') || cut < 0) continue
    const concept = line.slice(0, cut)
    for (const phrase of line.slice(cut + 1).split(/[,|]/)) {
      const [first, ...rest] = cutTokens(phrase).map(({ form }) => form)
      if (first === undefined) continue
      const known = lexicon.get(first) ?? []
      known.push({ rest, concept })
      lexicon.set(first, known)
    }
  }
  for (const phrases of lexicon.values()) phrases.sort((a, b) => b.rest.length - a.rest.length)
  return lexicon
}

/** For each token the concepts of the phrases that begin at it, longest first; single signs inside a longer phrase are not read. */
export function markConcepts(tokens: readonly Token[], lexicon: Lexicon): string[][] {
  const marks: string[][] = tokens.map(() => [])
  for (let at = 0; at < tokens.length; at += 1) {
    let longest = 0
    for (const { rest, concept } of phrasesOf(tokens[at]?.form ?? '', lexicon)) {
      if (rest.length < longest) break
      if (!rest.every((form, offset) => tokens[at + 1 + offset]?.form === form)) continue
      longest = rest.length
      marks[at]?.push(concept)
    }
    at += longest
  }
  return marks
}

function phrasesOf(form: string, lexicon: Lexicon): { rest: string[]; concept: string }[] {
  return lexicon.get(form) ?? lexicon.get(stem(form)) ?? []
}

/** English words without their endings: "moved" and "moving" are "move". */
function stem(form: string): string {
  return form.replace(/(?:'s|s|ing|ed|d)$/, '')
}
