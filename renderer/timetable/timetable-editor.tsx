// The grid with the form of the class that is open beside it: what is typed goes into the draft, and nowhere else.
import { useState } from 'react'
import type { Place } from '../../shared/schedule/place.ts'
import type { Period } from '../../shared/schedule/term.ts'
import { newBlock } from '../../shared/timetable/edit-block.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { blockDraftOf, readDraft, type BlockDraft } from './block-draft.ts'
import { BlockForm } from './block-form.tsx'
import { cellsOf, firstCursor, type Cursor } from './grid-cursor.ts'
import {
  blocksAt,
  shownRows,
  troubledKeys,
  addBlock,
  changeBlock,
  copyBlock,
  deleteBlock,
  fitCells,
  type TimetableDraft,
} from './timetable-draft.ts'
import { TimetableGrid } from './timetable-grid.tsx'
import styles from './timetable.module.css'

export function TimetableEditor(props: EditorProps) {
  const { draft, weeks, periods } = props
  const words = useWords().timetable
  const editing = useTimetableForm(props)
  const { typed } = editing
  return (
    <div className={`stack ${styles.editor}`}>
      <div className={`shortens scrolls pad-y-2 pad-x-2 ${styles.sheet}`}>
        <TimetableGrid
          draft={draft}
          periods={periods}
          cursor={editing.cursor}
          troubled={new Set(troubledKeys(draft, weeks, periods.length))}
          summons={editing.summons}
          onMove={editing.setCursor}
          onOpen={editing.open}
          onDelete={editing.removeAt}
        />
      </div>
      <div className="shortens scrolls pad-y-2 pad-x-2">
        {typed === null ? (
          <p className={`quiet small snug ${styles.hint}`}>
            {words.gridHint} <span className="for-keys">{words.gridKeysHint}</span>
          </p>
        ) : (
          <BlockForm
            key={`${typed.key} ${editing.summons}`}
            typed={typed}
            timetable={draft}
            weeks={weeks}
            periods={periods}
            others={blocksAt(draft, typed.block.weekday, shownRows(typed.block).start).filter(
              ({ key }) => key !== typed.key,
            )}
            onChange={editing.setTyped}
            onPut={editing.put}
            onCopy={editing.copyTo}
            onDelete={() => editing.remove(typed.key)}
            onOther={editing.openOther}
            onCancel={editing.close}
          />
        )}
      </div>
    </div>
  )
}

type EditorProps = {
  draft: TimetableDraft
  weeks: number
  periods: readonly Period[]
  /** Where a new class is open from the start, or the one with the title. */
  at?: Place | null
  title?: string | null
  onChange: (draft: TimetableDraft) => void
}

/**
 * What the editor of the timetable holds beside the draft: where the cursor is, and which class
 * is open in the form.
 */
function useTimetableForm(props: EditorProps) {
  const { draft, weeks, periods, at = null, title = null, onChange } = props
  const language = useLanguage()
  const [cursor, setCursor] = useState<Cursor>(() => cursorAt(at))
  const [typed, setTyped] = useState<BlockDraft | null>(() => {
    if (at === null) return null
    const known = blockOf(draft, cursor, title)
    const block = known?.block ?? newBlock(cellsOf(cursor), weeks)
    return blockDraftOf(known?.key ?? null, block, language)
  })
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

function cursorAt(at: Place | null): Cursor {
  if (at === null) return firstCursor
  return { weekday: ((at.day - 1) % 7) + 1, anchor: at.start, period: at.end }
}

function blockOf(draft: TimetableDraft, { weekday, anchor }: Cursor, title: string | null) {
  return blocksAt(draft, weekday, anchor).find(({ block }) => block.title === title)
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

type TroubleProps = { draft: TimetableDraft; weeks: number; periods: number; problem: string }

/**
 * What keeps the timetable from being saved, in one line: classes that can't be, or the answer of
 * the core.
 */
export function TroubleLine({ draft, weeks, periods, problem }: TroubleProps) {
  const words = useWords().timetable
  const keys = new Set(troubledKeys(draft, weeks, periods))
  const titles = draft.blocks.flatMap(({ key, block }) => (keys.has(key) ? [block.title] : []))
  const [shown, others] = [titles.slice(0, 2), Math.max(0, titles.length - 2)]
  const text = shown.length > 0 ? words.troubled(words.titles(shown), others) : problem
  return (
    <output className={`grow quiet to-end ${styles.trouble} ${text === '' ? '' : 'caution'}`}>
      {text === '' ? words.count(draft.blocks.length) : text}
    </output>
  )
}
