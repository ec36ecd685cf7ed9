// Reads a streamed answer to its end: text, thinking, tokens, and why it ended.
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { SpokenDelta } from '../../model/model.ts'
import type { ModelUsage } from '../../../shared/agent/usage.ts'
import type { AnswerPart, CallPiece } from './answer-part.ts'
import type { Chunks } from './chunks.ts'
import type { EndpointFailure } from './endpoint-failure.ts'
import { inOneLine } from './failure-of-response.ts'
import type { Protocol } from './protocol/protocol.ts'
import { cutUnopened, endThinking, noThinking, splitThinking } from './split-thinking.ts'

export type WholeAnswer = {
  output: string
  reasoning: string
  /** It ended because it had used all the tokens that it may have. */
  isCut: boolean
  usage: ModelUsage | null
}

/** Characters of text and thinking: several times what the most tokens are that are ever asked for. */
const longestAnswer = 400_000

const longestBlank = 400

/** Throws what the line throws when it breaks. Every chunk is told to `hear`. */
export async function readAnswer(
  chunks: Chunks,
  readChunk: Protocol['readChunk'],
  report: (delta: SpokenDelta) => void,
  hear: () => void,
): Promise<Result<WholeAnswer, EndpointFailure>> {
  let thinking = noThinking
  let text = ''
  let reasoning = ''
  let finish: AnswerPart['finish'] = null
  let usage: ModelUsage | null = null
  let isBlank = true
  let length = 0
  const calls: CallPiece[] = []
  const take = (part: { text: string; reasoning: string }) => {
    text += part.text
    reasoning += part.reasoning
    if (part.reasoning !== '') report({ kind: 'reasoning', text: part.reasoning })
    if (part.text !== '') report({ kind: 'text', text: part.text })
  }
  for await (const chunk of chunks) {
    hear()
    const part = readChunk(chunk)
    if (part === null) continue
    if ('error' in part) return fail(failureInStream(part.error))
    const split = splitThinking(thinking, part.text)
    thinking = split.thinking
    const said = { text: split.text, reasoning: part.reasoning + split.reasoning }
    calls.push(...part.calls)
    const called = part.calls.reduce(
      (sum, { name, text: values }) => sum + name.length + values.length,
      0,
    )
    length += said.text.length + said.reasoning.length + called
    // Before it is told: one chunk can be as long as all of them.
    if (length > longestAnswer) return fail({ kind: 'endless-answer' })
    take(said)
    finish = part.finish ?? finish
    usage = part.usage ?? usage
    // A model held to JSON may write blanks until its room is used up.
    isBlank &&= split.text.trim() === ''
    if (isBlank && text.length > longestBlank) {
      return fail({ kind: 'empty-answer' })
    }
  }
  take(endThinking(thinking))
  if (finish === 'filtered') return fail({ kind: 'filtered' })
  const said = cutUnopened(text)
  const spoken = withCall(said.text.trim(), calls)
  const answer = fromThinking(spoken, reasoning + said.reasoning)
  if (finish === 'length') return succeed({ ...answer, isCut: true, usage })
  if (answer.output === '') return fail({ kind: finish === null ? 'cut-off' : 'empty-answer' })
  // Some servers never say why they ended; an object that is closed did not break off.
  if (finish === null && !answer.output.endsWith('}')) return fail({ kind: 'cut-off' })
  return succeed({ ...answer, isCut: false, usage })
}

/** The calls as the answer would hold them; what an answer says itself comes before. */
function withCall(text: string, pieces: readonly CallPiece[]): string {
  if (pieces.length === 0 || text.includes('{')) return text
  const calls = [...Map.groupBy(pieces, ({ number }) => number).values()].map((ofOne) => ({
    name: ofOne.map(({ name }) => name).join(''),
    arguments: ofOne.map((piece) => piece.text).join(''),
  }))
  const [call, ...others] = calls
  return JSON.stringify({
    speak: text,
    ...(others.length === 0 ? { tool_call: call } : { tool_calls: calls }),
  })
}

/** vLLM's reader of thinking may take all of an answer for it, and leave the answer empty. */
function fromThinking(output: string, reasoning: string): { output: string; reasoning: string } {
  const start = output === '' ? reasoning.lastIndexOf('\n{') + 1 || reasoning.indexOf('{') : -1
  return start === -1
    ? { output, reasoning }
    : { output: reasoning.slice(start), reasoning: reasoning.slice(0, start) }
}

/** The stream began with status 200, so the words are all there is. */
function failureInStream(detail: string): EndpointFailure {
  if (/context (length|size|window)|maximum context/i.test(detail)) {
    return { kind: 'context-too-small', tokens: null }
  }
  if (/not found/i.test(detail) && /model/i.test(detail)) {
    return { kind: 'refused', status: 200, detail: inOneLine(detail) }
  }
  return { kind: 'server-error', status: 200, waitMs: null }
}
