// A model reads the document too, on the person's word: what it says is checked, and the draft of the rules stays whole.
import { syllabusWords, type SyllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import type { checkItems } from '../find/check-items.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { asSentence } from '../../../shared/text/as-sentence.ts'
import { sayPlace } from '../../../shared/pack/say-citation.ts'
import { readWithModel, type ModelReadingFailure } from '../model/read-with-model.ts'
import type { Fact } from '../find/fact.ts'
import type { SyllabusReading } from '../read-syllabus.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import { languageOf, problem, requirePlan, type SessionContext } from '../../session/context.ts'
import { runInProcess } from '../../session/side-jobs/run-in-process.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'
import { keepDraft, syllabiOf } from './syllabus-requests.ts'
import type { Handler } from '../../session/handler.ts'

type Reader = NonNullable<ReturnType<typeof chosenReader>>

export const askSyllabus: Handler<'ask-syllabus'> = async (context, { draftId }) => {
  const kept = syllabiOf(context).get(draftId)
  if (kept === undefined) return problem(context, 'unknown-preview')
  const reader = chosenReader(context)
  const words = syllabusWords[languageOf(context)].readerWords
  const asked =
    reader === null ? fail(words.none) : await askReader(context, reader, kept.reading, words)
  // The plan and the course may have changed while it read.
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const present = syllabiOf(context).get(draftId)
  if (present === undefined) return problem(context, 'unknown-preview')
  const course = present.course === '' ? null : present.course
  if (!asked.ok) {
    const failed = { reading: kept.reading, asked: { note: asked.failure, hasRead: false } }
    return succeed(keepDraft(context, draftId, failed, course, planned.value))
  }
  const { facts, note } = asked.value
  const read = { reading: { ...kept.reading, facts }, asked: { note, hasRead: true } }
  return succeed(keepDraft(context, draftId, read, course, planned.value))
}

/** All facts with those that it added, or the sentence that says why there are none of it. */
async function askReader(
  context: SessionContext,
  reader: Reader,
  { text, facts, calendar }: SyllabusReading,
  words: SyllabusWords['readerWords'],
): Promise<Result<{ facts: Fact[]; note: string }, string>> {
  const language = languageOf(context)
  const read = await runSideJob(context, 'ask-syllabus', (signal, report) =>
    readWithModel(reader.model, text.lines, calendar, language, report, signal),
  )
  if (!read.ok) return fail(sayFailure(read.failure, reader, words))
  const { items, lastLine } = read.value
  const named = new Set(items.map(({ line }) => line))
  const lines = text.lines.filter(({ number }) => named.has(number))
  const checked = await runInProcess<typeof checkItems>(context, {
    kind: 'ask-syllabus',
    input: { items, lines, calendar, facts },
  })
  if (!checked.ok) return fail(`${checked.failure.message}${words.gap}${words.without}`)
  const found = words.found(reader.name, checked.value.length - facts.length)
  const last = lastLine === null ? undefined : text.lines[lastLine - 1]
  const part = last === undefined ? '' : words.upTo(sayPlace(last, language))
  return succeed({ facts: checked.value, note: `${found}${part}` })
}

function sayFailure(
  failure: ModelReadingFailure,
  { name }: Reader,
  words: SyllabusWords['readerWords'],
): string {
  switch (failure.kind) {
    case 'stopped':
      return `${words.stopped}${words.without}`
    case 'unusable':
      return `${words.unusable(name)}${words.without}`
    case 'failed':
      return `${asSentence(failure.message)}${words.gap}${words.without}`
    default:
      return assertNever(failure)
  }
}
