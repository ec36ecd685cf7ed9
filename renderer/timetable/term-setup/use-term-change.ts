// A change of the term in two steps: its effect is asked for and shown, then just that is written.
import { useState } from 'react'
import { usePending } from '../../store/use-requests.ts'
import { inquire, tellChange } from '../../store/actions.ts'
import { useDesk } from '../../store/use-store.ts'
import type { TermPreview } from '../../../shared/term/term-preview.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'

export type TermChangeStep = {
  /** The effect that waits for its yes. */
  shown: { wish: TermWish; preview: TermPreview } | null
  problem: string
  isPending: boolean
  /** With `isPlain` it is saved at once where nothing else becomes another. */
  preview: (wish: TermWish, how?: { isPlain: boolean }) => void
  save: () => void
  back: () => void
}

/** It says nothing but what was asked for. */
function isAlone({ lines, leftOut, freed, studies }: TermPreview): boolean {
  return lines.length <= 1 && leftOut.length === 0 && freed + studies === 0
}

export function useTermChange(onDone: () => void): TermChangeStep {
  const desk = useDesk()
  const [shown, setShown] = useState<TermChangeStep['shown']>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const look = async (wish: TermWish, isPlain: boolean) => {
    const answer = await inquire(desk, 'preview-term', { wish })
    if (answer.ok && isPlain && isAlone(answer.value)) return write(wish, answer.value)
    setProblem(answer.ok ? '' : answer.failure)
    setShown(answer.ok ? { wish, preview: answer.value } : null)
  }
  const write = async (wish: TermWish, preview: TermPreview) => {
    const answer = await inquire(desk, 'change-term', { wish, hash: preview.hash })
    setShown(null)
    setProblem(answer.ok ? '' : answer.failure)
    if (!answer.ok) return
    tellChange(desk, answer.value.summary)
    onDone()
  }
  return {
    shown,
    problem,
    isPending,
    preview: (wish, { isPlain } = { isPlain: false }) => run(look(wish, isPlain)),
    save: () => shown !== null && run(write(shown.wish, shown.preview)),
    back: () => setShown(null),
  }
}
