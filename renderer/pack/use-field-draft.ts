// A field being written: the text as far as it is typed, kept until it is saved or dropped.
import { useState } from 'react'
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import { maxFieldText } from '../../shared/pack/pack.ts'
import type { FieldView } from '../../shared/pack/requests.ts'
import { dropKept, keepText, readKept } from '../store/kept-text.ts'
import type { PackDesk } from './use-pack.ts'

export type FieldDraftHand = {
  text: string
  type: (text: string) => void
  /** Characters that there is still room for; below 0 it can't be saved. */
  left: number
  isChanged: boolean
  /** It was typed before and not saved. */
  wasKept: boolean
  /** Another version was written since it was begun. */
  isOvertaken: boolean
  canSave: boolean
  save: () => void
  /** As the version after the one that was written meanwhile. */
  saveOver: () => void
  drop: () => void
}

/** `onDone` is called once it is saved or dropped. */
export function useFieldDraft(
  course: string,
  field: FieldView,
  desk: PackDesk,
  onDone: (written: boolean) => void,
): FieldDraftHand {
  const { key } = field
  const [kept] = useState(() => readDraft(course, key))
  const [draft, setDraft] = useState(kept ?? { text: field.text, version: field.version })
  const { text, version } = draft
  const end = (written: boolean) => {
    keepDraft(course, key, null)
    onDone(written)
  }
  const write = (base: number) =>
    desk.send('write-field', { course, key, text, version: base }, () => end(true))
  const left = maxFieldText - text.length
  const isChanged = text !== field.text
  const isOvertaken = version !== field.version
  const canSave = !desk.isPending && left >= 0 && !isOvertaken
  return {
    text,
    type: (typed) => {
      setDraft({ text: typed, version })
      keepDraft(course, key, typed === field.text ? null : { text: typed, version })
    },
    left,
    isChanged,
    wasKept: kept !== null,
    isOvertaken,
    canSave,
    save: () => {
      if (!isChanged) end(false)
      else if (canSave) write(version)
    },
    saveOver: () => write(field.version),
    drop: () => end(false),
  }
}

/** What was typed into a field and is not saved yet. */
type KeptDraft = {
  text: string
  /** The version that it was begun from. */
  version: number
}

export function readDraft(course: string, key: PackFieldKey): KeptDraft | null {
  const read = readKept(nameOf(course, key))
  if (typeof read !== 'object' || read === null || !('text' in read) || !('version' in read)) {
    return null
  }
  const { text, version } = read
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
}

export function keepDraft(course: string, key: PackFieldKey, draft: KeptDraft | null): void {
  if (draft === null) dropKept(nameOf(course, key))
  else keepText(nameOf(course, key), draft)
}

function nameOf(course: string, key: PackFieldKey): string {
  return `weekloom-field ${key} ${course}`
}
