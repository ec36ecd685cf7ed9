// What was typed into a field and is not saved yet: it outlives the dialog and the page.
import type { PackFieldKey } from '../../shared/pack/fields.ts'

export type KeptDraft = {
  text: string
  /** The version that it was begun from. */
  version: number
}

// Storage may be refused: then the draft lasts as long as the form.

export function readDraft(course: string, key: PackFieldKey): KeptDraft | null {
  try {
    return toDraft(JSON.parse(localStorage.getItem(nameOf(course, key)) ?? 'null'))
  } catch {
    return null
  }
}

export function keepDraft(course: string, key: PackFieldKey, draft: KeptDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(nameOf(course, key))
    else localStorage.setItem(nameOf(course, key), JSON.stringify(draft))
  } catch {
    // As above.
  }
}

function nameOf(course: string, key: PackFieldKey): string {
  return `weekloom-field ${key} ${course}`
}

function toDraft(read: unknown): KeptDraft | null {
  if (typeof read !== 'object' || read === null || !('text' in read) || !('version' in read)) {
    return null
  }
  const { text, version } = read
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
}
