// Gives the one editor of execution documents its outside: the schedule and the standing context of now, the planner, the recalls.
import { nextIds } from '../../db/ids.ts'
import { readState } from '../../db/schedule/read-state.ts'
import type { ExecutionDoc } from '../../shared/execution/execution-doc.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { editDocument, type DocumentEffect } from '../execution/edit-document.ts'
import { followThreadedTools } from '../planner/thread/planner-tools.ts'
import { currentClock, languageOf, type SessionContext } from './context.ts'
import { placeRecallsIn } from './recite/recall-requests.ts'
import { newHomeworkIn } from '../homework/handlers.ts'
import { tellProgress } from './tell-progress.ts'
import { planningWishes } from './planning-wishes.ts'

/** What the document would do now; a re-plan in it stops when the session closes. */
export async function editDocumentNow(
  context: SessionContext,
  document: ExecutionDoc,
): Promise<Result<DocumentEffect, string>> {
  const state = readState(context.database)
  if (state === null) throw new Error('a document is applied only when there is a term')
  const now = currentClock(context).moment
  const language = languageOf(context)
  const tools = followThreadedTools({ onProgress: tellProgress(context) })
  return editDocument(document, {
    state,
    standing: context.preferences.standing,
    now,
    ids: nextIds(context.database),
    language,
    replan: async (from: ScheduleState, values) => {
      const preferences = planningWishes(context)
      const asked = { state: from, now, language, preferences }
      const outcome = await tools.plan('replan', values, asked, context.closing)
      if (outcome === null) throw new Error('the session was closed')
      return outcome.kind === 'change' ? succeed(outcome.diff) : fail(outcome.text)
    },
    newHomework: (draft) => newHomeworkIn(context, draft),
    planRecalls: (from, ids) => placeRecallsIn(context, from, ids),
  })
}
