// Has Weekloom write a field of a pack (K5): never over the person's own words without their yes (K7).
import { readPack } from '../../../db/pack.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { cleanFieldText } from '../../../shared/pack/clean-field-text.ts'
import { versionOf } from '../../../shared/pack/pack.ts'
import { needsYes, type PackRefusal, writeByAgent } from '../../../shared/pack/pack-write.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { sayPackRefusal } from '../../../shared/pack/say-pack.ts'
import { languageOf, type SessionContext, shownConversation } from '../../session/context.ts'
import { nameCourse } from '../../session/name-course.ts'
import { present } from './pack-requests.ts'
import { readPackWorld, writePack } from './pack-store.ts'
import { readScene } from '../../../db/scenes.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import type { FieldDraft } from '../pack-material.ts'
import { packScene, readPackRecord } from '../scene-record.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'
import { draftOf, sayUnfinished } from './pack-material.ts'
import type { Handler } from '../../session/handler.ts'

/** What is refused now is refused before anything is asked or searched; what changes meanwhile, at the end. */
export const generateField: Handler<'generate-field'> = async (
  context,
  { course: typed, key, version, replacesPerson = false },
) => {
  const named = nameCourse(context, typed)
  if (!named.ok) return named
  const course = named.value
  const { database } = context
  const before = readPack(database, course)
  const known = versionOf(before, key)
  if (known !== version) return refuse(context, { kind: 'conflict', key, present: known })
  if (needsYes(before.fields[key], 'agent') && !replacesPerson) {
    return refuse(context, { kind: 'persons-words', key, version })
  }
  const drafted = await draftField(context, { course, key })
  if (!drafted.ok) return drafted
  const { text, citations, madeFrom, remark } = drafted.value
  const draft = { key, text: cleanFieldText(text), citations, madeFrom, why: remark.slice(0, 400) }
  const pack = readPack(database, course)
  const wish = writeByAgent(
    pack,
    { ...draft, base: version, replacesPerson },
    readPackWorld(context, course),
  )
  const written = writePack(context, wish)
  return written.ok ? succeed(present(context, course)) : refuse(context, written.failure)
}

function refuse(context: SessionContext, refusal: PackRefusal) {
  return fail(sayPackRefusal(refusal, languageOf(context)))
}

/** `course` is clean; the draft is not written yet. A failure says what is missing and what to do. */
async function draftField(
  context: SessionContext,
  { course, key }: { course: string; key: PackFieldKey },
): Promise<Result<FieldDraft, Problem>> {
  const { database } = context
  const language = languageOf(context)
  const pack = readPack(database, course)
  // What was said of this course in the conversation that is shown counts here too.
  const record = readPackRecord(readScene(database, shownConversation(context), packScene))
  const answers = record?.course === course ? record.answers : []
  const drafted = await runSideJob(context, 'write-field', (signal) =>
    draftOf(context, { course, key, pack, answers, language }, signal),
  )
  if (drafted === null)
    return fail({ code: 'stopped', message: sayUnfinished('stopped', language) })
  return drafted.ok
    ? succeed(drafted.value)
    : fail({ code: 'pack-lacks', message: drafted.failure })
}
