import { expect, test } from 'vitest'
import { at, beforeTerm, event, schedule } from '../../../builders.ts'
import { factsOf, run, textOf } from '../sample-weeks.ts'

test('[T2] a day is told period by period, with free runs, hosts and guests', () => {
  expect(textOf('query_range', { day: 2 })).toEqual([
    'day 2 (Tue 3 Nov), periods 1–8:',
    '1–3 08:00–10:45 empty, already begun',
    '4–6 11:00–13:45 free',
    '7 14:00–14:45 “Seminar” #12 class (hosts) + “Review 2” #2 study (in #12)',
    '8 15:00–15:45 #12',
    'In all: free periods 4–6.',
    'Host “Seminar” #12 periods 7–8: guests #2.',
    'Room in hosts: #12 period 8.',
  ])
  expect(textOf('query_range', { day: 2 }, 'zh')).toEqual([
    '第2天（11月3日 周二）第1–8节：',
    '1–3 08:00–10:45 空，已开始',
    '4–6 11:00–13:45 空闲',
    '7 14:00–14:45 “Seminar” #12 课（课上可学） + “Review 2” #2 学习（在 #12 课上）',
    '8 15:00–15:45 #12',
    '合计：空闲 第4–6节。',
    '课上可学 “Seminar” #12 第7–8节：有 #2。',
    '课上空位：#12 第8节。',
  ])
})

test('[T2] [S2] what lies before, between and after the periods is told by its clock', () => {
  const tasks = [
    ['Swim', 1, '06:30', '07:30'],
    ['Call', 3, '09:46', '09:56'],
    ['Choir', 13, '20:15', '21:00'],
  ] as const
  const state = schedule(
    tasks.map(([title, start, from, to], index) =>
      event(index + 1, at(1, start, start - 1), {
        title,
        eventKind: 'personal',
        clock: { start: from, end: to },
      }),
    ),
  )
  const told = run('query_range', { day: 1 }, 'en', state, beforeTerm).text.split('\n')
  expect(told.slice(1)).toEqual([
    'outside the periods “Swim” #1 appointment (06:30–07:30)',
    '1–2 08:00–09:45 free',
    'outside the periods “Call” #2 appointment (09:46–09:56)',
    '3–12 10:00–19:45 free',
    'outside the periods “Choir” #3 appointment (20:15–21:00)',
    'In all: free periods 1–2, 3–12.',
  ])
})

test('[T2] slots cut the range, and true clock times are told', () => {
  expect(textOf('query_range', { day: 3, slot_start: 4, slot_end: 7 })).toEqual([
    'day 3 (Wed 4 Nov), periods 4–7:',
    '4 11:00–11:45 free',
    '5–6 12:00–13:45 “Dentist” #14 appointment (12:10–13:40)',
    '7 14:00–14:45 free',
    'In all: free periods 4, 7.',
  ])
  expect(factsOf('query_range', { day: 3, slot_start: 6, slot_end: 7 })).toEqual({
    tool: 'query_range',
    day: 3,
    week: 1,
    weekday: 3,
    date: '2026-11-04',
    start: 6,
    end: 7,
    periods: [
      { period: 6, start: '13:00', end: '13:45', hasBegun: false, taskIds: [14] },
      { period: 7, start: '14:00', end: '14:45', hasBegun: false, taskIds: [] },
    ],
    blocks: [
      {
        taskId: 14,
        kind: 'personal',
        title: 'Dentist',
        place: at(3, 5, 6),
        clock: { start: '12:10', end: '13:40' },
        isSuggested: false,
        isLocked: false,
        isHost: false,
        hostId: null,
      },
    ],
    freeRuns: [at(3, 7)],
    hosts: [],
    hostRoom: [],
  })
})

test('[T2] one slot alone reaches to the end of the day', () => {
  expect(textOf('query_range', { day: 8, slot_start: 8 })).toEqual([
    'day 8 (Mon 9 Nov), period 8:',
    '8 15:00–15:45 free',
    'In all: free period 8.',
  ])
})

test('[T2] events that clash are both told', () => {
  const clash = schedule([event(1, at(5, 1, 2)), event(2, at(5, 2, 3), { hosts: true })])
  expect(
    run('query_range', { day: 5, slot_end: 4 }, 'en', clash).text.split('\n').slice(0, 6),
  ).toEqual([
    'day 5 (Fri 6 Nov), periods 1–4:',
    '1 08:00–08:45 “Event 1” #1 class',
    '2 09:00–09:45 #1 + “Event 2” #2 class (hosts)',
    '3 10:00–10:45 #2',
    '4 11:00–11:45 free',
    'In all: free period 4.',
  ])
})

test('[T2] a day without a free period says so', () => {
  const full = schedule([event(1, at(5, 1, 12))])
  expect(run('query_range', { day: 5 }, 'en', full).text).toContain('In all: nothing free.')
  expect(run('query_range', { day: 5 }, 'zh', full).text).toContain('合计：无空闲。')
})
