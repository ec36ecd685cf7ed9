// Names which model answers: the built-in one, or an endpoint of the student's choice (M2, M3). A key is never part of it.
import { z } from 'zod'

/**
 * Defines the kinds of server that speak the OpenAI protocol (M2): what a student picks from, and
 * what is filled in then.
 */
export const endpointFamilies = [
  'openai',
  'ollama',
  'lm-studio',
  'llama-cpp',
  'deepseek',
  'vllm',
  'other',
] as const

export const endpointSchema = z.strictObject({
  family: z.enum(endpointFamilies),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine(hasNoSecret),
  model: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u),
  /** The host to which the person has let it go unencrypted (M4). */
  plainHttpTo: z.string().max(300).optional(),
})

/** A server and one of its models. */
export type Endpoint = z.infer<typeof endpointSchema>

/** What a chosen model does (M7): what its test has shown it to be good for, all of it, or only the reading. */
export const modelUses = ['auto', 'full', 'reader'] as const

export type ModelUse = (typeof modelUses)[number]

export const modelChoiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('offline') }),
  z.strictObject({
    kind: z.literal('endpoint'),
    endpoint: endpointSchema,
    /** Absent as `auto`. */
    use: z.enum(modelUses).exactOptional(),
  }),
])

export type ModelChoice = z.infer<typeof modelChoiceSchema>

export const offlineChoice: ModelChoice = { kind: 'offline' }

/** A name or password inside an address would be stored and shown, in whichever way the address is written. */
function hasNoSecret(address: string): boolean {
  return /^https?:\/\/[^\s\\/?#@]+(\/[^\s\\?#]*)?$/i.test(address)
}

/** The same server and model have the same name. */
export function nameEndpoint({ baseUrl, model }: Endpoint): string {
  return `${baseUrl.replace(/\/+$/, '')} ${model}`
}

export type EndpointFamily = (typeof endpointFamilies)[number]

type FamilyFacts = {
  name: string
  /** Where such a server usually listens; empty when there is no usual place. */
  baseUrl: string
  needsKey: boolean
}

export const familyFacts: Record<EndpointFamily, FamilyFacts> = {
  openai: { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', needsKey: true },
  ollama: { name: 'Ollama', baseUrl: 'http://localhost:11434/v1', needsKey: false },
  'lm-studio': { name: 'LM Studio', baseUrl: 'http://localhost:1234/v1', needsKey: false },
  'llama-cpp': { name: 'llama.cpp', baseUrl: 'http://localhost:8080/v1', needsKey: false },
  deepseek: { name: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', needsKey: true },
  vllm: { name: 'vLLM', baseUrl: 'http://localhost:8000/v1', needsKey: false },
  other: { name: 'OpenAI-compatible', baseUrl: '', needsKey: false },
}
