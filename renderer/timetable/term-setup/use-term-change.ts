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
  preview: (wish: TermWish) => void
  save: () => void
  back: () => void
}

export function useTermChange(onDone: () => void): TermChangeStep {
  const desk = useDesk()
  const [shown, setShown] = useState<TermChangeStep['shown']>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const look = async (wish: TermWish) => {
    const answer = await inquire(desk, 'preview-term', { wish })
    setProblem(answer.ok ? '' : answer.failure)
    setShown(answer.ok ? { wish, preview: answer.value } : null)
  }
  const save = async () => {
    if (shown === null) return
    const { wish, preview } = shown
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
    preview: (wish) => run(look(wish)),
    save: () => run(save()),
    back: () => setShown(null),
  }
}
