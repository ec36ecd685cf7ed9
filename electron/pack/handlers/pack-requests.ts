// The requests of course packs (K7): fields read, written by hand, compared, restored and settled.
import { packWords } from '../../../shared/i18n/core/pack.ts'
import { nameCourse } from '../../session/name-course.ts'
import {
  countVersions,
  findFieldVersion,
  listPackCourses,
  readFieldVersions,
  readPack,
  removePack,
} from '../../../db/pack.ts'
import { readState } from '../../../db/schedule.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { cleanFieldText } from '../../../shared/pack/clean-field-text.ts'
import type { PackView, FieldView, PackLine } from '../../../shared/pack/requests.ts'
import {
  type PackWrite,
  restoreVersion,
  acceptVersion,
  writeByHand,
} from '../../../shared/pack/pack-write.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import {
  type PackProblem,
  sayPackProblem,
  sayPackRefusal,
  sayStaleReason,
} from '../../../shared/pack/say-pack.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import { compareTexts } from '../compare-texts.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'
import { copyBeforeDeletion } from '../../session/backups.ts'
import { readPackWorld, writePack } from './pack-store.ts'
import type { Handler } from '../../session/handler.ts'
import type { Language } from '../../../shared/language.ts'
import {
  packFieldKeys,
  packFields,
  type PackFieldKey,
  packPhases,
} from '../../../shared/pack/fields.ts'
import type { Pack, PackWorld } from '../../../shared/pack/pack.ts'
import { fieldState, phaseOf, phaseState } from '../../../shared/pack/pack-phase.ts'
import { findStale } from '../../../shared/pack/staleness.ts'

export function packProblem(
  context: SessionContext,
  code: PackProblem,
  detail = '',
): { ok: false; failure: Problem } {
  return fail(sayPackProblem(code, languageOf(context), detail))
}

export const listPacks: Handler<'list-packs'> = (context) => {
  const known = scheduleCourses(context)
  const courses = new Set([...listPackCourses(context.database), ...known])
  const lines = [...courses].map((course) => linePack(sightOf(context, course, known)))
  return succeed({
    packs: lines.toSorted(
      (a, b) => (b.at ?? '').localeCompare(a.at ?? '') || a.course.localeCompare(b.course),
    ),
  })
}

export const readPackView: Handler<'read-pack'> = (context, { course }) =>
  withCourse(context, course, (name) => succeed(present(context, name)))

export const writeField: Handler<'write-field'> = (context, { course, key, text, version }) =>
  withCourse(context, course, (name) => {
    const { pack, world } = sightOf(context, name)
    const typed = { key, text: cleanFieldText(text), base: version }
    return write(context, name, writeByHand(pack, typed, world))
  })

export const readVersions: Handler<'read-field-versions'> = (context, { course, key }) =>
  withCourse(context, course, (name) => {
    const versions = readFieldVersions(context.database, name, key)
    return succeed({
      versions: versions.map(({ version, who, at, why, status, text }, index) => {
        const isPresent = index === 0
        return { version, who, at, why, status, text, isPresent }
      }),
    })
  })

export const compareVersions: Handler<'compare-versions'> = (context, { course, key, from, to }) =>
  withCourse(context, course, (name) => {
    const [before, after] = [from, to].map((version) =>
      version === 0
        ? ''
        : (findFieldVersion(context.database, { course: name, key, version })?.text ?? null),
    )
    if (before === undefined || before === null) {
      return packProblem(context, 'no-version', String(from))
    }
    if (after === undefined || after === null) {
      return packProblem(context, 'no-version', String(to))
    }
    return succeed({ pieces: compareTexts(before, after) })
  })

export const restoreField: Handler<'restore-field'> = (
  context,
  { course, key, restores, version },
) =>
  withCourse(context, course, (name) => {
    const earlier = findFieldVersion(context.database, { course: name, key, version: restores })
    if (earlier === null) return packProblem(context, 'no-version', String(restores))
    const why = packWords[languageOf(context)].packNotes.restored(restores)
    const { pack } = sightOf(context, name)
    return write(context, name, restoreVersion(pack, earlier, { base: version, why }))
  })

export const acceptField: Handler<'settle-field'> = (context, { course, key, version }) =>
  withCourse(context, course, (name) => {
    const { pack, world } = sightOf(context, name)
    return write(context, name, acceptVersion(pack, { key, version }, world))
  })

export const deletePack: Handler<'delete-pack'> = (context, { course }) =>
  withCourse(context, course, (name) => {
    const counts = [...countVersions(context.database, name).values()].filter((count) => count > 0)
    if (counts.length === 0) return packProblem(context, 'no-pack', name)
    copyBeforeDeletion(context)
    removePack(context.database, name)
    context.push({ kind: 'pack', course: name })
    const versions = counts.reduce((sum, count) => sum + count, 0)
    return succeed({ course: name, fields: counts.length, versions })
  })

/** The name of a course may come from a file: it is made one harmless line. */
function withCourse<Value>(
  context: SessionContext,
  typed: string,
  work: (course: string) => Result<Value, Problem>,
): Result<Value, Problem> {
  const named = nameCourse(context, typed)
  return named.ok ? work(named.value) : named
}

/** The pack as it stands now. */
export function present(context: SessionContext, course: string): PackView {
  const counts = countVersions(context.database, course)
  return viewPack(sightOf(context, course), counts, languageOf(context))
}

function sightOf(
  context: SessionContext,
  course: string,
  known: ReadonlySet<string> = scheduleCourses(context),
): PackSight {
  return {
    pack: readPack(context.database, course),
    world: readPackWorld(context, course),
    isInSchedule: known.has(course),
  }
}

/** Of work, lessons and exams. */
function scheduleCourses({ database }: SessionContext): Set<string> {
  const state = readState(database)
  return new Set((state === null ? [] : coursesOf(state)).filter((course) => course !== ''))
}

function write(
  context: SessionContext,
  course: string,
  wish: PackWrite,
): Result<PackView, Problem> {
  const written = writePack(context, wish)
  if (!written.ok) return fail(sayPackRefusal(written.failure, languageOf(context)))
  return succeed(present(context, course))
}

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
