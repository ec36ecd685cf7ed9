// Marks the tokens that may speak of something in the student's schedule: a course, a piece of work, an event.
import { type Token, cutTokens } from './tokens.ts'

export const nameKinds = ['course', 'work', 'event'] as const

export type NameKind = (typeof nameKinds)[number]

/** Names of one schedule, prepared for look-up; built once for each state. */
export type NameIndex = { words: Map<string, Set<NameKind>>; names: PreparedName[] }

type PreparedName = { kind: NameKind; signs: string; forms: string[] }

/** Words that many names share: they tell nothing of which name is meant. */
const empty = new Set(
  'a an and the of for to in on with from at by or as is it i ii iii iv my'.split(' '),
)

export function indexNames(names: readonly { kind: NameKind; text: string }[]): NameIndex {
  const words = new Map<string, Set<NameKind>>()
  const add = (word: string, kind: NameKind) => {
    const kinds = words.get(word) ?? new Set()
    kinds.add(kind)
    words.set(word, kinds)
  }
  const prepared: PreparedName[] = []
  for (const { kind, text } of names) {
    const tokens = cutTokens(text)
    const latin = tokens.filter(({ shape, form }) => shape === 'word' && !empty.has(form))
    for (const { form } of latin) add(form, kind)
    if (latin.length > 1) add(latin.map(({ form }) => form[0]).join(''), kind)
    // "Hashmap"
    for (const [at, { form }] of latin.slice(1).entries()) add(`${latin[at]?.form}${form}`, kind)
    const signs = tokens
      .filter(({ shape }) => shape === 'han')
      .map(({ form }) => form)
      .join('')
    prepared.push({ kind, signs, forms: tokens.map(({ form }) => form) })
  }
  return { words, names: prepared }
}

/** `joins`: whether the token goes on with the name that the token before it belongs to. */
export type NameMarks = { marks: string[]; joins: boolean[]; wholes: Run[] }

/** The tokens of a whole name that stands in the message, both inclusive. */
export type Run = { first: number; last: number }

/**
 * For each token the kinds of names that it may belong to, as a short sign ("c", "cw", ""). English words match whole, by
 * their beginning (from three letters) or by the initials of a name; Chinese characters in runs that stand in a name in
 * the same order (高数 for 高等数学).
 */
export function markNames(tokens: readonly Token[], { words, names }: NameIndex): NameMarks {
  const marks = tokens.map((token) =>
    token.shape === 'word' ? kindsOfWord(token.form, words) : '',
  )
  const joins = marks.map((mark, at) => mark !== '' && marks[at - 1] === mark)
  for (const { kind, signs } of names) markRuns(tokens, signs, kind, { marks, joins })
  return { marks, joins, wholes: names.flatMap(({ forms }) => findWholes(tokens, forms)) }
}

function kindsOfWord(form: string, words: NameIndex['words']): string {
  const whole = words.get(form) ?? words.get(form.replace(/'?s$/, ''))
  if (whole !== undefined) return signOf(whole)
  if (form.length < 3) return ''
  const kinds = new Set<NameKind>()
  for (const [word, of] of words)
    if (word.length > form.length && word.startsWith(form)) for (const kind of of) kinds.add(kind)
  return signOf(kinds)
}

function markRuns(
  tokens: readonly Token[],
  signs: string,
  kind: NameKind,
  { marks, joins }: Pick<NameMarks, 'marks' | 'joins'>,
): void {
  if (signs.length < 2) return
  for (let first = 0; first < tokens.length; first += 1) {
    let at = 0
    let last = first
    while (tokens[last]?.shape === 'han') {
      const found = signs.indexOf(tokens[last]?.form ?? '', at)
      if (found < 0) break
      at = found + 1
      last += 1
    }
    if (last - first < 2) continue
    for (let index = first; index < last; index += 1) {
      marks[index] = merge(marks[index] ?? '', kind)
      joins[index] ||= index > first
    }
  }
}

/** A single word or two signs may be anything; what is longer is the name. */
function findWholes(tokens: readonly Token[], forms: readonly string[]): Run[] {
  const isHan = /^\p{Script=Han}/u.test(forms[0] ?? '')
  if (forms.length < (isHan ? 3 : 2)) return []
  return tokens.flatMap((_, first) =>
    forms.every((form, offset) => tokens[first + offset]?.form === form)
      ? [{ first, last: first + forms.length - 1 }]
      : [],
  )
}

const letters: Record<NameKind, string> = { course: 'c', work: 'w', event: 'e' }

function signOf(kinds: ReadonlySet<NameKind>): string {
  return nameKinds
    .filter((kind) => kinds.has(kind))
    .map((kind) => letters[kind])
    .join('')
}

function merge(mark: string, kind: NameKind): string {
  const letter = letters[kind]
  return mark.includes(letter) ? mark : `${mark}${letter}`.split('').toSorted().join('')
}
