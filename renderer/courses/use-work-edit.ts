// Sends an edit of the work to the core and keeps what came of it, for the line that says so.
import { useState } from 'react'
import type { WorkEdit } from '../../shared/schedule/work/work-edit.ts'
import { usePending } from '../store/use-requests.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'

/** `entryId` is the change that was made; `at` tells two outcomes with the same words apart. */
export type WorkOutcome = { kind: 'done' | 'problem'; text: string; entryId?: number; at: number }

export type WorkDoer = {
  isPending: boolean
  outcome: WorkOutcome | null
  /** `onDone` runs when it was written. */
  run: (edit: WorkEdit, onDone?: () => void) => void
  undo: () => void
}

export function useWorkEdit(): WorkDoer {
  const desk = useDesk()
  const [outcome, setOutcome] = useState<WorkOutcome | null>(null)
  const [isPending, watch] = usePending()
  const tell = (outcome: Omit<WorkOutcome, 'at'>) =>
    setOutcome((last) => ({ ...outcome, at: (last?.at ?? 0) + 1 }))
  const send = async (edit: WorkEdit, onDone?: () => void) => {
    const edited = await inquire(desk, 'edit-work', { edit })
    if (!edited.ok) return tell({ kind: 'problem', text: edited.failure })
    const { summary, entryId } = edited.value
    tell({ kind: 'done', text: summary, entryId })
    onDone?.()
  }
  const takeBack = async () => {
    const entryId = outcome?.entryId
    const undone = await inquire(desk, 'undo', entryId === undefined ? {} : { entryId })
    if (undone.ok) setOutcome(null)
    else tell({ kind: 'problem', text: undone.failure })
  }
  return {
    isPending,
    outcome,
    run: (edit, onDone) => watch(send(edit, onDone)),
    undo: () => watch(takeBack()),
  }
}
