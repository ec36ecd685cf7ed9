// Names which model answers: the built-in one, or an endpoint of the student's choice (M2, M3). A key is never part of it.
import { z } from 'zod'
import { endpointFamilies } from './endpoint-families.ts'

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
