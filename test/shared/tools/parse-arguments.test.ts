import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../../shared/language.ts'
import { isToolName, tools, type ToolName } from '../../../shared/tools/catalogue.ts'
import { parseToolArguments } from '../../../shared/tools/parse-arguments.ts'
import { hours, week } from '../../builders.ts'

const window = week({ weeks: 2, periods: hours(8) })

test('[T1] right arguments come back typed', () => {
  expect(
    parseToolArguments('move', { task_id: 7, new_day: 14, new_slot_start: 8 }, 'en', window),
  ).toEqual({ ok: true, value: { task_id: 7, new_day: 14, new_slot_start: 8 } })
  expect(parseToolArguments('get_overview', {}, 'en', window)).toEqual({ ok: true, value: {} })
  expect(parseToolArguments('query_range', { day: 1 }, 'en')).toEqual({
    ok: true,
    value: { day: 1 },
  })
})

const place = { task_id: 3, day: 1, slot_start: 1 }
const move = { task_id: 3, new_day: 1, new_slot_start: 1 }

const refused: [what: string, name: ToolName, value: unknown, en: string, zh: string][] = [
  [
    'an unknown key',
    'place',
    { ...place, colour: 'red' },
    'place does not take “colour”; it takes task_id, day, slot_start.',
    'place 没有参数“colour”；可用的参数是 task_id, day, slot_start。',
  ],
  [
    'an unknown key beside optional ones',
    'query_range',
    { day: 1, to: 2 },
    'query_range does not take “to”; it takes day, slot_start (optional), slot_end (optional).',
    'query_range 没有参数“to”；可用的参数是 day, slot_start（可选）, slot_end（可选）。',
  ],
  [
    'a key for a tool without arguments',
    'get_overview',
    { day: 1 },
    'get_overview takes no arguments, so not “day” either.',
    'get_overview 不需要参数，没有“day”。',
  ],
  [
    'a missing argument',
    'place',
    { task_id: 3, day: 1 },
    'place needs slot_start: a period of the day, a whole number from 1 to 8.',
    'place 缺少 slot_start：节次（1 到 8 的整数）。',
  ],
  [
    'a wrong type',
    'place',
    { ...place, day: 'Friday' },
    'day must be a day of the window, a whole number from 1 to 14; it was “Friday”.',
    'day 应为天的编号（1 到 14 的整数）；收到的是 “Friday”。',
  ],
  [
    'a fraction',
    'place',
    { ...place, day: 1.5 },
    'day must be a day of the window, a whole number from 1 to 14; it was 1.5.',
    'day 应为天的编号（1 到 14 的整数）；收到的是 1.5。',
  ],
  [
    'null, a list and an object',
    'place',
    { task_id: null, day: [1], slot_start: {} },
    'task_id must be the id of a task, a whole number from 1 on; it was empty. day must be a day of the window, a whole number from 1 to 14; it was a list. slot_start must be a period of the day, a whole number from 1 to 8; it was an object.',
    'task_id 应为任务编号（从 1 起的整数）；收到的是 空值。day 应为天的编号（1 到 14 的整数）；收到的是 列表。slot_start 应为节次（1 到 8 的整数）；收到的是 对象。',
  ],
  [
    'a day that the window does not have',
    'place',
    { ...place, day: 15 },
    'day must be a day of the window, a whole number from 1 to 14; it was 15.',
    'day 应为天的编号（1 到 14 的整数）；收到的是 15。',
  ],
  [
    'a slot that the day does not have',
    'move',
    { ...move, new_slot_start: 9 },
    'new_slot_start must be a period of the day, a whole number from 1 to 8; it was 9.',
    'new_slot_start 应为节次（1 到 8 的整数）；收到的是 9。',
  ],
  [
    'a duration longer than the day',
    'find_free',
    { duration: 9 },
    'duration must be a number of periods, a whole number from 1 to 8; it was 9.',
    'duration 应为节数（1 到 8 的整数）；收到的是 9。',
  ],
  [
    'a limit out of bounds',
    'find_free',
    { duration: 1, limit: 0 },
    'limit must be a whole number from 1 to 200; it was 0.',
    'limit 应为1 到 200 的整数；收到的是 0。',
  ],
  [
    'slots that run backwards',
    'query_range',
    { day: 1, slot_start: 5, slot_end: 2 },
    'slot_end must not be before slot_start, which is 5; it was 2.',
    'slot_end 不能早于 slot_start（5）；收到的是 2。',
  ],
  [
    'a status that does not exist',
    'list_tasks',
    { status: 'done' },
    'status must be one of existing, suggested, pending, all; it was “done”.',
    'status 应为existing、suggested、pending、all 之一；收到的是 “done”。',
  ],
  [
    'no moves',
    'batch_move',
    { moves: [] },
    'moves must be a list of 1 to 200 objects, each with task_id, new_day and new_slot_start; it was a list.',
    'moves 应为1 到 200 个对象的列表，每个含 task_id、new_day 和 new_slot_start；收到的是 列表。',
  ],
  [
    'a wrong value inside a list',
    'batch_move',
    { moves: [move, { ...move, new_day: 0 }] },
    'moves[1].new_day must be a day of the window, a whole number from 1 to 14; it was 0.',
    'moves[1].new_day 应为天的编号（1 到 14 的整数）；收到的是 0。',
  ],
  [
    'a day outside the window inside a list',
    'batch_move',
    { moves: [{ ...move, new_day: 15 }] },
    'moves[0].new_day must be a day of the window, a whole number from 1 to 14; it was 15.',
    'moves[0].new_day 应为天的编号（1 到 14 的整数）；收到的是 15。',
  ],
  [
    'an unknown key inside a list',
    'batch_move',
    { moves: [{ ...move, day: 1 }] },
    'moves[0] does not take “day”; it takes task_id, new_day, new_slot_start.',
    'moves[0] 没有参数“day”；可用的参数是 task_id, new_day, new_slot_start。',
  ],
  [
    'an unknown pack',
    'context_tools_add',
    { packs: ['games'] },
    'packs must be a list of one or more of schedule/core, schedule/mutation, schedule/analyze, schedule/detail, taskclass, materials; it was “games”.',
    'packs 应为一个或多个工具包的列表：schedule/core、schedule/mutation、schedule/analyze、schedule/detail、taskclass、materials；收到的是 “games”。',
  ],
  [
    'something that is no object',
    'swap',
    'a and b',
    'The arguments of swap are an object with task_a, task_b.',
    'swap 的参数是一个对象，包含 task_a, task_b。',
  ],
  [
    'something that is no object for a tool without arguments',
    'get_overview',
    null,
    'get_overview takes no arguments: give it {}.',
    'get_overview 不需要参数：请传 {}。',
  ],
]

describe('[T1] wrong arguments are refused with a sentence that says what is allowed', () => {
  test.each(refused)('[T1] %s', (_, name, value, en, zh) => {
    expect(parseToolArguments(name, value, 'en', window)).toEqual({ ok: false, failure: en })
    expect(parseToolArguments(name, value, 'zh', window)).toEqual({ ok: false, failure: zh })
  })
})

test('[T1] without a window the upper bounds are left to the tool', () => {
  expect(parseToolArguments('place', { ...place, day: 999 }, 'en').ok).toBe(true)
  expect(parseToolArguments('place', { ...place, day: 0 }, 'en')).toEqual({
    ok: false,
    failure: 'day must be a day of the window, a whole number from 1 on; it was 0.',
  })
})

test('[T1] at most three problems are told, each once', () => {
  const moves = Array.from({ length: 9 }, () => ({ ...move, new_day: 0, extra: 1 }))
  const parsed = parseToolArguments('batch_move', { moves }, 'en', window)
  expect(parsed.ok ? [] : parsed.failure.split('. ')).toHaveLength(3)
})

test('[T1] prototype keys are unknown keys like any other and change nothing', () => {
  const value: unknown = JSON.parse(
    '{"task_id":3,"day":1,"slot_start":1,"__proto__":{"polluted":true},"constructor":1}',
  )
  expect(parseToolArguments('place', value, 'en', window)).toEqual({
    ok: false,
    failure:
      'place does not take “__proto__” and “constructor”; it takes task_id, day, slot_start.',
  })
  expect('polluted' in {}).toBe(false)
  expect(isToolName('__proto__') || isToolName('constructor')).toBe(false)
  const inherited: unknown = JSON.parse('{"__proto__":{"task_id":3,"day":1,"slot_start":1}}')
  expect(parseToolArguments('place', inherited, 'en', window).ok).toBe(false)
})

const anyName = fc.constantFrom(...Object.keys(tools).filter(isToolName))
const knownKey = fc.constantFrom(
  'task_id',
  'day',
  'slot_start',
  'slot_end',
  'moves',
  'packs',
  '__proto__',
)
const nearMiss = fc.dictionary(knownKey, fc.oneof(fc.integer({ min: -1, max: 20 }), fc.jsonValue()))

test('[T1] parsing never throws, and every refusal has words', () => {
  fc.assert(
    fc.property(
      anyName,
      fc.oneof(fc.jsonValue(), nearMiss, fc.record({ moves: fc.array(nearMiss) })),
      fc.constantFrom(...languages),
      (name, value, language) => {
        const parsed = parseToolArguments(name, value, language, window)
        expect(parsed.ok || /[.。]$/.test(parsed.failure)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
