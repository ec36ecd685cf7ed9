// The model's facts beside those of the rules: what the rules know stays as they say it, and nothing is there twice.
import { isDemand, type Fact } from './fact.ts'
import { mergeFacts } from './merge-facts.ts'
import { keyOf } from './title-of.ts'

export function joinModelFacts(rules: readonly Fact[], model: readonly Fact[]): Fact[] {
  const more = mergeFacts(
    model.filter((fact) => !rules.some((known) => isKnown(known, fact))),
    new Map(),
  )
  return [...rules, ...more].toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
}

function isKnown(known: Fact, fact: Fact): boolean {
  if (isDemand(known.kind) !== isDemand(fact.kind)) return false
  const isNamedAlike = areAlike(keyOf(known.title), keyOf(fact.title))
  // The text gives the day of the one, nothing that of the other.
  if (isNamedAlike && isFromModel(fact)) return true
  if (!meet(known, fact)) return false
  if (isNamedAlike) return true
  if (known.kind !== fact.kind) return false
  const isOfOneLine = fact.lines.some((line) => known.lines.includes(line))
  return isHeldOnce(fact) || (isOfOneLine && isRenamed(keyOf(known.title), keyOf(fact.title)))
}

/** One line may hold two things for one day: they share no word, or are told apart by their numbers. */
function isRenamed(one: string, other: string): boolean {
  const numbers = [one, other].map((key) => (key.match(/\d+/gu) ?? []).join(' '))
  if (numbers[0] !== numbers[1] && !numbers.includes('')) return false
  const words = new Set(wordsOf(one))
  return wordsOf(other).some((word) => words.has(word))
}

/** Chinese has no spaces: two characters are a word here. */
function wordsOf(key: string): string[] {
  return key
    .split(' ')
    .flatMap((word) =>
      /\p{Script=Han}/u.test(word)
        ? Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2))
        : word.length > 2
          ? [word]
          : [],
    )
}

/** Two exams of one course on one day are one, whatever they are called; two things can be due on it. */
function isHeldOnce({ kind, when }: Fact): boolean {
  return (kind === 'exam' || kind === 'presentation') && when.kind === 'day'
}

function areAlike(one: string, other: string): boolean {
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)
}

function isFromModel({ when }: Fact): boolean {
  return when.kind === 'day' && when.derived?.kind === 'model'
}

function meet({ when: one }: Fact, { when: other }: Fact): boolean {
  if (one.kind === 'open' || other.kind === 'open') return one.kind === other.kind
  const [from, to] = one.kind === 'day' ? [one.date, one.date] : [one.from, one.to]
  const [start, end] = other.kind === 'day' ? [other.date, other.date] : [other.from, other.to]
  return from <= end && start <= to
}
