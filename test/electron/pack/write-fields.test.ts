// What a tutor would look for in the fields: the right exam, what makes room, what is in the plan already, and which topic is meant.
import { describe, expect, it } from 'vitest'
import { generateField } from '../../../electron/pack/generate-field.ts'
import { namesTopic } from '../../../electron/pack/topic-words.ts'
import { workDocument } from '../../../electron/pack/work-document.ts'
import { readWork } from '../../../shared/pack/work-lines.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'
import { exam, material, textOf, topics, totalOf, window } from './material.ts'

describe('the fields', () => {
  it('[K5] says what would make room: hours where they are what is short, else the date', () => {
    const hours = generateField(material({ topics, conditions: '3 hours a week' }), 'work')
    const [, wanted] =
      /With (\d+) hours a week in the place of 3 all of it fits/.exec(textOf(hours)) ?? []
    const enough = generateField(material({ topics, conditions: `${wanted} hours a week` }), 'work')
    expect(enough).toMatchObject({ ok: true, value: { remark: '' } })
    const barely = generateField(
      material({ topics, conditions: `${Number(wanted) - 1} hours a week` }),
      'work',
    )
    expect(textOf(barely)).toContain('Made smaller')
    const soon = event(1, at(2, 3, 4), {
      eventKind: 'exam',
      course: 'Algebra',
      title: 'Final exam',
    })
    const state = schedule([soon], window)
    const late = material({ topics, conditions: '1 hour a week' }, { state, language: 'zh' })
    expect(textOf(generateField(late, 'work'))).toMatch(/就算每周多给时间.*可以把日期往后放/)
    expect(textOf(generateField(material({ topics }, { state }), 'work'))).toMatch(
      /A later date, an eased limit or fewer topics would make room/,
    )
  })

  it('[K5] what is left when not all fits goes to the topics by their shares', () => {
    const many = 'A1 — 10 %\nB2 — 10 %\nC3 — 10 %\nD4 — 10 %\nE5 — 60 %'
    const made = generateField(material({ topics: many, conditions: '6 hours a week' }), 'work')
    const periods = (topic: string) =>
      totalOf(
        textOf(made)
          .split('\n')
          .filter((line) => line.startsWith(topic))
          .join('\n'),
      )
    expect(periods('E5')).toBeGreaterThan(periods('A1'))
  })

  it('[K5] plans up to the exam that the goal names, and says it where the calendar has none of that name', () => {
    const midterm = event(2, at(9, 3, 4), {
      eventKind: 'exam',
      course: 'Algebra',
      title: 'Midterm',
    })
    const both = { state: schedule([midterm, exam], window) }
    const work = (goal: string) => textOf(generateField(material({ topics, goal }, both), 'work'))
    expect(work('pass')).toContain('until Mon 9 Nov')
    expect(work('pass the final')).toContain('until Mon 16 Nov')
    const answers = [{ section: 'goal' as const, text: '期中考到 80 分' }]
    const asked = generateField(material({}, { answers, language: 'zh' }), 'goal')
    expect(asked.ok && asked.value.remark).toContain('没有叫期中的考试')
  })

  it('[K5] [K3] an exam that a file names and the calendar lacks is said with its place', () => {
    const source = {
      sourceId: 1,
      file: 'plan.md',
      quote: { page: null, line: 8, text: 'Final: 18 Nov' },
    }
    // Before the term, on the day of the exam that the calendar has, and on another.
    const dates = ['2026-10-01', '2026-11-17', '2026-11-18']
    const examDays = dates.map((date) => ({ date, source }))
    const made = generateField(material({}, { examDays }), 'demands')
    const said = textOf(made).match(/Not in your calendar: .*/g)
    expect(said).toEqual(['Not in your calendar: the exam on Wed 18 Nov (plan.md, line 8)'])
    expect(made.ok && made.value.remark).toContain('an exam on Wed 18 Nov')
  })

  it('[K5] what the plan has open already is the work where nothing can be added', () => {
    const waiting = taskClass(1, { course: 'Algebra', difficulty: 4 })
    const covered = ['Vectors', 'Matrices', 'Rank'].map((title, index) =>
      item(20 + index, { title: `${title}: all of it`, duration: 12 }),
    )
    const state = schedule([exam, waiting, ...covered], window)
    const text = textOf(generateField(material({ topics }, { state }), 'work'))
    expect(readWork(text)[0]).toMatchObject({
      title: 'Vectors: all of it',
      periods: 12,
      difficulty: 4,
    })
    expect(workDocument(material({ topics, work: text }, { state }))).toEqual({
      ok: true,
      value: null,
    })
  })

  it.each([
    ['Vectors and linear combinations', 'Midterm exam of linear algebra', 'Linear algebra', false],
    ['Orthogonality and least squares', 'You need at least 40 %', 'Linear algebra', false],
    ['Eigenvalues and diagonalisation', 'an eigenvalue confuses me', 'Linear algebra', true],
    ['线性空间与线性变换', '线性代数期中考试', '线性代数', false],
    ['初等变换与线性方程组', '方程组会', '线性代数', true],
    ['向量组与秩', '秩不会', '线性代数', true],
    ['力和运动', '我会努力', '大学物理', false],
  ])('[K5] the topic %s in “%s” of %s: %s', (title, words, course, isNamed) => {
    expect(namesTopic(words, title, course)).toBe(isNamed)
  })
})
