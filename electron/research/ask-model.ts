// A model plans searches and writes lines beside the rules: only what is quoted word for word stays, and a failure costs nothing.
import { researchWords } from '../../shared/i18n/core/research.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { Language } from '../../shared/language.ts'
import { estimateTokens } from '../../shared/model/estimate-tokens.ts'
import {
  maxQueries,
  researchAnswerSchema,
  researchItemSchema,
  researchPlanSchema,
  type ResearchItem,
} from '../../shared/research/model-answer.ts'
import type { ReportLine, ResearchReport } from '../../shared/research/report.ts'
import type { SourceHit } from '../../shared/pack/source.ts'
import { askDocument, readItems, type AskingFailure } from '../agent/ask-document.ts'
import type { DocumentModel } from '../model/document-model.ts'
import { fenceData } from '../agent/prompt/fence.ts'
import { gatherHits } from './answer-question.ts'
import { citeLine } from './line-text.ts'
import type { ResearchPort } from './research-port.ts'

type Asking = {
  course: string
  goal: string
  question: string | null
  language: Language
  model: { name: string; ask: DocumentModel }
}

/** What a model with a context of 8,000 tokens can take beside the instructions and its answer. */
const mostTokens = 3_000
const mostLines = 120
const mostItems = 24

const maxTokens = 2_000

const searched = [
  'exam midterm final 考试 期中 期末',
  'deadline due submit 截止 提交',
  'grading weight percent 成绩 比例',
].concat([
  'textbook reading chapter 教材 阅读',
  'late attendance rule policy 迟交 出勤 规定',
  'week topic 周 内容',
])

/** The rules' report with what the model adds to it; a failure is a note under it. */
export async function askModel(
  asking: Asking,
  port: ResearchPort,
  byRules: ResearchReport,
  signal: AbortSignal,
  report: (done: number, of: number) => void,
): Promise<ResearchReport> {
  const { model, language } = asking
  const words = researchWords[language].reportWords
  report(0, 2)
  const files = port.sources().map(({ file }) => file)
  const { plan, answer, ...rest } = researchWords[language].researchPrompt
  const question = sayQuestion(asking)
  const planned = await askDocument(
    model.ask,
    {
      task: 'research-plan',
      words: { instructions: plan, ...rest },
      schema: researchPlanSchema,
      data: `${question}\n${fenceData('files', files.join('\n'))}`,
      maxTokens,
      read: (value) =>
        researchPlanSchema.safeParse(value).data?.queries.slice(0, maxQueries) ?? null,
    },
    signal,
  )
  if (!planned.ok) return withNote(byRules, sayFailure(planned.failure, model.name, language))
  report(1, 2)
  const queries = [...new Set([...byRules.queries, ...planned.value])]
  const wanted = asking.question === null ? [...queries, ...searched] : queries
  const given = chooseLines(gatherHits(port, wanted))
  const lines = given.map(
    ({ source, line }, index) => `${index + 1}| [${source.file}] ${line.text}`,
  )
  const written = await askDocument(
    model.ask,
    {
      task: 'research-answer',
      words: { instructions: answer, ...rest },
      schema: researchAnswerSchema,
      data: `${question}\n${fenceData('lines', lines.join('\n'))}`,
      maxTokens,
      read: (value) => readItems(value, researchItemSchema, mostItems),
    },
    signal,
  )
  if (!written.ok) return withNote(byRules, sayFailure(written.failure, model.name, language))
  report(2, 2)
  const kept = written.value.flatMap((item) => toLine(item, given) ?? [])
  if (kept.length === 0) return withNote({ ...byRules, queries }, words.modelNothing(model.name))
  return joinReport({ ...byRules, queries, writer: model.name }, kept, asking.question !== null)
}

/** Each quote has to stand in its line word for word; a figure or a letter alone is found anywhere. */
function toLine(
  { kind, text, line, quote }: ResearchItem,
  given: readonly SourceHit[],
): ReportLine | null {
  const hit = given[line - 1]
  const words = quote.replaceAll(/\s+/gu, ' ').trim()
  const isLong = (words.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2
  if (hit === undefined || !isLong || !hit.line.text.includes(words)) return null
  const said = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return said === '' ? null : { kind, text: said.toWellFormed(), citation: citeLine(hit) }
}

/** What the rules have found stays; a line of theirs is said in the model's words where it cites the same. */
function joinReport(
  report: ResearchReport,
  lines: readonly ReportLine[],
  isAnswer: boolean,
): ResearchReport {
  if (isAnswer) {
    const others = report.findings.filter((known) => !lines.some((line) => citesSame(known, line)))
    return { ...report, findings: [...lines, ...others], near: [], notes: [] }
  }
  const known = [...report.demands, ...report.topics]
  const more = lines.filter((line) => !known.some((each) => citesSame(each, line)))
  return {
    ...report,
    demands: [...report.demands, ...more.filter((line) => !isTopic(line))],
    topics: [...report.topics, ...more.filter(isTopic)],
  }
}

function isTopic({ kind }: ReportLine): boolean {
  return kind === 'topic'
}

function citesSame({ citation: one }: ReportLine, { citation: other }: ReportLine): boolean {
  return (
    one.sourceId === other.sourceId &&
    one.quote.page === other.quote.page &&
    one.quote.line === other.quote.line &&
    one.quote.text === other.quote.text
  )
}

function chooseLines(hits: readonly SourceHit[]): SourceHit[] {
  let tokens = 0
  return hits.slice(0, mostLines).filter(({ source, line }) => {
    tokens += estimateTokens(`${source.file} ${line.text}`) + 6
    return tokens <= mostTokens
  })
}

function withNote(report: ResearchReport, note: string): ResearchReport {
  return { ...report, notes: [...report.notes, note] }
}

function sayQuestion({ course, goal, question, language }: Asking): string {
  const wanted = question ?? researchWords[language].researchPrompt.report
  return fenceData('question', [course, goal, wanted].filter((part) => part !== '').join('\n'))
}

function sayFailure(failure: AskingFailure, name: string, language: Language): string {
  const words = researchWords[language].reportWords
  switch (failure.kind) {
    case 'stopped':
      return words.modelStopped
    case 'unusable':
      return words.modelUnusable(name)
    case 'failed':
      return words.modelFailed(name, failure.message)
    default:
      return assertNever(failure)
  }
}
