// Writes a change of homework as one entry of the history (D3, H1), so that undo takes it back in its order; every window is told.
import { newHomework } from '../../../db/homework.ts'
import type { HomeworkItemChange } from '../../../shared/homework/change.ts'
import type { HomeworkDraft } from '../../../shared/homework/homework.ts'
import { emptyDiff } from '../../../shared/schedule/diff.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { sayHomeworkChange } from '../../../shared/homework/say.ts'
import { applyChange } from '../../session/apply-change.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'

/** Answers with its number. */
export function addInHistory(context: SessionContext, draft: HomeworkDraft): number {
  const added = newHomework(context.database, draft, context.clock())
  writeHomework(context, { from: null, to: added })
  return added.id
}

/** Throws without a term: there is no history then. */
export function writeHomework(context: SessionContext, homework: HomeworkItemChange): void {
  if (isSameValue(homework.from, homework.to)) return
  const why = sayHomeworkChange(homework, languageOf(context))
  const change = { kind: 'diff', diff: emptyDiff(), who: 'person', why, cardId: null } as const
  applyChange(context, { ...change, homework })
}
