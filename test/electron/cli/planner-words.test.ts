// What a student says about the plan, whole: the words, the cards, and what is in the file afterwards.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exportJson } from '../../../electron/export/formats/weekloom-json.ts'
import type { ToolName } from '../../../shared/tools/catalogue.ts'
import {
  findTask,
  scheduleStateSchema,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { term } from '../../builders.ts'
import { chinese, english } from '../language/states.ts'
import { openTerminal } from './terminal.ts'

const wednesday = '2026-11-25T09:00:00+08:00'
const fridayNoon = '2026-11-27T12:00:00+08:00'

type Terminal = ReturnType<typeof openTerminal>

async function openWith(state: ScheduleState, now = wednesday, language: 'en' | 'zh' = 'en') {
  const terminal = openTerminal(now, language)
  const { days, periods } = state.window
  await terminal.run('init')
  const file = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'week.json')
  const ofTerm = term({ firstMonday: days[0]?.date ?? '', weeks: days.length / 7, periods })
  writeFileSync(file, exportJson(ofTerm, state))
  expect((await terminal.run('import', file)).code).toBe(0)
  return terminal
}

async function stateOf(terminal: Terminal): Promise<ScheduleState> {
  return scheduleStateSchema.parse((await terminal.run('state')).result['state'])
}

async function placesOn(terminal: Terminal, days: number[]): Promise<number[]> {
  const { tasks } = await stateOf(terminal)
  return tasks
    .filter(isPlacedItem)
    .flatMap(({ id, place }) => (days.includes(place.day) ? [id] : []))
}

const cardsSchema = z.object({ cards: z.array(z.object({ id: z.string() })) })

async function openCards(terminal: Terminal): Promise<string[]> {
  const { cards } = cardsSchema.parse((await terminal.run('cards')).result)
  return cards.map(({ id }) => id)
}

/** Accepts one card after the other; how many there were, and what was read. */
async function acceptAll(terminal: Terminal): Promise<{ cards: number; text: string }> {
  let cards = 0
  let text = ''
  for (;;) {
    const [card] = await openCards(terminal)
    if (card === undefined) return { cards, text }
    cards += 1
    ;({ text } = await terminal.read('answer', card, 'accept'))
  }
}

const healthSchema = z.object({ verdict: z.object({ improvement_signal: z.number() }) })
const explainSchema = z.object({
  share: z.number(),
  alternatives: z.array(z.object({ total: z.number() })),
})

async function ask<Schema extends z.ZodType>(
  terminal: Terminal,
  schema: Schema,
  name: ToolName,
  args: object,
): Promise<z.infer<Schema>> {
  return schema.parse((await terminal.run('tool', name, JSON.stringify(args))).result['data'])
}

describe('time without study', () => {
  test.each([
    ['en', english, "I'm ill until Thursday", /\d of 6 blocks move/],
    ['zh', chinese, '我生病了，到周四都不能学', /6 个学习任务里要移动 \d 个/],
  ] as const)(
    '[P3] [M3] illness moves as few blocks as can be (%s)',
    async (language, state, words, counts) => {
      const terminal = await openWith(state, wednesday, language)
      expect(await placesOn(terminal, [17, 18])).toEqual([101, 201, 301])
      const said = await terminal.read('say', words)
      expect(said.code).toBe(4)
      expect(said.text).toMatch(counts)
      expect(await placesOn(terminal, [17, 18])).toEqual([101, 201, 301])
      expect((await acceptAll(terminal)).cards).toBe(1)
      expect(await placesOn(terminal, [17, 18])).toEqual([])
      expect((await terminal.run('doctor')).result).toMatchObject({ ok: true, violations: [] })
      await terminal.run('undo')
      expect(await placesOn(terminal, [17, 18])).toEqual([101, 201, 301])
    },
  )

  test('[P3] [M3] a rejected re-plan leaves all as it was, and its days can be said anew', async () => {
    const terminal = await openWith(english)
    const before = await stateOf(terminal)
    await terminal.run('say', "I'm ill on Thursday")
    await terminal.run('say', 'only the afternoon')
    const [card = ''] = await openCards(terminal)
    expect(await stateOf(terminal)).toEqual(before)
    await terminal.run('answer', card, 'accept')
    const { tasks } = await stateOf(terminal)
    const inTheAfternoon = tasks
      .filter(isPlacedItem)
      .filter(({ place }) => place.day === 18 && place.start > 4 && place.start < 9)
    expect(inTheAfternoon).toEqual([])
  })
})

describe('improving what lies there', () => {
  test.each([
    ['en', english, 'too many switches on Thursday', 'I find nothing to mend there.'],
    ['zh', chinese, '周四切换太多', '那里没有要调整的地方。'],
  ] as const)(
    '[G8] [P5] every accepted card makes the plan better (%s)',
    async (language, state, words, left) => {
      const terminal = await openWith(state, wednesday, language)
      const before = await ask(terminal, healthSchema, 'analyze_health', {})
      expect((await terminal.run('say', words)).code).toBe(4)
      const { cards, text } = await acceptAll(terminal)
      expect(cards).toBe(2)
      const after = await ask(terminal, healthSchema, 'analyze_health', {})
      const [from, to] = [before, after].map(({ verdict }) => verdict.improvement_signal)
      expect(to).toBeLessThan(from ?? 0)
      expect(text).toContain(left)
      expect(text).toMatch(/is (clearly|a little) better now|计划现在好/)
      expect((await terminal.run('doctor')).result).toMatchObject({ ok: true, violations: [] })
    },
  )

  test('[G8] where nothing is better that is said, and nothing is asked', async () => {
    const terminal = await openWith(english)
    const said = await terminal.read('say', 'Saturday is too full')
    expect(said).toEqual({ code: 0, text: expect.stringContaining('nothing to mend there') })
    expect(said.text).toMatch(/no study lies there|The (?:only )?study there is “/)
  })
})

describe('marks', () => {
  test.each([
    ['en', english, "I missed yesterday's calculus", 'plan what I missed'],
    ['zh', chinese, '昨天的高数没学', '把落下的重新排一下'],
  ] as const)(
    '[P6] [P3] what was missed waits where others would have to move, and one sentence plans it again (%s)',
    async (language, state, words, again) => {
      const terminal = await openWith(state, fridayNoon, language)
      await terminal.run('say', words)
      const [card = ''] = await openCards(terminal)
      await terminal.run('answer', card, 'accept')
      expect(findTask(await stateOf(terminal), 101)).toMatchObject({
        place: null,
        log: [{ outcome: 'missed' }],
      })
      expect(await openCards(terminal)).toEqual([])
      await terminal.run('say', again)
      expect((await acceptAll(terminal)).cards).toBe(1)
      const place = findTask(await stateOf(terminal), 101)?.place ?? null
      expect(place?.day).toBeGreaterThanOrEqual(19)
      expect((await terminal.run('doctor')).result).toMatchObject({ ok: true, violations: [] })
    },
  )

  test('[P6] a mark that is declined changes nothing, and places nothing anew', async () => {
    const terminal = await openWith(english, fridayNoon)
    const before = await stateOf(terminal)
    await terminal.run('say', "I missed yesterday's calculus")
    const [card = ''] = await openCards(terminal)
    await terminal.run('answer', card, 'reject')
    expect(await openCards(terminal)).toEqual([])
    expect(await stateOf(terminal)).toEqual(before)
  })

  test('[P6] work that was begun is asked about, marked, and goes on in a rest', async () => {
    const terminal = await openWith(english, fridayNoon)
    const asked = await terminal.read('say', "I didn't finish matrices 1")
    expect(asked.text).toContain('How long did you work on “Matrices 1”?')
    await terminal.run('say', '40 minutes')
    await acceptAll(terminal)
    const state = await stateOf(terminal)
    expect(findTask(state, 201)).toMatchObject({ log: [{ outcome: 'partly', minutes: 40 }] })
    expect(state.tasks).toHaveLength(english.tasks.length + 1)
  })
})

describe('a rough build that leaves something out', () => {
  test('[P4] [G7] says the clash beside its card', async () => {
    const terminal = openTerminal('2026-11-23T07:30:00Z', 'zh')
    await terminal.run('init', '--sample')
    const said = await terminal.read('say', '安排今天和明天')
    expect(said.code).toBe(4)
    expect(said.text).toMatch(/有一部分排不下：\d+ 个学习任务没有位置。.*“高等数学期中复习”/)
    await terminal.run('answer', (await openCards(terminal))[0] ?? '', 'reject')
    await terminal.run('say', '取消')
    const none = await terminal.read('say', '安排明天，只要上午')
    expect(none).toMatchObject({
      code: 0,
      text: expect.stringMatching(/11月24日 周二放不下了：/),
    })
  })
})

const questions = {
  en: [
    'why is calculus review 2 on Friday?',
    'why not Saturday morning?',
    'is my plan any good?',
    "what's wrong with Thursday?",
    'will I make it before the exam?',
    'how long do my calculus sessions really take?',
  ],
  zh: [
    '为什么高数复习2排在周五',
    '为什么不排周六上午',
    '计划怎么样',
    '周四有什么问题吗',
    '考试前来得及吗',
    '我写高数一般要多久',
  ],
}

describe('questions', () => {
  test.each([
    ['en', english],
    ['zh', chinese],
  ] as const)('[M3] [P2] are answered, and write nothing (%s)', async (language, state) => {
    const terminal = await openWith(state, wednesday, language)
    const before = await stateOf(terminal)
    for (const words of questions[language]) {
      const { code, text } = await terminal.read('say', words)
      expect(code, words).toBe(0)
      expect(text, words).toMatch(/\S{2,}/)
      expect(text, words).not.toMatch(/undefined|NaN|\[object|#\d/)
    }
    expect(await openCards(terminal)).toEqual([])
    expect(await stateOf(terminal)).toEqual(before)
    expect((await terminal.run('history')).result['entries']).toHaveLength(1)
  })

  test('[P2] [M3] why: the answer says in words what the scorer weighs, without its numbers', async () => {
    const terminal = await openWith(english)
    const { share, alternatives } = await ask(terminal, explainSchema, 'explain_task', {
      task_id: 102,
    })
    const { text } = await terminal.read('say', 'why is calculus review 2 on Friday?')
    expect(text.includes('What speaks against it: ')).toBe(share > 0)
    for (const { total } of alternatives)
      expect(text).toMatch(total === 0 ? /the same/ : total > 0 ? /worse/ : /better/)
    expect(text).not.toMatch(/\bcosts? \d/)
  })
})
