// What a model is told that writes a field of a course pack (K5): the rules of this field, and everything else as fenced data.
import { packWords } from '../../../shared/i18n/core/pack.ts'
import type { Language } from '../../../shared/language.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import { packFields } from '../../../shared/pack/fields.ts'
import type { SourceCitation } from '../../../shared/research/report.ts'
import { fenceData } from '../../agent/prompt/fence.ts'
import { textOf, type PackMaterial } from '../pack-material.ts'

/** Fields that words make; places, chances and health are numbers, and numbers are made by code. */
export const modelFields = [
  'goal',
  'knowledge',
  'conditions',
  'demands',
  'materials',
  'topics',
  'work',
] as const

export type ModelField = (typeof modelFields)[number]

/** What the field is written from, as fenced data. */
export function fieldData(
  material: PackMaterial,
  key: ModelField,
  draft: string,
  given: readonly GivenLine[],
): string {
  const { course, answers } = material
  const said = answers.map(({ section, text }) => `${section}: ${text}`).join('\n')
  const lines = given.map(
    ({ number, citation }) => `${number}| ${citation.file}: ${citation.quote.text}`,
  )
  const needs = packFields[key].needs.flatMap((need) => {
    const text = textOf(material, need)
    return text === '' ? [] : [fenceData(need, text.slice(0, 4_000))]
  })
  const blocks = [
    fenceData('course', course),
    ...(said === '' ? [] : [fenceData('said', said.slice(0, 4_000))]),
    ...needs,
    ...(lines.length === 0 ? [] : [fenceData('files', lines.join('\n'))]),
    fenceData('draft', draft.slice(0, 6_000)),
  ]
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** The rules of this field among them. */
export function fieldWords(language: Language, key: ModelField) {
  const { task, contract, again } = packWords[language].fieldPrompt
  const instructions = `${task}\n\n${packWords[language].fieldRules[key]}`
  return { instructions, contract: `${contract}\n`, again }
}

export type GivenLine = { number: number; citation: SourceCitation }

/** What a model with a context of 8,000 tokens can take beside the instructions, the fields and its answer. */
const mostTokens = 2_500

/**
 * The lines of the student's files that a model is given for a field, numbered: what it may
 * quote, and nothing else.
 */
export function givenLines({ research, headings }: PackMaterial): GivenLine[] {
  const cited: SourceCitation[] = [
    ...(research?.demands ?? []),
    ...(research?.topics ?? []),
    ...(research?.materials ?? []),
  ].map(({ citation }) => citation)
  const headed = headings.map(({ sourceId, file, page, line, text }): SourceCitation => {
    return { sourceId, file, quote: { page, line, text: text.slice(0, 600) } }
  })
  const given: GivenLine[] = []
  const seen = new Set<string>()
  let tokens = 0
  for (const citation of [...cited, ...headed]) {
    const { sourceId, quote } = citation
    const key = `${sourceId} ${quote.page ?? 0} ${quote.line} ${quote.text}`
    const cost = estimateTokens(quote.text) + 6
    if (seen.has(key) || tokens + cost > mostTokens) continue
    seen.add(key)
    tokens += cost
    given.push({ number: given.length + 1, citation })
  }
  return given
}

/** Shorter proves nothing. */
const shortestQuote = 4

/** The citation with these very words; null where the given line does not have them. */
export function findQuote(
  given: readonly GivenLine[],
  { number, quote }: { number: number; quote: string },
): SourceCitation | null {
  const found = given.find((line) => line.number === number)
  const words = inOneSpace(quote)
  if (found === undefined || words.length < shortestQuote) return null
  const { citation } = found
  if (!inOneSpace(citation.quote.text).includes(words)) return null
  return { ...citation, quote: { ...citation.quote, text: words.slice(0, 600) } }
}

function inOneSpace(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
