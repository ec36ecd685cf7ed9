// Makes features of a message: hashed numbers, for the act of a clause, for where a clause begins, and for the role of a token.
import type { Run } from './names.ts'
import type { TimeMark } from './time-marks.ts'
import type { Token } from './tokens.ts'

/** A message with all that is known of each token before anything is learned of it. */
export type Marked = {
  tokens: Token[]
  names: string[]
  times: TimeMark[]
  concepts: string[][]
  /** Where a token goes on with what the token before it began: a time (t), a name (n), or neither. */
  joins: string[]
  /** Whole names of the schedule that stand in the message. */
  wholes: Run[]
}

/** FNV-1a, 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The clause stands behind another. */
export const laterFeature = hashText('later')

/** Numbers by their digits only, and words of names by their kind: what is learned then holds for every schedule. */
function general({ tokens, names, times }: Marked, at: number): string {
  const token = tokens[at]
  if (token === undefined) return at < 0 ? '^' : '$'
  if (times[at] !== undefined && times[at] !== '') return `<${times[at]}>`
  if (names[at] !== undefined && names[at] !== '') return `<${names[at]}>`
  return form(token)
}

function form(token: Token | undefined): string {
  if (token === undefined) return '^'
  return token.shape === 'number' ? token.form.replaceAll(/\d/g, '9') : token.form
}

/** What tells the act of the clause from `from` to `until` (tokens). */
export function clauseFeatures(marked: Marked, from: number, until: number): number[] {
  const { tokens, times, names } = marked
  const found = new Set<string>(['bias'])
  const size = until - from
  found.add(size < 3 ? `n${size}` : size < 6 ? 'n5' : size < 12 ? 'n11' : 'n+')
  if (from > 0) found.add('later')
  for (let at = from; at < until; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const word = form(token)
    const here = general(marked, at)
    const next = at + 1 < until ? general(marked, at + 1) : '$'
    const after = at + 2 < until ? general(marked, at + 2) : '$'
    found
      .add(`w${word}`)
      .add(`g${here}`)
      .add(`gg${here} ${next}`)
      .add(`ggg${here} ${next} ${after}`)
    found.add(`gs${here} ${after}`)
    if (at === from) found.add(`f${here}`).add(`ff${here} ${next}`)
    if (at === until - 1) found.add(`l${here}`)
    if (token.shape === 'word')
      for (const size of [3, 4])
        for (const piece of pieces(token.form, size)) found.add(`c${piece}`)
    if (times[at] !== '') found.add(`t${times[at]}`)
    if (names[at] !== '') found.add(`k${names[at]}`)
  }
  addConcepts(marked, from, until, found)
  return [...found].map(hashText)
}

/** What the lexicon knows: the concepts, each with the next, and with the kinds of things around them. */
function addConcepts(marked: Marked, from: number, until: number, found: Set<string>): void {
  let before = '^'
  for (let at = from; at < until; at += 1) {
    const thing = marked.times[at] || marked.names[at] || ''
    for (const concept of marked.concepts[at] ?? []) {
      found.add(`x${concept}`).add(`xx${before} ${concept}`)
      if (at < from + 2) found.add(`xf${concept}`)
    }
    const [first] = marked.concepts[at] ?? []
    const here = first ?? (thing === '' ? '' : `<${thing}>`)
    if (here === '' || here === before) continue
    found.add(`xy${before} ${here}`)
    before = here
  }
}

/** Letters in threes or fours, so that a slip of the finger leaves most of a word known. */
function pieces(word: string, size: number): string[] {
  const framed = `<${word}>`
  return Array.from({ length: Math.max(0, framed.length - size + 1) }, (_, at) =>
    framed.slice(at, at + size),
  )
}

/** What tells whether a new clause begins with the token `at`. */
export function borderFeatures(marked: Marked, at: number): number[] {
  const around = [-3, -2, -1, 0, 1, 2, 3].map((offset) => general(marked, at + offset))
  const [far = '', before = '', last = '', here = '', next = '', after = '', later = ''] = around
  const found = [
    'bias',
    `a${last}`,
    `b${here}`,
    `c${next}`,
    `d${before}`,
    `e${after}`,
    `ab${last} ${here}`,
    `bc${here} ${next}`,
    `ac${last} ${next}`,
    `da${before} ${last}`,
    `abc${last} ${here} ${next}`,
    `bce${here} ${next} ${after}`,
    `bceg${here} ${next} ${after} ${later}`,
    `dab${before} ${last} ${here}`,
    `x${marked.concepts[at]?.[0] ?? ''} ${last}`,
    `y${marked.concepts[at]?.[0] ?? ''} ${marked.concepts[at + 1]?.[0] ?? ''}`,
    `xy${last} ${here} ${marked.concepts[at + 1]?.[0] ?? ''}`,
    `f${far}`,
    `g${later}`,
    `m${marked.tokens[at - 1]?.shape ?? ''}${marked.tokens[at]?.shape ?? ''}`,
    ...marked.tokens.slice(0, at).map((token) => `p${form(token)}`),
    ...marked.tokens.slice(at + 1, at + 8).map((token) => `q${form(token)}`),
  ]
  addSides(marked, at, found)
  for (const offset of [-1, 0, 1]) {
    const token = marked.tokens[at + offset]
    if (token?.shape === 'word')
      for (const piece of pieces(token.form, 3)) found.push(`${offset}${piece}`)
  }
  return found.map(hashText)
}

const has = (marks: readonly string[]) => marks.some((mark) => mark !== '')

/** What is asked for on either side, and whether each has its things and times already: an act that has them may be over. */
function addSides({ tokens, names, times, concepts }: Marked, at: number, found: string[]): void {
  const last = tokens[at - 1]?.form ?? ''
  const here = tokens[at]?.form ?? ''
  const said = concepts.slice(0, at).flatMap(([first]) => first ?? [])
  const [before = '', earlier = ''] = said.toReversed()
  const ahead = concepts.slice(at, at + 4).flatMap(([first]) => first ?? [])[0] ?? ''
  const told = `${has(times.slice(0, at))}${has(names.slice(0, at))}`
  const open = `${has(times.slice(at))}${has(names.slice(at))}`
  const room = `${Math.min(at, 6)} ${Math.min(tokens.length - at, 6)}`
  found.push(
    `ca${ahead}`,
    `cb${before}`,
    `cc${before} ${ahead}`,
    `cd${earlier} ${before} ${ahead}`,
    `ce${last} ${ahead}`,
    `cf${here} ${ahead}`,
    `ta${told}${open}`,
    `tb${told}${last}`,
    `tc${told}${here}`,
    `td${told}${open}${ahead}`,
    `ra${room}`,
    `rb${Math.min(at, 6)}${last}`,
    `rc${Math.min(tokens.length - at, 6)}${here}`,
  )
}

/** What tells the role of the token `at`, in a clause that was read as `act`. */
export function roleFeatures(marked: Marked, at: number, act: string): number[] {
  const { tokens, names, times } = marked
  const token = tokens[at]
  const word = form(token)
  const one = (offset: number) => form(tokens[at + offset])
  const few = (offset: number) => general(marked, at + offset)
  const kind = `${times[at] ?? ''}|${names[at] ?? ''}`
  const found = [
    'bias',
    `w${word}`,
    `w-${one(-1)}`,
    `w+${one(1)}`,
    `w--${one(-2)}`,
    `w++${one(2)}`,
    `g-${few(-1)} ${few(0)}`,
    `g+${few(0)} ${few(1)}`,
    `g-+${few(-1)} ${few(1)}`,
    `g--${few(-2)} ${few(-1)}`,
    `g---${few(-3)} ${few(-2)} ${few(-1)}`,
    `g++${few(1)} ${few(2)}`,
    `g3${few(-1)} ${few(0)} ${few(1)}`,
    `s${token?.shape ?? ''}${tokens[at - 1]?.shape ?? ''}${tokens[at + 1]?.shape ?? ''}`,
    `k${kind}`,
    `k-${times[at - 1] ?? '^'}|${names[at - 1] ?? ''}${kind}`,
    `k+${kind}${times[at + 1] ?? '^'}|${names[at + 1] ?? ''}`,
    `x-${marked.concepts[at - 1]?.[0] ?? ''} ${kind}`,
    `x--${marked.concepts[at - 2]?.[0] ?? ''}${marked.concepts[at - 1]?.[0] ?? ''} ${kind}`,
    `x0${marked.concepts[at]?.[0] ?? ''}`,
    `x+${marked.concepts[at + 1]?.[0] ?? ''} ${kind}`,
    `a${act}`,
    `ak${act} ${kind}`,
    `aw${act} ${word}`,
    `ag-${act} ${few(-1)}`,
    `ak-${act} ${few(-1)} ${kind}`,
    `j${marked.joins[at] ?? ''}`,
    `j+${marked.joins[at + 1] ?? ''} ${kind}`,
    `ja${act} ${marked.joins[at] ?? ''}`,
    `aw-${act} ${one(-1)}`,
    `aw+${act} ${one(1)}`,
    `ag+${act} ${few(1)}`,
    `w2${one(-1)} ${word}`,
    `w3${word} ${one(1)}`,
    `w4${one(-2)} ${one(-1)} ${kind}`,
    `w5${kind} ${one(1)} ${one(2)}`,
    at === 0 ? `first${act}` : 'inner',
    at === tokens.length - 1 ? `last${act}` : 'inner',
  ]
  if (token?.shape === 'word') {
    found.push(`p${word.slice(0, 3)}`, `x${word.slice(-3)}`, `aw3${act} ${word.slice(0, 3)}`)
    found.push(...pieces(word, 3).map((piece) => `c${piece}`))
  }
  return found.map(hashText)
}
