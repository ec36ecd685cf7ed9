import { expect, test } from 'vitest'
import { analyzePace } from '../../../../electron/planner/run-planner-tool.ts'
import { at, beforeTerm, item, schedule, taskClass } from '../../../builders.ts'

test('[P6] the analysis gives each course and kind with what was planned and taken, as data and as text', () => {
  const place = at(1, 1, 2)
  const log = [{ outcome: 'done' as const, place, planned: 90, minutes: 135, restId: null }]
  const state = schedule([
    taskClass(1, { course: 'Physics', subjectType: 'practical' }),
    item(1, { place, log }),
  ])
  const { kind, data, text } = analyzePace({ state, now: beforeTerm, language: 'en' })
  expect(kind).toBe('facts')
  expect(data).toMatchObject({
    tool: 'analyze_pace',
    paces: [{ course: 'Physics', subjectType: 'practical', pieces: 1, planned: 90, actual: 135 }],
    overall: { course: null, subjectType: null, pieces: 1 },
  })
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  expect(text).toBe(
    '“Physics” (practical work): 1 block took 2 h 15 min, planned were 1 h 30 min (about 1.5×); count on 1.6×.\nFor anything else count on 1.6×.',
  )
})

test('[P6] with nothing closed out it says so, and what to count on', () => {
  const state = schedule([item(1)])
  expect(analyzePace({ state, now: beforeTerm, language: 'zh' }).text).toBe(
    '还没有标记为完成的任务，所以还不知道你的用时习惯。\n其他任务可以按 1.6 倍来估。',
  )
})
