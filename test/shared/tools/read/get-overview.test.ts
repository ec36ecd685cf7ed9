import { expect, test } from 'vitest'
import { at, item, schedule, taskClass } from '../../../builders.ts'
import { factsOf, run, sampleNow, sampleWeeks, textOf } from '../sample-weeks.ts'

test('[T2] the overview tells the window, what is taken, what is pending and the limits', () => {
  expect(textOf('get_overview', {})).toEqual([
    'Window: 2 weeks, days 1–14, Mon 2 Nov to Sun 15 Nov. Slot numbers are period numbers.',
    'Periods: 1 08:00–08:45, 2 09:00–09:45, 3 10:00–10:45, 4 11:00–11:45, 5 12:00–12:45, 6 13:00–13:45, 7 14:00–14:45, 8 15:00–15:45.',
    'Now: day 2 (Tue 3 Nov), period 3 has begun.',
    'Totals: 5 events; study blocks: 3 placed, 1 suggested, 2 pending (4 periods).',
    'Past (up to day 1): 1 event, 1 study block (2 periods).',
    'Days (number, date: taken periods; free periods):',
    '2 Tue 3 Nov: class 7–8; study in hosts 7; free 4–6',
    '3 Wed 4 Nov: appointment 5–6; free 1–4, 7–8',
    '4 Thu 5 Nov: study 1–2; free 3–8',
    '5 Fri 6 Nov: study 1–2; free 3–8',
    '6 Sat 7 Nov: free 1–8',
    '7 Sun 8 Nov: free 1–8',
    '8 Mon 9 Nov: class 1–2; free 3–8',
    '9 Tue 10 Nov: class 7–8; free 1–6',
    '10 Wed 11 Nov: free 1–8',
    '11 Thu 12 Nov: free 1–8',
    '12 Fri 13 Nov: free 1–8',
    '13 Sat 14 Nov: free 1–8',
    '14 Sun 15 Nov: free 1–8',
    'Hosts with room (study is possible during them): “Seminar” day 2 #12 period 8, day 9 #13 periods 7–8.',
    'Task classes and what is pending, in order (periods each):',
    'class 1 “Calculus”; course “Maths”; days 1–14; 5 of 12 periods used; may go into hosts; not in period 8 (15:00–15:45); not on Sun; steady; priority 3',
    '  pending: #3 “Review 3” 2',
    'class 2 “Essay”; course “Writing”; days 1–12; 2 periods used; not into hosts; steady; priority 5',
    '  pending: #6 “Revision” 2',
  ])
})

test('[T2] the overview speaks Chinese too', () => {
  const text = textOf('get_overview', {}, 'zh')
  expect([...text.slice(0, 8), ...text.slice(-6)]).toEqual([
    '学期：2 周，第1–14天，11月2日 周一 到 11月15日 周日。slot 即节次。',
    '节次：1 08:00–08:45、2 09:00–09:45、3 10:00–10:45、4 11:00–11:45、5 12:00–12:45、6 13:00–13:45、7 14:00–14:45、8 15:00–15:45。',
    '现在：第2天（11月3日 周二），第3节已开始。',
    '合计：5 个日程；学习任务：3 个已安排，1 个建议中，2 个待安排（4 节）。',
    '已过（到第1天）：1 个日程，1 个学习任务（2 节）。',
    '每天（编号 日期：已占节次；空闲节次）：',
    '2 11月3日 周二：课 7–8；课上学习 7；空闲 4–6',
    '3 11月4日 周三：个人安排 5–6；空闲 1–4、7–8',
    '课上可学的空位：“Seminar” 第2天 #12 第8节、第9天 #13 第7–8节。',
    '课业及待安排项，按顺序（数字为节数）：',
    '课业 1 “Calculus”；课程“Maths”；第1–14天；已用 5/12 节；可在课上进行；避开第8节（15:00–15:45）；避开周日；均匀；优先级 3',
    '  待安排：#3 “Review 3” 2',
    '课业 2 “Essay”；课程“Writing”；第1–12天；已用 2 节；不可在课上进行；均匀；优先级 5',
    '  待安排：#6 “Revision” 2',
  ])
})

test('[T2] the same facts come as typed data, with every day and the past ones', () => {
  const facts = factsOf('get_overview', {})
  if (facts.tool !== 'get_overview') throw new Error(facts.tool)
  const { days, classes, ...rest } = facts
  expect(rest).toEqual({
    tool: 'get_overview',
    weeks: 2,
    firstDate: '2026-11-02',
    lastDate: '2026-11-15',
    periods: sampleWeeks.window.periods,
    now: sampleNow,
    totals: { events: 5, existing: 3, suggested: 1, pending: 2 },
    hostRoom: [
      { hostId: 12, title: 'Seminar', place: at(2, 8) },
      { hostId: 13, title: 'Seminar', place: at(9, 7, 8) },
    ],
  })
  expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  expect(days[1]).toEqual({
    day: 2,
    week: 1,
    weekday: 2,
    date: '2026-11-03',
    blocks: [
      {
        taskId: 12,
        kind: 'class',
        title: 'Seminar',
        place: at(2, 7, 8),
        clock: null,
        isSuggested: false,
        isLocked: false,
        isHost: true,
        hostId: null,
      },
      {
        taskId: 2,
        kind: 'study',
        title: 'Review 2',
        place: at(2, 7),
        clock: null,
        isSuggested: false,
        isLocked: false,
        isHost: false,
        hostId: 12,
      },
    ],
    free: [at(2, 4, 6)],
    hostRoom: [{ hostId: 12, title: 'Seminar', place: at(2, 8) }],
  })
  expect(
    classes.map(({ taskClass, usedPeriods, pending }) => [
      taskClass.id,
      usedPeriods,
      pending.map(({ id }) => id),
    ]),
  ).toEqual([
    [1, 5, [3]],
    [2, 2, [6]],
  ])
})

test('[T2] before and after the window the overview says so', () => {
  const early = run('get_overview', {}, 'en', sampleWeeks, { day: 0, period: 0 }).text.split('\n')
  expect(early[2]).toBe('Now: before day 1 (Mon 2 Nov).')
  expect(early[4]).toBe('Days (number, date: taken periods; free periods):')
  const late = run('get_overview', {}, 'en', sampleWeeks, { day: 15, period: 0 }).text.split('\n')
  expect(late.slice(2, 6)).toEqual([
    'Now: the window is over.',
    'Totals: 5 events; study blocks: 3 placed, 1 suggested, 2 pending (4 periods).',
    'Past (up to day 14): 5 events, 4 study blocks (7 periods).',
    'Task classes and what is pending, in order (periods each):',
  ])
  const morning = run('get_overview', {}, 'zh', sampleWeeks, { day: 2, period: 0 }).text
  expect(morning).toContain('现在：第2天（11月3日 周二），第1节之前。')
})

test('[T2] an empty schedule and a class without room are said plainly', () => {
  expect(run('get_overview', {}, 'en', schedule([])).text.split('\n').at(-1)).toBe(
    'No task classes.',
  )
  const closed = schedule([
    taskClass(1, { title: 'Closed', course: '', fromDay: 9, toDay: 0, strategy: 'rapid' }),
    item(1, { place: at(3, 1) }),
  ])
  expect(run('get_overview', {}, 'en', closed).text.split('\n').slice(-2)).toEqual([
    'class 1 “Closed”; no day of the window; 1 period used; may go into hosts; rapid; priority 3',
    '  pending: none',
  ])
})
