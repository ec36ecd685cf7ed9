// Finds whether what a field was made from is still as it was then (K7): pure, with the reasons as data.
import { packFields, type PackFieldKey } from './fields.ts'
import { versionOf, type Pack, type PackWorld, type PackFieldVersion } from './pack.ts'

export type StaleReason =
  /** A field that it is made from has another version; `from` is 0 where that had none then. */
  | { kind: 'need'; key: PackFieldKey; from: number; to: number }
  /** The course's work in the schedule is another, or lies elsewhere. */
  | { kind: 'schedule' }
  /** A source that it cites is gone. */
  | { kind: 'source'; sourceId: number; file: string }
  /** A source came after it was written. */
  | { kind: 'new-source'; sourceId: number; file: string }

/** Empty for a field that was never written or says nothing: there is nothing in it to be out of date. */
export function findStale(pack: Pack, key: PackFieldKey, world: PackWorld): StaleReason[] {
  const present = pack.fields[key]
  if (present === undefined || present.text === '') return []
  return [
    ...changedNeeds(pack, present),
    ...(hasOtherSchedule(present, world) ? [{ kind: 'schedule' } as const] : []),
    ...goneSources(present, world).filter(
      ({ sourceId }) => !present.withoutSources.includes(sourceId),
    ),
    ...newSources(present, world),
  ]
}

function changedNeeds(pack: Pack, present: PackFieldVersion): StaleReason[] {
  return packFields[present.key].needs.flatMap((need) => {
    const from = present.madeFrom.find(({ key }) => key === need)?.version ?? 0
    const to = versionOf(pack, need)
    return from === to ? [] : [{ kind: 'need', key: need, from, to }]
  })
}

function hasOtherSchedule(present: PackFieldVersion, { scheduleMark }: PackWorld): boolean {
  return packFields[present.key].readsSchedule && present.scheduleMark !== scheduleMark
}

/** Each once, in the order of the text. */
export function goneSources(
  { citations }: Pick<PackFieldVersion, 'citations'>,
  { sourceIds }: PackWorld,
): Extract<StaleReason, { kind: 'source' }>[] {
  if (sourceIds === null) return []
  const files = new Map(citations.map(({ sourceId, file }) => [sourceId, file]))
  return [...files]
    .filter(([sourceId]) => !sourceIds.has(sourceId))
    .map(([sourceId, file]) => ({ kind: 'source', sourceId, file }))
}

/** The person's own words were made from no file, and need none that is added. */
function newSources(
  { key, who, citations, withoutSources }: PackFieldVersion,
  world: PackWorld,
): StaleReason[] {
  if (who === 'person' || !packFields[key].readsSources) return []
  const uncited = new Set(uncitedSources(citations, world))
  return world.sources
    .filter(({ id }) => uncited.has(id) && !withoutSources.includes(id))
    .map(({ id, file }) => ({ kind: 'new-source', sourceId: id, file }))
}

/** The course's sources of which the field cites nothing. */
export function uncitedSources(
  citations: PackFieldVersion['citations'],
  { sources }: PackWorld,
): number[] {
  const cited = new Set(citations.map(({ sourceId }) => sourceId))
  return sources.map(({ id }) => id).filter((id) => !cited.has(id))
}
