// Lists the sources of a course in the terminal (K3): the same requests as the page's.
import type { packCommand } from './command.ts'
import { basename } from 'node:path'
import { webAddressSchema, webHostOf } from '../../../shared/research/web-address.ts'
import type { SourceItem } from '../../../shared/pack/source.ts'
import { languageOf } from '../../session/context.ts'
import { sayUnread } from '../../research/handlers/source-words.ts'
import { exitCodes, type ExitCode } from '../../terminal/printer.ts'
import { readImportFile } from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import * as words from './source-words.ts'
import { sayFileProblem } from '../../terminal/words.ts'
import type { CommandContext } from '../../terminal/command-context.ts'

export async function list(
  { session, printer }: CommandContext,
  { COURSE: course }: Values<typeof packCommand, 'sources'>,
): Promise<ExitCode> {
  const read = await session.request('list-sources', course === undefined ? {} : { course })
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  if (read.value.sources.length === 0) printer.say(words.sayNoSources(language))
  for (const source of read.value.sources) printer.say(words.saySourceLine(source, language))
  return printer.finish({ ...read.value })
}

/** One after the other; the first that can't be taken ends it, and those before it stay. */
export async function add(
  { session, printer }: CommandContext,
  { COURSE: course, FILE: files }: Values<typeof packCommand, 'add-source'>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const sources: (SourceItem & { isKnown: boolean })[] = []
  for (const path of files) {
    const bytes = readImportFile(path)
    if (!bytes.ok) {
      const message =
        bytes.failure === 'too-large'
          ? sayUnread(bytes.failure, basename(path), language).message
          : sayFileProblem(bytes.failure, language, path)
      return printer.refuse({ code: bytes.failure, message }, exitCodes.refused, { sources })
    }
    const added = await session.request('add-source', {
      course,
      fileName: basename(path),
      content: bytes.value.toString('base64'),
    })
    if (!added.ok) return printer.refuse(added.failure, exitCodes.refused, { sources })
    const { source, isKnown, note } = added.value
    printer.say(words.sayAdded(source, isKnown, language))
    if (note !== null) printer.say(note)
    sources.push({ ...source, isKnown })
  }
  return printer.finish({ sources })
}

export async function remove(
  { session, printer }: CommandContext,
  { ID: id, apply = false }: Values<typeof packCommand, 'remove-source'>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const name = apply ? 'remove-source' : 'preview-remove-source'
  const asked = await session.request(name, { id })
  if (!asked.ok) return printer.refuse(asked.failure)
  printer.say(asked.value.sentence)
  printer.say(apply ? words.sayRemoved(asked.value.file, language) : words.sayWouldRemove(language))
  return printer.finish({ ...asked.value, applied: apply })
}

export async function search(
  { session, printer }: CommandContext,
  { COURSE: course, WORDS: query }: Values<typeof packCommand, 'search'>,
): Promise<ExitCode> {
  const found = await session.request('search-sources', { course, query })
  if (!found.ok) return printer.refuse(found.failure)
  const language = languageOf(session.context)
  if (found.value.hits.length === 0) printer.say(words.sayNoHit(language))
  for (const hit of found.value.hits) printer.say(words.sayHit(hit, language))
  return printer.finish({ ...found.value })
}

export async function research(
  { session, printer }: CommandContext,
  {
    COURSE: course,
    QUESTION: question = '',
    'with-model': help,
  }: Values<typeof packCommand, 'research'>,
): Promise<ExitCode> {
  const done = await session.request('research', {
    course,
    ...(question === '' ? {} : { question }),
    ...(help === true ? { asksModel: true } : {}),
  })
  if (!done.ok) return printer.refuse(done.failure)
  for (const line of words.sayReport(done.value, languageOf(session.context))) printer.say(line)
  return printer.finish({ report: done.value })
}

export async function setWeb(
  { session, printer }: CommandContext,
  { 'ADDRESS | off': typed }: Values<typeof packCommand, 'web'>,
): Promise<ExitCode> {
  /** Without one it is only shown; empty turns it off. */
  const address = typed === 'off' ? '' : typed
  const language = languageOf(session.context)
  if (address !== undefined) {
    if (!webAddressSchema.safeParse(address).success)
      return printer.refuse({ code: 'bad-input', message: words.sayWrongWeb(language) })
    const kept = await session.request('set-preferences', { webSearch: address })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { webSearch } = session.context.preferences
  printer.say(words.sayWeb(webHostOf(webSearch), language))
  return printer.finish({ webSearch })
}

export async function searchWeb(
  { session, printer }: CommandContext,
  { WORDS: query }: Values<typeof packCommand, 'search-web'>,
): Promise<ExitCode> {
  const asked = await session.request('ask-web', { query })
  if (!asked.ok) return printer.refuse(asked.failure)
  const { host, results } = asked.value
  for (const line of words.sayWebResults(host, results, languageOf(session.context)))
    printer.say(line)
  return printer.finish({ ...asked.value })
}
