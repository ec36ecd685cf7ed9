// The pack scene has fields written: one call each in the timeline, never over the person's own words without their yes.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { packFieldKeys, packFields, type PackFieldKey } from '../../../shared/pack/fields.ts'
import { cleanFieldText } from '../../../shared/pack/clean-field-text.ts'
import { fieldState } from '../../../shared/pack/pack-phase.ts'
import { versionOf, type Pack } from '../../../shared/pack/pack.ts'
import {
  findPackRefusal,
  needsYes,
  writeByAgent,
  writeByHand,
  type PackWrite,
} from '../../../shared/pack/pack-write.ts'
import { packFieldName, type PackToolName } from '../../../shared/pack/name-pack.ts'
import { sayPackRefusal } from '../../../shared/pack/say-pack.ts'
import { isSaid } from '../own-words.ts'
import { withCall, withRecord, withSaid, type PackStage } from './pack-stage.ts'
import { sayProposed, sayChanged, sayUnchanged, sayWritten, sayYours } from './say-pack-scene.ts'

/** What makes the field beside the words: shown under its own name. */
const toolOf: Partial<Record<PackFieldKey, PackToolName>> = {
  outlook: 'simulate',
  health: 'evaluate',
  guide: 'export',
}

/**
 * In the order of the phases, each from what the ones before it have become. Null once it was stopped. What could not be
 * written, and what waits for a yes, is said; `replaced` are the fields with words of the person's that may go.
 */
export async function writeFields(
  stage: PackStage,
  wanted: readonly PackFieldKey[],
  replaced: ReadonlySet<PackFieldKey>,
): Promise<PackStage | null> {
  const keys = packFieldKeys.filter((key) => wanted.includes(key))
  const theirs = keys.filter(
    (key) => needsYes(stage.pack.fields[key], 'agent') && !replaced.has(key),
  )
  const written: PackFieldKey[] = []
  const unchanged: PackFieldKey[] = []
  const failures: string[] = []
  const remarks: string[] = []
  let now: PackStage = withRecord(stage, { waiting: { kind: 'nothing' } })
  for (const key of keys.filter((each) => !theirs.includes(each))) {
    const one = await writeOne(now, key, replaced.has(key))
    if (one === null) return null
    now = one.stage
    if (one.kind === 'written') {
      written.push(key)
      remarks.push(one.remark)
    }
    if (one.kind === 'unchanged') unchanged.push(key)
    if (one.kind === 'failed') failures.push(one.text)
  }
  const { language } = stage
  const said = withSaid(
    now,
    sayWritten(written, language),
    ...new Set(remarks),
    sayUnchanged(unchanged, language),
    ...failures,
    sayYours(theirs, language),
  )
  return theirs.length === 0
    ? said
    : withRecord(said, { waiting: { kind: 'overwrite', keys: theirs } })
}

type One =
  | { kind: 'written'; stage: PackStage; remark: string }
  | { kind: 'unchanged'; stage: PackStage }
  | { kind: 'failed'; stage: PackStage; text: string }

async function writeOne(
  stage: PackStage,
  key: PackFieldKey,
  replacesPerson: boolean,
): Promise<One | null> {
  const { service, turn, record, language, pack, world } = stage
  const { course, answers } = record
  const searched = packFields[key].readsSources && packFields[key].phase === 'research'
  const drafted = await service.draft({ course, key, pack, answers, language }, turn.signal)
  if (drafted === null || turn.signal.aborted) return null
  const tool = toolOf[key] ?? (searched ? 'research' : 'generate_field')
  const given = { course, field: key }
  if (!drafted.ok) {
    const text = drafted.failure
    return {
      kind: 'failed',
      stage: withCall(stage, tool, given, { outcome: 'refused', text }),
      text,
    }
  }
  const { citations, madeFrom, remark } = drafted.value
  const text = cleanFieldText(drafted.value.text)
  const why = remark.slice(0, 400)
  const write = writeByAgent(
    pack,
    { key, text, citations, madeFrom, why, base: versionOf(pack, key), replacesPerson },
    world,
  )
  const refusal = findPackRefusal(pack, write)
  if (refusal?.kind === 'no-change') {
    const end = { outcome: 'answered', text } as const
    return { kind: 'unchanged', stage: withCall(stage, tool, given, end) }
  }
  if (refusal !== null) {
    const { message } = sayPackRefusal(refusal, language)
    const end = { outcome: 'refused', text: message } as const
    return { kind: 'failed', stage: withCall(stage, tool, given, end), text: message }
  }
  const called = withCall(stage, tool, given, { outcome: 'changed', text })
  return { kind: 'written', stage: withWrite(called, write), remark }
}

/**
 * The person's words become the field's: they are the person's own from then on. Words that they have not said are the
 * model's: over the person's own they are only offered (K5).
 */
export function changeField(stage: PackStage, key: PackFieldKey, words: string): PackStage {
  const { pack, turn } = stage
  const present = pack.fields[key]
  const text = asLines(key, cleanFieldText(words))
  if (isSaid(words, turn.state.request, present?.text))
    return writeWords(stage, key, text, 'person')
  if (!needsYes(present, 'agent') || present?.text === text)
    return writeWords(stage, key, text, 'agent')
  const proposed = sayProposed(key, text, stage.language)
  return withRecord(withSaid(stage, proposed), {
    waiting: { kind: 'overwrite', keys: [key], text },
  })
}

/** By the agent only where the person has said yes, or no words of theirs stand there. */
export function writeWords(
  stage: PackStage,
  key: PackFieldKey,
  text: string,
  who: 'person' | 'agent',
): PackStage {
  const { pack, world, language, record } = stage
  const base = versionOf(pack, key)
  const write =
    who === 'person'
      ? writeByHand(pack, { key, text, base }, world)
      : writeByAgent(pack, { key, text, base, citations: [], why: '', replacesPerson: true }, world)
  const refusal = findPackRefusal(pack, write)
  const given = { course: record.course, field: key }
  if (refusal !== null) {
    const { message } = sayPackRefusal(refusal, language)
    return withSaid(
      withCall(stage, 'update_field', given, { outcome: 'refused', text: message }),
      message,
    )
  }
  const changed = withWrite(
    withCall(stage, 'update_field', given, { outcome: 'changed', text }),
    write,
  )
  const stale = packFieldKeys.filter(
    (each) =>
      fieldState(changed.pack, each, world) === 'stale' &&
      fieldState(pack, each, world) !== 'stale',
  )
  return withSaid(
    withRecord(changed, { waiting: { kind: 'nothing' } }),
    sayChanged(key, stale, language, who),
  )
}

/** Fields with one thing a line take a list that was said in one. */
function asLines(key: PackFieldKey, words: string): string {
  const isList = key === 'topics' || key === 'work' || key === 'materials'
  if (!isList || words.includes('\n')) return words.trim()
  return words
    .split(/\s*(?:[,，、;；]|\band\b(?=[^,，、]*$))\s*/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
}

export function sayFieldRead(stage: PackStage, key: PackFieldKey): string {
  const { pack, language } = stage
  const text = pack.fields[key]?.text ?? ''
  return `${packFieldName(key, language)}${grammar[language].joints.colon.trim()}\n${text}`
}

export function withWrite(stage: PackStage, write: PackWrite): PackStage {
  return { ...stage, writes: [...stage.writes, write], pack: applyWrite(stage.pack, write) }
}

/** As the file will hold it after the step. */
function applyWrite(pack: Pack, write: PackWrite): Pack {
  if (write.kind === 'version') {
    const { key } = write.field
    const version = { ...write.field, version: write.base + 1, at: '' }
    return { ...pack, fields: { ...pack.fields, [key]: version } }
  }
  const { kind: _, course: __, ...settled } = write
  const present = pack.fields[write.key]
  if (present === undefined) return pack
  const version = { ...present, ...settled, status: 'ready' as const }
  return { ...pack, fields: { ...pack.fields, [write.key]: version } }
}
