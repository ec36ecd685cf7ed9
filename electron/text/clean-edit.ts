// Makes the names in an edit of work harmless lines, whoever wrote them.
import { assertNever } from '../../shared/assert-never.ts'
import type { WorkEdit } from '../../shared/schedule/work/work-edit.ts'
import { cleanText } from './clean-text.ts'

/** Typed text is one harmless line each; null where nothing is left of one that must say something. */
export function cleanEdit(edit: WorkEdit): WorkEdit | null {
  switch (edit.kind) {
    case 'class': {
      const { title, course } = edit.fields
      const fields = {
        ...edit.fields,
        ...(title === undefined ? {} : { title: cleanText(title) }),
        ...(course === undefined ? {} : { course: cleanText(course) }),
      }
      const sessions = edit.sessions.map((session) => ({
        ...session,
        title: cleanText(session.title),
      }))
      const texts = [fields.title, fields.course, ...sessions.map((session) => session.title)]
      return texts.includes('') ? null : { ...edit, fields, sessions }
    }
    case 'session': {
      if (edit.title === undefined) return edit
      const title = cleanText(edit.title)
      return title === '' ? null : { ...edit, title }
    }
    case 'rename-course': {
      const name = cleanText(edit.name)
      return name === '' ? null : { ...edit, name }
    }
    case 'remove-session':
    case 'reorder':
    case 'delete-class':
      return edit
    default:
      return assertNever(edit)
  }
}
