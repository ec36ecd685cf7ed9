import { expect, test } from 'vitest'
import type { Language } from '../../../../shared/language.ts'
import { diffStates } from '../../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../../shared/schedule/task.ts'
import type { WorkEntry } from '../../../../shared/schedule/work-log.ts'
import { sayEffectNumbers } from '../../../../shared/words/schedule/effect-numbers.ts'
import { sayChange } from '../../../../shared/words/schedule/say-change.ts'
import { sayEffect } from '../../../../shared/words/schedule/say-effect.ts'
import { at, event, item, schedule, taskClass, week } from '../../../builders.ts'

const algebra = event(10, at(1, 1, 2), { title: 'Algebra' })
const seminar = event(12, at(2, 7, 8), { title: 'Seminar', hosts: true })
const calculus = taskClass(1, { title: 'Calculus' })
const titles = ['Calculus review 1', 'Calculus review 2', 'Calculus review 3']

/** Three reviews with two events, the given items laid over them. */
function stateWith(...items: Partial<ItemTask>[]): ScheduleState {
  const reviews = titles.map((title, index) => item(index + 1, { title, ...items[index] }))
  return schedule([calculus, algebra, seminar, ...reviews])
}

function sayBoth(before: ScheduleState, after: ScheduleState): [en: string, zh: string] {
  const effect = describeEffect(before, diffStates(before, after))
  const say = (language: Language) => sayEffect(before, effect, language)
  return [say('en'), say('zh')]
}

function classesUntil(toDay: number): TaskClass[] {
  return [1, 2, 3, 4, 5].map((id) => taskClass(id, { toDay }))
}

const allPending = stateWith()

test('[U2] one placed block names its place', () => {
  expect(sayBoth(allPending, stateWith({ place: at(5, 1, 2) }))).toEqual([
    'Places Calculus review 1 on Fri 6 Nov 08:00–09:45.',
    '把“Calculus review 1”排到 11月6日 周五 08:00–09:45。',
  ])
})

test('[U2] a block placed in a host names the host', () => {
  expect(sayBoth(allPending, stateWith({ place: at(2, 7), hostId: 12 }))).toEqual([
    'Places Calculus review 1 on Tue 3 Nov 14:00–14:45, during Seminar.',
    '把“Calculus review 1”排到 11月3日 周二 14:00–14:45（“Seminar”课上）。',
  ])
})

test('[U2] several placed blocks are counted over their days', () => {
  const onTwoDays = stateWith({ place: at(3, 1) }, { place: at(3, 2) }, { place: at(4, 1) })
  expect(sayBoth(allPending, onTwoDays)).toEqual([
    'Places 3 study blocks on 2 days.',
    '安排 3 个学习任务，分布在 2 天。',
  ])
  expect(sayBoth(allPending, stateWith({ place: at(3, 1) }, { place: at(3, 2) }))).toEqual([
    'Places 2 study blocks on Wed 4 Nov.',
    '在 11月4日 周三 安排 2 个学习任务。',
  ])
})

test('[U2] a move names both places', () => {
  const before = stateWith({ place: at(4, 3, 4) })
  expect(sayBoth(before, stateWith({ place: at(5, 1, 2) }))).toEqual([
    'Moves Calculus review 1 from Thu 5 Nov 10:00–11:45 to Fri 6 Nov 08:00–09:45.',
    '把“Calculus review 1”从 11月5日 周四 10:00–11:45 移到 11月6日 周五 08:00–09:45。',
  ])
})

test('[S3] a moved host names how much work goes along', () => {
  const before = stateWith({ place: at(2, 7), hostId: 12 })
  const after = {
    ...before,
    tasks: before.tasks.map((task) => {
      if (task.id === 12) return { ...seminar, guestIds: [1], place: at(3, 7, 8) }
      return task.id === 1 && task.kind === 'item' ? { ...task, place: at(3, 7) } : task
    }),
  }
  expect(sayBoth(before, after)).toEqual([
    'Moves Seminar from Tue 3 Nov 14:00–15:45 to Wed 4 Nov 14:00–15:45 with 1 study block inside it.',
    '把“Seminar”从 11月3日 周二 14:00–15:45 移到 11月4日 周三 14:00–15:45，连同其中的 1 个学习任务。',
  ])
})

test('[U2] two blocks that take each other’s places are a swap', () => {
  const before = stateWith({ place: at(1, 3), classId: 1 }, { place: at(2, 3), classId: 1 })
  const after = stateWith({ place: at(2, 3), classId: 1 }, { place: at(1, 3), classId: 1 })
  expect(sayBoth(before, after)).toEqual([
    'Swaps Calculus review 2 (Tue 3 Nov 10:00–10:45) with Calculus review 1 (Mon 2 Nov 10:00–10:45).',
    '交换“Calculus review 2”（11月3日 周二 10:00–10:45）和“Calculus review 1”（11月2日 周一 10:00–10:45）。',
  ])
})

test('[U2] a block that becomes pending says where it lay', () => {
  expect(sayBoth(stateWith({ place: at(2, 1) }), allPending)).toEqual([
    'Takes Calculus review 1 off Tue 3 Nov 08:00–08:45, back to the list.',
    '把“Calculus review 1”从 11月3日 周二 08:00–08:45 移出，退回待安排。',
  ])
})

test('[U2] different changes are told in one sentence', () => {
  const before = stateWith({ place: at(1, 3) }, { place: at(1, 4) })
  const after = stateWith({}, { place: at(3, 4) }, { place: at(4, 1) })
  expect(sayBoth(before, after)).toEqual([
    'Places Calculus review 3 on Thu 5 Nov 08:00–08:45; moves Calculus review 2 from Mon 2 Nov 11:00–11:45 to Wed 4 Nov 11:00–11:45; takes Calculus review 1 off Mon 2 Nov 10:00–10:45, back to the list.',
    '把“Calculus review 3”排到 11月5日 周四 08:00–08:45；把“Calculus review 2”从 11月2日 周一 11:00–11:45 移到 11月4日 周三 11:00–11:45；把“Calculus review 1”从 11月2日 周一 10:00–10:45 移出，退回待安排。',
  ])
})

test('[U2] course work, events and items that come are counted', () => {
  const empty = { ...allPending, tasks: [], taskClasses: [] }
  expect(sayBoth(empty, allPending)).toEqual([
    'Adds the course work Calculus, adds 2 events and adds 3 study blocks.',
    '新增课业“Calculus”；新增 2 个日程；新增 3 个学习任务。',
  ])
  expect(sayBoth(allPending, empty)).toEqual([
    'Removes the course work Calculus, removes 2 events and removes 3 study blocks.',
    '删除课业“Calculus”；删除 2 个日程；删除 3 个学习任务。',
  ])
})

test('[U2] [S6] a pin is named, and its end', () => {
  const pinned = stateWith({ locked: true })
  expect(sayBoth(allPending, pinned)).toEqual([
    'Pins Calculus review 1.',
    '固定“Calculus review 1”。',
  ])
  expect(sayBoth(pinned, allPending)).toEqual([
    'Unpins Calculus review 1.',
    '取消固定“Calculus review 1”。',
  ])
})

test('[U2] changed details are named, and classes beyond the third are counted', () => {
  expect(sayBoth(allPending, stateWith({ locked: true, duration: 3 }))).toEqual([
    'Changes details of Calculus review 1.',
    '修改“Calculus review 1”的内容。',
  ])
  const wide = { ...allPending, taskClasses: classesUntil(9) }
  expect(sayBoth(wide, { ...wide, taskClasses: classesUntil(3) })).toEqual([
    'Changes the limits of Class 1, Class 2, Class 3 and 2 more.',
    '修改“Class 1”、“Class 2”、“Class 3”和另外 2 个的安排限制。',
  ])
})

test('[U2] no change is said to be none', () => {
  expect(sayBoth(allPending, allPending)).toEqual(['Changes nothing.', '没有变化。'])
})

test('[U2] each change is one line', () => {
  const before = stateWith({ place: at(1, 3) }, { place: at(1, 4) })
  const after = stateWith({}, { place: at(2, 7), hostId: 12 }, { place: at(4, 1) })
  const { changes } = describeEffect(before, diffStates(before, after))
  expect(changes.map((change) => sayChange(before.window, change, 'en'))).toEqual([
    'Calculus review 2: Mon 2 Nov 11:00–11:45 → Tue 3 Nov 14:00–14:45, during “Seminar”',
    'Calculus review 3: Thu 5 Nov 08:00–08:45',
    'Calculus review 1: Mon 2 Nov 10:00–10:45 → pending',
  ])
  expect(changes.map((change) => sayChange(before.window, change, 'zh'))).toEqual([
    'Calculus review 2：11月2日 周一 11:00–11:45 → 11月3日 周二 14:00–14:45，在“Seminar”课上',
    'Calculus review 3：11月5日 周四 08:00–08:45',
    'Calculus review 1：11月2日 周一 10:00–10:45 → 待安排',
  ])
})

test('[U2] records that come, go or change their details have lines of their own', () => {
  const before = stateWith({ place: at(1, 3) }, {})
  const after = {
    ...before,
    tasks: [algebra, item(2, { title: 'Drill' }), seminar, item(9, { title: 'New' })],
  }
  const { changes } = describeEffect(before, diffStates(before, after))
  expect(changes.map((change) => sayChange(before.window, change, 'en'))).toEqual([
    'Calculus review 1: removed (was Mon 2 Nov 10:00–10:45)',
    'Drill: was “Calculus review 2”, stays pending',
    'Calculus review 3: removed (was pending)',
    'New: new, pending',
  ])
  expect(changes.map((change) => sayChange(before.window, change, 'zh'))).toEqual([
    'Calculus review 1：已删除（原为 11月2日 周一 10:00–10:45）',
    'Drill：原名“Calculus review 2”，仍为 待安排',
    'Calculus review 3：已删除（原为 待安排）',
    'New：新增，待安排',
  ])
})

test('[U2] only numbers that change are told', () => {
  const before = stateWith({ place: at(1, 3, 4) })
  const after = stateWith({ place: at(2, 3, 4) }, { place: at(2, 5) })
  const effect = describeEffect(before, diffStates(before, after))
  expect(sayEffectNumbers(before, effect, 'en')).toEqual([
    'Still to place: 2 → 1',
    'Mon 2 Nov: 1 h 30 min → 0 min',
    'Tue 3 Nov: 0 min → 2 h 15 min',
  ])
  expect(sayEffectNumbers(before, effect, 'zh')).toEqual([
    '待安排：2 → 1',
    '11月2日 周一：1 小时 30 分钟 → 0 分钟',
    '11月3日 周二：0 分钟 → 2 小时 15 分钟',
  ])
})

test('[U2] how close the sessions of a work lie is told where that changes', () => {
  const before = stateWith({ place: at(1, 3) }, { place: at(4, 3) })
  const after = stateWith({ place: at(1, 3) }, { place: at(2, 3) })
  const effect = describeEffect(before, diffStates(before, after))
  expect(sayEffectNumbers(before, effect, 'en')[0]).toBe('Shortest gap in “Calculus”: 3 → 1 day')
  expect(sayEffectNumbers(before, effect, 'zh')[0]).toBe('“Calculus”最短间隔：3 → 1 天')
})

test('[P6] a mark is said with what it took; several are counted', () => {
  const place = at(1, 3, 4)
  const done = [{ outcome: 'done' as const, place, planned: 90, minutes: 120, restId: null }]
  const missed = [{ outcome: 'missed' as const, place, planned: 90, minutes: 0, restId: null }]
  const before = stateWith({ place, duration: 2 }, { place: at(1, 5, 6), duration: 2 })
  const oneDone = stateWith({ place, duration: 2, log: done }, { place: at(1, 5, 6), duration: 2 })
  expect(sayBoth(before, oneDone)).toEqual([
    'Marks Calculus review 1 as done (2 h, planned 1 h 30 min).',
    '把“Calculus review 1”标记为已完成（2 小时，原计划 1 小时 30 分钟）。',
  ])
  expect(sayBoth(oneDone, before)).toEqual([
    'Takes the mark of Calculus review 1 back.',
    '取消“Calculus review 1”的标记。',
  ])
  const bothMarked = stateWith(
    { duration: 2, log: missed },
    { place: at(1, 5, 6), duration: 2, log: [{ ...done[0], place: at(1, 5, 6) } as WorkEntry] },
  )
  expect(sayBoth(before, bothMarked)).toEqual(['Marks 2 study blocks.', '标记 2 个学习任务。'])
  expect(
    sayBoth(bothMarked, stateWith({ duration: 2 }, { place: at(1, 5, 6), duration: 2 })),
  ).toEqual(['Takes the marks of 2 study blocks back.', '取消 2 个学习任务的标记。'])
})

test('[U2] the hours of a day are those of its own periods, where they differ in length', () => {
  const window = week({
    periods: [
      { start: '08:00', end: '10:00' },
      { start: '18:00', end: '18:45' },
    ],
  })
  const before = schedule([calculus, item(1, { title: 'Review' })], window)
  const after = schedule([calculus, item(1, { title: 'Review', place: at(3, 1) })], window)
  const effect = describeEffect(before, diffStates(before, after))
  expect(sayEffectNumbers(before, effect, 'en')).toContain('Wed 4 Nov: 0 min → 2 h')
})
