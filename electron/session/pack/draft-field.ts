// What Weekloom would write into a field of a pack, for whoever asks outside of the conversation (K5).
import { readPack } from '../../../db/courses/pack.ts'
import { readScene } from '../../../db/conversation/scene-states.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import type { Problem } from '../../../shared/ipc.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { FieldDraft } from '../../pack/pack-material.ts'
import { packScene, readPackRecord } from '../../pack/scene-record.ts'
import { languageOf, shownConversation, type SessionContext } from '../context.ts'
import { runSideJob } from '../side-jobs/run-side-job.ts'
import { draftOf } from './pack-material.ts'
import { sayUnfinished } from './unfinished-words.ts'

/** `course` is clean; the draft is not written yet. A failure says what is missing and what to do. */
export async function draftField(
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
