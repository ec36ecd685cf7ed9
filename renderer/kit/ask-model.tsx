// The button that asks the person's own model for something; while it reads, the one that stops it.
import type { SideJobKind } from '../../shared/side-job.ts'
import { ask } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useWords } from '../words/words.ts'
import { Button } from './button.tsx'

type AskModelProps = {
  /** What is stopped. */
  job: SideJobKind
  isPending: boolean
  /** What asking is called. */
  label: string
  onAsk: () => void
}

export function AskModel({ job, isPending, label, onAsk }: AskModelProps) {
  const desk = useDesk()
  const words = useWords().sideJob
  return isPending ? (
    <Button onClick={() => void ask(desk, 'stop-side-job', { job })}>{words.stop}</Button>
  ) : (
    <Button onClick={onAsk}>{label}</Button>
  )
}
