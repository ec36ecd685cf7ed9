// How real models and servers answer where one call is wanted, each as bytes on the line; the graph's part is in the test.
import type { ServerResponse } from 'node:http'
import type { StageReply } from './endpoint-talk.ts'
import {
  inPieces,
  refuse,
  sendEvent,
  sendEvents,
  type StreamOptions,
  type Words,
} from './replies.ts'

/** The call that is wanted, and the answer that ends the work. */
const wantedCall = { name: 'find_free', arguments: { duration: 1 } }
const wanted = JSON.stringify({ action: 'continue', tool_call: wantedCall })
const done = JSON.stringify({ action: 'done', goal_check: 'seen' })

type Part = (response: ServerResponse, body: Record<string, unknown>) => void

/** One part for each request, then the end of the work. */
function inTurn(...parts: Part[]): StageReply {
  return (response, { body }, rank) => (parts[rank] ?? text(done))(response, body)
}

const text =
  (words: string, options: StreamOptions = {}): Part =>
  (response) =>
    sendEvents(response, inPieces(words), options)

const words =
  (parts: Words[], options: StreamOptions = {}): Part =>
  (response) =>
    sendEvents(response, parts, options)

const refusal =
  (status: number, message: string, headers: Record<string, string> = {}): Part =>
  (response) =>
    refuse(response, status, { message }, headers)

const called = (call: unknown, rest: object = {}) =>
  text(JSON.stringify({ speak: '', action: 'continue', reason: '', ...rest, tool_call: call }))

/** Nothing after the first words; the line stays open. */
const stalls: Part = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  sendEvent(response, { choices: [{ index: 0, delta: { content: '{"speak":"' } }] })
}

const breaksOff: Part = (response) => {
  stalls(response, {})
  setTimeout(() => response.destroy(), 20)
}

/** Bytes of a stream, cut inside of lines and characters. */
const inOddBytes: Part = (response) => {
  const said = JSON.stringify({ speak: '看看空闲。', action: 'continue', tool_call: wantedCall })
  const events = inPieces(said, 3).map(({ text: content }) => ({
    choices: [{ index: 0, delta: { content } }],
  }))
  const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
  const stream = [...events, end].map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join('')
  const bytes = Buffer.from(`: ping\n\n${stream}data: [DONE]\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let start = 0; start < bytes.length; start += 11)
    response.write(bytes.subarray(start, start + 11))
  response.end()
}

const inOneBody: Part = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const choice = {
    index: 0,
    message: { role: 'assistant', content: wanted },
    finish_reason: 'stop',
  }
  response.end(JSON.stringify({ choices: [choice] }))
}

/** As a server with a parser of its own streams a call, its arguments in pieces. */
const nativeCall: Part = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const piece = (called: object) =>
    sendEvent(response, {
      choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...called }] } }],
    })
  piece({ id: 'c1', type: 'function', function: { name: wantedCall.name, arguments: '' } })
  for (const part of ['{"dura', 'tion": 1', '}']) piece({ function: { arguments: part } })
  sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] })
  response.end('data: [DONE]\n\n')
}

const withoutFormat: Part = (response, body) =>
  'response_format' in body
    ? refuse(response, 400, { message: 'response_format is not supported' })
    : sendEvents(response, inPieces(wanted))

const always =
  (part: Part): StageReply =>
  (response, { body }) =>
    part(response, body)

export const behaviours = {
  'a plain answer': inTurn(text(wanted)),
  fences: inTurn(text(`\`\`\`json\n${wanted}\n\`\`\``)),
  'chatter around it': inTurn(text(`Sure! Here it is:\n\n${wanted}\n\nLet me know if I can help.`)),
  'thoughts in tags, with drafts': inTurn(text(`<think>${done} or rather not</think>\n${wanted}`)),
  'thoughts without their opening tag': inTurn(text(`I look first. {"a":1}\n</think>\n${wanted}`)),
  'thoughts in a field of their own': inTurn(
    words([{ reasoning: 'I look ' }, { reasoning: 'first.' }, ...inPieces(wanted)]),
  ),
  'chunks cut anywhere': inTurn(inOddBytes),
  'one body instead of a stream': inTurn(inOneBody),
  'no reason why it ended': inTurn(text(wanted, { finish: null, isDone: false })),
  'commas and line ends that JSON has not': inTurn(
    text(
      '{"speak": "I look\nfirst.", "action": "continue", "tool_call": {"name": "find_free", "arguments": {"duration": 1,},},}',
    ),
  ),
  'an invented next turn after it': inTurn(text(`${wanted}\nUser: thanks\n${done}`)),
  '429 with a wait': inTurn(refusal(429, 'slow down', { 'retry-after': '0' }), text(wanted)),
  '503 while it loads': inTurn(refusal(503, 'loading model', { 'retry-after': '0' }), text(wanted)),
  'an answer cut by its limit': inTurn(
    text(wanted.slice(0, 40), { finish: 'length' }),
    text(wanted),
  ),
  'a line that breaks': inTurn(breaksOff, text(wanted)),
  'an empty answer': inTurn(text(''), text(wanted)),
  'a format that it refuses': (response, { body }, rank) =>
    rank < 3 ? withoutFormat(response, body) : text(done)(response, body),
  'keys too many, and none of speak, action and reason': inTurn(
    text(
      JSON.stringify({ mood: 'eager', tool_call: { ...wantedCall, id: 'c1', type: 'function' } }),
    ),
  ),
  'arguments as text': inTurn(called({ name: 'find_free', arguments: '{"duration":"1"}' })),
  'nulls for all that is not given': inTurn(
    called(
      { name: 'find_free', arguments: { duration: 1, day: null, limit: null } },
      { goal_check: null },
    ),
  ),
  'a call in tags': inTurn(text(`<tool_call>\n${JSON.stringify(wantedCall)}\n</tool_call>`)),
  'a native call': inTurn(nativeCall),
  'a list of calls': inTurn(
    text(JSON.stringify({ tool_calls: [{ function: wantedCall }, { function: wantedCall }] })),
  ),
  'confirm for a look': inTurn(called(wantedCall, { action: 'confirm' })),
  'continue for a change': always(
    called({
      name: 'upsert_task_class',
      arguments: { course: 'Chemistry', items: [{ title: 'Sheet 1', duration: '1' }] },
    }),
  ),
  'prose, then the answer': inTurn(text('I would look at Friday.'), text(wanted)),
  'prose for ever': always(text('I would look at Friday.')),
  'a form of its own': inTurn(text('{"thought":"look","next":"find_free"}'), text(wanted)),
  'an invented tool': inTurn(called({ name: 'book_room', arguments: {} }), text(wanted)),
  'arguments that are none': inTurn(
    called({ name: 'find_free', arguments: { length: 'long' } }),
    text(wanted),
  ),
  'the same call for ever': always(text(wanted)),
  'a look for ever, each another': (response, _prompt, rank) =>
    called({ name: 'find_free', arguments: { duration: 1, limit: rank + 1 } })(response, {}),
  'done and a call at once': inTurn(
    called(wantedCall, { action: 'done', goal_check: 'x' }),
    text(wanted),
  ),
  'a filter': always(text('', { finish: 'content_filter' })),
  'a wrong key': always(refusal(401, 'invalid api key')),
  'no first word': always(() => undefined),
  'no word after the first': always(stalls),
} as const satisfies Record<string, StageReply>
