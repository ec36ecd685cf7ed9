// Shows a pack as windows and terminals show it: each field with its state, what it rests on, and why it is out of date.
import type { Language } from '../../shared/language.ts'
import {
  packFieldKeys,
  packFields,
  type PackFieldKey,
  packPhases,
} from '../../shared/pack/fields.ts'
import type { Pack, PackWorld } from '../../shared/pack/pack.ts'
import type { FieldView, PackLine, PackView } from '../../shared/pack/requests.ts'
import { fieldState, phaseOf, phaseState } from '../../shared/pack/pack-phase.ts'
import { findStale } from '../../shared/pack/staleness.ts'
import { sayStaleReason } from '../../shared/pack/say-pack.ts'

export type PackSight = {
  pack: Pack
  world: PackWorld
  isInSchedule: boolean
}

/** `counts` are the versions of each field. */
export function viewPack(
  { pack, world, isInSchedule }: PackSight,
  counts: ReadonlyMap<string, number>,
  language: Language,
): PackView {
  return {
    course: pack.course,
    phase: phaseOf(pack, world),
    phases: packPhases.map((phase) => ({ phase, status: phaseState(pack, phase, world) })),
    fields: packFieldKeys.map((key) =>
      viewField(pack, key, world, {
        versions: counts.get(key) ?? 0,
        language,
      }),
    ),
    isBegun: Object.keys(pack.fields).length > 0,
    isInSchedule,
  }
}

function viewField(
  pack: Pack,
  key: PackFieldKey,
  world: PackWorld,
  { versions, language }: { versions: number; language: Language },
): FieldView {
  const present = pack.fields[key]
  const { phase, needs } = packFields[key]
  return {
    key,
    phase,
    text: present?.text ?? '',
    status: fieldState(pack, key, world),
    version: present?.version ?? 0,
    who: present?.who ?? null,
    at: present?.at ?? null,
    why: present?.why ?? '',
    citations: (present?.citations ?? []).map(({ line, sourceId, file, quote }) => {
      const isGone = world.sourceIds?.has(sourceId) === false
      return { line, sourceId, file, quote, isGone }
    }),
    needs: needs.map((need) => ({ key: need, status: fieldState(pack, need, world) })),
    staleBecause: findStale(pack, key, world).map((reason) => sayStaleReason(reason, language)),
    versions,
  }
}

export function linePack({ pack, world, isInSchedule }: PackSight): PackLine {
  const counts = { empty: 0, draft: 0, ready: 0, stale: 0 }
  for (const key of packFieldKeys) counts[fieldState(pack, key, world)] += 1
  const written = Object.values(pack.fields).map(({ at }) => at)
  return {
    course: pack.course,
    phase: phaseOf(pack, world),
    counts,
    at: written.toSorted().at(-1) ?? null,
    isInSchedule,
  }
}
