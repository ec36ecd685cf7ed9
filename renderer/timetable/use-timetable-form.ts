// What the editor of the timetable holds beside the draft: where the cursor is, and which class is open in the form.
import { useState } from 'react'
import type { Period } from '../../shared/schedule/term.ts'
import type { Place } from '../../shared/schedule/place.ts'
import { newBlock } from '../../shared/timetable/edit-block.ts'
import { useLanguage } from '../words/words.ts'
import { blockDraftOf, readDraft, type BlockDraft } from './block-draft.ts'
import { cellsOf, firstCursor, type Cursor } from './grid-cursor.ts'
import {
  addBlock,
  blocksAt,
  changeBlock,
  copyBlock,
  deleteBlock,
  fitCells,
  type TimetableDraft,
} from './timetable-draft.ts'

export type EditorProps = {
  draft: TimetableDraft
  weeks: number
  periods: readonly Period[]
  /** Where a new class is open from the start. */
  at?: Place | null
  onChange: (draft: TimetableDraft) => void
}

export function useTimetableForm({ draft, weeks, periods, at = null, onChange }: EditorProps) {
  const language = useLanguage()
  const [cursor, setCursor] = useState<Cursor>(() =>
    at === null
      ? firstCursor
      : { weekday: ((at.day - 1) % 7) + 1, anchor: at.start, period: at.end },
  )
  const [typed, setTyped] = useState<BlockDraft | null>(() =>
    at === null ? null : blockDraftOf(null, newBlock(cellsOf(cursor), weeks), language),
  )
  // Counts the times that the grid takes the focus back from the form.
  const [summons, setSummons] = useState(0)
  const close = () => {
    setTyped(null)
    setSummons(summons + 1)
  }
  const remove = (key: number | null) => {
    if (key !== null) onChange(deleteBlock(draft, key))
    close()
  }
  const read = typed === null ? null : readDraft(typed, weeks)
  return {
    cursor: fitCursor(cursor, periods.length),
    typed,
    summons,
    setCursor,
    setTyped,
    close,
    remove,
    removeAt: ({ weekday, period }: Cursor) => {
      const [here] = blocksAt(draft, weekday, period)
      if (here !== undefined) remove(here.key)
    },
    open: (at: Cursor) => {
      const here = blockAt(draft, at)
      const fresh = () => newBlock(fitCells(cellsOf(at), periods), weeks)
      setTyped(blockDraftOf(here?.key ?? null, here?.block ?? fresh(), language))
    },
    openOther: (key: number | null) => {
      const other = draft.blocks.find((one) => one.key === key)
      if (typed === null) return
      const { weekday, start, end } = typed.block
      const fresh = () => newBlock({ weekday, start, end }, weeks)
      setTyped(blockDraftOf(other?.key ?? null, other?.block ?? fresh(), language))
    },
    put: () => {
      if (typed === null || read?.ok !== true) return
      const { key } = typed
      onChange(key === null ? addBlock(draft, read.value) : changeBlock(draft, key, read.value))
      close()
    },
    copyTo: (weekday: number) => {
      if (typed === null || read?.ok !== true) return
      onChange(copyBlock(draft, typed.key, read.value, weekday))
    },
  }
}

/** The class on which a run of cells begins and ends; none where it goes beyond one. */
function blockAt(draft: TimetableDraft, { weekday, anchor, period }: Cursor) {
  const atStart = blocksAt(draft, weekday, anchor)
  return blocksAt(draft, weekday, period).find((one) => atStart.includes(one))
}

/** Another period table may have fewer rows. */
function fitCursor({ weekday, anchor, period }: Cursor, periods: number): Cursor {
  return { weekday, anchor: Math.min(anchor, periods), period: Math.min(period, periods) }
}
