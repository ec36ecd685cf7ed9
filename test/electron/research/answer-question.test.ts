// Research over twelve documents in a real file: sixty questions each cite the right line, or say that there is none.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../db/file/open-database.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import { addSource, readSourceLines, readSources, searchSources } from '../../../db/sources.ts'
import type { SourceReading } from '../../../electron/research/source/read-source.ts'
import { research } from '../../../electron/research/research.ts'
import type { ResearchPort } from '../../../electron/research/research-port.ts'
import type { Language } from '../../../shared/language.ts'
import type { ReportLine } from '../../../shared/research/report.ts'
import { courseNames, listDocuments, readDocument, readingOf } from './documents.ts'
import { laterQuestions, questions, unseenQuestions, type Asked, type Course } from './questions.ts'

const folder = mkdtempSync(join(tmpdir(), 'weekloom-research-'))
const readings = new Map<string, SourceReading>()
let database: WeekloomDatabase

beforeAll(async () => {
  const opened = openDatabase(folder, { create: true, at: '2026-09-07T06:00:00Z' })
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
  database = opened.value
  for (const name of listDocuments()) {
    const { course, stem, fileName, bytes } = await readDocument(name)
    const reading = await readingOf({ course, stem, fileName, bytes })
    readings.set(stem, reading)
    const { kind, pages, lines, indexed } = reading
    const source = { course, file: fileName, kind, pages, addedAt: '', hash: '0'.repeat(64) }
    addSource(database, source, lines, indexed)
  }
}, 60_000)

afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

function portOf(course: Course): ResearchPort {
  return portOfCourse(courseNames[course])
}

function portOfCourse(name: string): ResearchPort {
  return {
    sources: () => readSources(database, name),
    search: (words, limit) => searchSources(database, name, words, limit),
    readLines: (source, from, to) => readSourceLines(database, source, from, to),
  }
}

function ask(course: Course, question: string | null, language: Language = 'en') {
  const input = { course: courseNames[course], goal: '', question, language, model: null }
  return research(input, portOf(course), AbortSignal.timeout(60_000))
}

/** "algebra-syllabus p1 l4" as the document has it; null for a question that nothing answers. */
function placeOf({ answer }: Asked): string | null {
  if (answer === null) return null
  const [stem, words] = answer
  const lines = readings.get(stem)?.lines.filter(({ text }) => text.includes(words)) ?? []
  const [line] = lines
  if (line === undefined || lines.length > 1) throw new Error(`${stem}: ${lines.length} ${words}`)
  return `${stem} p${line.page ?? '-'} l${line.line}`
}

function citedBy(line: ReportLine | undefined): string | null {
  if (line === undefined) return null
  const { file, quote } = line.citation
  return `${file.replace(/\.\w+$/, '')} p${quote.page ?? '-'} l${quote.line}`
}

async function answersTo(asked: readonly Asked[]) {
  const answers: [string, string | null][] = []
  for (const each of asked) {
    const language = /\p{Script=Han}/u.test(each.ask) ? 'zh' : 'en'
    const report = await ask(each.course, each.ask, language)
    answers.push([each.ask, citedBy(report.findings[0])])
    // What is not known is said, not passed over.
    expect(report.notes.length > 0, each.ask).toBe(report.findings.length === 0)
  }
  return answers
}

const expected = (asked: readonly Asked[]) => asked.map((each) => [each.ask, placeOf(each)])

test('[K3] sixty questions, English and Chinese and across, cite the right line first, or say that none answers', async () => {
  expect(questions).toHaveLength(60)
  expect(questions.filter(({ ask: said }) => /\p{Script=Han}/u.test(said))).toHaveLength(25)
  expect(await answersTo(questions)).toEqual(expected(questions))
})

test('[K3] twenty questions that were written after the rules stand as they do now', async () => {
  const answers = await answersTo(laterQuestions)
  const right = expected(laterQuestions)
  const wrong = answers.filter(([, place], index) => place !== right[index]?.[1])
  // No week stands beside the guest lecture; works and 著作 are no words of study.
  expect(wrong.map(([said]) => said)).toEqual([
    'When is the guest lecture?',
    '论文要引用多少本著作？',
  ])
  // Nothing is made up for either.
  expect(wrong.map(([, place]) => place)).toEqual([null, null])
})

test('[K3] thirty questions of somebody else, half of them Chinese, cite the right line', async () => {
  expect(unseenQuestions).toHaveLength(30)
  expect(unseenQuestions.filter(({ ask: said }) => /\p{Script=Han}/u.test(said))).toHaveLength(15)
  expect(await answersTo(unseenQuestions)).toEqual(expected(unseenQuestions))
})

test('[K3] “policy” and 规定 ask for a rule, and are not what is looked for', async () => {
  const late = placeOf({
    course: 'history',
    ask: '',
    answer: ['history-syllabus', 'Essays that come late'],
  })
  for (const said of ['the late policy', 'the rules for late essays', '论文迟交的规定']) {
    const { findings } = await ask('history', said)
    expect([said, citedBy(findings[0])]).toEqual([said, late])
  }
})

test('[K3] traditional characters and full width are found by simplified ones and the other way round', async () => {
  const course = '機率論'
  const texts = [
    '機率論課程大綱',
    '期中考：１１月３日（星期二），範圍到第四章',
    '小考每週一次，占總成績２０％',
    '遲交的作業一律不收',
    '因病缺考須於三日內繳交診斷證明',
  ]
  const lines = texts.map((text, index) => ({
    number: index + 1,
    line: index + 1,
    page: null,
    heading: null,
    text,
  }))
  const source = { course, file: '大綱.txt', kind: 'plain', pages: null, addedAt: '' } as const
  addSource(database, { ...source, hash: '1'.repeat(64) }, lines)
  const port = portOfCourse(course)
  for (const [question, line] of [
    ['期中考试什么时候？', 2],
    ['小测验占多少？', 3],
    ['作业迟交会怎么样？', 4],
    ['期中考試範圍到哪裡？', 2],
    ['When is the midterm?', 2],
    ['因病缺考怎么办？', 5],
  ] as const) {
    const input = { course, goal: '', question, language: 'zh', model: null } as const
    const { findings } = await research(input, port, AbortSignal.timeout(60_000))
    // What is quoted stands as the file has it.
    expect([question, findings[0]?.citation.quote]).toEqual([
      question,
      { page: null, line, text: texts[line - 1] },
    ])
  }
  expect(searchSources(database, course, '诊断证明', 5, 'line')[0]?.line.number).toBe(5)
})

test('[K3] every line of a report quotes its source word for word, in the order of the files', async () => {
  const report = await ask('algebra', null)
  const all = [...report.demands, ...report.topics, ...report.materials]
  for (const { citation } of all) {
    const lines = readings.get(citation.file.replace(/\.\w+$/, ''))?.lines ?? []
    const said = lines.filter(
      ({ page, line }) => page === citation.quote.page && line === citation.quote.line,
    )
    expect(said.map(({ text }) => text)).toEqual([citation.quote.text])
  }
  const kinds = (kind: ReportLine['kind']) =>
    report.demands.filter((line) => line.kind === kind).map(({ text }) => text)
  expect(kinds('weight').slice(-4)).toEqual([
    'Weekly problem sets, Share of the grade: 20 %',
    'Quizzes, Share of the grade: 10 %',
    'Midterm, Share of the grade: 25 %',
    'Final exam, Share of the grade: 45 %',
  ])
  expect(kinds('exam').join('\n')).toContain('Tuesday, 20 October 2026')
  expect(kinds('exam').join('\n')).toContain('Friday, 18 December 2026')
  expect(kinds('reading').join('\n')).toContain('Vectors and Maps')
  expect(kinds('rule').join('\n')).toContain('Calculators are not permitted')
  expect(kinds('rule').join('\n')).toContain('lose 20 %')
  expect(report.topics.map(({ text }) => text)).toContain('Eigenvalues and eigenvectors')
  expect(report.materials).toHaveLength(3)
  const chinese = await ask('physics', null, 'zh')
  const said = chinese.demands.map(({ text }) => text).join('\n')
  for (const words of ['期中考试：第 9 周', '期末考试：1 月 6 日', '迟交一天扣', '40%', '赵近芳'])
    expect(said).toContain(words)
  expect(chinese.topics.length).toBeGreaterThanOrEqual(15)
  expect(chinese.topics[1]?.text).toBe('高斯定理')
})

test('[K3] what is typed is words and never a query, and an empty question finds nothing', async () => {
  const { search } = portOf('history')
  for (const typed of [
    '"',
    'NEAR(a b)',
    'essay OR',
    'text:essay',
    '*',
    'a" OR "b',
    '-essay ^plan',
    '（）',
  ])
    expect(() => search(typed, 5)).not.toThrow()
  expect(search('text:essay*', 50)[0]?.line.text.toLowerCase()).toContain('essay')
  expect(search('', 5)).toEqual([])
  const empty = await ask('history', '???')
  expect(empty.findings).toEqual([])
  expect(empty.notes[0]).toContain('nothing in this question')
})
