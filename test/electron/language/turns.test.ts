// Whole turns with the offline model over the real graph and file: what is written in the end, and what is said.
import { describe, expect, it } from 'vitest'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { answer, openCard, openCards, say, textsOf } from '../agent/world.ts'
import { openTalk, placesChanged } from './conversation.ts'
import { chinese, english } from './states.ts'

/** `+` accepts the open card, `-` and what follows rejects it with that reason, anything else is said. */
async function converse(state: ScheduleState, lines: string[]) {
  const world = openTalk(state)
  let ending: string | null = null
  for (const line of lines) {
    if (line === '+') ({ ending } = await answer(world, 'accept'))
    else if (line.startsWith('-'))
      ({ ending } = await answer(world, 'reject', { note: line.slice(1) }))
    else ({ ending } = await say(world, line))
  }
  return { world, ending, changed: placesChanged(world, state), last: textsOf(world).at(-1) ?? '' }
}

/** What was said, and the places that differ in the end: `[id, day, start]`, 0 for none. */
const talks: [lines: string[], changed: [number, number, number][], state?: ScheduleState][] = [
  [['move the second calculus session to Friday morning', '+'], [[102, 19, 3]]],
  [['move the second calculus session to Friday morning', '-'], []],
  [['move the second calculus session to Friday morning', '-no'], []],
  [
    ['move the second calculus session to Friday morning', '-Saturday instead', '+'],
    [[102, 20, 1]],
  ],
  [['move the second calculus session to Friday morning', '-later', '+'], [[102, 19, 9]]],
  [['move calculus review 2 to Friday at 8', 'yes', '+'], [[102, 19, 3]]],
  [['move calculus review 2 to Friday at 8', 'the second', '+'], [[102, 19, 9]]],
  [['move calculus', 'the second one', 'tomorrow evening', '+'], [[102, 18, 9]]],
  [['move calculus to Saturday', 'never mind'], []],
  [
    ['swap calculus review 2 and matrices 2', '+'],
    [
      [102, 19, 7],
      [202, 19, 5],
    ],
  ],
  [['swap calculus review 2 and chapter 1'], []],
  [['take matrices 1 off the week', '+'], [[201, 0, 0]]],
  [
    ['move calculus review 2 to Saturday, then take matrices 1 off the week', '+', '+'],
    [
      [102, 20, 1],
      [201, 0, 0],
    ],
  ],
  [
    [
      'move calculus review 2 to Saturday, then take matrices 1 off the week',
      '-Sunday instead',
      '+',
      '-',
    ],
    [[102, 21, 1]],
  ],
  [['move calculus review 2 to Saturday', '+', 'undo', '+'], []],
  [['move calculus review 2 to Saturday', '+', 'Sunday instead', '+'], [[102, 21, 1]]],
  [['move calculus review 2 to Saturday', '+', 'move it to Sunday', '+'], [[102, 21, 1]]],
  [['should I move calculus review 2 to Saturday?', 'no'], []],
  [['should I move calculus review 2 to Saturday?', 'yes', '+'], [[102, 20, 1]]],
  [["I can't study on Mondays", 'yes', '+'], [[103, 23, 3]]],
  [['plan next week', '-just cancel'], []],
  [['plan next week', '-', 'cancel'], []],
  [["don't move calculus review 2 to Friday morning"], []],
  [['把线代第二次挪到周五上午', '+'], [[202, 19, 3]], chinese],
  [['把线代第二次挪到周五上午', '-改到周六', '+'], [[202, 20, 1]], chinese],
  [['把高数挪到周六', '第二次', '+'], [[102, 20, 1]], chinese],
  [
    ['高数复习2和矩阵练习2对调', '+'],
    [
      [102, 19, 7],
      [202, 19, 5],
    ],
    chinese,
  ],
  [['把高数复习2挪到周六', '+', '撤销', '+'], [], chinese],
  [['把高数复习2挪到周五第一节', '好', '+'], [[102, 19, 3]], chinese],
  [['把高数复习2挪到周六', '-不要'], [], chinese],
]

describe('a turn to its end', () => {
  it.each(talks)('[M3] %s', async (lines, changed, state = english) => {
    const end = await converse(state, lines)
    expect(openCards(end.world)).toEqual([])
    expect(end.changed).toEqual(changed)
  })
})

describe('planning', () => {
  it('[M3] a plan fills the days that were asked for, and a reason for its rejection changes them', async () => {
    const first = await converse(english, ['plan next week'])
    expect(openCard(first.world).body).toMatchObject({
      kind: 'plan',
      classIds: [1, 2, 3],
      scope: { fromDay: 22, toDay: 28, excludedWeekdays: [], excludedPeriods: [] },
    })
    const second = await converse(english, ['plan next week', '-not on Friday, and no mornings'])
    expect(openCard(second.world).body).toMatchObject({
      kind: 'plan',
      scope: { fromDay: 22, toDay: 28, excludedWeekdays: [5], excludedPeriods: [1, 2, 3, 4] },
    })
    const third = await converse(english, ['plan next week', '-only linear algebra', '+'])
    expect(third.ending).toBe('completed')
    expect(third.changed.map(([id]) => id)).toEqual([203])
  })

  it('[M3] a rejection without a word is asked about, and the same plan is never offered twice', async () => {
    const { last, ending, world } = await converse(english, ['plan next week', '-'])
    expect({ last, ending, cards: openCards(world) }).toEqual({
      last: 'Nothing was changed. What should be different: other days, fewer courses, some time kept free? Or say cancel.',
      ending: 'question',
      cards: [],
    })
  })

  it('[M3] being ill moves the whole day on one card', async () => {
    const { world, ending } = await converse(chinese, ['周四我生病了'])
    expect(ending).toBe('card')
    const { body } = openCard(world)
    expect(body.kind === 'write' && body.call).toMatchObject({
      name: 'replan',
      arguments: { unavailable: [{ day_from: 18, day_to: 18 }] },
    })
    expect(textsOf(world).at(-1)).toBe('6 个学习任务里要移动 4 个。不能动得更少了。')
    await answer(world, 'accept')
    const left = placesChanged(world, chinese).filter(([, day]) => day === 18)
    expect(placesChanged(world, chinese).map(([id]) => id)).toEqual(
      expect.arrayContaining([101, 201, 301]),
    )
    expect(left).toEqual([])
  })
})

describe('what is said', () => {
  it.each([
    [
      'what is free tomorrow?',
      'Thu 26 Nov: 08:00–09:35 and 16:10–20:35 free; taken: “Calculus review 1” 10:00–11:35, “Matrices 1” 13:30–15:05 and “Chapter 1” 15:20–16:05.',
    ],
    ['thanks', "You're welcome."],
    [
      'what is still open?',
      'Still open:\nCalculus: midterm: 1, next is “Calculus review 4”\nLinear algebra: final: 1, next is “Matrices 3”\nModern history: readings: 2, next is “Chapter 2”',
    ],
    [
      'move calculus review 2 to Friday',
      '“Calculus review 2” (Fri 27 Nov 13:30–15:05) is already there.',
    ],
    [
      'add a new course called chemistry',
      'I did not read what to add, so nothing was added: say it with its day and time (“dentist on Friday at 15:00”), or use “Edit the timetable”, or “Import a timetable” if you have it as a file. Study work I can note, for example “add a task: essay draft, due Friday, 2 hours”.',
    ],
    [
      '明天有空吗',
      '11月26日 周四：08:00–09:35和16:10–20:35有空；已有安排：“Calculus review 1” 10:00–11:35、“Matrices 1” 13:30–15:05和“Chapter 1” 15:20–16:05。',
    ],
    ['谢谢', '不客气。'],
  ])('[M3] %s', async (text, answered) => {
    const { last, ending, changed } = await converse(english, [text])
    expect({ last, ending, changed }).toEqual({ last: answered, ending: 'completed', changed: [] })
  })

  it('[M3] a full place is refused with who is in the way and what is free', async () => {
    const { last, ending } = await converse(english, ['move calculus review 2 to Friday at 8'])
    expect(ending).toBe('question')
    expect(last).toContain('“Calculus” (08:00–09:35)')
    expect(last).toContain('Fri 27 Nov 10:00–11:35')
  })

  it('[M3] the summary tells what has changed and what was left', async () => {
    const { last } = await converse(english, [
      'move calculus review 2 to Saturday, then take matrices 1 off the week',
      '+',
      '-',
    ])
    expect(last).toBe(
      '“Calculus review 2” is now on Sat 28 Nov 08:00–09:35. Not done: Take “Matrices 1” off the week.',
    )
  })
})
