// Blocks of labels below a name are one thing each.
import { expect, test } from 'vitest'
import { isSure } from '../../../electron/syllabus/find/is-sure.ts'
import { readSyllabus } from '../../../electron/syllabus/read-syllabus.ts'
import { fixtureTerm } from './fixtures.ts'

async function factsOf(text: string): Promise<string[]> {
  const input = { fileName: 'course.txt', bytes: Buffer.from(text), term: fixtureTerm }
  const read = await readSyllabus(input, () => {})
  if (!read.ok) throw new Error(read.failure)
  return read.value.facts.map(({ kind, title, when, weight }) => {
    const day = when.kind === 'day' ? `${when.date} ${when.clock?.start ?? ''}`.trim() : when.kind
    return `${kind}: ${title}, ${day}, ${weight}`
  })
}

test('[X9] a name, and below it labels for its day, its hours and its weight', async () => {
  const text =
    'ESSAY 1\nTopic: rivers\nOut: 5 October 2026\nDue: 16 October 2026, 5 pm\nWeight: 10%\n\nMIDTERM\nDate: 4 November 2026\nTime: 10:00-10:50\nWeight: 25%\n\nPROJECT\nProposal: 9 November 2026\nReport: 4 December 2026, 23:59\n'
  expect(await factsOf(text)).toEqual([
    'deadline: ESSAY 1, 2026-10-16 17:00, 10',
    'exam: MIDTERM, 2026-11-04 10:00, 25',
    'deadline: PROJECT proposal, 2026-11-09, null',
    'deadline: PROJECT report, 2026-12-04 23:59, null',
  ])
})

test('[X9] how work is handed in is no name of it', async () => {
  expect(await factsOf('读书报告2026年10月15日课上交纸质版。')).toEqual([
    'deadline: 读书报告, 2026-10-15, null',
  ])
})

test('[X9] what is due and what is given out on the day of a class is no name', async () => {
  const text =
    '- date: 2026-10-16\n  in_class: Lists\n  assignment: First Coding Challenge Assigned\n\n- date: 2026-10-23\n  in_class: Images\n  assignment: First Coding Challenge Due, Second Coding Challenge Assigned\n'
  const facts = await factsOf(text)
  expect(facts.filter((fact) => fact.startsWith('deadline'))).toEqual([
    'deadline: First Coding Challenge, 2026-10-23, null',
  ])
})

test('[X9] a quiz is called by the units that it is on', async () => {
  expect(await factsOf('U1-U2测验10月15日课上，U3-U4测验11月19日课上。')).toEqual([
    'quiz: U1-U2测验, 2026-10-15, null',
    'quiz: U3-U4测验, 2026-11-19, null',
  ])
})

test('[X9] what labels say of a block is no thing of its own, and others stay', async () => {
  const exam =
    'MIDTERM\nExam date: 4 November 2026\nTime: 10:00-10:50\nWeight: 25%\nReview: 2 November 2026\n'
  expect((await factsOf(exam)).filter((fact) => fact.startsWith('exam'))).toEqual([
    'exam: MIDTERM, 2026-11-04 10:00, 25',
  ])
  expect(await factsOf('Title: Rivers\nSubmission: 9 October 2026\nWeight: 20%\n')).toEqual([
    'deadline: Rivers, 2026-10-09, 20',
  ])
  // Another reader has what this one leaves.
  const demo = 'PROJECT\nDue: 4 December 2026\nDraft due: 9 November 2026\n'
  const found = (await factsOf(demo)).join()
  expect(found).toContain('2026-12-04')
  expect(found).toContain('2026-11-09')
  const homework = 'Homework\nProposal: 6 October 2026\nMidterm: 20 October 2026\n'
  expect((await factsOf(homework)).join()).not.toMatch(/homework midterm/i)
  expect((await factsOf(homework)).join()).toContain('exam: Midterm, 2026-10-20')
})

test('[X9] heat given off and fees are not handed in, and what is due back by a day is due', async () => {
  expect(await factsOf('Wärmeabgabe: Versuch am 9.10.2026\n')).toEqual([])
  expect(await factsOf('缴费注册：2026年10月9日\n')).toEqual([])
  expect(await factsOf('Take-home test 2 due back by October 28, 2026.')).toEqual([
    'deadline: Take-home test 2, 2026-10-28, null',
  ])
  expect(await factsOf('Marks are due back by October 28, 2026.')).toEqual([])
})

test('[X9] a number of minutes is a part of a name, a number of works is none', () => {
  const clock = { start: '10:00', end: null }
  const sure = (title: string) => {
    const when = { kind: 'day', date: '2026-10-09', clock, derived: null } as const
    const rest = { weight: null, minutes: null, pages: null, chapters: null, lines: [] }
    return isSure({ kind: 'presentation', title, when, isGiven: true, ...rest }, [])
  }
  expect(sure('Three-minute presentation')).toBe(true)
  expect(sure('Three presentations')).toBe(false)
})
