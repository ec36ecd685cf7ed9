// Changes the term in two steps: the effect is asked for and shown, then just that is written.
import { useState } from 'react'
import type { TermPreview } from '../../../shared/term/requests.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'
import { Button } from '../../kit/button.tsx'
import { DialogFoot } from '../../kit/dialog.tsx'
import { HeldRanges } from '../../kit/held-ranges.tsx'
import { inquire, tellChange } from '../../store/actions.ts'
import { usePending } from '../../store/use-requests.ts'
import { useDesk } from '../../store/use-store.ts'
import { useWords } from '../../words/words.ts'
import styles from './term-setup.module.css'

/**
 * The effect of a change of the term before it is written: the sentence of a card, what it hits,
 * what is left out.
 */
export function EffectStep({ change }: { change: TermChangeStep }) {
  const words = useWords().termSetup
  if (change.shown === null) return null
  const { sentence, lines, leftOut, freed, studies } = change.shown.preview
  return (
    <div className="column grow shortens clips">
      {/* A long list is scrolled by the keys too. */}
      <section
        className="stack packed gap-14 grow scrolls pad-top-6 pad-x-22 pad-bottom-18"
        aria-label={words.effect}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        <p className="strong">
          <HeldRanges text={sentence} />
        </p>
        {freed === 0 ? null : <p>{words.freed(freed)}</p>}
        {studies === 0 ? null : <p>{words.studies(studies)}</p>}
        {leftOut.length === 0 ? null : <List lines={leftOut} look="caution" />}
        {lines.length === 0 ? null : <List lines={lines} look="plain" />}
      </section>
      <DialogFoot>
        <Button onClick={change.back}>{words.back}</Button>
        {/* The effect stands above; the way on is one key. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button look="primary" autoFocus disabled={change.isPending} onClick={change.save}>
          {words.save}
        </Button>
      </DialogFoot>
    </div>
  )
}

function List({ lines, look }: { lines: readonly string[]; look: 'plain' | 'caution' }) {
  const counted = [...Map.groupBy(lines, (line) => line)]
  return (
    <ul className={`ruled-above ${styles.lines}`} data-look={look}>
      {counted.map(([line]) => (
        <li className="breaks ruled-below pad-y-4" key={line}>
          <HeldRanges text={line} />
        </li>
      ))}
    </ul>
  )
}

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

/**
 * A change of the term in two steps: its effect is asked for and shown, then just that is
 * written.
 */
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
