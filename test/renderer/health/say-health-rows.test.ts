// Reserve, room to move, open work and missing profiles in words.
import { expect, test } from 'vitest'
import type { HealthFacts } from '../../../shared/planner/health.ts'
import { analyzeHealth } from '../../../electron/planner/health/analyze-health.ts'
import { sayHealthRows } from '../../../renderer/health/say-health-rows.ts'
import { at, beforeTerm, item, schedule, taskClass } from '../../builders.ts'

const state = schedule([
  taskClass(1, { title: 'Lab report', toDay: 5 }),
  item(1, { place: at(1, 3, 4) }),
  item(2),
])
const { data: facts } = analyzeHealth({ state, now: beforeTerm, language: 'en' }, {})

function textsOf(changes: Partial<HealthFacts>, language: 'en' | 'zh' = 'en'): string[] {
  return sayHealthRows({ ...facts, ...changes }, state, language).map(({ text }) => text)
}

test('[P5] a line each for reserve, room to move, open work and unknown traits', () => {
  const rows = sayHealthRows(facts, state, 'en')
  expect(rows.map(({ label }) => label)).toEqual([
    'Reserve',
    'Room to move',
    'Still to place',
    'Not known yet',
  ])
  expect(rows.map(({ behind }) => behind)).toEqual([
    { kind: 'day', day: 5 },
    { kind: 'block', taskId: 1 },
    { kind: 'course', course: 'Course 1' },
    { kind: 'course', course: 'Course 1' },
  ])
  expect(rows[0]?.text).toMatch(
    /^Ample: 2 h 15 min of study to do by Fri 6 Nov, and .* to spare\.$/,
  )
  expect(rows[3]?.text).toContain('“Lab report” (kind, difficulty, effort)')
  expect(sayHealthRows(facts, state, 'zh')[0]?.text).toMatch(/^充足：到 11月6日 周五 还要学/)
})

test('[P5] what does not fit, and what has no reserve, is said as such', () => {
  const feasibility = { pending: 9, gap: 4, gapDay: 5, classes: [] }
  expect(textsOf({ feasibility })[2]).toBe(
    '6 h 45 min, of which at least 3 h don’t fit before the end of Fri 6 Nov.',
  )
  const reserve = { level: 'none', toDay: 5, demand: 9, spare: 0, percent: 0 } as const
  expect(textsOf({ reserve })[0]).toMatch(/^None: .* by Fri 6 Nov, and no time to spare\.$/)
  expect(textsOf({ reserve }, 'zh')[0]).toMatch(/没有多余的时间/)
})

test('[P5] there is no line where there is nothing to say', () => {
  const feasibility = { pending: 0, gap: 0, gapDay: null, classes: [] }
  const tightness = { ...facts.tightness, items: [] }
  expect(textsOf({ reserve: null, profile: [], feasibility, tightness })).toEqual([])
})

test('[P5] three classes without a profile are named, the others counted', () => {
  const profile = [1, 2, 3, 4, 5].map((classId) => ({
    classId,
    title: `Work ${classId}`,
    missing: ['difficulty' as const],
  }))
  const [text] = textsOf({ profile }).slice(-1)
  expect(text).toContain('“Work 3” (difficulty); 2 more.')
  expect(text).not.toContain('Work 4')
})
