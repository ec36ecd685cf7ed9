// What the ticked lines of an import come to, worked out anew with each tick.
import { useMemo, useState } from 'react'
import { isEmptyDiff, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import {
  chooseImport,
  usualLines,
  type ChosenImport,
} from '../../shared/timetable/import-changes.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'

export type ChosenLines = {
  taken: readonly string[]
  setTaken: (taken: readonly string[]) => void
  /** Null for a feed that was not known, and once the schedule is another. */
  chosen: ChosenImport | null
  /** What a yes would change, study work aside. */
  diff: ScheduleDiff
  /** Whether there is something to say yes to. */
  hasChange: boolean
}

export function useChosenImport(preview: ImportPreview): ChosenLines {
  const desk = useDesk()
  const state = useStore(desk.week.view, (view) => view.state)
  const now = useStore(desk.week.view, (view) => view.clock.moment)
  const { previewId, changes, diff, besides } = preview
  // Other answers bring other lines: what was ticked holds for the preview that it was ticked in.
  const [ticked, setTicked] = useState<{ of: string; lines: readonly string[] } | null>(null)
  const taken = useMemo(() => {
    if (ticked?.of === previewId) return ticked.lines
    return changes === null ? [] : usualLines(changes)
  }, [ticked, previewId, changes])
  const chosen = useMemo(() => {
    if (changes === null || state === null) return null
    const studies = Object.values(diff.added).filter(({ kind }) => kind !== 'event')
    const made = chooseImport(state, changes, new Set(taken), studies, now)
    return made.ok ? made.value : null
  }, [changes, diff, taken, state, now])
  const whole = changes === null ? diff : (chosen?.diff ?? null)
  return {
    taken,
    setTaken: (lines) => setTicked({ of: previewId, lines }),
    chosen,
    diff: whole ?? diff,
    hasChange: whole !== null && (!isEmptyDiff(whole) || besides !== ''),
  }
}
