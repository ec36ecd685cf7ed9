// Looks for model servers on this machine (M7): each place is asked once for its models, shortly, and without a key.
import { z } from 'zod'
import type { LocalPlace, LocalServer } from '../../../shared/model/local-servers.ts'
import { endpointSchema } from '../../../shared/preferences/model-choice.ts'
import { readFromServer } from './model-server.ts'

/** Milliseconds: what listens on this machine answers at once, or is none of these. */
const patience = 2_000

const mostModels = 200

/** As Ollama lists its models, or as the OpenAI protocol does. */
const listSchema = z.union([
  z
    .looseObject({ models: z.array(z.looseObject({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name)),
  z
    .looseObject({ data: z.array(z.looseObject({ id: z.string() })) })
    .transform(({ data }) => data.map(({ id }) => id)),
])

/** Those that answered as such a server does; all are asked at once. */
export async function findLocalModels(
  places: readonly LocalPlace[],
  signal: AbortSignal,
): Promise<LocalServer[]> {
  const found = await Promise.all(places.map((place) => askPlace(place, signal)))
  return found.filter((server) => server !== null)
}

async function askPlace(
  { family, baseUrl, path }: LocalPlace,
  signal: AbortSignal,
): Promise<LocalServer | null> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const answer = await readFromServer({ baseUrl, model: '', key: null }, path, inTime)
  const listed = answer.ok ? listSchema.safeParse(answer.value).data : undefined
  return listed === undefined ? null : { family, baseUrl, models: choosable(listed) }
}

const modelName = endpointSchema.shape.model

/** A name that can't be chosen is no choice. */
export function choosable(names: readonly string[]): string[] {
  return names.filter((name) => modelName.safeParse(name).data === name).slice(0, mostModels)
}
