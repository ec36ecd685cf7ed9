// From words about the planner to the call on the card: with its pack, its arguments, and nothing for a question.
import { describe, expect, it } from 'vitest'
import type { ExecutedCall, TurnFacts } from '../../../electron/model/model.ts'
import { answerChat } from '../../../electron/language/answer/answer-chat.ts'
import { answerDeliver } from '../../../electron/language/answer/answer-deliver.ts'
import { answerExecute } from '../../../electron/language/answer/answer-execute.ts'
import { answerPlan } from '../../../electron/language/answer/answer-plan.ts'
import { beginOptimisation } from '../../../electron/model/optimisation.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { toolPacks, type ToolPack } from '../../../shared/tools/catalogue.ts'
import { chinese, english, factsOf } from './states.ts'

type Changes = Parameters<typeof factsOf>[1]

/** Every call that the words lead to, each step taken as done once it is proposed. */
function callsFor(words: string, changes: Changes = {}) {
  const asked = factsOf(words, changes)
  expect(answerChat(asked)).toMatchObject({ intent: 'task', speak: '' })
  const plan = answerPlan(asked)
  expect(plan).toMatchObject({ action: 'plan_done', needs_rough_build: false })
  const facts: TurnFacts = { ...asked, plan: plan.plan_steps }
  const calls: ExecutedCall[] = []
  let activePacks: ToolPack[] = ['schedule/core']
  for (let round = 0; round < 12; round += 1) {
    const step = stepOf(facts, calls)
    const output = answerExecute({ ...facts, step, calls, activePacks })
    const call = output.tool_call ?? null
    if (call === null) break
    if (call.name === 'context_tools_add') {
      activePacks = toolPacks.filter(
        (pack) => activePacks.includes(pack) || packsOf(call).includes(pack),
      )
      calls.push({ ...call, outcome: 'answered', text: '' })
    } else calls.push({ ...call, outcome: 'rejected', text: '' })
  }
  return { plan, calls: calls.map(({ name, arguments: args }) => Object.assign({ name }, args)) }
}

/** A proposed change that was declined ends its step. */
function stepOf({ plan }: TurnFacts, calls: readonly ExecutedCall[]): number {
  const done = calls.filter(({ name }) => name !== 'context_tools_add').length
  return Math.min(done, plan.length - 1)
}

function packsOf({ arguments: { packs } }: { arguments: Record<string, unknown> }): unknown[] {
  return Array.isArray(packs) ? packs : []
}

const noon: Changes = { at: ['2026-11-27', '12:00'] }
const mutation = { name: 'context_tools_add', packs: ['schedule/mutation'] }
const detail = { name: 'context_tools_add', packs: ['schedule/detail'] }

/** Away from Wednesday, day 17, to Thursday. */
const untilThursday = [
  mutation,
  { name: 'replan', unavailable: [{ day_from: 17, day_to: 18 }], include_today: true },
]
const thursdayAfternoon = [
  mutation,
  { name: 'replan', unavailable: [{ day_from: 18, day_to: 18, slot_start: 5, slot_end: 8 }] },
]

const table: [words: string, calls: object[], changes?: Changes][] = [
  ["I'm ill until Thursday", untilThursday],
  ["I can't study Thursday afternoon", thursdayAfternoon],
  ['我生病了，周五前都不能学', untilThursday, { state: chinese }],
  ['周四下午没空', thursdayAfternoon, { state: chinese }],
  [
    'I finished matrices 1 in 50 minutes',
    [detail, { name: 'mark_task', task_id: 201, mark: 'done', minutes: 50 }],
    noon,
  ],
  [
    'only did half an hour of matrices 1',
    [detail, { name: 'mark_task', task_id: 201, mark: 'partly', minutes: 30 }],
    noon,
  ],
  [
    '矩阵练习1做完了',
    [detail, { name: 'mark_task', task_id: 201, mark: 'done' }],
    { ...noon, state: chinese },
  ],
  [
    '矩阵练习1只做了一半',
    [detail, { name: 'mark_task', task_id: 201, mark: 'partly', minutes: 45 }],
    { ...noon, state: chinese },
  ],
]

describe('what is called', () => {
  it.each(table)('[M3] %s', (words, calls, changes) => {
    expect(callsFor(words, changes).calls).toEqual(calls)
  })

  it('[M3] [P3] a miss is marked and then placed again, as two steps of one plan', () => {
    const { plan } = callsFor("I missed yesterday's calculus", noon)
    expect(plan.plan_steps).toEqual([
      {
        content: 'Mark “Calculus review 1” as missed',
        done_when: JSON.stringify({ kind: 'mark', taskId: 101, mark: 'missed', minutes: null }),
      },
      {
        content: 'Find a new place for “Calculus review 1” (Thu 26 Nov 10:00–11:35)',
        done_when: JSON.stringify({ kind: 'replan', away: [], taskIds: [101], maxMoves: 0 }),
      },
    ])
  })

  it.each([
    ['too many switches on Thursday', english, { day: 18, problem: 'switches' }],
    ['improve my plan', english, {}],
    ['周四切换太多', chinese, { day: 18, problem: 'switches' }],
    ['优化一下计划', chinese, {}],
  ])('[G8] %s begins with a diagnosis of what was named', (words, state: ScheduleState, args) => {
    const facts = factsOf(words, { state })
    const plan = answerPlan(facts)
    expect(plan).toMatchObject({
      action: 'plan_done',
      entry: 'global_reopt',
      needs_rough_build: false,
    })
    expect(plan.plan_steps).toHaveLength(1)
    const optimisation = beginOptimisation()
    expect(answerExecute({ ...facts, plan: plan.plan_steps, optimisation })).toMatchObject({
      action: 'continue',
      tool_call: { name: 'analyze_health', arguments: args },
    })
  })

  it('[P3] what breaks a rule is put right; where nothing does, it is said', () => {
    const exam = english.tasks.find(({ id }) => id === 4)
    if (exam?.kind !== 'event') throw new Error('the exam is gone')
    const moved = { ...exam, place: { day: 19, start: 5, end: 6 } }
    const state = { ...english, tasks: english.tasks.map((task) => (task.id === 4 ? moved : task)) }
    const words = 'put right what clashes'
    expect(callsFor(words, { state }).calls).toEqual([mutation, { name: 'replan' }])
    expect(callsFor(words).calls).toEqual([mutation])
    expect(answerDeliver(factsOf(words)).speak).toBe(
      'Nothing has to move: every block lies where it may.',
    )
    expect(answerChat(factsOf('does anything clash?', { state })).speak).toContain(
      'Calculus review 2',
    )
  })
})

describe('what is answered without a change', () => {
  it.each([
    ['why is calculus review 2 on Friday?', english, /What speaks against it: [^.\d]+\./],
    [
      'why is calculus review 2 not on Saturday?',
      english,
      /The best place there: Sat 28 Nov.* would be /,
    ],
    [
      'why is calculus review 2 not on Friday morning?',
      english,
      /Fri 27 Nov 10:00–11:35 would be (the same|[a-z ]+ (better|worse): )/,
    ],
    [
      'is my plan any good?',
      english,
      /^Your plan has some things that I would mend:\n- Sessions of “Calculus: midterm”.*\n- Fri 27 Nov has 3 h 25 min of work without a real break/,
    ],
    ['is Saturday too full?', english, /^No study is planned for Sat 28 Nov/],
    [
      'does everything fit?',
      english,
      /^Yes, it fits: all 4 study blocks that are wanted can be placed\.$/,
    ],
    ['will I make it before the exam?', english, /^Linear algebra: final, until Thu 3 Dec: /],
    [
      'how long do my calculus sessions really take?',
      english,
      /1\.6×.*Plan 2 h 25 min rather than 1 h 30 min\?$/,
    ],
    ['does anything clash?', english, /^Nothing clashes/],
    ['为什么高数排在周五', chinese, /不足之处：[^\d]+。/],
    ['如果把高数复习2放到周六会怎样', chinese, /那里最好的时间：11月28日 周六/],
    ['计划怎么样', chinese, /^你的计划有这些地方值得改：\n- “高等数学期中复习”/],
    ['排得下吗', chinese, /排得下/],
    ['我写高数一般要多久', chinese, /1\.6 倍/],
  ])('[M3] %s', (words, state: ScheduleState, spoken) => {
    const facts = factsOf(words, { state })
    const said = answerChat(facts)
    expect(said.intent).toBe('chat')
    expect(said.speak).toMatch(spoken)
    expect(answerPlan(facts)).toMatchObject({ plan_steps: [], needs_rough_build: false })
    expect(answerExecute(facts).tool_call).toBeNull()
  })
})
