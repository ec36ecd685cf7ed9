// The tool find_clashes: every clash of the wanted work once, in words and as data.
import { expect, test } from 'vitest'
import { clashPolicy, findClashes } from '../../../../electron/planner/clash/find-clash.ts'
import { runAnalysis } from '../../../../electron/planner/run-planner-tool.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'
import { cramped } from './states.ts'

const state = cramped(
  [[3, 8]],
  [
    taskClass(1, { title: 'Calculus', toDay: 1 }),
    taskClass(2, { title: 'Essay', fromDay: 3, toDay: 2 }),
    taskClass(3, { title: 'History' }),
    item(1, { title: 'Set 1' }),
    item(2, { title: 'Set 2' }),
    item(3, { title: 'Set 3' }),
    item(21, { classId: 2, title: 'Draft' }),
    item(31, { classId: 3, title: 'Chapter 1' }),
  ],
  [3, 4],
)

test('[P4] each clash is told once, about other work than those before it', () => {
  const { data } = findClashes(
    { state, now: beforeTerm, language: 'en' },
    clashPolicy(null, beforeTerm),
  )
  expect(data.wanted).toBe(5)
  expect(data.clashes.map(({ demands }) => demands.map(({ classId }) => classId))).toEqual([
    [2],
    [1],
  ])
  expect(structuredClone(data)).toEqual(data)
})

test('[P4] only the work of the classes that are named counts', () => {
  const { data, text } = findClashes(
    { state, now: beforeTerm, language: 'en' },
    clashPolicy([3], beforeTerm),
  )
  expect(data).toEqual({ tool: 'find_clashes', classIds: [3], wanted: 1, clashes: [] })
  expect(text).toBe('Yes, it fits: the one study block that is wanted can be placed.')
})

test('[T1] a class that is not there is refused, and not taken for one without work', () => {
  const context = { state, now: beforeTerm, preferences: defaultPreferences }
  const ask = (language: 'en' | 'zh') =>
    runAnalysis('find_clashes', { task_class_ids: [1, 77] }, { ...context, language })
  expect(ask('en')).toMatchObject({
    kind: 'refused',
    text: 'There is no task class with the id 77.',
  })
  expect(ask('zh')).toMatchObject({ kind: 'refused', text: '没有编号为 77 的任务类。' })
})

/** Costs change with the weights, and are no matter of words. */
function answer(language: 'en' | 'zh'): string {
  return findClashes({ state, now: beforeTerm, language }, clashPolicy([1], beforeTerm))
    .text.replaceAll(/costs \d+/g, 'costs N')
    .replaceAll(/代价 \d+/g, '代价 N')
}

test('[P4] the words say between when, how much is free and needed, and what helps', () => {
  expect(answer('en')).toBe(
    [
      'On day 1 (Mon 2 Nov) between 08:00 and 09:45 you have 1 h 30 min that fit, but “Set 1” (#1), “Set 2” (#2) and “Set 3” (#3) need 2 h 15 min.',
      'What would help:',
      '- Give “Calculus” until day 3 (Wed 4 Nov), 2 days more: then everything fits (the plan then costs N).',
      '- Leave out “Set 3” (#3): then everything fits (the plan then costs N).',
    ].join('\n'),
  )
  expect(answer('zh')).toBe(
    [
      '第1天（11月2日 周一） 08:00 到 09:45 之间，可用的时间有 1 小时 30 分钟，而“Set 1”（#1）、“Set 2”（#2）和“Set 3”（#3）共需要 2 小时 15 分钟。',
      '可以这样解决：',
      '- 把“Calculus”的截止日推到 第3天（11月4日 周三），晚 2 天：这样全部排得下（方案代价 N）。',
      '- 去掉“Set 3”（#3）：这样全部排得下（方案代价 N）。',
    ].join('\n'),
  )
})

test('[P4] where nothing waits for a place that is all there is to say', () => {
  const done = schedule([item(1, { place: at(1, 1) }), event(2, at(1, 2))])
  const { text } = findClashes(
    { state: done, now: beforeTerm, language: 'zh' },
    clashPolicy(null, beforeTerm),
  )
  expect(text).toBe('没有待安排的学习任务。')
})
