// Reads a streamed answer to its end: text, thinking, tokens, and why it ended.
import type { ModelUsage } from '../../../shared/agent/usage.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { SpokenDelta } from '../../model/model.ts'
import type { AnswerPart, CallPiece, Protocol } from './protocol/protocol.ts'
import type { Chunks } from './bounded-fetch.ts'
import { type EndpointFailure, inOneLine } from './endpoint-failure.ts'

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

const opening = '<think>'
const closing = '</think>'

type Thinking = {
  where: 'before' | 'inside' | 'after'
  /** The end of what came, as long as it may be the beginning of a tag. */
  held: string
}

const noThinking: Thinking = { where: 'before', held: '' }

type SplitText = { thinking: Thinking; text: string; reasoning: string }

/**
 * Parts thinking that a model writes into its answer, between <think> and </think>, from what it
 * says. Chunks may break inside a tag: what may become one is held back until the next chunk.
 */
function splitThinking({ where, held }: Thinking, chunk: string): SplitText {
  const rest = held + chunk
  switch (where) {
    case 'before': {
      const begun = rest.trimStart()
      if (begun === '') return { thinking: { where, held: '' }, text: rest, reasoning: '' }
      if (begun.startsWith(opening)) {
        return splitThinking({ where: 'inside', held: '' }, begun.slice(opening.length))
      }
      if (opening.startsWith(begun))
        return { thinking: { where, held: rest }, text: '', reasoning: '' }
      return { thinking: { where: 'after', held: '' }, text: rest, reasoning: '' }
    }
    case 'inside': {
      const end = rest.indexOf(closing)
      if (end !== -1) {
        const text = rest.slice(end + closing.length)
        return { thinking: { where: 'after', held: '' }, text, reasoning: rest.slice(0, end) }
      }
      const kept = heldBack(rest)
      return {
        thinking: { where, held: rest.slice(rest.length - kept) },
        text: '',
        reasoning: rest.slice(0, rest.length - kept),
      }
    }
    case 'after':
      return { thinking: { where, held: '' }, text: rest, reasoning: '' }
    default:
      return assertNever(where)
  }
}

/** How many of the last characters may be the beginning of the closing tag. */
function heldBack(text: string): number {
  for (let length = Math.min(closing.length - 1, text.length); length > 0; length -= 1) {
    if (closing.startsWith(text.slice(text.length - length))) return length
  }
  return 0
}

/** What was held when the answer ended. */
function endThinking({ where, held }: Thinking): { text: string; reasoning: string } {
  return where === 'inside' ? { text: '', reasoning: held } : { text: held, reasoning: '' }
}

/** Some templates open the thinking in the prompt: then only the closing tag is in the answer. */
function cutUnopened(text: string): { text: string; reasoning: string } {
  const end = text.lastIndexOf(closing)
  return end === -1
    ? { text, reasoning: '' }
    : { text: text.slice(end + closing.length), reasoning: text.slice(0, end) }
}
