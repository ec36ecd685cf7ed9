// The pipeline of research (K3): plan the queries, search, read, report. Local files only; nothing in them is obeyed.
import { researchWords } from '../../shared/i18n/core/research.ts'
import type { Language } from '../../shared/language.ts'
import type { FindingKind, ReportLine, ResearchReport } from '../../shared/research/report.ts'
import type { DocumentModel } from '../model/document-model.ts'
import { answerQuestion, planQueries } from './answer-question.ts'
import { findDemands, findTopics } from './find-demands.ts'
import { findMaterials } from './find-materials.ts'
import { askModel } from './ask-model.ts'
import { toReportLine, toTopicLine } from './line-text.ts'
import { newReader, type Passage } from './read-around.ts'
import { readQuestion, type Question } from './read-question.ts'
import type { ResearchPort } from './research-port.ts'

export type ResearchInput = {
  course: string
  /** What the student wants to reach, as they said it; empty where nothing is known. */
  goal: string
  /** Null: the report on the course. */
  question: string | null
  language: Language
  /** Plans the queries and writes the answer beside the rules; null for the rules alone. */
  model: { name: string; ask: DocumentModel } | null
}

/** Never throws for what a model does; `report` counts steps. */
export async function research(
  input: ResearchInput,
  port: ResearchPort,
  signal: AbortSignal,
  report: (done: number, of: number) => void = () => undefined,
): Promise<ResearchReport> {
  const { model } = input
  const byRules =
    input.question === null ? reportCourse(port, input) : reportAnswer(port, input.question, input)
  if (model === null || port.sources().length === 0) return byRules
  return askModel({ ...input, model }, port, byRules, signal, report)
}

function reportCourse(port: ResearchPort, { language }: ResearchInput): ResearchReport {
  const read = newReader(port)
  const demands = findDemands(port, read).map(toLine)
  const topics = findTopics(port).map(({ hit, title }) => toTopicLine(hit, title))
  const materials = findMaterials(port, language)
  const words = researchWords[language].reportWords
  const notes = [
    ...(port.sources().length === 0 ? [words.noSources] : []),
    ...(port.sources().length > 0 && demands.length === 0 ? [words.noDemands] : []),
  ]
  return { ...noReport, demands, materials, topics, notes, queries: [] }
}

function reportAnswer(
  port: ResearchPort,
  asked: string,
  { language }: ResearchInput,
): ResearchReport {
  const question = readQuestion(asked)
  const queries = planQueries(question)
  const { answers, near } = answerQuestion(question, port, queries)
  const words = researchWords[language].reportWords
  const kind = kindOf(question)
  const isNone = answers.length === 0
  const note =
    port.sources().length === 0
      ? words.noSources
      : near.length > 0
        ? words.nearest
        : words.notFound(question.terms.map(({ said }) => said))
  return {
    ...noReport,
    findings: answers.map(({ passage }) => toReportLine(passage, kind)),
    near: near.map(({ passage }) => toReportLine(passage, kind)),
    notes: isNone ? [note] : [],
    queries,
  }
}

const noReport: ResearchReport = {
  demands: [],
  materials: [],
  topics: [],
  findings: [],
  near: [],
  notes: [],
  queries: [],
  writer: null,
}

function toLine({ passage, kind }: { passage: Passage; kind: FindingKind }): ReportLine {
  return toReportLine(passage, kind)
}

const kinds: readonly (readonly [FindingKind, (question: Question) => boolean])[] = [
  ['weight', ({ wants }) => wants[0] === 'weight'],
  ['contact', ({ wants }) => ['person', 'email', 'phone'].includes(wants[0] ?? '')],
  ['exam', ({ terms }) => hasTerm(terms, ['midterm', 'final', 'exam', 'quiz', 'retake'])],
  [
    'deadline',
    ({ terms, wants }) =>
      wants[0] === 'date' && hasTerm(terms, ['deadline', 'homework', 'paper', 'project', 'report']),
  ],
  ['reading', ({ wants }) => wants[0] === 'book'],
  ['rule', ({ wants }) => wants[0] === 'rule'],
]

function hasTerm(terms: Question['terms'], ids: readonly string[]): boolean {
  return terms.some(({ id }) => id !== null && ids.includes(id))
}

function kindOf(question: Question): FindingKind {
  return kinds.find(([, holds]) => holds(question))?.[0] ?? 'other'
}
