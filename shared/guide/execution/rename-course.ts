// A document for a course that has another name by now: what it writes is written under that.
import { assertNever } from '../../assert-never.ts'
import type { ExecutionDoc, ExecutionOperation } from '../../agent/execution-doc.ts'

/** The course that the document writes something of; null where it names none. */
export function courseOfDocument(document: ExecutionDoc): string | null {
  return document.map(courseOf).find((course) => course !== null) ?? null
}

export function renameInDocument(
  document: ExecutionDoc,
  { from, to }: { from: string; to: string },
): ExecutionDoc {
  return document.map((operation) =>
    courseOf(operation) === from ? renamed(operation, to) : operation,
  )
}

function courseOf(operation: ExecutionOperation): string | null {
  switch (operation.operation) {
    case 'upsert_task_class':
      return operation.changes.fields.course ?? null
    case 'update_profile':
    case 'update_calendar':
    case 'add_homework':
    case 'add_events':
      return operation.changes.course
    case 'update_items':
    case 'add_item':
    case 'pin_blocks':
    case 'edit_work':
    case 'set_preferences':
    case 'plan_recalls':
    case 'replan':
    case 'change_events':
    case 'remove_events':
    case 'set_days':
      return null
    default:
      return assertNever(operation)
  }
}

function renamed(operation: ExecutionOperation, to: string): ExecutionOperation {
  switch (operation.operation) {
    case 'upsert_task_class': {
      const fields = { ...operation.changes.fields, course: to }
      return { ...operation, changes: { ...operation.changes, fields } }
    }
    case 'update_profile':
      return { ...operation, changes: { ...operation.changes, course: to } }
    case 'update_calendar':
      return { ...operation, changes: { ...operation.changes, course: to } }
    case 'add_homework':
      return { ...operation, changes: { ...operation.changes, course: to } }
    case 'add_events':
      return { ...operation, changes: { ...operation.changes, course: to } }
    default:
      return operation
  }
}
