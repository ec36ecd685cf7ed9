// Lists and finishes homework for a conversation, as the page does.
import { findHomework } from '../../../db/homework.ts'
import { fail, succeed } from '../../../shared/result.ts'
import type { HomeworkService } from '../scene/scene-service.ts'
import type { SessionContext } from '../../session/context.ts'
import { editItem } from './homework.ts'
import { listLines } from './view.ts'

export function homeworkService(context: SessionContext): HomeworkService {
  return {
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
