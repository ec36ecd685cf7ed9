// What the person does by hand on the week: one legality check, one transaction, one entry of history, undoable.
import { nextIds } from '../../db/ids.ts'
import { fail, succeed } from '../../shared/result.ts'
import { acceptSuggested } from '../../shared/schedule/diff.ts'
import { applyEdit } from '../../shared/schedule/edits.ts'
import { applyHandEdit } from '../../shared/schedule/hand-edit.ts'
import { findTask } from '../../shared/schedule/state.ts'
import { sayHandEdit, sayHandEditResult } from '../../shared/words/schedule/say-hand-edit.ts'
import { sayMarked, sayMarkResult } from '../../shared/words/schedule/say-mark.ts'
import { sayRefusal } from '../../shared/words/schedule/say-refusal.ts'
import { applyChange } from '../session/apply-change.ts'
import { currentClock, languageOf, requireIdlePlan } from '../session/context.ts'
import type { Handler } from '../session/handler.ts'

/** A refused edit changes nothing; its code is the kind of the refusal. */
export const editByHand: Handler<'edit-by-hand'> = (context, { edit }) => {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  const language = languageOf(context)
  const ids = nextIds(context.database)
  const edited = applyHandEdit(state, edit, currentClock(context).moment, ids)
  if (!edited.ok) {
    const message = sayRefusal(state, edited.failure, language, 'person')
    return fail({ code: edited.failure.reason.kind, message })
  }
  // What a person has put somewhere is no suggestion any more.
  const diff = acceptSuggested(edited.value.diff)
  const why = sayHandEdit(state, edit, language)
  const { entryId } = applyChange(context, { kind: 'diff', diff, who: 'person', why, cardId: null })
  return succeed({ entryId, summary: sayHandEditResult(state, edit, language) })
}

/**
 * Marks what became of a block, as the person says it (P6): one diff with the work log in it, one
 * history entry, undoable. A refused mark changes nothing; its code is the kind of the refusal.
 */
export const markBlock: Handler<'mark-block'> = (context, { taskId, mark, minutes }) => {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  const language = languageOf(context)
  const restId = nextIds(context.database).task
  const edit = { kind: 'mark', task: taskId, mark, minutes: minutes ?? null, restId } as const
  const marked = applyEdit(state, edit, currentClock(context).moment)
  if (!marked.ok) {
    const message = sayRefusal(state, marked.failure, language, 'person')
    return fail({ code: marked.failure.reason.kind, message })
  }
  const after = findTask(marked.value.state, taskId)
  const entry = (mark !== 'open' && after?.kind === 'item' && after.log?.at(-1)) || null
  const title = after?.title ?? ''
  const why = sayMarked(title, entry, language)
  const { diff } = marked.value
  const { entryId } = applyChange(context, { kind: 'diff', diff, who: 'person', why, cardId: null })
  const summary = sayMarkResult(title, entry, language)
  return succeed({ entryId, summary, restId: entry?.restId ?? null })
}
