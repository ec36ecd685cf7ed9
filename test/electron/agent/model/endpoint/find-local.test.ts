// Model servers on this machine: whoever listens there, only lists of models count, and only the places named are asked.
import type { ServerResponse } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { findLocalModels } from '../../../../../electron/agent/endpoint/find-local.ts'
import { localPlaces } from '../../../../../shared/model/local-servers.ts'
import { isThisMachine } from '../../../../../shared/model/open-line.ts'
import { sendPage } from '../../../../model-server/replies.ts'
import { startModelServer } from '../../../../model-server/start-model-server.ts'

const never = new AbortController().signal

const json = (value: unknown) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

async function serve(reply: (response: ServerResponse) => unknown) {
  const server = await startModelServer((_, response) => reply(response))
  onTestFinished(server.close)
  return server
}

it('[M7] the places that are asked are all on this machine', () => {
  expect(localPlaces.map(({ baseUrl }) => isThisMachine(baseUrl))).toEqual([true, true])
})

it('[M7] each server that answers is found with its models, as its kind lists them, and no key goes there', async () => {
  const ollama = await serve(json({ models: [{ name: 'qwen3:8b', size: 5 }, { name: ' odd\n' }] }))
  const studio = await serve(json({ data: [{ id: 'gemma-3-4b' }] }))
  const places = [
    { family: 'ollama', baseUrl: ollama.baseUrl, path: '/api/tags' },
    { family: 'lm-studio', baseUrl: studio.baseUrl, path: 'models' },
  ] as const
  expect(await findLocalModels(places, never)).toEqual([
    { family: 'ollama', baseUrl: ollama.baseUrl, models: ['qwen3:8b'] },
    { family: 'lm-studio', baseUrl: studio.baseUrl, models: ['gemma-3-4b'] },
  ])
  expect(ollama.seen.map(({ path }) => path)).toEqual(['/api/tags'])
  expect(studio.seen.map(({ path }) => path)).toEqual(['/v1/models'])
  for (const { headers } of [...ollama.seen, ...studio.seen])
    expect(headers.authorization ?? 'Bearer none').toBe('Bearer none')
})

it('[M7] what is no list of models is not found: a page, another form, a redirect, silence', async () => {
  const strangers = await Promise.all([
    serve((response) => sendPage(response)),
    serve(json({ data: 'none' })),
    serve((response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()),
    serve(() => undefined),
  ])
  const places = strangers.map(({ baseUrl }) => {
    return { family: 'other', baseUrl, path: 'models' } as const
  })
  const start = performance.now()
  expect(await findLocalModels(places, never)).toEqual([])
  expect(performance.now() - start).toBeLessThan(4_000)
})
