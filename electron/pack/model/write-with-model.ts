// A model of the student's own writes a field (K5): its quotes are checked word for word; where it fails the rules' text stays.
import { fieldAnswerSchema, type FieldAnswer } from '../../../shared/pack/pack-model.ts'
import { type PackFieldKey, packFields } from '../../../shared/pack/fields.ts'
import { readTopics, sharesOf, writeTopic, isRemark } from '../../../shared/pack/topic-lines.ts'
import { readWork, writeSession } from '../../../shared/pack/work-lines.ts'
import { askDocument, type AskingFailure } from '../../agent/ask-document.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import {
  type FieldDraft,
  type FieldText,
  type PackMaterial,
  oneLine,
  textOf,
} from '../pack-material.ts'
import { packWords } from '../../../shared/i18n/core/pack.ts'
import type { Language } from '../../../shared/language.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import type { SourceCitation } from '../../../shared/research/report.ts'
import { fenceData } from '../../agent/prompt/fence.ts'

const maxTokens = 3_200

export function mayModelWrite(key: PackFieldKey): key is ModelField {
  return modelFields.some((known) => known === key)
}

/** The same origin as the draft by the rules; a failure leaves that one as it is. */
export async function writeWithModel(
  model: DocumentModel,
  material: PackMaterial,
  key: ModelField,
  draft: FieldDraft,
  signal: AbortSignal,
): Promise<Result<FieldDraft, AskingFailure>> {
  const given = givenLines(material)
  const asked = await askDocument(
    model,
    {
      task: 'pack-field',
      words: fieldWords(material.language, key),
      schema: fieldAnswerSchema,
      data: fieldData(material, key, draft.text, given),
      maxTokens,
      read: (value) => {
        const answer = fieldAnswerSchema.safeParse(value)
        return answer.success ? toText(answer.data, key, draft, given, material) : null
      },
    },
    signal,
  )
  return asked.ok ? succeed({ ...draft, ...asked.value }) : asked
}

type Kept = { text: string; sources: NonNullable<ReturnType<typeof findQuote>>[] }

/** Null where it does not keep to the rules of the field. */
function toText(
  { lines }: FieldAnswer,
  key: ModelField,
  draft: FieldDraft,
  given: readonly GivenLine[],
  { language }: PackMaterial,
): Pick<FieldText, 'text' | 'citations'> | null {
  const quoted = lines.flatMap(({ text, sources }): Kept[] => {
    const line = oneLine(text)
    const found = sources.flatMap((source) => findQuote(given, source) ?? [])
    return line === '' || isRemark(line) ? [] : [{ text: line, sources: found }]
  })
  switch (key) {
    case 'demands':
    case 'materials':
      return withCitations(keepCited(quoted, draft))
    case 'topics':
      return withCitations(keepTopics(quoted))
    case 'work':
      return withCitations(keepWork(quoted, draft.text, language))
    case 'goal':
    case 'knowledge':
    case 'conditions':
      return withCitations(quoted.map(({ text }) => ({ text, sources: [] })))
    default:
      return null
  }
}

function withCitations(kept: readonly Kept[]): Pick<FieldText, 'text' | 'citations'> | null {
  if (kept.length === 0) return null
  return {
    text: kept.map(({ text }) => text).join('\n'),
    citations: kept.flatMap(({ sources }, index) =>
      sources.map((source) => ({ line: index + 1, ...source })),
    ),
  }
}

/** What stands in no file the course does not demand, whatever a model says; what code knows of it stays. */
function keepCited(quoted: readonly Kept[], draft: FieldDraft): Kept[] {
  const cited = quoted.filter(({ sources }) => sources.length > 0)
  if (cited.length === 0) return []
  return [...cited, ...uncitedLines(draft).map((text) => ({ text, sources: [] }))]
}

/** The rules' own lines that rest on no file: those of the calendar. */
function uncitedLines({ text, citations }: FieldDraft): string[] {
  const cited = new Set(citations.map(({ line }) => line))
  return cited.size === 0 ? [] : text.split('\n').filter((_, index) => !cited.has(index + 1))
}

/** Shares that do not add up are made to. */
function keepTopics(quoted: readonly Kept[]): Kept[] {
  const read = quoted.flatMap(({ text, sources }) =>
    readTopics(text).map(({ title, share }) => ({ title, share, sources })),
  )
  if (read.length > 40 || read.some(({ share }) => share === null)) return []
  const shares = sharesOf(read.map(({ share }) => share ?? 0))
  if (shares.every((share) => share === 0)) return []
  return read.map(({ title, sources }, index) => ({
    text: writeTopic({ title, share: shares[index] ?? 0 }),
    sources,
  }))
}

/** No more in all than the rules found room for; the rules' remarks say what was counted. */
function keepWork(
  quoted: readonly Kept[],
  draft: string,
  language: PackMaterial['language'],
): Kept[] {
  const read = quoted.flatMap(({ text }) => readWork(text))
  const most = sumOf(readWork(draft))
  const isWhole = read.every(({ periods, difficulty }) => periods !== null && difficulty !== null)
  if (!isWhole || read.length === 0 || read.length > 60 || sumOf(read) !== most) return []
  const sessions = read.map(({ title, periods, difficulty }) =>
    writeSession({ title, periods: periods ?? 1, difficulty: difficulty ?? 3 }, language),
  )
  return [...sessions, ...draft.split('\n').filter(isRemark)].map((text) => ({ text, sources: [] }))
}

function sumOf(lines: readonly { periods: number | null }[]): number {
  return lines.reduce((sum, { periods }) => sum + (periods ?? 0), 0)
}

/** Fields that words make; places, chances and health are numbers, and numbers are made by code. */
const modelFields = [
  'goal',
  'knowledge',
  'conditions',
  'demands',
  'materials',
  'topics',
  'work',
] as const

type ModelField = (typeof modelFields)[number]

/** What the field is written from, as fenced data. */
function fieldData(
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
function fieldWords(language: Language, key: ModelField) {
  const { task, contract, again } = packWords[language].fieldPrompt
  const instructions = `${task}\n\n${packWords[language].fieldRules[key]}`
  return { instructions, contract: `${contract}\n`, again }
}

type GivenLine = { number: number; citation: SourceCitation }

/** What a model with a context of 8,000 tokens can take beside the instructions, the fields and its answer. */
const mostTokens = 2_500

/**
 * The lines of the student's files that a model is given for a field, numbered: what it may
 * quote, and nothing else.
 */
function givenLines({ research, headings }: PackMaterial): GivenLine[] {
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
function findQuote(
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
