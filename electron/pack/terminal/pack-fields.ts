// Lists the fields of a course pack in the terminal (K7).
import type { packCommand } from './command.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import type { FieldView, PackView } from '../../../shared/pack/requests.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { sayPackProblem } from '../../../shared/pack/say-pack.ts'
import { languageOf, zoneOf } from '../../session/context.ts'
import * as words from './pack-words.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import type { Values } from '../../terminal/usage.ts'
import { readImportFile, readStandardInput, readTextOf } from '../../terminal/read-import.ts'
import { sayFileProblem } from '../../terminal/words.ts'
import type { CommandContext } from '../../terminal/command-context.ts'

type OfField = { COURSE: string; KEY: PackFieldKey }

export async function list({ session, printer }: CommandContext): Promise<ExitCode> {
  const read = await session.request('list-packs', {})
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  if (read.value.packs.length === 0) printer.say(words.sayNoPacks(language))
  for (const line of read.value.packs) printer.say(words.sayPackLine(line, language))
  return printer.finish({ ...read.value })
}

export async function show(
  { session, printer }: CommandContext,
  { COURSE: course }: Values<typeof packCommand, 'show'>,
): Promise<ExitCode> {
  const read = await session.request('read-pack', { course })
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  const { phase, fields } = read.value
  if (!isKnown(read.value)) return printer.refuse(sayPackProblem('no-pack', language, course))
  printer.say(words.sayNext(phase, language))
  for (const field of fields) printer.say(words.sayFieldLine(field, language))
  return printer.finish({ ...read.value })
}

/** `act` is one of field, settle and versions. */
export function lookAtField(
  context: CommandContext,
  wish: OfField,
  act: string,
): Promise<ExitCode> {
  if (act === 'settle') return acceptField(context, wish)
  return act === 'versions' ? listVersions(context, wish) : showField(context, wish)
}

async function showField(context: CommandContext, wish: OfField): Promise<ExitCode> {
  const { session, printer } = context
  const field = await readKnownField(context, wish.COURSE, wish.KEY)
  if (!field.ok) return printer.refuse(field.failure)
  const { context: known } = session
  for (const line of words.sayField(field.value, zoneOf(known), languageOf(known)))
    printer.say(line)
  return printer.finish({ field: field.value })
}

export async function write(
  context: CommandContext,
  { COURSE: course, KEY: key, ...from }: Values<typeof packCommand, 'write'>,
): Promise<ExitCode> {
  const { session, printer } = context
  const text = readText(context, from)
  if (!text.ok) return printer.refuse(text.failure)
  const field = await readField(context, course, key)
  if (!field.ok) return printer.refuse(field.failure)
  const { version } = field.value
  const input = { course, key, text: text.value, version }
  return finishWrite(context, key, await session.request('write-field', input))
}

export async function generate(
  context: CommandContext,
  { COURSE: course, KEY: key, force = false }: Values<typeof packCommand, 'generate'>,
): Promise<ExitCode> {
  const { session, printer } = context
  const field = await readField(context, course, key)
  if (!field.ok) return printer.refuse(field.failure)
  const { version } = field.value
  const input = { course, key, version, replacesPerson: force }
  const written = await session.request('generate-field', input)
  if (!written.ok && written.failure.code === 'pack-persons-words') {
    const { code, message } = written.failure
    const hint = words.sayForce(languageOf(session.context))
    return printer.refuse({ code, message: `${message} ${hint}` })
  }
  return finishWrite(context, key, written)
}

async function acceptField(
  context: CommandContext,
  { COURSE: course, KEY: key }: OfField,
): Promise<ExitCode> {
  const { session, printer } = context
  const field = await readField(context, course, key)
  if (!field.ok) return printer.refuse(field.failure)
  const { version } = field.value
  const settled = await session.request('settle-field', { course, key, version })
  if (!settled.ok) return printer.refuse(settled.failure)
  printer.say(words.sayAccepted(fieldOf(settled.value, key), languageOf(session.context)))
  return printer.finish({ field: fieldOf(settled.value, key) })
}

async function listVersions(
  context: CommandContext,
  { COURSE: course, KEY: key }: OfField,
): Promise<ExitCode> {
  const { session, printer } = context
  const field = await readKnownField(context, course, key)
  if (!field.ok) return printer.refuse(field.failure)
  const read = await session.request('read-field-versions', { course, key })
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  for (const line of read.value.versions) {
    printer.say(words.sayVersion(line, zoneOf(session.context), language))
  }
  return printer.finish({ ...read.value })
}

export async function compare(
  { session, printer }: CommandContext,
  { COURSE: course, KEY: key, N: from, N2: to }: Values<typeof packCommand, 'compare'>,
): Promise<ExitCode> {
  const compared = await session.request('compare-versions', { course, key, from, to })
  if (!compared.ok) return printer.refuse(compared.failure)
  printer.say(words.writePieces(compared.value.pieces))
  return printer.finish({ ...compared.value })
}

export async function restore(
  context: CommandContext,
  { COURSE: course, KEY: key, N: restores }: Values<typeof packCommand, 'restore'>,
): Promise<ExitCode> {
  const { session, printer } = context
  const field = await readField(context, course, key)
  if (!field.ok) return printer.refuse(field.failure)
  const { version } = field.value
  const input = { course, key, restores, version }
  return finishWrite(context, key, await session.request('restore-field', input))
}

export async function remove(
  { session, printer }: CommandContext,
  { COURSE: course, apply = false }: Values<typeof packCommand, 'delete'>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  if (apply) {
    const gone = await session.request('delete-pack', { course })
    if (!gone.ok) return printer.refuse(gone.failure)
    printer.say(words.sayPackDeleted(gone.value, true, language))
    return printer.finish({ applied: true, ...gone.value })
  }
  const read = await session.request('read-pack', { course })
  if (!read.ok) return printer.refuse(read.failure)
  const written = read.value.fields.filter((field) => field.versions > 0)
  if (written.length === 0) return printer.refuse(sayPackProblem('no-pack', language, course))
  const versions = written.reduce((sum, field) => sum + field.versions, 0)
  const going = { course: read.value.course, fields: written.length, versions }
  printer.say(words.sayPackDeleted(going, false, language))
  return printer.finish({ applied: false, ...going })
}

/** A name that nothing is known of is rather mistyped. */
function isKnown({ isBegun, isInSchedule }: PackView): boolean {
  return isBegun || isInSchedule
}

async function readKnownField(
  context: CommandContext,
  course: string,
  key: PackFieldKey,
): Promise<Result<FieldView, Problem>> {
  const { session } = context
  const read = await session.request('read-pack', { course })
  if (!read.ok) return read
  if (isKnown(read.value)) return succeed(fieldOf(read.value, key))
  return { ok: false, failure: sayPackProblem('no-pack', languageOf(session.context), course) }
}

async function readField(
  { session }: CommandContext,
  course: string,
  key: PackFieldKey,
): Promise<Result<FieldView, Problem>> {
  const read = await session.request('read-pack', { course })
  return read.ok ? succeed(fieldOf(read.value, key)) : read
}

function fieldOf({ fields }: PackView, key: PackFieldKey): FieldView {
  const field = fields.find((each) => each.key === key)
  if (field === undefined) throw new Error(`a pack without the field ${key}`)
  return field
}

function finishWrite(
  { session, printer }: CommandContext,
  key: PackFieldKey,
  written: Result<PackView, Problem>,
): ExitCode {
  if (!written.ok) return printer.refuse(written.failure)
  const field = fieldOf(written.value, key)
  printer.say(words.sayWritten(field, languageOf(session.context)))
  return printer.finish({ field })
}

/** From the command line, a file, or with a dash the standard input. */
function readText(
  { session }: CommandContext,
  { TEXT: text, file }: { TEXT?: string; file?: string },
): Result<string, Problem> {
  if (text !== undefined && text !== '-') return succeed(text)
  const bytes = file === undefined ? readStandardInput() : readImportFile(file)
  const read = bytes.ok ? readTextOf(bytes.value) : bytes
  if (read.ok) return read
  const message = sayFileProblem(read.failure, languageOf(session.context), file ?? '-')
  return { ok: false, failure: { code: read.failure, message } }
}
