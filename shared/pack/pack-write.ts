// A write into a pack as a value: checked before it is made, and written by one function in one transaction (K7).
import type { PackFieldKey } from './fields.ts'
import {
  madeFromNow,
  versionOf,
  type Pack,
  type PackWorld,
  maxFieldText,
  type PackFieldVersion,
} from './pack.ts'
import { goneSources, uncitedSources } from './staleness.ts'

export type PackWrite =
  /** Another text of a field, with all that it was made from. */
  | {
      kind: 'version'
      /** The version that it takes the place of, 0 for none: written only while that is the present one. */
      base: number
      field: Omit<PackFieldVersion, 'version' | 'at'>
      /** The person has said yes to losing sight of words of their own. */
      replacesPerson: boolean
    }
  /** The version is ready, and holds for what it is made from as that is now. */
  | ({ kind: 'settle'; course: string; key: PackFieldKey; version: number } & Pick<
      PackFieldVersion,
      'madeFrom' | 'scheduleMark' | 'withoutSources'
    >)

export type PackRefusal =
  /** Written anew since; `present` is what counts now, 0 for none. */
  | { kind: 'conflict'; key: PackFieldKey; present: number }
  /** The agent would replace what the person wrote: to be asked first. */
  | { kind: 'persons-words'; key: PackFieldKey; version: number }
  | { kind: 'too-long'; key: PackFieldKey; length: number; most: number }
  | { kind: 'no-change'; key: PackFieldKey }
  | { kind: 'empty'; key: PackFieldKey }

/** Null where it may be written now. */
export function findPackRefusal(pack: Pack, write: PackWrite): PackRefusal | null {
  return write.kind === 'settle' ? refuseSettle(pack, write) : refuseVersion(pack, write)
}

function refuseSettle(
  pack: Pack,
  { key, version }: Extract<PackWrite, { kind: 'settle' }>,
): PackRefusal | null {
  const present = pack.fields[key]
  if (versionOf(pack, key) !== version) {
    return { kind: 'conflict', key, present: versionOf(pack, key) }
  }
  return present === undefined || present.text === '' ? { kind: 'empty', key } : null
}

function refuseVersion(
  pack: Pack,
  { base, field, replacesPerson }: Extract<PackWrite, { kind: 'version' }>,
): PackRefusal | null {
  const { key, text } = field
  const present = pack.fields[key]
  if (versionOf(pack, key) !== base) {
    return { kind: 'conflict', key, present: versionOf(pack, key) }
  }
  if (text.length > maxFieldText) {
    return { kind: 'too-long', key, length: text.length, most: maxFieldText }
  }
  if (needsYes(present, field.who) && !replacesPerson) {
    return { kind: 'persons-words', key, version: base }
  }
  if (present === undefined) return text === '' ? { kind: 'empty', key } : null
  return isSame(present, field) ? { kind: 'no-change', key } : null
}

/** Whether the person is to be asked before this one writes over `present`. */
export function needsYes(
  present: PackFieldVersion | undefined,
  who: PackFieldVersion['who'],
): boolean {
  return who === 'agent' && present?.who === 'person' && present.text !== ''
}

function isSame(
  present: PackFieldVersion,
  field: Extract<PackWrite, { kind: 'version' }>['field'],
): boolean {
  const restsOn = ({ text, citations, madeFrom, scheduleMark, withoutSources }: typeof field) =>
    JSON.stringify([
      text,
      citations,
      madeFrom,
      scheduleMark,
      // The same words are another version once more files were read for them.
      field.who === 'agent' ? withoutSources : [],
    ])
  return restsOn(present) === restsOn(field)
}

/** A person's text for a field; lines that stay word for word keep the citations that they had. */
export function writeByHand(
  pack: Pack,
  { key, text, base }: { key: PackFieldKey; text: string; base: number },
  world: PackWorld,
): PackWrite {
  const before = pack.fields[key]
  const citations = before === undefined ? [] : followLines(before, text)
  const { course } = pack
  const made = madeFromNow(pack, key, world)
  const field = { course, key, text, status: 'draft', citations, ...made, why: '' } as const
  return {
    kind: 'version',
    base,
    field: { ...field, withoutSources: [], who: 'person' },
    replacesPerson: true,
  }
}

/** A text by the agent: `draft` says what it rests on, `replacesPerson` that the person said yes. */
export function writeByAgent(
  pack: Pack,
  draft: Pick<PackFieldVersion, 'key' | 'text' | 'citations' | 'why'> & {
    base: number
    /** The versions that it rests on where they are not the present ones. */
    madeFrom?: PackFieldVersion['madeFrom']
    replacesPerson?: boolean
  },
  world: PackWorld,
): PackWrite {
  const { base, key, text, citations, why, replacesPerson = false } = draft
  const made = madeFromNow(pack, key, world)
  const { scheduleMark } = made
  const madeFrom = draft.madeFrom ?? made.madeFrom
  const field = { course: pack.course, key, text, status: 'draft', citations, why } as const
  return {
    kind: 'version',
    base,
    field: {
      ...field,
      madeFrom,
      scheduleMark,
      withoutSources: uncitedSources(citations, world),
      who: 'agent',
    },
    replacesPerson,
  }
}

/** The nth of the lines with the same words keeps what the nth of them had before. */
function followLines(before: PackFieldVersion, text: string): PackFieldVersion['citations'] {
  const places = new Map<string, number[]>()
  for (const [index, line] of text.split('\n').entries()) {
    places.set(line, [...(places.get(line) ?? []), index + 1])
  }
  const moved = new Map<number, number>()
  for (const [index, line] of before.text.split('\n').entries()) {
    const place = line.trim() === '' ? undefined : places.get(line)?.shift()
    if (place !== undefined) moved.set(index + 1, place)
  }
  return before.citations
    .flatMap((citation) => {
      const line = moved.get(citation.line)
      return line === undefined ? [] : [{ ...citation, line }]
    })
    .toSorted((a, b) => a.line - b.line)
}

/** An earlier version comes back as a new one, made from what it was made from then. */
export function restoreVersion(
  { course }: Pack,
  earlier: PackFieldVersion,
  { base, why }: { base: number; why: string },
): PackWrite {
  const { key, text, citations, madeFrom, scheduleMark, withoutSources } = earlier
  const made = { citations, madeFrom, scheduleMark, withoutSources }
  const field = { course, key, text, status: 'draft', ...made } as const
  return {
    kind: 'version',
    base,
    field: { ...field, who: 'person', why },
    replacesPerson: true,
  }
}

/** The version as it stands is ready, whatever changed under it. */
export function acceptVersion(
  pack: Pack,
  { key, version }: { key: PackFieldKey; version: number },
  world: PackWorld,
): PackWrite {
  const present = pack.fields[key]
  const without =
    present === undefined
      ? []
      : [
          ...present.withoutSources,
          ...goneSources(present, world).map(({ sourceId }) => sourceId),
          ...uncitedSources(present.citations, world),
        ]
  return {
    kind: 'settle',
    course: pack.course,
    key,
    version,
    ...madeFromNow(pack, key, world),
    withoutSources: [...new Set(without)],
  }
}
