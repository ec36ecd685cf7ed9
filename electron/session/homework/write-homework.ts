// Writes a change of homework as one entry of the history (D3, H1), so that undo takes it back in its order; every window is told.
import { commitHomework, newHomework } from '../../../db/commit-homework.ts'
import { readState } from '../../../db/read-state.ts'
import type { HomeworkItemChange } from '../../../shared/homework/homework-change.ts'
import type { HomeworkDraft } from '../../../shared/homework/homework.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { sayHomeworkChange } from '../../../shared/words/say-homework-change.ts'
import { pushSchedule } from '../apply-change.ts'
import { languageOf, type SessionContext } from '../context.ts'

/** Answers with its number. */
export function addInHistory(context: SessionContext, draft: HomeworkDraft): number {
  const added = newHomework(context.database, draft, context.clock())
  writeHomework(context, { from: null, to: added })
  return added.id
}

/** Throws without a term: there is no history then. */
export function writeHomework(context: SessionContext, change: HomeworkItemChange): void {
  const { database } = context
  if (isSameValue(change.from, change.to)) return
  const why = sayHomeworkChange(change, languageOf(context))
  commitHomework(database, change, { why, at: context.clock() })
  const state = readState(database)
  if (state !== null) pushSchedule(context, state, state, false)
}
