// Tells what of a model's answer the student has really said (K5, K7): only that may be kept as the student's own words.
import { cleanFieldText } from '../../shared/pack/clean-field-text.ts'
import type { PackDecision } from '../../shared/pack/pack-model.ts'

/**
 * Each line stands in what was said, or in the field as it is, and one at least was said; case, spaces and signs do not
 * count. "50 points" is not said by "150 points".
 */
export function isSaid(text: string, request: string, present = ''): boolean {
  const said = wordsOf(request)
  const known = new Set(present.split('\n').map((line) => line.trim()))
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isOfRequest = (line: string) => holds(said, wordsOf(line)) || request.includes(line.trim())
  return (
    lines.some(isOfRequest) && lines.every((line) => isOfRequest(line) || known.has(line.trim()))
  )
}

/**
 * What is kept of an answer to a question: a model that tells it in words of its own gives way to what was said, and one
 * that tells something else has heard nothing.
 */
export function inOwnWords(decision: PackDecision, request: string): PackDecision {
  const text = cleanFieldText(decision.text ?? '')
  if (text === '' || isSaid(text, request)) return { ...decision, text }
  return { ...decision, text: isParaphrase(text, request) ? cleanFieldText(request) : '' }
}

/** At least half of what is told was said, in other words around it. */
function isParaphrase(text: string, request: string): boolean {
  const said = new Set(wordsOf(request))
  const told = wordsOf(text)
  return told.filter((word) => said.has(word)).length * 2 >= told.length
}

/** Chinese by its characters. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  return plain.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}'])+/gu) ?? []
}

function holds(all: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false
  return all.some((_, from) => part.every((word, index) => all[from + index] === word))
}
