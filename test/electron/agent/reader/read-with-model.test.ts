// A model that is asked to read one message: its answer, or why there is none, in time and without a second try.
import { expect, it, onTestFinished } from 'vitest'
import { endpointReader } from '../../../../electron/agent/endpoint/endpoint-model.ts'
import { readWithModel } from '../../../../electron/agent/reader/read-with-model.ts'
import type { EndpointFamily } from '../../../../shared/preferences/model-choice.ts'
import { succeed } from '../../../../shared/result.ts'
import { thirtyItems } from '../../../bench/prompt/thirty-items.ts'
import { inPieces, sendEvents, sendLines } from '../../../model-server/replies.ts'
import { startModelServer, type Reply } from '../../../model-server/start-model-server.ts'

const facts = {
  state: thirtyItems('en'),
  today: { date: '2026-11-23', minute: 450 },
  language: 'en',
} as const

async function readFrom(reply: Reply, family: EndpointFamily = 'other') {
  const server = await startModelServer(reply)
  onTestFinished(server.close)
  const reader = endpointReader(
    { family, baseUrl: server.baseUrl, model: 'm' },
    {
      admit: () => succeed(null),
      tellUnsent: () => {},
      readAbilities: () => null,
      writeAbilities: () => {},
      limits: { firstToken: 1_500, gap: 1_500, whole: 2_500 },
      language: () => 'en',
    },
  )
  const text = 'move calculus to friday'
  const asked = await readWithModel(reader, text, facts, new AbortController().signal)
  return { asked, seen: server.seen }
}

const answer = JSON.stringify({
  acts: [{ begins: 'move', act: 'move', slots: [{ role: 'to', text: 'friday' }], flags: [] }],
})

it('[M7] the schema of the acts goes along where a server takes one, in the form of its family', async () => {
  const { asked, seen } = await readFrom(
    (_, response) => sendLines(response, [{ text: answer }]),
    'ollama',
  )
  expect(asked?.frames).toMatchObject([{ act: 'move', slots: [{ role: 'to', text: 'friday' }] }])
  expect(JSON.stringify(seen[0]?.body['format'])).toContain('"enum":["ask_day"')
})

it('[M7] a model that writes plain text around its answer is read all the same', async () => {
  const said = `<think>a move</think> Here you are:\n\`\`\`json\n${answer}\n\`\`\``
  const { asked } = await readFrom((_, response) => sendEvents(response, inPieces(said)))
  expect(asked?.frames).toMatchObject([{ act: 'move' }])
})

it.each<[string, Reply]>([
  ['says nothing', () => undefined],
  [
    'stops in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: {"choices":[{"index":0,"delta":{"content":"{"}}]}\n\n')
    },
  ],
])('[M7] a server that %s is given up in time, after one request', async (_, reply) => {
  const start = performance.now()
  const { asked, seen } = await readFrom(reply)
  expect(asked).toMatchObject({ outcome: { kind: 'failure' }, frames: null })
  expect(seen).toHaveLength(1)
  expect(performance.now() - start).toBeLessThan(5_000)
})

it('[M7] an empty message is not asked about', async () => {
  let asked = 0
  const model = () => {
    asked += 1
    return Promise.resolve({ kind: 'aborted' } as const)
  }
  expect(await readWithModel(model, '  ', facts, new AbortController().signal)).toBeNull()
  expect(asked).toBe(0)
})
