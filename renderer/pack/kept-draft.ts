// What was typed into a field and is not saved yet.
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import { dropKept, keepText, readKept } from '../store/kept-text.ts'

export type KeptDraft = {
  text: string
  /** The version that it was begun from. */
  version: number
}

export function readDraft(course: string, key: PackFieldKey): KeptDraft | null {
  return toDraft(readKept(nameOf(course, key)))
}

export function keepDraft(course: string, key: PackFieldKey, draft: KeptDraft | null): void {
  if (draft === null) dropKept(nameOf(course, key))
  else keepText(nameOf(course, key), draft)
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
