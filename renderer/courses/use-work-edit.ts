// Sends an edit of the work to the core and keeps what came of it, for the line that says so.
import { useState } from 'react'
import type { WorkEdit } from '../../shared/schedule/work/work-edit.ts'
import { usePending } from '../controls/use-pending.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'

/** `at` tells two outcomes with the same words apart. */
export type WorkOutcome = { kind: 'done' | 'problem'; text: string; at: number }

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
  const tell = (kind: WorkOutcome['kind'], text: string) =>
    setOutcome((last) => ({ kind, text, at: (last?.at ?? 0) + 1 }))
  const send = async (edit: WorkEdit, onDone?: () => void) => {
    const edited = await inquire(desk, 'edit-work', { edit })
    if (!edited.ok) return tell('problem', edited.failure)
    tell('done', edited.value.summary)
    onDone?.()
  }
  const takeBack = async () => {
    const undone = await inquire(desk, 'undo', {})
    if (undone.ok) setOutcome(null)
    else tell('problem', undone.failure)
  }
  return {
    isPending,
    outcome,
    run: (edit, onDone) => watch(send(edit, onDone)),
    undo: () => watch(takeBack()),
  }
}
