// Finds what there is to learn from: one line for each source, citing its first line, with what kind of thing it is.
import { researchWords } from '../../shared/i18n/core/research.ts'
import type { Language } from '../../shared/language.ts'
import type { ReportLine } from '../../shared/research/report.ts'
import { toPlain } from '../../shared/text/simple-characters.ts'
import { citeLine } from './line-text.ts'
import type { ResearchPort } from './research-port.ts'

/** By its name and its first lines; the first that fits counts. */
const kinds: readonly (readonly [MaterialKind, RegExp])[] = [
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

export function findMaterials(port: ResearchPort, language: Language): ReportLine[] {
  const words = researchWords[language].reportWords
  return port.sources().flatMap(({ lines, ...source }) => {
    const start = port.readLines(source.id, 1, readFirst)
    const [first] = start
    if (first === undefined) return []
    const said = start.slice(0, 3).map(({ text }) => text)
    const title = toPlain([source.file, ...said].join(' '))
    const isSyllabus = start.some(({ text }) => rules.test(toPlain(text)))
    const [named] = kinds.find(([, pattern]) => pattern.test(title)) ?? ['document' as const]
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
