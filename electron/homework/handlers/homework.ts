// The requests of homework (H1): items listed, opened, added, changed and deleted; every window is told.
import { findHomework, newHomework, readHomework } from '../../../db/homework.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { editHomework, type HomeworkEdit, cleanPasted } from '../../../shared/homework/edit.ts'
import {
  findStepProblem,
  findTitleProblem,
  type Homework,
  type HomeworkDraft,
  maxHomework,
  maxSolution,
  maxSteps,
  type TypedProblem,
  longestTyped,
} from '../../../shared/homework/homework.ts'
import type { RequestInput, RequestName, RequestOutput } from '../../../shared/contract/contract.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { type HomeworkProblem, sayHomeworkProblem } from '../../../shared/homework/say.ts'
import { sayHomeworkListed } from '../../../shared/homework/say-talk.ts'
import type { HomeworkItemChange } from '../../../shared/homework/change.ts'
import { cleanLine } from '../../text/clean-text.ts'
import {
  currentClock,
  languageOf,
  requirePlan,
  type SessionContext,
} from '../../session/context.ts'
import { detailOf, listLines } from './view.ts'
import { addInHistory, writeHomework } from './write.ts'
import type { Handler } from '../../session/handler.ts'

type Answer<Name extends RequestName> = Result<RequestOutput<Name>, Problem>

export function homeworkProblem(
  context: SessionContext,
  code: HomeworkProblem,
  detail = '',
): { ok: false; failure: Problem } {
  return fail(sayHomeworkProblem(code, languageOf(context), detail))
}

export function requireHomework(context: SessionContext, id: number): Result<Homework, Problem> {
  const homework = findHomework(context.database, id)
  return homework === null ? homeworkProblem(context, 'no-homework') : succeed(homework)
}

/** Without a term there is no history that could take a change back. */
function requireWritable(context: SessionContext, id: number): Result<Homework, Problem> {
  const planned = requirePlan(context)
  return planned.ok ? requireHomework(context, id) : planned
}

export const listHomework: Handler<'read-homework'> = (context) =>
  succeed({ items: listLines(context) })

export const openHomework: Handler<'open-homework'> = (context, { id, showsKey }) => {
  const found = requireHomework(context, id)
  return found.ok ? succeed(detailOf(context, found.value, showsKey)) : found
}

export const addItem: Handler<'add-homework'> = (context, { draft: typed }) => {
  const { database } = context
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const draft = cleanDraft(typed)
  const wrong = findTitleProblem(draft)
  if (wrong !== null) return homeworkProblem(context, wrong, String(longestTyped(wrong)))
  if (readHomework(database).length >= maxHomework) {
    return homeworkProblem(context, 'too-much-homework', String(maxHomework))
  }
  return succeed({ id: addInHistory(context, draft) })
}

/**
 * As it would be added now, behind as many others, or, with its id, as it would be changed; what is on the list and open is not
 * added twice.
 */
export function newHomeworkIn(
  context: SessionContext,
  { id, ...typed }: HomeworkDraft & { id?: number },
  others: number,
): Result<HomeworkItemChange, string> {
  const draft = cleanDraft(typed)
  if (id !== undefined) {
    const found = requireHomework(context, id)
    if (!found.ok) return fail(found.failure.message)
    return succeed({ from: found.value, to: { ...found.value, ...draft } })
  }
  const { database } = context
  const language = languageOf(context)
  const items = readHomework(database)
  const isSame = (item: Homework) =>
    item.title === draft.title &&
    item.course === draft.course &&
    item.dueDate === draft.dueDate &&
    item.doneAt === null
  if (items.some(isSame))
    return fail(sayHomeworkListed(draft, currentClock(context).date, language))
  if (items.length + others >= maxHomework)
    return fail(sayHomeworkProblem('too-much-homework', language, String(maxHomework)).message)
  const wrong = findTitleProblem(draft)
  if (wrong !== null)
    return fail(sayHomeworkProblem(wrong, language, String(longestTyped(wrong))).message)
  const item = newHomework(database, draft, context.clock())
  return succeed({ from: null, to: { ...item, id: item.id + others } })
}

export function editItem(
  context: SessionContext,
  { id, edit: typed }: RequestInput<'edit-homework'>,
): Answer<'edit-homework'> {
  const found = requireWritable(context, id)
  if (!found.ok) return found
  const edit = cleanEdit(typed)
  const wrong = findTypedProblem(edit)
  if (wrong !== null) return homeworkProblem(context, wrong, String(longestTyped(wrong)))
  const edited = editHomework(found.value, edit, context.clock())
  if (!edited.ok) {
    const most = edited.failure === 'solution-too-long' ? maxSolution : maxSteps
    return homeworkProblem(context, edited.failure, String(most))
  }
  writeHomework(context, { from: found.value, to: edited.value })
  return succeed({ id })
}

export const deleteItem: Handler<'delete-homework'> = (context, { id }) => {
  const found = requireWritable(context, id)
  if (!found.ok) return found
  writeHomework(context, { from: found.value, to: null })
  return succeed({ title: found.value.title })
}

function cleanDraft(draft: HomeworkDraft): HomeworkDraft {
  return { ...draft, title: cleanLine(draft.title), course: cleanLine(draft.course) }
}

/** Typed lines are harmless ones; pasted texts keep theirs. */
function cleanEdit(edit: HomeworkEdit): HomeworkEdit {
  switch (edit.kind) {
    case 'details':
      return { ...edit, draft: cleanDraft(edit.draft) }
    case 'add-step':
      return { ...edit, text: cleanLine(edit.text) }
    case 'solution':
    case 'answer-key':
      return { ...edit, text: cleanPasted(edit.text) }
    case 'tick-step':
    case 'move-step':
    case 'remove-step':
    case 'done':
      return edit
    default:
      return assertNever(edit)
  }
}

function findTypedProblem(edit: HomeworkEdit): TypedProblem | null {
  if (edit.kind === 'details') return findTitleProblem(edit.draft)
  return edit.kind === 'add-step' ? findStepProblem(edit.text) : null
}
