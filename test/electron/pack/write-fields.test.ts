// What a tutor would look for in the fields: the right exam, what makes room, what is in the plan already, and which topic is meant.
import { describe, expect, it } from 'vitest'
import { readCourse } from '../../../electron/pack/course-facts.ts'
import { generateField } from '../../../electron/pack/generate-field.ts'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { difficultyOf, isAboutTopic, namesTopic } from '../../../electron/pack/topic-words.ts'
import { readConditions } from '../../../electron/language/pack/read-conditions.ts'
import { workDocument } from '../../../electron/pack/work-document.ts'
import { readWork } from '../../../shared/pack/work-lines.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'
import { aDraft } from '../../shared/guide/drafts.ts'

import { exam, material, textOf, topics, totalOf, window } from './material.ts'

/** A field where this is noted of the course. */
function write(portrait: string, key: 'knowledge' | 'conditions') {
  const standing = { ...noStudentProfile, courses: [{ course: 'Algebra', portrait }] }
  return generateField(material({}, { standing }), key)
}

describe('the fields', () => {
  it('[K5] says what would make room: hours where they are what is short, else the date', () => {
    const hours = generateField(material({ topics, conditions: '3 hours a week' }), 'work')
    const [, wanted] =
      /With (\d+) hours a week in the place of 3 all of it fits/.exec(textOf(hours)) ?? []
    const enough = generateField(material({ topics, conditions: `${wanted} hours a week` }), 'work')
    expect(enough).toMatchObject({
      ok: true,
      value: {
        remark: expect.stringMatching(
          /^Every plan made from now on gives no week more than \d+ h of it/,
        ),
      },
    })
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

  it('[K5] holds what waits in the plan against the hours a week too, and says by how much and that the plan has no such limit', () => {
    const own = taskClass(2, { course: 'Algebra', title: 'Algebra: study', toDay: 15 })
    const waiting = [1, 2, 3, 4].map((number) =>
      item(20 + number, { classId: 2, title: `Rank ${number}`, duration: 4, order: number }),
    )
    const state = schedule([exam, own, ...waiting], window)
    const made = generateField(
      material({ topics, conditions: 'max 2 hours a week' }, { state }),
      'work',
    )
    const remark = made.ok ? made.value.remark : ''
    expect(remark).toMatch(
      /more of this course than 2 h a week take up to the exam.*: \d+ periods too many/,
    )
    expect(remark).toMatch(/With \d+ hours a week in the place of 2 all of it fits|would make room/)
    expect(remark).toContain('gives no week more than')
    const chinese = generateField(
      material({ topics, conditions: '每周2小时' }, { state, language: 'zh' }),
      'work',
    )
    expect(chinese.ok ? chinese.value.remark : '').toMatch(/多出 \d+ 节.*每周都不超过/)
  })

  it('[K5] [K3] an exam is prepared by what it is about, and says what it leaves out', () => {
    const said = 'One — 25 %\nTwo — 25 %\nThree — 25 %\nFour — 25 %'
    const midterm = { ...exam, title: 'Midterm exam' }
    const work = (fields: Parameters<typeof material>[0]) =>
      textOf(
        generateField(
          material({ topics: said, ...fields }, { state: schedule([midterm], window) }),
          'work',
        ),
      )
    for (const demands of [
      'The midterm covers weeks 1 to 2.',
      'Midterm: up to chapter 2',
      '期中考试范围：第一到二章',
      '期中考前两周内容\n期中考试：前2周',
    ]) {
      expect(work({ demands })).not.toMatch(/Three:|Four:/)
      expect(work({ demands })).toMatch(/One:[^]*Two:[^]*Not part of this exam.*Three and Four/)
    }
    expect(work({ demands: 'The final covers weeks 1 to 2.' })).toMatch(/Three:[^]*Four:/)
    expect(work({ goal: 'pass the midterm, chapters 3 to 4' })).not.toMatch(/One:/)
  })

  it.each([
    ['en', '3 points above the rest', /^3 points above the rest\nThe exam is on .+\nBy .+$/],
    ['zh', '我想考80分以上', /^我想考80分以上\n.+考试\n.+之前完成$/],
  ] as const)(
    '[K2] a goal that names no day keeps the day of the exam that the guide has settled, in %s',
    (language, goal, wanted) => {
      const draft = {
        ...aDraft,
        course: 'Algebra',
        to_day: 12,
        exam: { day: 13, slot_start: null, slot_end: null },
      }
      const guide = { draft, date: null, minutesAWeek: null, isReopened: false }
      const answers = [{ section: 'goal', text: goal }] as const
      const state = schedule([], window)
      const about = { state, guide, language, answers, deadline: 12 }
      expect(textOf(generateField(material({}, about), 'goal'))).toMatch(wanted)
      // Who names another day means that one.
      const other = [{ section: 'goal', text: `${goal}, 18/11` }] as const
      const dated = { ...about, answers: other, goalNamesDay: true }
      const own = textOf(generateField(material({}, dated), 'goal'))
      expect(own.split('\n')).toHaveLength(2)
    },
  )

  it('[K2] time to keep free that is noted of a course is a condition, and nothing that is known', () => {
    expect(write('星期六第6–9节要空出来', 'knowledge').ok).toBe(false)
    expect(textOf(write('星期六第6–9节要空出来', 'conditions'))).toContain('星期六第6–9节要空出来')
    const both = 'Slow with graphs. Saturday periods 6-9 stay free.'
    expect(textOf(write(both, 'knowledge'))).toBe('Noted in “About you”: Slow with graphs.')
    const conditions = textOf(write(both, 'conditions'))
    expect(conditions).toBe('Noted in “About you”: Saturday periods 6-9 stay free.')
    // Some periods of a Saturday are not the whole of it.
    expect(readConditions(conditions).weekdays).toEqual([])
  })

  it('[K5] without a file and an exam, what is planned for the course is what it demands', () => {
    const essay = taskClass(5, { title: 'Essay', course: 'Algebra', toDay: 12 })
    const state = schedule([essay], window)
    expect(textOf(generateField(material({}, { state }), 'demands'))).toMatch(
      /^In your plan: Essay, to be done by /,
    )
    expect(generateField(material({}, { state: schedule([], window) }), 'demands').ok).toBe(false)
  })

  it('[K5] a session of the plan counts for a topic by the words that tell it', () => {
    expect(
      isAboutTopic('Exercises on eigenvalues', 'Eigenvalues and eigenvectors', 'Algebra'),
    ).toBe(false)
    expect(
      isAboutTopic('Eigenvectors, eigenvalue drill', 'Eigenvalues and eigenvectors', 'Algebra'),
    ).toBe(true)
    expect(isAboutTopic('Review of vector space', 'Vector spaces', 'Algebra')).toBe(true)
    expect(isAboutTopic('练习：特征值', '特征值的计算', '线性代数')).toBe(true)
    expect(isAboutTopic('行列式练习', '特征值', '线性代数')).toBe(false)
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
    // On the day of an exam there is that day; once it is over it sets nothing.
    for (const [now, changes, found] of [
      [{ day: 16, period: 2 }, {}, { lastDay: 16, lastBy: 'exam' }],
      [{ day: 16, period: 5 }, {}, { exams: [], lastBy: 'term' }],
      [{ day: 9, period: 1 }, both, { lastDay: 15 }],
    ] as const)
      expect(readCourse(material({}, { ...changes, now }))).toMatchObject(found)
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
    ['Matrices', 'Matrices I know', 'known'],
    ['Symmetric matrices, spectral theorem', 'Matrices I know', 'plain'],
    ['Symmetric matrices, spectral theorem', 'Matrices are hard', 'hard'],
    ['Elimination and rank', 'I know elimination', 'known'],
    ['矩阵', '矩阵会了', 'known'],
    ['矩阵', '矩阵不太难', 'known'],
    ['Matrices', 'matrices are not that hard', 'known'],
    ['对称矩阵与谱定理', '矩阵会了', 'plain'],
  ])('[K5] %s is after “%s”: %s', (title, knowledge, standing) => {
    expect(difficultyOf(title, knowledge)).toBe(standing)
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
