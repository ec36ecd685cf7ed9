// The names in a document as harmless lines, whoever wrote them; null where nothing is left of one.
import { maxProfileCourse } from '../../../shared/agent/student-profile.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { ExecutionDoc, ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import { cleanEdit } from '../../text/clean-edit.ts'
import { isOfCalendar, type CalendarOperation } from '../../../shared/agent/document-operations.ts'
import { cleanText } from '../../text/clean-text.ts'

export function cleanDocument(document: ExecutionDoc): ExecutionDoc | null {
  const cleaned = document.map(cleanOperation)
  const whole = cleaned.filter((operation) => operation !== null)
  return whole.length === cleaned.length ? whole : null
}

function cleanOperation(operation: ExecutionOperation): ExecutionOperation | null {
  if (isOfCalendar(operation)) return cleanCalendarOperation(operation)
  switch (operation.operation) {
    case 'upsert_task_class': {
      const { title, course } = operation.changes.fields
      const fields = {
        ...operation.changes.fields,
        ...(title === undefined ? {} : { title: cleanText(title) }),
        ...(course === undefined ? {} : { course: cleanText(course) }),
      }
      const items = operation.changes.items.map(cleanItem)
      const names = [fields.title, fields.course, ...items.map((item) => item.title)]
      return names.includes('') ? null : { ...operation, changes: { fields, items } }
    }
    case 'update_items': {
      const items = operation.changes.items.map((item) =>
        item.title === undefined ? item : { ...item, title: cleanText(item.title) },
      )
      return items.some(({ title }) => title === '') ? null : { ...operation, changes: { items } }
    }
    case 'add_item': {
      const item = cleanItem(operation.changes.item)
      return item.title === '' ? null : { ...operation, changes: { item } }
    }
    case 'update_calendar': {
      const title = cleanText(operation.changes.title)
      const course = cleanText(operation.changes.course)
      return title === ''
        ? null
        : { ...operation, changes: { ...operation.changes, title, course } }
    }
    case 'update_profile': {
      // As long as the standing context lets a course's name be.
      const course = cleanText(operation.changes.course, maxProfileCourse)
      const portrait = cleanText(operation.changes.portrait, 2_000)
      return course === '' ? null : { ...operation, changes: { course, portrait } }
    }
    case 'add_homework': {
      const title = cleanText(operation.changes.title)
      const course = cleanText(operation.changes.course)
      return title === ''
        ? null
        : { ...operation, changes: { ...operation.changes, title, course } }
    }
    case 'edit_work': {
      const edits = operation.changes.edits.map(cleanEdit).filter((edit) => edit !== null)
      const isWhole = edits.length === operation.changes.edits.length
      return isWhole ? { ...operation, changes: { edits } } : null
    }
    case 'pin_blocks':
    case 'set_preferences':
    case 'replan':
    case 'plan_recalls':
      return operation
    default:
      return assertNever(operation)
  }
}

function cleanItem(item: { title: string; duration: number }): { title: string; duration: number } {
  return { ...item, title: cleanText(item.title) }
}

function cleanCalendarOperation(operation: CalendarOperation): CalendarOperation | null {
  if (operation.operation === 'remove_events' || operation.operation === 'set_days')
    return operation
  const { title, location } = operation.changes
  const told = {
    ...(title === undefined ? {} : { title: cleanText(title) }),
    ...(location === undefined ? {} : { location: cleanText(location) }),
  }
  if (told.title === '') return null
  if (operation.operation === 'change_events')
    return { ...operation, changes: { ...operation.changes, ...told } }
  const course = cleanText(operation.changes.course)
  return { ...operation, changes: { ...operation.changes, ...told, course } }
}
