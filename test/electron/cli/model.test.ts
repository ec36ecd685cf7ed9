// A model behind an endpoint, chosen and used from the terminal: the whole graph over real HTTP.
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { inPieces, refuse, sendEvents } from '../../model-server/replies.ts'
import {
  startModelServer,
  type ModelServerUnderTest,
  type Reply,
  type SeenRequest,
} from '../../model-server/start-model-server.ts'
import { openTerminal } from './terminal.ts'

let server: ModelServerUnderTest | null = null

afterEach(async () => {
  vi.unstubAllEnvs()
  await server?.close()
  server = null
})

async function serve(reply: Reply): Promise<string> {
  server = await startModelServer(reply)
  return server.baseUrl
}

/** The stage that a prompt is for, as its system message names it. */
function stageOf({ body }: SeenRequest): string {
  return /Stage (chat|plan|execute|deliver)\b/.exec(JSON.stringify(body['messages']))?.[1] ?? ''
}

/** The step that a test asks for. */
const trialCall = {
  speak: '',
  action: 'continue',
  reason: 'look',
  tool_call: { name: 'find_free', arguments: { duration: 1, day: 5 } },
}

/** A model that has every session of a term placed, and then says so. */
const planner: Reply = (request, response) => {
  const outputs: Record<string, unknown> = {
    chat: { intent: 'task', speak: '', reason: 'work' },
    plan: {
      speak: 'I will place what is pending.',
      action: 'plan_done',
      reason: 'clear',
      complexity: 'simple',
      need_thinking: false,
      plan_steps: [{ content: 'Place all', done_when: 'nothing is pending' }],
      needs_rough_build: true,
      task_class_ids: [],
      scope: null,
      entry: 'local_adjust',
    },
    execute: {
      speak: '',
      action: 'done',
      reason: 'built',
      goal_check: 'all is placed',
      tool_call: null,
    },
    deliver: { speak: 'Your week is planned.' },
  }
  if (request.path.endsWith('/models')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"data":[{"id":"tutor"}]}')
    return
  }
  const isTrial = JSON.stringify(request.body['messages']).includes('free period on Friday')
  const output = isTrial ? trialCall : (outputs[stageOf(request)] ?? outputs['chat'])
  sendEvents(response, inPieces(JSON.stringify(output)))
}

it('[M2] plans a week with a model that was chosen and tested, and the key never shows', async () => {
  vi.stubEnv('WEEKLOOM_API_KEY', 'sk-secret-1')
  const url = await serve(planner)
  const { run } = openTerminal('2026-11-23T07:30:00Z')
  await run('init', '--sample')
  const chosen = await run('model', 'vllm', 'tutor', '--url', url, '--test')
  expect(chosen.result).toMatchObject({
    ok: true,
    report: {
      kind: 'works',
      keepsContract: true,
      abilities: { carries: 'loop' },
      models: ['tutor'],
    },
  })
  const said = await run('say', 'plan my week', '--accept')
  expect(said.code).toBe(0)
  expect(JSON.stringify(said)).toContain('Your week is planned.')
  expect(server?.seen.every(({ headers }) => headers.authorization === 'Bearer sk-secret-1')).toBe(
    true,
  )
  const shown = [chosen, said, await run('model'), await run('doctor'), await run('history')]
  expect(JSON.stringify(shown)).not.toContain('sk-secret')
})

it('[M5] a turn can be opened: prompts, raw outputs, what was wrong with them, tokens, and no key', async () => {
  vi.stubEnv('WEEKLOOM_API_KEY', 'sk-secret-1')
  let asked = 0
  const url = await serve((request, response, rank) => {
    if (stageOf(request) !== 'chat') return planner(request, response, rank)
    asked += 1
    const output =
      asked === 1 ? 'Sure sk-secret-1!' : '{"intent":"chat","speak":"Hi.","reason":"x"}'
    return sendEvents(response, inPieces(output), {
      usage: { prompt_tokens: 300, completion_tokens: 20 },
    })
  })
  const { run, read } = openTerminal('2026-11-23T07:30:00Z')
  await run('init', '--sample')
  await run('model', 'vllm', 'tutor', '--url', url)
  const said = await run('say', 'hello there')
  expect(JSON.stringify(said.lines)).toContain('"usage":{"promptTokens":600,"outputTokens":40}')
  const { result } = await run('trace')
  expect(result).toMatchObject({ turns: [{ request: 'hello there', ending: 'completed' }] })
  const { turns } = z.object({ turns: z.array(z.object({ traceId: z.string() })) }).parse(result)
  const traceId = turns[0]?.traceId ?? ''
  const opened = await run('trace', traceId)
  expect(opened.lines).toMatchObject([
    { kind: 'event', event: { kind: 'turn-start' } },
    { kind: 'event', event: { kind: 'status' } },
    {
      kind: 'model',
      call: { stage: 'chat', output: 'Sure •••!' },
      problem: expect.stringContaining('no JSON object'),
    },
    { kind: 'model', call: { usage: { promptTokens: 300, outputTokens: 20 } }, problem: null },
    { kind: 'event', event: { kind: 'text', text: 'Hi.' } },
    { kind: 'event', event: { kind: 'turn-end' } },
  ])
  expect(JSON.stringify(opened)).not.toContain('sk-secret')
  expect((await read('trace', traceId)).text).toMatch(/model chat .* 300 \+ 20 tokens/)
  expect((await run('trace', '../../etc/passwd')).code).toBe(3)
})

it('[M2] a server that fails costs nothing but the turn, and the built-in model is one word away', async () => {
  const url = await serve((_, response) => refuse(response, 401, 'no'))
  const { run } = openTerminal('2026-11-23T07:30:00Z')
  await run('init', '--sample')
  await run('model', 'openai', 'gpt', '--url', url)
  const before = await run('state')
  const failed = await run('say', 'plan my week')
  expect(failed.code).toBe(3)
  expect(JSON.stringify(failed)).toMatch(/refused the key/)
  expect(await run('state')).toEqual(before)
  await run('model', 'offline')
  expect((await run('say', 'plan my week', '--accept')).code).toBe(0)
})

it('[M2] a test of a server that is no model server says so and exits with 3', async () => {
  const url = await serve((_, response) => refuse(response, 404, 'nothing here'))
  const { run, read } = openTerminal('2026-11-23T07:30:00Z', 'zh')
  await run('init', '--sample')
  const { code, text } = await read('model', 'other', 'x', '--url', url, '--test')
  expect(code).toBe(3)
  expect(text).toMatch(/不是模型服务/)
})

it('[M4] an open line to another machine is asked about before it is chosen, and one yes is kept', async () => {
  const { run } = openTerminal('2026-11-23T07:30:00Z')
  await run('init', '--sample')
  const words = ['model', 'other', 'tutor', '--url', 'http://nas.invalid/v1']
  const refused = await run(...words)
  expect(refused).toMatchObject({ code: 3, result: { ok: false } })
  expect(JSON.stringify(refused.result)).toMatch(/nas\.invalid is not encrypted.*--plain-http/)
  expect(await run('model')).toMatchObject({ result: { choice: { kind: 'offline' } } })
  expect(await run(...words, '--plain-http')).toMatchObject({ code: 0 })
  expect(await run('model')).toMatchObject({
    result: { choice: { endpoint: { plainHttpTo: 'nas.invalid' } } },
  })
})

it.each([
  [['model', 'openai'], /FAMILY MODEL/],
  [['model', 'gpt', 'x'], /openai, ollama/],
  [['model', 'other', 'x', '--url', 'http://me:key@host/v1'], /without a name, key/],
  [['model', 'other', 'x', '--url', 'file:///etc/passwd'], /no address/],
  [['model', '--url', 'http://host/v1'], /Usage/],
  [['model', 'other', 'x', '--use', 'half'], /auto, full, reader/],
  [['model', 'find', '--use', 'full'], /Usage/],
])('[M2] refuses %j with what is allowed', async (words, sentence) => {
  const { run } = openTerminal('2026-11-23T07:30:00Z')
  const { code, result } = await run(...words)
  expect(code).toBe(2)
  expect(JSON.stringify(result)).toMatch(sentence)
})

it('[M7] what the model does is set with it, or later, and is said', async () => {
  const { run, read } = openTerminal('2026-11-23T07:30:00Z')
  await run('init', '--sample')
  expect(await run('model', '--use', 'reader')).toMatchObject({ code: 3, result: { ok: false } })
  await run('model', 'ollama', 'qwen3:1.7b', '--use', 'reader')
  expect((await read('model')).text).toContain('It reads what you say')
  expect(await run('model', '--use', 'full')).toMatchObject({
    result: { part: 'loop', choice: { use: 'full', endpoint: { model: 'qwen3:1.7b' } } },
  })
})
