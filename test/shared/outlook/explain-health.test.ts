// What the numbers of a plan mean for a course (K6): each with its figure, its reason and its blocks.
import { describe, expect, it, test } from 'vitest'
import { analyzeHealth } from '../../../electron/planner/health/analyze-health.ts'
import { explainHealth, writeHealthText } from '../../../shared/outlook/explain-health.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { at, event, hours, item, schedule, taskClass, week } from '../../builders.ts'

const now = { day: 1, period: 0 }

/** Crammed, on the last day, late in the evening; beside a course without work. */
const crammed = schedule(
  [
    taskClass(1, { title: 'Proofs', course: 'Algebra', toDay: 21, subjectType: 'quantitative' }),
    event(90, at(23, 2), { eventKind: 'exam', course: 'Algebra' }),
    item(1, { place: at(20, 2) }),
    item(2, { place: at(21, 2) }),
    item(3, { place: at(21, 14) }),
  ],
  week({ weeks: 4, periods: hours(15) }),
)

function explain(state: ScheduleState, course: string | null, language: Language = 'en') {
  const outcome = analyzeHealth({ state, now, language }, {})
  return {
    facts: outcome.data,
    meaning: explainHealth(state, course, outcome.data, language),
    text: writeHealthText(state, course, outcome.data, language),
  }
}

/** So many, one after the other through the first week. */
function blocks(count: number) {
  return Array.from({ length: count }, (_, index) =>
    item(index + 1, { place: at((index % 5) + 1, 2 + 2 * Math.floor(index / 5)) }),
  )
}

function reserveOf(count: number, toDay: number, language: Language) {
  const algebra = taskClass(1, { title: 'Proofs', course: 'Algebra', toDay })
  const state = schedule([algebra, ...blocks(count)], week({ weeks: 4, periods: hours(15) }))
  const { meaning, facts } = explain(state, 'Algebra', language)
  const said = meaning.meanings.find(({ topic }) => topic === 'reserve')
  return { reserve: facts.reserve, said }
}

describe('the health of a course', () => {
  test('[K6] says of each number what it means here, and which blocks it is about', () => {
    const { meaning, facts, text } = explain(crammed, 'Algebra')
    expect(meaning.blocks).toBe(3)
    const byTopic = new Map(meaning.meanings.map((each) => [each.topic, each]))
    expect(byTopic.get('spacing')).toMatchObject({ standing: 'poor', classId: 1 })
    expect(byTopic.get('spacing')?.words).toContain('follow the one before too closely')
    expect(byTopic.get('buffer')).toMatchObject({ standing: 'poor', figure: '0 days' })
    expect(byTopic.get('evenings')).toMatchObject({ taskIds: [3], standing: 'poor', figure: '1' })
    expect(byTopic.get('reserve')?.figure).toBe(`${facts.reserve?.percent} %`)
    const poor = meaning.meanings.filter(({ standing }) => standing === 'poor').length
    expect(meaning.verdict).toBe(`${poor} things here are worth a change.`)
    expect(text.split('\n')).toEqual([
      meaning.verdict,
      ...meaning.meanings.map(({ words }) => words),
    ])
  })

  test('[K6] promises no place for every slip where less is free than slips and longer work can need', () => {
    const { reserve, said } = reserveOf(12, 5, 'en')
    expect(reserve).toMatchObject({ demand: 12, level: expect.stringMatching(/fair|ample/) })
    expect(reserve?.spare).toBeLessThan(12)
    expect(said).toMatchObject({
      standing: 'fair',
      words: expect.stringContaining('a slip now and then'),
    })
    expect(said?.words).not.toContain('a slip finds a place')
    expect(reserveOf(12, 5, 'zh').said?.words).toContain('可能就不够了')
    const wide = reserveOf(3, 21, 'en')
    expect(wide.said).toMatchObject({
      standing: 'good',
      words: expect.stringContaining('a slip finds a place'),
    })
  })

  it.each([
    ['none', 0, 'poor', 'no time is free', '没有空余'],
    ['thin', 1, 'poor', 'only 45 min more are free', '只空着 45 分钟'],
    ['ample', 19, 'fair', 'a slip now and then', '可能就不够了'],
    ['fair', 20, 'good', 'a slip finds a place', '耽误了也补得上'],
  ] as const)(
    '[K6, U9] a reserve that is %s, with %i free for 20, stands as %s and is told as that in both languages',
    (level, spare, standing, english, chinese) => {
      const { facts } = explain(crammed, null)
      const reserve = { level, toDay: 5, demand: 20, spare, percent: spare * 5 }
      for (const [language, words] of [
        ['en', english],
        ['zh', chinese],
      ] as const) {
        const { meanings } = explainHealth(crammed, null, { ...facts, reserve }, language)
        const said = meanings.find(({ topic }) => topic === 'reserve')
        expect(said).toMatchObject({ standing, words: expect.stringContaining(words) })
      }
    },
  )

  test('[U9] what is without a place is told in hours, by the average period', () => {
    const periods = [
      { start: '08:00', end: '08:50' },
      { start: '09:00', end: '09:50' },
      { start: '10:00', end: '10:20' },
    ]
    const state = schedule(
      [taskClass(1, { course: 'Algebra' }), item(1), item(2)],
      week({ periods }),
    )
    const [room] = explain(state, 'Algebra').meaning.meanings
    expect(room).toMatchObject({ topic: 'room', figure: '1 h 20 min' })
    expect(explain(state, 'Algebra', 'zh').text).toContain('1 小时 20 分钟')
  })

  it.each([
    ['en', 'No study of this is placed from now on, so there is nothing to weigh yet.'],
    ['zh', '从现在起还没有排好的任务，暂时没有可以评估的。'],
  ] as const)(
    '[K6] a course without placed work has nothing to weigh, said in %s',
    (language, words) => {
      expect(explain(crammed, 'Physics', language).text).toBe(words)
    },
  )

  test('[K6] the whole plan tells of every course, in Chinese too, and no sentence is left empty', () => {
    for (const language of ['en', 'zh'] as const) {
      const { meaning } = explain(crammed, null, language)
      expect(meaning.course).toBeNull()
      expect(meaning.meanings.length).toBeGreaterThan(7)
      for (const { words, figure } of meaning.meanings) {
        expect(words).toMatch(language === 'zh' ? /。$/ : /\.$/)
        expect(figure).not.toBe('')
        expect(words).not.toMatch(/undefined|NaN|Infinity/)
      }
    }
  })
})
