// Each family's quirks, on a server that has them: the ladder of formats, refused fields, thinking in odd places.
import { afterEach, describe, expect, it } from 'vitest'
import { inPieces, refuse, sendEvents, sendLines } from '../../../../model-server/replies.ts'
import {
  startModelServer,
  type ModelServerUnderTest,
  type Reply,
} from '../../../../model-server/start-model-server.ts'
import { answerText, ask, failureOf, outputOf } from './ask.ts'

let server: ModelServerUnderTest | null = null

afterEach(async () => {
  await server?.close()
  server = null
})

async function serve(reply: Reply): Promise<ModelServerUnderTest> {
  server = await startModelServer(reply)
  return server
}

const formatOf = ({ body }: { body: Record<string, unknown> }): unknown => {
  const format = body['response_format']
  return typeof format === 'object' && format !== null && 'type' in format ? format.type : null
}

describe('the ladder of formats', () => {
  it('[M2] asks with a schema first, and reads the streamed answer', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      sendEvents(response, inPieces(answerText)),
    )
    expect(outputOf(await ask(baseUrl))).toBe(answerText)
    expect(seen.map(formatOf)).toEqual(['json_schema'])
    expect(seen[0]?.path).toBe('/v1/chat/completions')
  })

  it('[M2] goes down to what the server takes, and remembers it', async () => {
    const { baseUrl, seen } = await serve((request, response) => {
      if (formatOf(request) === null) sendEvents(response, inPieces(answerText))
      else refuse(response, 400, { message: "'response_format.type' must be 'text'" })
    })
    const memory = { abilities: null }
    expect(outputOf(await ask(baseUrl, { memory }))).toBe(answerText)
    expect(outputOf(await ask(baseUrl, { memory }))).toBe(answerText)
    expect(seen.map(formatOf)).toEqual(['json_schema', 'json_object', null, null])
  })

  it('[M2] LM Studio is never asked for json_object, which it refuses', async () => {
    const { baseUrl, seen } = await serve((request, response) => {
      if (formatOf(request) === 'json_schema') refuse(response, 400, 'schema not supported')
      else sendEvents(response, inPieces(answerText))
    })
    expect(outputOf(await ask(baseUrl, { family: 'lm-studio' }))).toBe(answerText)
    expect(seen.map(formatOf)).toEqual(['json_schema', null])
  })

  it('[M2] DeepSeek is asked for json_object, and blanks are no answer', async () => {
    const { baseUrl, seen } = await serve((request, response) => {
      if (formatOf(request) === 'json_object') {
        sendEvents(
          response,
          Array.from({ length: 200 }, () => ({ text: ' \n ' })),
          { finish: 'length' },
        )
      } else sendEvents(response, inPieces(answerText))
    })
    expect(outputOf(await ask(baseUrl, { family: 'deepseek' }))).toBe(answerText)
    expect(seen.map(formatOf)).toEqual(['json_object', 'json_object', null])
  })

  it('[M2] leaves out the fields that a server refuses by name, for good', async () => {
    const { baseUrl, seen } = await serve(({ body }, response) => {
      if ('max_completion_tokens' in body) {
        refuse(response, 400, { message: "Unknown name 'max_completion_tokens'" })
      } else if ('temperature' in body) {
        refuse(response, 400, {
          message: "Unsupported value: 'temperature' does not support 0.2 with this model.",
        })
      } else if ('reasoning_effort' in body) {
        refuse(response, 400, { message: 'Unrecognized request argument: reasoning_effort' })
      } else sendEvents(response, inPieces(answerText))
    })
    const asked = await ask(baseUrl, { family: 'openai' })
    expect(outputOf(asked)).toBe(answerText)
    await ask(baseUrl, { family: 'openai', memory: asked.memory })
    expect(seen).toHaveLength(5)
    expect(seen[4]?.body).toMatchObject({ max_tokens: 600 })
    expect(seen.map(formatOf)).toEqual(Array.from({ length: 5 }, () => 'json_schema'))
  })

  it('[M2] a schema for strict servers requires every key; local ones may leave keys out', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      sendEvents(response, inPieces(answerText)),
    )
    const request = { stage: 'execute' } as const
    await ask(baseUrl, { family: 'openai', request })
    await ask(baseUrl, { family: 'vllm', request })
    const [strict = '', loose = ''] = seen.map(({ body }) =>
      JSON.stringify(body['response_format']),
    )
    expect(strict).toContain('"task_id":{"type":["integer","null"]}')
    expect(loose).toContain('"task_id":{"type":"integer"}')
    for (const text of [strict, loose])
      expect(text).not.toMatch(/oneOf|pattern|minimum|maxItems|\$ref/)
  })

  it('[G4] each further correction changes how the model is asked, not only the words', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      sendEvents(response, inPieces(answerText)),
    )
    const memory = { abilities: null }
    await ask(baseUrl, { memory })
    await ask(baseUrl, { memory, request: { corrections: 1 } })
    await ask(baseUrl, { memory, request: { corrections: 2 } })
    await ask(baseUrl, { memory })
    expect(seen.map(({ body }) => body['temperature'])).toEqual([0.2, 0, 0.2, 0.2])
    expect(seen.map(formatOf)).toEqual(['json_schema', 'json_schema', 'json_object', 'json_schema'])
  })
})

describe('thinking', () => {
  it.each(['reasoning_content', 'reasoning'] as const)('[M2] reads it from %s', async (field) => {
    const { baseUrl } = await serve((_, response) =>
      sendEvents(
        response,
        [{ reasoning: 'Let me ' }, { reasoning: 'see.' }, { text: answerText }],
        {
          reasoningField: field,
        },
      ),
    )
    const { outcome, deltas } = await ask(baseUrl)
    expect(outcome).toMatchObject({ output: answerText, reasoning: 'Let me see.' })
    expect(deltas.filter(({ kind }) => kind === 'reasoning').map(({ text }) => text)).toEqual([
      'Let me ',
      'see.',
    ])
  })

  it.each([1, 2, 3, 5, 8])('[M2] reads it from tags cut into pieces of %i', async (size) => {
    const { baseUrl } = await serve((_, response) =>
      sendEvents(response, inPieces(`\n<think>Is {"a":1} it?</think>\n${answerText}`, size)),
    )
    const { outcome, deltas } = await ask(baseUrl)
    expect(outcome).toMatchObject({ output: answerText, reasoning: 'Is {"a":1} it?' })
    const heard = deltas.filter(({ kind }) => kind === 'reasoning').map(({ text }) => text)
    expect(heard.join('')).toBe('Is {"a":1} it?')
  })

  it('[M2] reads it from a tag that the template had opened already', async () => {
    const { baseUrl } = await serve((_, response) =>
      sendEvents(response, inPieces(`Hm.</think>${answerText}`)),
    )
    expect((await ask(baseUrl)).outcome).toMatchObject({ output: answerText, reasoning: 'Hm.' })
  })

  it('[M2] takes the answer that vLLM left in the thinking', async () => {
    const { baseUrl } = await serve((_, response) =>
      sendEvents(response, [{ reasoning: `I greet.\n${answerText}` }]),
    )
    expect(outputOf(await ask(baseUrl, { family: 'vllm' }))).toBe(answerText)
  })

  it('[M2] asks vLLM and llama.cpp through the template whether to think', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      sendEvents(response, inPieces(answerText)),
    )
    await ask(baseUrl, { family: 'llama-cpp', request: { thinking: true } })
    expect(seen[0]?.body).toMatchObject({ chat_template_kwargs: { enable_thinking: true } })
  })
})

describe('Ollama', () => {
  it('[M2] is asked on its own path, with a context that holds the prompt', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      sendLines(response, [{ reasoning: 'Hm. ' }, ...inPieces(answerText)]),
    )
    const long = 'word '.repeat(9_000)
    const request = { messages: [{ role: 'user', content: long } as const] }
    const { outcome } = await ask(baseUrl, { family: 'ollama', request })
    expect(outcome).toMatchObject({
      output: answerText,
      reasoning: 'Hm. ',
      usage: { promptTokens: 900, outputTokens: 40 },
    })
    expect(seen[0]?.path).toBe('/api/chat')
    expect(seen[0]?.body).toMatchObject({ options: { num_ctx: 16_384, num_predict: 600 } })
    expect(seen[0]?.body['format']).toMatchObject({ type: 'object' })
  })

  it('[M2] is asked without thinking once it has said that the model has none', async () => {
    const { baseUrl, seen } = await serve(({ body }, response) => {
      if ('think' in body) refuse(response, 400, '"tutor-8b" does not support thinking')
      else sendLines(response, inPieces(answerText))
    })
    expect(outputOf(await ask(baseUrl, { family: 'ollama' }))).toBe(answerText)
    expect(seen).toHaveLength(2)
  })

  it('[M2] an unknown model is named in the sentence', async () => {
    const { baseUrl } = await serve((_, response) =>
      refuse(response, 404, 'model "tutor-8b" not found, try pulling it first'),
    )
    expect(failureOf(await ask(baseUrl, { family: 'ollama' }))).toContain('"tutor-8b"')
  })
})

describe('an answer that is cut', () => {
  it('[M2] is asked for again with more room and without thinking', async () => {
    const { baseUrl, seen } = await serve(({ body }, response) => {
      const isShort = body['max_tokens'] === 600
      sendEvents(response, inPieces(isShort ? answerText.slice(0, 20) : answerText), {
        finish: isShort ? 'length' : 'stop',
      })
    })
    expect(outputOf(await ask(baseUrl, { request: { thinking: true } }))).toBe(answerText)
    expect(seen.map(({ body }) => body['max_tokens'])).toEqual([600, 1200])
  })

  it('[M2] never ending, it ends in a sentence', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      sendEvents(response, inPieces('{"speak":"and and and'), { finish: 'length' }),
    )
    expect(failureOf(await ask(baseUrl))).toContain('16000 tokens')
    expect(seen).toHaveLength(6)
  })

  it('[M2] a context that is too small gets a shorter history, with calls and results together', async () => {
    const history = Array.from({ length: 20 }, (_, index) => [
      {
        role: 'assistant' as const,
        content: '',
        call: { id: `call-${index}`, name: 'get_overview', arguments: {} },
      },
      { role: 'tool' as const, callId: `call-${index}`, content: `result ${index}` },
    ]).flat()
    const messages = [
      { role: 'system' as const, content: 'system' },
      ...history,
      { role: 'user' as const, content: 'now' },
    ]
    const { baseUrl, seen } = await serve(({ body }, response) => {
      if (JSON.stringify(body['messages']).length > 1_500) {
        refuse(response, 400, { code: 'context_length_exceeded', message: 'too long' })
      } else sendEvents(response, inPieces(answerText))
    })
    expect(outputOf(await ask(baseUrl, { request: { messages } }))).toBe(answerText)
    const sent = JSON.stringify(seen.at(-1)?.body)
    expect(sent).toMatch(/"messages":\[\{"role":"system"[^}]*\},\{"role":"assistant"/)
    expect(sent).toContain('result 19')
  })
})
