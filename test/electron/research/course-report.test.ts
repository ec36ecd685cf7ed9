// What the rules read out of a syllabus for a course pack, for eight of different forms, as a tutor would.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/file/open-database.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import { addSource, readSourceLines, readSources, searchSources } from '../../../db/sources.ts'
import { readSource } from '../../../electron/research/source/read-source.ts'
import { research } from '../../../electron/research/research.ts'
import { cutTitle } from '../../../shared/pack/topic-lines.ts'
import { writePdf } from '../syllabus/write-documents.ts'
import { syllabi } from './syllabi.ts'

const folder = mkdtempSync(join(tmpdir(), 'weekloom-syllabi-'))
let database: WeekloomDatabase

beforeAll(() => {
  const opened = openDatabase(folder, { create: true, at: '2026-09-07T06:00:00Z' })
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
  database = opened.value
})

afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function add(course: string, fileName: string, text: string) {
  const bytes = fileName.endsWith('.pdf') ? await writePdf(text) : Buffer.from(text)
  const read = await readSource({ fileName, bytes }, () => {})
  if (!read.ok) throw new Error(`${fileName}: ${read.failure}`)
  const { kind, pages, lines, indexed } = read.value
  const source = { course, file: fileName, kind, pages, addedAt: '', hash: '0'.repeat(64) }
  addSource(database, source, lines, indexed)
  return lines
}

function reportOf(course: string, question: string | null = null) {
  const port = {
    sources: () => readSources(database, course),
    search: (words: string, limit: number) => searchSources(database, course, words, limit),
    readLines: (source: number, from: number, to: number) =>
      readSourceLines(database, source, from, to),
  }
  const language = /\p{Script=Han}/u.test(course) ? 'zh' : 'en'
  const input = { course, goal: '', question, language, model: null } as const
  return research(input, port, AbortSignal.timeout(60_000))
}

describe('[K3] the lines of a syllabus are its topics, its books and its rules', () => {
  test.each(syllabi)('$fileName', async ({ fileName, text, topics, books, rules }) => {
    const lines = await add(fileName, fileName, text)
    const report = await reportOf(fileName)
    expect(report.topics.map((topic) => cutTitle(topic.text))).toEqual(topics)
    const readings = report.demands.filter(({ kind }) => kind === 'reading')
    const asked = report.demands.filter(({ kind }) => kind !== 'reading')
    for (const book of books) expect(readings.map((line) => line.text).join('\n')).toContain(book)
    expect(readings).toHaveLength(books.length)
    for (const rule of rules) expect(asked.map((line) => line.text).join('\n')).toContain(rule)
    for (const { citation } of [...report.topics, ...report.demands])
      expect(lines.map((line) => line.text)).toContain(citation.quote.text)
  })
})

test('[K3] a numbered list keeps its numbers: they are quoted and can be asked for', async () => {
  const text =
    '# Physics\n\n## Lectures\n\n4. Heat, 2 November\n5. Entropy, 9 November\n6) Light, 16 November\n'
  const lines = await add('Physics', 'physics.md', text)
  expect(lines.map((line) => line.text)).toContain('5. Entropy, 9 November')
  const { findings } = await reportOf('Physics', 'When is lecture 5?')
  expect(findings[0]?.citation.quote.text).toBe('5. Entropy, 9 November')
})

test('[K3] a Chinese line stands behind its heading with a Chinese colon, and a file has as many lines as are cited', async () => {
  const text = '# 力学\n\n\n## 考试\n\n\n闭卷，不得使用计算器\n'
  await add('力学', '力学.md', text)
  const { demands, materials } = await reportOf('力学')
  expect(demands.map((line) => line.text)).toEqual(['考试：闭卷，不得使用计算器'])
  expect(demands[0]?.citation.quote.line).toBe(7)
  expect(materials[0]?.text).toContain('7 行')
})

const dataStructures = `数据结构 课程大纲

教学内容
第一章 绪论
第二章 线性表
第三章 栈和队列
第四章 树
第五章 图
第六章 查找与排序
教材
严蔚敏《数据结构》，清华大学出版社
考核方式
平时作业30%，期末考试70%
考试只能带一张A4手写纸
答疑时间：每周二下午4点，理科楼305
`

test('[K3] a section’s name behind the last topic ends the list, whether anything marks it as a heading or not', async () => {
  await add('数据结构', '数据结构.txt', dataStructures)
  const { demands, topics } = await reportOf('数据结构')
  expect(topics.map(({ text }) => text)).toEqual([
    '绪论',
    '线性表',
    '栈和队列',
    '树',
    '图',
    '查找与排序',
  ])
  const said = demands.map(({ text }) => text)
  expect(said.join('\n')).not.toContain('查找与排序')
  expect(said).toContain('教材：严蔚敏《数据结构》，清华大学出版社')
  expect(said).toContain('考核方式：考试只能带一张A4手写纸')
})

test.each([
  ['老师什么时候答疑，在哪', '答疑时间：每周二下午4点，理科楼305'],
  ['答疑在什么地方？', '答疑时间：每周二下午4点，理科楼305'],
])('[K3] %s finds its line', async (ask, answer) => {
  await add(ask, '答疑.txt', dataStructures)
  const { findings } = await reportOf(ask, ask)
  expect(findings.map(({ citation }) => citation.quote.text)).toEqual([answer])
})

const algorithms = (retake: string) => `# Algorithms

## Assessment

- Midterm: 30 %
- Final exam: 70 %, closed book
- ${retake}
- Attendance at labs is compulsory: is there a doubt, ask the tutor.
- Calculators are not allowed in the exam.
`

test.each([
  ['is there a resit?', 'A failed exam can be retaken once, in February.'],
  ['can I resit the exam?', 'Retakes are in February; sign up by 1 February.'],
  ['do they allow calculators in the exam?', 'Calculators are not allowed in the exam.'],
])('[K3] “%s” finds its line', async (ask, answer) => {
  await add(ask, 'algorithms.md', algorithms(answer))
  const { findings } = await reportOf(ask, ask)
  expect(new Set(findings.map(({ citation }) => citation.quote.text))).toEqual(new Set([answer]))
})
