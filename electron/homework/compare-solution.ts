// Compares a pasted solution with an answer key (H1): by numbered answers, else line by line, differences sign by sign.
import { diffArrays } from 'diff'
import type {
  AnswerStatus,
  ComparedAnswer,
  Comparison,
  Piece,
} from '../../shared/homework/comparison.ts'
import { wholeEffort, type Effort } from './formula/compare-formulas.ts'
import { judgeAnswer } from './judge-answer.ts'
import { readSigns, type Sign } from './read-signs.ts'
import { splitAnswers, type Answer } from './split-answers.ts'

/** More edits than these: two answers are told as two texts, two lists of lines in their order, and no time is lost. */
const mostEdits = 1_500

/** Signs times edits: about as much as a twentieth of a second of a slow machine does, and the window stays at hand. */
const mostSteps = 6_000_000

/** Two lines that share this much of their signs are one line that differs. */
const alike = 0.25

/** `signs` of both sides. */
function editsFor(signs: number): number {
  return Math.min(mostEdits, Math.floor((2 * mostSteps) / Math.max(1, signs)))
}

export function compareSolution(solution: string, key: string): Comparison {
  const effort = wholeEffort()
  const keyAnswers = splitAnswers(key)
  const [only, ...others] = linesOf(key)
  if (keyAnswers.length === 0 && only !== undefined && others.length === 0) {
    // A line of marks alone says nothing in either of them.
    const said = linesOf(solution).map(({ text }) => text)
    return counted('lines', [compareTexts(only.label, said.join('\n'), only.text, effort)])
  }
  const sides = sidesOf(splitAnswers(solution), keyAnswers, solution)
  return sides === null
    ? counted('lines', compareLines(solution, key, effort))
    : counted('answers', compareAnswers(sides.given, sides.key, effort))
}

type Sides = { given: Answer[]; key: readonly Answer[] }

/** Null where the two can't be put side by side by their numbers. */
function sidesOf(given: readonly Answer[], key: readonly Answer[], solution: string): Sides | null {
  if (key.length === 0) return null
  if (haveSections(given) !== haveSections(key)) {
    const [ours, theirs] = [withoutSections(given), withoutSections(key)]
    if (ours !== null && theirs !== null && shareLabel(ours, theirs)) {
      return { given: ours, key: theirs }
    }
  }
  if (shareLabel(given, key)) return { given: [...given], key }
  const lines = linesOf(solution)
  // Bare answers, one a line, in the order of the key.
  return given.length === 0 && lines.length === key.length
    ? { given: key.map(({ label }, index) => ({ label, text: lines[index]?.text ?? '' })), key }
    : null
}

function shareLabel(given: readonly Answer[], key: readonly Answer[]): boolean {
  const labels = new Set(key.map(({ label }) => label))
  return given.some(({ label }) => labels.has(label))
}

const sectionLabel = /^[一二三四五六七八九十]+ /u

function haveSections(answers: readonly Answer[]): boolean {
  return answers.some(({ label }) => sectionLabel.test(label))
}

/** Null where two answers would have the same number then. */
function withoutSections(answers: readonly Answer[]): Answer[] | null {
  const bare = answers.map(({ label, text }) => ({ label: label.replace(sectionLabel, ''), text }))
  return new Set(bare.map(({ label }) => label)).size === bare.length ? bare : null
}

function compareAnswers(
  given: readonly Answer[],
  key: readonly Answer[],
  effort: Effort,
): ComparedAnswer[] {
  const texts = new Map(given.map(({ label, text }) => [label, text]))
  const labels = new Set(key.map(({ label }) => label))
  return [
    ...key.map(({ label, text }) => compareTexts(label, texts.get(label) ?? '', text, effort)),
    ...given.filter(({ label }) => !labels.has(label)).map(({ label, text }) => extra(label, text)),
  ]
}

function compareTexts(label: string, given: string, key: string, effort: Effort): ComparedAnswer {
  const [said, wanted] = [readSigns(given), readSigns(key)]
  if (said.length === 0 && wanted.length > 0) {
    return { label, standing: 'missing', pieces: [{ kind: 'missing', text: key }] }
  }
  if (wanted.length === 0 && said.length > 0) return extra(label, given)
  const pieces = diffSigns({ text: given, signs: said }, { text: key, signs: wanted })
  const isSame =
    pieces.every(({ kind }) => kind === 'same') && intervalsOf(given) === intervalsOf(key)
  // What is the same is shown as it was written.
  if (isSame || isSameButForSpace(given, key))
    return { label, standing: 'same', pieces: [{ kind: 'same', text: given }] }
  const standing = judgeAnswer(given, key, effort)
  // What is worth the same stands side by side: the signs that differ say nothing.
  return { label, standing, pieces: standing === 'equal' ? asTwoTexts(given, key) : pieces }
}

/** Names that stand side by side in a formula, with or without a space: n log n. */
const spaced =
  /(?<=(?<![\p{L}\p{N}])(?:\p{L}{1,3}|sqrt|arc(?:sin|cos|tan)))\s+(?=(?:\p{L}{1,3}|sqrt|arc(?:sin|cos|tan))(?!\p{L}))/gu

const isFormula = /[()（）=<>≤≥≈+*/^√∑∫²³]/u

/** O(n log n) and O(nlogn). */
function isSameButForSpace(given: string, key: string): boolean {
  if (!isFormula.test(given) || !isFormula.test(key)) return false
  const [said, wanted] = [given, key].map((text) =>
    keysOf(readSigns(text.replaceAll(spaced, ''))).join(' '),
  )
  return said === wanted && intervalsOf(given) === intervalsOf(key)
}

/** The brackets of intervals: (2, 3] is not (2, 3). */
function intervalsOf(text: string): string {
  return Array.from(
    text.matchAll(/([([（])[^()[\]（）,，]*[,，][^()[\]（）]*([)\]）])/gu),
    (found) => `${found[1] ?? ''}${found[2] ?? ''}`.normalize('NFKC'),
  )
    .filter((brackets) => /[[\]]/.test(brackets))
    .join(' ')
}

function extra(label: string, text: string): ComparedAnswer {
  return { label, standing: 'extra', pieces: [{ kind: 'extra', text }] }
}

function asTwoTexts(given: string, key: string): Piece[] {
  return [
    { kind: 'missing', text: key },
    { kind: 'extra', text: given },
  ]
}

type Written = { text: string; signs: readonly Sign[] }

function diffSigns(given: Written, key: Written): Piece[] {
  const changes = diffArrays(keysOf(key.signs), keysOf(given.signs), {
    maxEditLength: editsFor(key.signs.length + given.signs.length),
  })
  if (changes === undefined) return asTwoTexts(given.text, key.text)
  let [atGiven, atKey] = [0, 0]
  return changes.map(({ added, removed, count }): Piece => {
    if (removed) {
      const text = slice(key, atKey, count)
      atKey += count
      return { kind: 'missing', text }
    }
    const text = slice(given, atGiven, count)
    atGiven += count
    if (!added) atKey += count
    return { kind: added ? 'extra' : 'same', text }
  })
}

/** With the punctuation around them. */
function slice({ text, signs }: Written, first: number, count: number): string {
  const from = first === 0 ? 0 : signs[first]?.from
  return text.slice(from, signs[first + count]?.from ?? text.length).trim()
}

function keysOf(signs: readonly Sign[]): string[] {
  return signs.map(({ key }) => key)
}

type Line = { label: string; text: string; keys: string[] }

/** Those that say something, with their numbers from 1. */
function linesOf(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const keys = keysOf(readSigns(line))
    return keys.length === 0 ? [] : [{ label: String(index + 1), text: line.trim(), keys }]
  })
}

function compareLines(solution: string, key: string, effort: Effort): ComparedAnswer[] {
  const [given, wanted] = [linesOf(solution), linesOf(key)]
  const joined = (lines: readonly Line[]) => lines.map(({ keys }) => keys.join(' '))
  const compared: ComparedAnswer[] = []
  let [atGiven, atKey] = [0, 0]
  /** Lines of the key for which the next change may have those of the solution. */
  let waiting: Line[] = []
  const changes = diffArrays(joined(wanted), joined(given), { maxEditLength: mostEdits })
  if (changes === undefined) return pairLines(given, wanted, effort)
  for (const { added, removed, count } of changes) {
    if (removed) {
      compared.push(...pairLines([], waiting, effort))
      waiting = wanted.slice(atKey, (atKey += count))
      continue
    }
    const lines = given.slice(atGiven, (atGiven += count))
    compared.push(...pairLines(added ? lines : [], waiting, effort))
    waiting = []
    if (!added) compared.push(...pairLines(lines, wanted.slice(atKey, (atKey += count)), effort))
  }
  return compared.concat(pairLines([], waiting, effort))
}

/** Lines in the same place that are alike are one; of the others each stands for itself. */
function pairLines(given: readonly Line[], key: readonly Line[], effort: Effort): ComparedAnswer[] {
  const paired: ComparedAnswer[] = []
  for (let index = 0; index < Math.max(given.length, key.length); index += 1) {
    const [said, wanted] = [given[index], key[index]]
    const areOne = said !== undefined && wanted !== undefined && shareOf(said, wanted) >= alike
    if (areOne) paired.push(compareTexts(wanted.label, said.text, wanted.text, effort))
    else {
      if (wanted !== undefined) paired.push(compareTexts(wanted.label, '', wanted.text, effort))
      if (said !== undefined) paired.push(extra(said.label, said.text))
    }
  }
  return paired
}

function shareOf(a: Line, b: Line): number {
  const keys = new Set(a.keys)
  const shared = b.keys.filter((key) => keys.has(key)).length
  return shared / Math.max(a.keys.length, b.keys.length)
}

function counted(by: Comparison['by'], answers: ComparedAnswer[]): Comparison {
  const count = (wanted: AnswerStatus) =>
    answers.filter(({ standing }) => standing === wanted).length
  const counts = {
    same: count('same'),
    equal: count('equal'),
    unsure: count('unsure'),
    differs: count('differs'),
    missing: count('missing'),
    extra: count('extra'),
  }
  return { by, answers, counts }
}
