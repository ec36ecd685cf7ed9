// The pipeline of research (K3): plan the queries, search, read, report. Local files only; nothing in them is obeyed.
import { researchWords } from '../../shared/i18n/core/research.ts'
import type { Language } from '../../shared/language.ts'
import type { FindingKind, ReportLine, ResearchReport } from '../../shared/research/report.ts'
import { toPlain } from '../../shared/text/simple-characters.ts'
import type { DocumentModel } from '../model/document-model.ts'
import { answerQuestion, planQueries } from './answer-question.ts'
import { askModel } from './ask-model.ts'
import { findDemands, findTopics } from './find-demands.ts'
import { toReportLine, toTopicLine, citeLine } from './line-text.ts'
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
  const kind = kinds.find(([, holds]) => holds(question))?.[0] ?? 'other'
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

/** By its name and its first lines; the first that fits counts. */
const materialKinds: readonly (readonly [MaterialKind, RegExp])[] = [
  ['past-exams', /past (?:exam|paper)|sample exam|mock exam|真题|样卷|往年试[题卷]|模拟题/iu],
  ['syllabus', /syllabus|course (?:outline|description|information)|大纲|教学安排|课程说明/iu],
  ['review', /review|revision|study guide|复习/iu],
  ['lab', /\blabs?\b|laboratory|实验/iu],
  ['slides', /slides?\b|lecture \d|课件|幻灯片|讲义/iu],
  ['exercises', /problem sets?|exercises?|worksheet|homework|习题|作业/iu],
  ['notes', /\bnotes?\b|summary|笔记|总结|整理/iu],
]

const readFirst = 40

/** A document that tells how it is graded is a syllabus, whatever it is called. */
const rules = /\b(?:assessment|grading)\b|考核方式|成绩评定/iu

/**
 * Finds what there is to learn from: one line for each source, citing its first line, with what
 * kind of thing it is.
 */
function findMaterials(port: ResearchPort, language: Language): ReportLine[] {
  const words = researchWords[language].reportWords
  return port.sources().flatMap(({ lines, ...source }) => {
    const start = port.readLines(source.id, 1, readFirst)
    const [first] = start
    if (first === undefined) return []
    const said = start.slice(0, 3).map(({ text }) => text)
    const title = toPlain([source.file, ...said].join(' '))
    const isSyllabus = start.some(({ text }) => rules.test(toPlain(text)))
    const [named] = materialKinds.find(([, pattern]) => pattern.test(title)) ?? [
      'document' as const,
    ]
    const kind = named === 'document' && isSyllabus ? 'syllabus' : named
    // As citations count them, with the empty ones.
    const [last = first] = port.readLines(source.id, lines, lines)
    const size = source.pages === null ? words.lines(last.line) : words.pages(source.pages)
    const text = words.material(source.file, words.kinds[kind], size, first.text.slice(0, 120))
    return [{ kind: 'reading', text, citation: citeLine({ source, line: first, rank: 0 }) }]
  })
}

/** Defines what a report says in words of its own. */
type MaterialKind =
  | 'past-exams'
  | 'review'
  | 'lab'
  | 'slides'
  | 'syllabus'
  | 'exercises'
  | 'notes'
  | 'document'
