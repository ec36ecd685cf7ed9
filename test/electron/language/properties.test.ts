// Whatever is said: never a throw, always the stage's contract, no write without a word that asks for one, and
// every proposed write legal.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExecutedCall, TurnFacts } from '../../../electron/model/model.ts'
import { offlineModel } from '../../../electron/language/offline-model.ts'
import { stageContracts, type Stage } from '../../../shared/conversation/contracts.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isScheduleTool, isToolName, tools } from '../../../shared/tools/catalogue.ts'
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import { chinese, empty, english, factsOf, planned } from './states.ts'

async function rawOutput(stage: Stage, facts: TurnFacts): Promise<unknown> {
  const request = {
    traceId: 'turn-1',
    stage,
    messages: [],
    facts,
    temperature: 0,
    maxTokens: 1000,
    thinking: false,
    corrections: 0,
  }
  const outcome = await offlineModel(request, () => {}, new AbortController().signal)
  if (outcome.kind !== 'output') throw new Error(outcome.kind)
  return JSON.parse(outcome.output)
}

type Proposal = { name: string; arguments: Record<string, unknown>; isLegal: boolean }

/** Follows a turn to its first proposed write, running its reads; the plan's own writes are told apart. */
async function followTurn(
  facts: TurnFacts,
): Promise<{ plans: boolean; proposal: Proposal | null }> {
  const chat = stageContracts.chat.parse(await rawOutput('chat', facts))
  expect(chat.intent === 'chat' && chat.speak === '').toBe(false)
  const plan = stageContracts.plan.parse(await rawOutput('plan', facts))
  stageContracts.deliver.parse(await rawOutput('deliver', facts))
  if (plan.action !== 'plan_done') return { plans: false, proposal: null }
  const calls: ExecutedCall[] = []
  for (let round = 0; round < 6; round += 1) {
    const next = stageContracts.execute.parse(
      await rawOutput('execute', { ...facts, plan: plan.plan_steps, calls }),
    )
    const call = next.tool_call ?? null
    if (call === null) break
    const { name, arguments: args } = call
    if (!isToolName(name)) throw new Error(`no such tool: ${name}`)
    expect(tools[name].arguments.safeParse(args).success).toBe(true)
    if (next.action === 'confirm') {
      const isLegal = !isScheduleTool(name) || run(facts, name, args) === 'change'
      return { plans: plan.needs_rough_build, proposal: { name, arguments: args, isLegal } }
    }
    calls.push({ name, arguments: args, outcome: 'answered', text: '' })
  }
  return { plans: plan.needs_rough_build, proposal: null }
}

function run(facts: TurnFacts, name: string, args: unknown) {
  if (!isScheduleTool(name)) throw new Error(name)
  const { state, now, language } = facts
  return runScheduleTool({ name, arguments: args, state, now, language }).kind
}

const state: fc.Arbitrary<ScheduleState> = fc.constantFrom(english, chinese, empty, planned)

const moment = fc.constantFrom<[string, string]>(
  ['2026-11-25', '09:00'],
  ['2026-11-27', '21:00'],
  ['2026-11-29', '12:00'],
  ['2026-10-01', '08:00'],
  ['2027-03-01', '08:00'],
)

const vocabulary = (
  "move swap put place schedule plan undo redo cancel remove not don't and to on from the second last next calculus review 2 " +
  'matrices 1 linear algebra history chapter 3 friday saturday tomorrow morning evening at 10 before after period 3 week everything ' +
  "free what when is pending no except if later a day instead it other one yes thursday's ill 把 和 挪到 对调 安排 取消 撤销 不要 别 第二次 " +
  '高数 线代 高数复习2 矩阵练习1 近代史 周五 下周三 下下周一 why too full switches missed finished half hour improve my plan clash fit why 为什么 太满 没学 做完了 半小时 优化 计划 冲突 来得及吗 昨天 yesterday 明天 上午 晚上 第三节 十点 之前 除了 的 都 所有 有空吗 什么时候 第5周 推迟一天 生病 11月28日'
).split(' ')

/** What tells of nothing that is to change: names, days, times and what asks. */
const plainVocabulary = (
  'what when is why on from the second last next calculus review 2 matrices 1 linear algebra history chapter 3 friday ' +
  "saturday tomorrow morning evening at 10 period 3 week pending a day thursday's 高数 线代 高数复习2 矩阵练习1 近代史 周五 下周三 下下周一 " +
  '第二次 来得及吗 昨天 明天 上午 晚上 第三节 十点 的 有空吗 什么时候 为什么 第5周 11月28日'
).split(' ')

const soupOf = (words: readonly string[], signs = [',', '?', '，']) =>
  fc
    .array(fc.constantFrom(...words, ...signs), { minLength: 1, maxLength: 12 })
    .chain((said) => fc.constantFrom(said.join(' '), said.join('')))

const soup = soupOf(vocabulary)

const question = fc
  .tuple(
    fc.constantFrom('what', 'when is', 'why is', '什么时候', '为什么'),
    soupOf(plainVocabulary),
  )
  .map((words) => words.join(' '))

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
)

const talk = fc.record({
  request: fc.oneof(soup, noise),
  followUps: fc.array(fc.oneof(soup, noise), { maxLength: 2 }),
  state,
  at: moment,
})

describe('anything may be said', () => {
  it('[M3] no text makes it throw, break a contract or propose an illegal write', async () => {
    await fc.assert(
      fc.asyncProperty(talk, async ({ request, ...changes }) => {
        const facts = factsOf(request, { ...changes, history: { undo: 'x', redo: 'y' } })
        const { proposal } = await followTurn(facts)
        expect(proposal?.isLegal ?? true).toBe(true)
      }),
      { numRuns: 250 },
    )
  })

  it('[M3] by a question, and by noise, nothing is planned or proposed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(question, noise), state, moment, async (request, at, when) => {
        const facts = factsOf(request, { state: at, at: when, history: { undo: 'x', redo: 'y' } })
        expect(await followTurn(facts)).toEqual({ plans: false, proposal: null })
      }),
      { numRuns: 250 },
    )
  })

  it('[M3] the same facts give the same answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        talk,
        fc.constantFrom<Stage[]>('chat', 'plan', 'execute'),
        async (said, stage) => {
          const { request, ...changes } = said
          const facts = factsOf(request, changes)
          expect(await rawOutput(stage, facts)).toEqual(
            await rawOutput(stage, structuredClone(facts)),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})
