// The built-in rules of a pack's fields: budgets against the calendar, lines that read back, and documents that add only what is missing.
import { array, assert, integer, nat, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeCapacity } from '../../../electron/pack/free-capacity.ts'
import { generateField } from '../../../electron/pack/generate-field.ts'
import {
  readConditions,
  unreadConditions,
} from '../../../electron/language/pack/read-conditions.ts'
import { workDocument } from '../../../electron/pack/work-document.ts'
import { planTerm } from '../../../electron/planner/plan-term.ts'
import { packFieldKeys } from '../../../shared/pack/fields.ts'
import { readTopics, sharesOf, writeTopic } from '../../../shared/pack/topic-lines.ts'
import { readWork, writeSession } from '../../../shared/pack/work-lines.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { upsertClass } from '../../../shared/schedule/work/upsert-class.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { at, beforeTerm, item, schedule, taskClass } from '../../builders.ts'
import { exam, material, textOf, topics, totalOf, window } from './material.ts'

describe('work', () => {
  it('[K5] gives every topic its share in sessions, up to the day before the exam, and the planner finds a place for all', () => {
    const made = generateField(material({ topics }), 'work')
    const text = textOf(made)
    expect(readWork(text)[0]).toMatchObject({ title: 'Vectors: learn', periods: 2 })
    expect(text).toContain('until Mon 16 Nov')
    expect(made).toMatchObject({ value: { madeFrom: [{ key: 'topics', version: 1 }] } })
    const all = material({ topics, work: text })
    const document = workDocument(all)
    const [operation] = document.ok && document.value !== null ? document.value : []
    if (operation?.operation !== 'upsert_task_class') throw new Error('no body of work')
    const { fields, items } = operation.changes
    const upserted = upsertClass(
      all.state,
      { classId: null, fields, now: beforeTerm, items },
      { task: 10, class: 1 },
    )
    if (!upserted.ok) throw new Error(upserted.failure.kind)
    const policy = { classIds: [1], scope: null, now: beforeTerm }
    expect(planTerm(upserted.value.state, policy, { steps: 2_000 }, 1).leftOut).toEqual([])
    // Once it is there, there is nothing to add; a session more is all that comes.
    const there = { ...all, state: upserted.value.state }
    expect(workDocument(there)).toEqual({ ok: true, value: null })
    const more = material({ topics, work: `${text}\nRank: proofs — 1 period, difficulty 4` })
    const added = workDocument({ ...more, state: upserted.value.state })
    expect(added).toMatchObject({
      value: [
        { taskId: 1, changes: { fields: {}, items: [{ title: 'Rank: proofs', duration: 1 }] } },
      ],
    })
  })

  it('[K5] is made smaller where it does not fit, says by what, and never asks for more than is free', () => {
    const all = generateField(material({ topics }), 'work')
    const full = totalOf(textOf(all))
    for (const hours of [6, 4, 3, 2, 1]) {
      const made = generateField(material({ topics, conditions: `${hours} hours a week` }), 'work')
      const text = textOf(made)
      const total = totalOf(text)
      const room = Number(/Room for new sessions: (\d+)/.exec(text)?.[1] ?? Number.NaN)
      expect(total).toBeLessThanOrEqual(room)
      const less =
        total < full ? `${full - total} ${full - total === 1 ? 'period' : 'periods'} more` : ''
      expect(text).toContain(less)
      expect(made.ok && made.value.remark).toContain(less === '' ? '' : 'smaller')
    }
  })

  it('[K5] says what is in the way where nothing can be proposed', () => {
    const noTime = material(
      { topics },
      { preferences: { ...defaultPreferences, protectedWeekdays: [1, 2, 3, 4, 5, 6, 7] } },
    )
    expect(textOf(generateField(noTime, 'work'))).toContain('no free period left')
    expect(textOf(generateField(material(), 'work'))).toContain('no topics')
    expect(textOf(generateField(material({}, { language: 'zh' }), 'topics'))).toContain('知识点有')
  })

  it('[K5] counts what others need first, and what the student keeps free', () => {
    const mine = taskClass(0, { course: 'Algebra', toDay: 14, mayEmbed: false })
    const count = (
      state = schedule([exam], window),
      conditions = '',
      preferences = defaultPreferences,
    ) =>
      freeCapacity(state, {
        taskClass: mine,
        now: beforeTerm,
        preferences,
        conditions: readConditions(conditions),
        session: 2,
      }).periods
    const other = taskClass(1, { course: 'History', toDay: 10 })
    const waits = item(30, { duration: 6 })
    expect(count(schedule([exam, other, waits], window))).toBe(count() - 6)
    expect(count(undefined, 'not on Sundays')).toBeLessThan(count())
    expect(count(undefined, '3 hours a week')).toBe(8)
    expect(count(undefined, '', { ...defaultPreferences, protectedWeekdays: [6, 7] })).toBeLessThan(
      count(),
    )
  })
})

describe('the lines of a field', () => {
  const title = stringMatching(/^[A-Za-z0-9向量矩阵秩 :(),-]{1,60}$/)
    .map((text) => readTopics(text)[0]?.title ?? '')
    .filter(
      (text) =>
        text !== '' && readTopics(text)[0]?.share === null && readWork(text)[0]?.periods === null,
    )

  it('[K7] read back what was written', () => {
    assert(
      property(
        title,
        nat(100),
        integer({ min: 1, max: 30 }),
        integer({ min: 1, max: 5 }),
        (name, share, periods, difficulty) => {
          expect(readTopics(writeTopic({ title: name, share }))).toEqual([
            { title: name, share, line: 1 },
          ])
          for (const language of ['en', 'zh'] as const) {
            const line = writeSession({ title: name, periods, difficulty }, language)
            expect(readWork(line)).toEqual([{ title: name, periods, difficulty, line: 1 }])
          }
        },
      ),
    )
    assert(
      property(array(nat(50), { minLength: 1, maxLength: 40 }), (weights) => {
        const shares = sharesOf(weights)
        const sum = weights.some((weight) => weight > 0) ? 100 : 0
        expect(shares.reduce((total, share) => total + share, 0)).toBe(sum)
        expect(shares.every((share) => share >= 0)).toBe(true)
      }),
    )
  })

  it('[K5] takes what is said of time as limits', () => {
    const none = { minutesAWeek: null, weekdays: [], parts: [], times: [] }
    expect(readConditions('5 hours a week, not on Sundays')).toEqual({
      ...none,
      minutesAWeek: 300,
      weekdays: [7],
    })
    expect(readConditions('每周五小时，周日不学，晚上没空')).toEqual({
      ...none,
      minutesAWeek: 300,
      weekdays: [7],
      parts: ['evening'],
    })
    expect(readConditions('一天两小时，不要周末').weekdays).toEqual([6, 7])
    expect(readConditions('every evening')).toEqual(none)
    expect(readConditions('2 hours per day but no mornings')).toEqual({
      ...none,
      minutesAWeek: 840,
      parts: ['morning'],
    })
  })
})

describe('what is told of time', () => {
  const none = { minutesAWeek: null, weekdays: [], parts: [], times: [] }

  it.each([
    ['evenings are taken', { ...none, parts: ['evening'] }],
    ['not on Mondays or in the evening', { ...none, weekdays: [1], parts: ['evening'] }],
    ['never in the morning or on Fridays', { ...none, weekdays: [5], parts: ['morning'] }],
    ['Mondays and Wednesdays are booked', { ...none, weekdays: [1, 3] }],
    ['晚上都有课', { ...none, parts: ['evening'] }],
    ['周一和晚上不行', { ...none, weekdays: [1], parts: ['evening'] }],
    ['> 来自 11月2日 的规划谈话，周一不学。', none],
  ] as const)('[P7] %s', (text, wanted) => {
    expect(readConditions(text)).toEqual(wanted)
  })

  it.each([
    ['not at 9pm, not on Sundays', ['not at 9pm']],
    ['周一晚上八点不行，周日不学', ['周一晚上八点不行']],
    ['mornings are best', ['mornings are best']],
    ['I learn best with exercises, not on Mondays', []],
  ])('[P7] of %s what no plan keeps to is named', (text, wanted) => {
    expect(unreadConditions(text)).toEqual(wanted)
  })

  it.each([
    [
      'en',
      'not on Mondays; not on Friday evenings; not at 9pm',
      'What binds every plan: not on Monday, nothing on Friday 18:00–24:00. Not understood, so no plan keeps to it: “not at 9pm”. Say it as “not on Mondays”, “not on Tuesday evenings”, “not after 21:00” or “5 hours a week”.',
    ],
    [
      'zh',
      '下午都有课，周一晚上不行，八点不行',
      '所有安排都遵守：下午不学、星期一 18:00–24:00 不学。没有看懂，安排时不会遵守：“八点不行”。可以说“周一不学”“周二晚上不学”“21点后不学”或“每周五小时”。',
    ],
    ['en', 'I like exercises', ''],
  ] as const)('[P7] the field says what binds every plan, in %s', (language, text, remark) => {
    const answers = [{ section: 'conditions', text }] as const
    const made = generateField(material({}, { language, answers }), 'conditions')
    expect(made.ok && made.value.remark).toBe(remark)
  })
})

describe('what is not known', () => {
  it('[K5] every field says in both languages what is missing, or is written; none throws', () => {
    for (const language of ['en', 'zh'] as const)
      for (const key of packFieldKeys) {
        const bare = material({}, { language, state: schedule([], window) })
        const made = generateField(bare, key)
        expect(textOf(made).length, key).toBeGreaterThan(3)
        expect(/\p{Script=Han}/u.test(textOf(made)), key).toBe(language === 'zh')
      }
  })

  it('[K5] how to go about it names what counts, what is hard or known, and how to work, in both languages', () => {
    const own = taskClass(1, { course: 'Algebra', subjectType: 'quantitative' })
    const state = schedule([exam, own], window)
    const fields = {
      topics: 'Vectors — 20 %\nMatrices — 20 %\nEigenvalues — 60 %',
      knowledge: 'Vectors are fine; eigenvalues are hard',
      demands:
        'Sets: 20 %, weekly\nFinal exam, Share of the grade: 80 %\nYou need at least 50 %\n> 30 % of nothing',
    }
    const text = textOf(generateField(material(fields, { state }), 'guide'))
    expect(text.split('\n')).toHaveLength(8)
    expect(text).toContain('- What counts most for the grade: Final exam (80 %) and Sets (20 %).')
    expect(text).toContain('goes to Eigenvalues: 60 %')
    expect(text).toContain('Hard for you: Eigenvalues.')
    expect(text).toContain('You know Vectors already')
    expect(text).toContain('Do each problem without its solution.')
    const chinese = generateField(
      material({ demands: '期末考试，占总成绩：80%\n至少 60% 才及格' }, { language: 'zh' }),
      'guide',
    )
    expect(textOf(chinese)).toContain('- 成绩里占比最大的是期末考试（80%）。')
  })

  it('[K5] placed work is told week by week with what is left', () => {
    const own = taskClass(1, { course: 'Algebra', toDay: 15 })
    const placed = item(20, { place: at(2, 1, 2), title: 'Vectors: learn' })
    const waiting = item(21, { duration: 2, title: 'Vectors: practise' })
    const text = textOf(
      generateField(
        material({}, { state: schedule([exam, own, placed, waiting], window) }),
        'placement',
      ),
    )
    expect(isPlacedItem(placed)).toBe(true)
    expect(text).toContain('2 sessions · 1 placed · 1 waiting for a place')
    expect(text).toContain('Week 1:\n- Tue 3 Nov')
    expect(text).toContain('Left to place: 2 periods')
  })

  it('[K5] placed work says which weeks got more than the hours a week, and that the plan has no such limit', () => {
    const own = taskClass(1, { course: 'Algebra', toDay: 15 })
    const placed = [
      item(20, { place: at(2, 1, 4), title: 'Vectors: learn' }),
      item(21, { place: at(3, 1, 4), title: 'Vectors: practise' }),
      item(22, { place: at(9, 1, 2), title: 'Rank: learn' }),
    ]
    const state = schedule([exam, own, ...placed], window)
    const written = (conditions: string, language: 'en' | 'zh' = 'en') =>
      textOf(generateField(material({ conditions }, { state, language }), 'placement'))
    expect(written('max 5 hours a week')).toMatch(
      /More than your 5 h a week: week 1 \(.+\)\. Plans made from now on keep to it/,
    )
    expect(written('每周5小时', 'zh')).toContain('超过每周 5 小时的有：第 1 周')
    expect(written('max 12 hours a week')).not.toContain('More than')
  })
})
