// Adds, lists and finishes homework for a conversation, as the page does.
import { findHomework, readHomework } from '../../../db/homework.ts'
import { fail, succeed } from '../../../shared/result.ts'
import type { HomeworkService } from '../scene/scene-service.ts'
import type { SessionContext } from '../../session/context.ts'
import { addItem, editItem } from './homework.ts'
import { listLines } from './view.ts'

export function homeworkService(context: SessionContext): HomeworkService {
  return {
    // A turn that a kill cut off says the same again: what is on the list is not added twice.
    add: (draft) => {
      const same = readHomework(context.database).find(
        ({ title, dueDate, doneAt }) =>
          title === draft.title && dueDate === draft.dueDate && doneAt === null,
      )
      if (same !== undefined) return succeed({ isNew: false })
      const added = addItem(context, { draft })
      return added.ok ? succeed({ isNew: true }) : fail(added.failure.message)
    },
    list: () => listLines(context),
    openSteps: (id) =>
      (findHomework(context.database, id)?.checklist.steps ?? []).flatMap(({ text, isDone }) =>
        isDone ? [] : [text],
      ),
    finish: (id) => {
      const edited = editItem(context, { id, edit: { kind: 'done', isDone: true } })
      return edited.ok ? succeed(null) : fail(edited.failure.message)
    },
  }
}
