// Lists the sources of a course (K3): files read and kept line by line, searched, shown, and removed with what rests on them.
import { researchWords } from '../../../shared/i18n/core/research.ts'
import type { readSource } from '../source/read-source.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { createHash } from 'node:crypto'
import { listPackCourses, readPack } from '../../../db/pack.ts'
import {
  addSource,
  findSource,
  readSourceLines,
  readSources,
  removeSource,
  searchSources,
} from '../../../db/sources.ts'
import { packFieldKeys } from '../../../shared/pack/fields.ts'
import type { RestingField } from '../../../shared/research/requests.ts'
import { webHostOf } from '../../../shared/research/web-address.ts'
import { searchWords } from '../../../shared/research/index-lines.ts'
import { maxSources, type SourceItem } from '../../../shared/pack/source.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { sayPlace } from '../../../shared/pack/say-citation.ts'
import { packFieldName } from '../../../shared/pack/name-pack.ts'
import { cleanText } from '../../text/clean-text.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'
import { copyBeforeDeletion } from '../../session/backups.ts'
import { tellRemains } from '../../session/data-notices.ts'
import { runInProcess } from '../../session/side-jobs/run-in-process.ts'
import { nameCourse } from '../../session/name-course.ts'
import { sayRemoval, saySourceProblem, sayUnread } from './source-words.ts'
import type { Handler } from '../../session/handler.ts'

const mostHits = 40
const mostLines = 400
const longestName = 200

export const listSources: Handler<'list-sources'> = (context, { course }) => {
  const named = course === undefined ? succeed(null) : nameCourse(context, course)
  if (!named.ok) return named
  const sources = readSources(context.database, named.value)
  const reader = chosenReader(context)
  return succeed({
    sources,
    reader: reader === null ? null : { name: reader.name, host: reader.host },
    webHost: webHostOf(context.preferences.webSearch),
  })
}

export const takeSource: Handler<'add-source'> = async (
  context,
  { course: typed, fileName, content },
) => {
  const { database } = context
  const language = languageOf(context)
  const named = nameCourse(context, typed)
  if (!named.ok) return named
  const course = named.value
  const file = cleanText(fileName, longestName) || 'file'
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const known = findKnown(context, course, hash)
  if (known !== null) return succeed({ source: known, isKnown: true, note: null })
  if (readSources(database, course).length >= maxSources) {
    return fail(saySourceProblem('too-many-sources', language, String(maxSources)))
  }
  const read = await runInProcess<typeof readSource>(context, {
    kind: 'read-source',
    input: { fileName: file, bytes },
  })
  if (!read.ok) return read
  if (!read.value.ok) return fail(sayUnread(read.value.failure, file, language))
  // The same file may have been added in another window while this one was read.
  const meanwhile = findKnown(context, course, hash)
  if (meanwhile !== null) return succeed({ source: meanwhile, isKnown: true, note: null })
  const { kind, pages, lines, indexed, cutAfter } = read.value.value
  const added = { course, file, kind, pages, addedAt: context.clock(), hash }
  const older = readSources(database, course).find((source) => source.file === file)
  const id = addSource(database, added, lines, indexed)
  context.push({ kind: 'pack', course })
  const notes = [
    ...(cutAfter === null
      ? []
      : [researchWords[language].sourceNotes.cut(sayPlace(cutAfter, language))]),
    ...(older === undefined ? [] : [researchWords[language].sourceNotes.older(file)]),
  ]
  return succeed({
    source: { ...added, id, lines: lines.length },
    isKnown: false,
    note: notes.length === 0 ? null : notes.join(grammar[language].joints.gap),
  })
}

function findKnown({ database }: SessionContext, course: string, hash: string): SourceItem | null {
  return readSources(database, course).find((source) => source.hash === hash) ?? null
}

export const previewRemoval: Handler<'preview-remove-source'> = (context, { id }) => {
  const source = findSource(context.database, id)
  if (source === null) return fail(saySourceProblem('no-source', languageOf(context)))
  return succeed(removalOf(context, source))
}

export const dropSource: Handler<'remove-source'> = (context, { id }) => {
  const source = findSource(context.database, id)
  if (source === null) return fail(saySourceProblem('no-source', languageOf(context)))
  const removal = removalOf(context, source)
  copyBeforeDeletion(context)
  removeSource(context.database, id)
  tellRemains(context)
  context.push({ kind: 'pack', course: source.course })
  return succeed(removal)
}

function removalOf(context: SessionContext, { id, file }: SourceItem) {
  const language = languageOf(context)
  const fields = restingOn(context, id)
  const named = fields.map(({ key, lines }) => ({ name: packFieldName(key, language), lines }))
  return { file, fields, sentence: sayRemoval(file, named, language) }
}

/** In whichever pack: a course that was renamed has one under its new name. */
function restingOn({ database }: SessionContext, id: number): RestingField[] {
  const packs = listPackCourses(database).map((course) => readPack(database, course))
  return packFieldKeys.flatMap((key) => {
    const cited = packs.flatMap(({ fields }) => fields[key]?.citations ?? [])
    const lines = new Set(cited.filter(({ sourceId }) => sourceId === id).map(({ line }) => line))
    return lines.size === 0 ? [] : [{ key, lines: lines.size }]
  })
}

export const search: Handler<'search-sources'> = (context, { course, query }) => {
  const language = languageOf(context)
  const named = nameCourse(context, course)
  if (!named.ok) return named
  if (searchWords(query).length === 0) return fail(saySourceProblem('no-words', language))
  return succeed({ hits: searchSources(context.database, named.value, query, mostHits, 'line') })
}

export const readLines: Handler<'read-source-lines'> = (context, { id, from, to }) => {
  const source = findSource(context.database, id)
  if (source === null) return fail(saySourceProblem('no-source', languageOf(context)))
  const last = Math.min(to, from + mostLines - 1)
  return succeed({ source, lines: readSourceLines(context.database, id, from, last) })
}
