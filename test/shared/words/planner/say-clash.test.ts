import { describe, expect, test } from 'vitest'
import type { Clash, ClashReason, Repair, RepairChange } from '../../../../shared/planner/clash.ts'
import {
  sayClash,
  sayClashes,
  sayClashInFull,
  sayRepair,
} from '../../../../shared/planner/say/say-clash.ts'
import { at, event, item, schedule, taskClass, week } from '../../../builders.ts'

const state = schedule(
  [
    taskClass(1, { title: 'Calculus' }),
    taskClass(2, { title: 'Essay' }),
    event(50, at(2, 3), { title: 'Dentist', eventKind: 'personal' }),
    ...[1, 2, 3, 4, 5].map((id) => item(id, { title: `Set ${id}`, duration: 2 })),
    item(21, { classId: 2, title: 'Draft', duration: 3 }),
  ],
  week({ weeks: 2 }),
)

const few: Clash = {
  kind: 'proven',
  reason: { kind: 'time' },
  demands: [
    { classId: 1, taskIds: [1, 2], duration: 2, wanted: 5 },
    { classId: 2, taskIds: [21], duration: 3, wanted: 1 },
  ],
  span: { from: at(1, 11), until: at(4, 1) },
  free: { periods: 6, minutes: 270 },
  needed: { periods: 7, minutes: 315 },
  fits: { periods: 5, minutes: 225 },
  isSmallest: true,
  leftOut: [5],
  repairs: [],
}

const many: Clash = {
  ...few,
  demands: [
    { classId: 1, taskIds: [1, 2, 3], duration: 2, wanted: 5 },
    { classId: 2, taskIds: [21], duration: 3, wanted: 1 },
  ],
}

function sayNone(wanted: number, language: 'en' | 'zh'): string {
  const data = { tool: 'find_clashes' as const, classIds: null, wanted, clashes: [] }
  return sayClashes(state, data, language)
}

describe('a clash', () => {
  test('[P4] too little time: between when, how much there is, how much is needed', () => {
    expect(sayClash(state, few, 'en')).toBe(
      'Between Mon 2 Nov 18:00 and Thu 5 Nov 08:45 you have 4 h 30 min that fit, but “Set 1”, “Set 2” and “Draft” need 5 h 15 min.',
    )
    expect(sayClash(state, few, 'zh')).toBe(
      '11月2日 周一 18:00 到 11月5日 周四 08:45 之间，可用的时间有 4 小时 30 分钟，而“Set 1”、“Set 2”和“Draft”共需要 5 小时 15 分钟。',
    )
  })

  test('[P4] many items are counted for each class, periods where they differ in length', () => {
    const uneven = {
      ...many,
      free: { periods: 6, minutes: null },
      needed: { periods: 9, minutes: null },
    }
    expect(sayClash(state, uneven, 'en')).toBe(
      'Between Mon 2 Nov 18:00 and Thu 5 Nov 08:45 you have 6 periods that fit, but any 3 of the 5 sessions of “Calculus” and 1 session of “Essay” need 9 periods.',
    )
    expect(sayClash(state, uneven, 'zh')).toMatch(
      /而“Calculus” 5 个任务中的任意 3 个和“Essay”的 1 个任务共需要 9 节。$/,
    )
  })

  const reasons: [reason: ClashReason, en: string, zh: string][] = [
    [
      { kind: 'pieces' },
      'On Mon 2 Nov between 08:00 and 15:45 you have 4 h 30 min free, but in pieces that are too short: “Set 1”, “Set 2” and “Draft” need 5 h 15 min, and at most 3 h 45 min of it fits.',
      '11月2日 周一 08:00 到 15:45 之间，有 4 小时 30 分钟空闲，但太零碎：“Set 1”、“Set 2”和“Draft”共需要 5 小时 15 分钟，最多排得下 3 小时 45 分钟。',
    ],
    [
      { kind: 'order' },
      'On Mon 2 Nov between 08:00 and 15:45 there is time enough, but not in the order in which they have to be worked: “Set 1”, “Set 2” and “Draft” need 5 h 15 min, and at most 3 h 45 min of it fits.',
      '11月2日 周一 08:00 到 15:45 之间，时间够，但按先后顺序排不下：“Set 1”、“Set 2”和“Draft”共需要 5 小时 15 分钟，最多排得下 3 小时 45 分钟。',
    ],
    [
      { kind: 'arrangement' },
      'On Mon 2 Nov between 08:00 and 15:45 you have 4 h 30 min free, but no arrangement takes them all: “Set 1”, “Set 2” and “Draft” need 5 h 15 min, and at most 3 h 45 min of it fits.',
      '11月2日 周一 08:00 到 15:45 之间，有 4 小时 30 分钟空闲，但怎么排都放不下全部：“Set 1”、“Set 2”和“Draft”共需要 5 小时 15 分钟，最多排得下 3 小时 45 分钟。',
    ],
  ]

  test.each(reasons)('[P4] reason %j', (reason, en, zh) => {
    const clash = { ...few, reason, span: { from: at(1, 1), until: at(1, 8) } }
    expect(sayClash(state, clash, 'en')).toBe(en)
    expect(sayClash(state, clash, 'zh')).toBe(zh)
  })

  test('[P4] one that has no place, and others that are alike', () => {
    const why = { kind: 'no-days', fromDay: 1, toDay: 2 } as const
    const lone: Clash = {
      ...few,
      reason: { kind: 'nowhere', why },
      demands: [{ classId: 1, taskIds: [1], duration: 2, wanted: 5 }],
    }
    expect(sayClash(state, lone, 'en')).toBe(
      'There is no place for “Set 1”, nor for 4 more of “Calculus”: no day from Mon 2 Nov to Tue 3 Nov is left for it.',
    )
    expect(sayClash(state, lone, 'zh')).toBe(
      '“Set 1”和“Calculus”的另外 4 个没有时间可排：11月2日 周一 到 11月3日 周二 之间已经没有可用的一天。',
    )
    const kept: Clash = {
      ...few,
      reason: { kind: 'nowhere', why: { kind: 'kept-free' } },
      demands: [{ classId: 2, taskIds: [21], duration: 3, wanted: 1 }],
    }
    expect(sayClash(state, kept, 'en', 'numbered')).toBe(
      'There is no place for “Draft” (#21): what is to be kept free leaves nothing long enough for it.',
    )
  })

  test('[P4] what is not proven is not said to be', () => {
    const { demands, span, free, needed, leftOut, repairs } = few
    const open: Clash = { kind: 'unproven', demands, span, free, needed, leftOut, repairs }
    expect(sayClashInFull(state, open, 'en')).toEqual([
      'No way was found to place these 3 study blocks too: “Set 1”, “Set 2” and “Draft”. There may still be one.',
      'No single change that was tried would help.',
    ])
    expect(sayClash(state, open, 'zh')).toMatch(/^没有找到能把这 3 个学习任务也排进去的办法/)
  })

  test('[P4] without a clash, how much can be placed', () => {
    expect(sayNone(6, 'en')).toBe('Yes, it fits: all 6 study blocks that are wanted can be placed.')
    expect(sayNone(6, 'zh')).toBe('来得及：要安排的 6 个学习任务都排得下。')
    expect(sayNone(0, 'en')).toBe('No study block is waiting for a place.')
  })
})

describe('a repair', () => {
  const changes: [change: RepairChange, en: string, zh: string][] = [
    [
      { kind: 'later-date', classId: 1, from: 3, to: 4 },
      'Give “Calculus” until Thu 5 Nov, 1 day more',
      '把“Calculus”的截止日推到 11月5日 周四，晚 1 天',
    ],
    [
      { kind: 'later-date', classId: null, from: 3, to: 5 },
      'Plan up to Fri 6 Nov, 2 days more',
      '安排到 11月6日 周五，多 2 天',
    ],
    [
      { kind: 'earlier-start', classId: 1, from: 5, to: 3 },
      'Begin “Calculus” on Wed 4 Nov, 2 days earlier',
      '让“Calculus”从 11月4日 周三 开始，早 2 天',
    ],
    [
      { kind: 'earlier-start', classId: null, from: 5, to: 3 },
      'Plan from Wed 4 Nov on, 2 days earlier',
      '从 11月4日 周三 开始安排，早 2 天',
    ],
    [
      { kind: 'longer-day', classId: 1, periods: [10, 11] },
      'Allow 17:00–18:45 for “Calculus”',
      '允许“Calculus”用17:00–18:45',
    ],
    [
      { kind: 'longer-day', classId: null, periods: [12] },
      'Allow 19:00–19:45',
      '允许用19:00–19:45',
    ],
    [
      { kind: 'allow-weekdays', classId: 1, weekdays: [6] },
      'Allow Saturday for “Calculus”',
      '允许“Calculus”用星期六',
    ],
    [
      { kind: 'study-in-class', classId: 1 },
      'Let “Calculus” be studied in class',
      '允许“Calculus”在课上进行',
    ],
    [
      { kind: 'raise-budget', classId: 1, from: 4, to: 6 },
      'Let “Calculus” take 6 periods in all instead of 4',
      '把“Calculus”的上限从 4 节提高到 6 节',
    ],
    [
      { kind: 'use-kept-days', weekdays: [7] },
      'Use Sunday, which you keep free',
      '用上你想空出来的星期日',
    ],
    [
      { kind: 'use-kept-hours', edge: 'after', from: '20:00', to: '21:45' },
      'Study until 21:45 instead of 20:00',
      '学到 21:45，而不是 20:00',
    ],
    [
      { kind: 'use-kept-hours', edge: 'before', from: '10:00', to: '08:00' },
      'Begin at 08:00 instead of 10:00',
      '从 08:00 开始学，而不是 10:00',
    ],
    [
      { kind: 'move-block', taskId: 50, from: at(2, 3), to: at(2, 5), isLocked: false },
      'Move “Dentist” from Tue 3 Nov 10:00–10:45 to Tue 3 Nov 12:00–12:45',
      '把“Dentist”从 11月3日 周二 10:00–10:45 移到 11月3日 周二 12:00–12:45',
    ],
    [
      { kind: 'move-block', taskId: 50, from: at(2, 3), to: at(2, 5), isLocked: true },
      'Unlock “Dentist” and move it from Tue 3 Nov 10:00–10:45 to Tue 3 Nov 12:00–12:45',
      '解锁“Dentist”，从 11月3日 周二 10:00–10:45 移到 11月3日 周二 12:00–12:45',
    ],
    [
      { kind: 'shorten', taskIds: [21], from: 3, to: 2 },
      'Shorten “Draft” from 3 to 2 periods',
      '把“Draft”从 3 节缩短到 2 节',
    ],
    [{ kind: 'drop', taskIds: [4, 5] }, 'Leave out “Set 4” and “Set 5”', '去掉“Set 4”和“Set 5”'],
    [
      { kind: 'drop', taskIds: [3, 4, 5, 21] },
      'Leave out the last 3 of “Calculus” and the last of “Essay”',
      '去掉“Calculus”的最后 3 个和“Essay”的最后 1 个',
    ],
  ]

  test.each(changes)('[P4] %j', (change, en, zh) => {
    const repair: Repair = { change, fits: 'all', leftOut: [], cost: 84, effort: 10 }
    expect(sayRepair(state, repair, 'en')).toBe(`${en}: then everything fits.`)
    expect(sayRepair(state, repair, 'zh')).toBe(`${zh}：这样全部排得下。`)
  })

  test('[P4] what still has no place after it is counted', () => {
    const repair: Repair = {
      change: { kind: 'drop', taskIds: [5] },
      fits: 'these',
      leftOut: [21],
      cost: 84,
      effort: 10,
    }
    expect(sayRepair(state, repair, 'en')).toBe(
      'Leave out “Set 5”: then this clash is gone, and 1 study block still has no place.',
    )
    expect(sayRepair(state, repair, 'zh')).toBe(
      '去掉“Set 5”：这处冲突就解决了，还有 1 个学习任务排不下。',
    )
    expect(sayRepair(state, repair, 'en', 'numbered')).toBe(
      'Leave out “Set 5” (#5): then this clash is gone, and 1 study block still has no place (the plan then costs 84).',
    )
    expect(sayRepair(state, repair, 'zh', 'numbered')).toMatch(/排不下（方案代价 84）。$/)
  })
})
