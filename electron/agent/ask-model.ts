// Asks the model for one stage's answer (G2, G4): call, tolerant parse, contract; every way it can end is a value.
import { assertNever } from '../../shared/assert-never.ts'
import { z } from 'zod'
import {
  stageContracts,
  type Stage,
  type StageOutput,
} from '../../shared/conversation/contracts.ts'
import type { Language } from '../../shared/language.ts'
import { type Answer, type NoAnswer, makeRound, type Round, type Turn } from './graph/turn.ts'
import { sayProblem, type OutputProblem } from '../model/corrections.ts'
import { fitToSchema, isRecord } from './output/fit-to-schema.ts'
import { failureOf, type ModelDelta, type ModelOutcome, type ModelRequest } from '../model/model.ts'
import { parseModelOutput } from './output/parse-model-output.ts'
import { buildPrompt } from './prompt/build-prompt.ts'
import { readSpeak } from './output/read-speak.ts'
import { turnFacts } from './turn-facts.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { isToolName } from '../../shared/tools/catalogue.ts'
import { toolJsonSchema } from '../../shared/tools/tool-schema.ts'
import type { GraphState } from './graph/graph-state.ts'

/** An answer of the stage execute with its call where the contract has it; any other answer as it is. */
function withCall(answer: Record<string, unknown>): Record<string, unknown> {
  const { tool_call: own, tool_calls: several, ...rest } = answer
  const named = firstOf(own ?? several)
  if (named !== undefined && named !== null) {
    const call = readCall(named)
    if (call === null) return { ...rest, tool_call: named }
    return call.name === '' ? rest : { action: 'continue', ...rest, tool_call: call }
  }
  const bare = 'action' in answer ? null : readCall(answer)
  return bare === null || bare.name === '' ? rest : { action: 'continue', tool_call: bare }
}

/** The tools of the calls that stand in the answers beside the first one, which alone is made. */
function furtherCalls(answers: readonly Record<string, unknown>[]): string[] {
  const [first, ...others] = answers.flatMap(callsIn)
  return others.flatMap((call) => (isSameValue(call, first) ? [] : [call.name])).slice(0, mostNamed)
}

/** An answer need not name more of them. */
const mostNamed = 10

function callsIn(answer: Record<string, unknown>): FoundCall[] {
  const { tool_call: own, tool_calls: several } = answer
  const named = own ?? several ?? ('action' in answer ? [] : answer)
  return [named].flat().flatMap((value) => {
    const call = readCall(value)
    return call === null || !isToolName(call.name) ? [] : [call]
  })
}

type FoundCall = { name: string; arguments: unknown }

/** `{name, arguments}`, `{name, parameters}`, `{function: {…}}`; null where it names no tool at all. */
function readCall(value: unknown): FoundCall | null {
  if (!isRecord(value)) return null
  if (isRecord(value['function'])) return readCall(value['function'])
  const { name } = value
  if (typeof name !== 'string') return null
  const given = value['arguments'] ?? value['parameters'] ?? value['args'] ?? value['input'] ?? {}
  return { name: name.trim(), arguments: mendArguments(name.trim(), given) }
}

function mendArguments(name: string, given: unknown): unknown {
  const text = typeof given === 'string' && given.trim() === '' ? {} : given
  return fitToSchema(text, isToolName(name) ? toolJsonSchema(name) : { type: 'object' })
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}

/** Typed by stage, so that the contract of a stage yields the output of that stage. */
const contracts: { [S in Stage]: z.ZodType<StageOutput[S]> } = stageContracts

/** Characters of an unusable output that the history keeps: enough to see the mistake. */
const keptRaw = 2_000

/** Sentences may break off and still be read; anything else would be half an order. */
const sentenceKeys = new Set(['speak', 'reason', 'goal_check'])

export async function askModel<S extends Stage>(
  turn: Turn,
  stage: S,
): Promise<Answer<S> | NoAnswer> {
  const facts = turnFacts(turn)
  const { temperature, maxTokens, thinking } = settingsOf(stage, turn.state)
  const request: ModelRequest = {
    traceId: turn.state.traceId,
    stage,
    facts,
    temperature,
    maxTokens,
    thinking,
    corrections: turn.state.corrections,
    // Built when read: the offline model works on the facts alone.
    get messages() {
      return buildPrompt(stage, facts, turn.messages)
    },
  }
  const outcome = await callModel(turn, request)
  switch (outcome.kind) {
    case 'aborted':
      return outcome
    case 'failure':
      return { kind: 'failed', message: outcome.message }
    case 'output': {
      turn.meter.spend(outcome.usage)
      const read = readOutput(stage, outcome.output)
      return read.kind === 'read'
        ? {
            kind: 'answer',
            output: read.output,
            unmade: read.unmade,
            reasoning: outcome.reasoning,
            raw: outcome.output,
          }
        : { kind: 'unusable', raw: outcome.output, problem: read.problem }
    }
    default:
      return assertNever(outcome)
  }
}

/** The round that follows when there is no answer. */
export function roundWithoutAnswer(turn: Turn, none: NoAnswer): Round {
  switch (none.kind) {
    case 'aborted':
      return makeRound({ kind: 'stopped' })
    case 'failed':
      return makeRound({ kind: 'model-failed', message: none.message })
    case 'unusable':
      return refuseOutput(turn, none.raw, none.problem)
    default:
      return assertNever(none)
  }
}

/** The raw output and what is wrong with it join the history. */
export function refuseOutput(turn: Turn, raw: string, problem: OutputProblem): Round {
  const sentence = sayProblem(problem, turn.ports.language())
  const content = raw.slice(0, keptRaw).toWellFormed()
  return makeRound(
    { kind: 'output-refused', problem: sentence, activePacks: turn.state.activePacks },
    {
      messages: [
        { role: 'assistant', content, call: null, answer: content },
        { role: 'user', content: sentence },
      ],
    },
  )
}

/** What the model was told about an output, had it been its answer in `stage`; null when it can be used. */
export function sayUnusable(stage: Stage, raw: string, language: Language): string | null {
  const read = readOutput(stage, raw)
  return read.kind === 'read' ? null : sayProblem(read.problem, language)
}

/** What the raw answer says, as the graph would take it; null where it can't be used. */
export function readStage<S extends Stage>(stage: S, raw: string): StageOutput[S] | null {
  const read = readOutput(stage, raw)
  return read.kind === 'read' ? read.output : null
}

type ReadOutput<S extends Stage> =
  | { kind: 'read'; output: StageOutput[S]; unmade: string[] }
  | { kind: 'problem'; problem: OutputProblem }

/**
 * The first object that fits the contract counts: a model that writes on after its answer invents what comes next.
 */
function readOutput<S extends Stage>(stage: S, raw: string): ReadOutput<S> {
  if (raw.trim() === '') return { kind: 'problem', problem: { kind: 'empty' } }
  const found = parseModelOutput(raw)
  let problem: OutputProblem = { kind: 'no-object' }
  for (const [index, { value, lostKey }] of found.entries()) {
    const parsed = contracts[stage].safeParse(mend(stage, value))
    const isWhole = lostKey === null || sentenceKeys.has(lostKey)
    if (parsed.success && isWhole) {
      const answers = stage === 'execute' ? found.slice(index).map((each) => each.value) : []
      return { kind: 'read', output: parsed.data, unmade: furtherCalls(answers) }
    }
    if (problem.kind !== 'no-object') continue
    if (!isWhole) problem = { kind: 'cut-off', key: lostKey }
    else if (!parsed.success) problem = { kind: 'contract', stage, issues: parsed.error.issues }
  }
  return { kind: 'problem', problem }
}

const wantedForms = new Map<Stage, z.core.JSONSchema.BaseSchema>()

/** What has only one meaning costs no correction. */
function mend(stage: Stage, value: Record<string, unknown>): unknown {
  const known = wantedForms.get(stage)
  const wanted = known ?? z.toJSONSchema(stageContracts[stage], { unrepresentable: 'any' })
  wantedForms.set(stage, wanted)
  return fitToSchema(stage === 'execute' ? withCall(value) : value, wanted)
}

/** Answers at once when the turn is stopped, even if the model does not listen; nothing is reported after that. */
async function callModel(
  { ports, state, signal, stopped, speech }: Turn,
  request: ModelRequest,
): Promise<ModelOutcome> {
  if (signal.aborted) return { kind: 'aborted' }
  const { traceId } = state
  let isOpen = true
  let speak = readSpeak(request.stage)
  const tell = (delta: ModelDelta): void => {
    switch (delta.kind) {
      case 'reasoning':
        return ports.report({ kind: 'reasoning-delta', traceId, text: delta.text })
      case 'text': {
        const text = speak.take(delta.text)
        speech.add(text)
        return text === '' ? undefined : ports.report({ kind: 'text-delta', traceId, text })
      }
      case 'again':
        speak = readSpeak(request.stage)
        return speech.take() === '' ? undefined : ports.report({ kind: 'text-reset', traceId })
      default:
        return assertNever(delta)
    }
  }
  try {
    const asked = ports.model(
      request,
      (delta) => {
        if (isOpen && !signal.aborted) tell(delta)
      },
      signal,
    )
    return await Promise.race([asked.catch(failureOf), stopped])
  } finally {
    isOpen = false
  }
}

type StageSettings = { temperature: number; maxTokens: number; thinking: boolean }

const settings: Record<Stage | 'deep-plan', StageSettings> = {
  chat: { temperature: 0.2, maxTokens: 600, thinking: false },
  plan: { temperature: 0.2, maxTokens: 1600, thinking: false },
  'deep-plan': { temperature: 0.2, maxTokens: 3200, thinking: true },
  execute: { temperature: 0.3, maxTokens: 1200, thinking: true },
  deliver: { temperature: 0.5, maxTokens: 800, thinking: false },
  // A whole draft of sixty sessions has to fit in.
  guide: { temperature: 0.3, maxTokens: 3200, thinking: false },
  // A field's new words may be in it.
  pack: { temperature: 0.2, maxTokens: 1600, thinking: false },
}

export function settingsOf(stage: Stage, state: Pick<GraphState, 'plansDeeply'>): StageSettings {
  return settings[stage === 'plan' && state.plansDeeply ? 'deep-plan' : stage]
}
