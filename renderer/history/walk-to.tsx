// The way to a point of the history: its effect is shown first, and then it is gone whole or not at all.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../shared/result.ts'
import type { WalkPreview } from '../../shared/history/history-view.ts'
import type { WalkDirection } from '../../shared/schedule/history.ts'
import { sayWalkAhead } from '../../shared/words/schedule/say-walk.ts'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-requests.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { EffectLines } from './entry-effect.tsx'
import styles from './history.module.css'

type WalkToProps = {
  direction: WalkDirection
  /** The entry after which the schedule will stand; 0 is before the first. */
  to: number
  why: string
  onWalked: (summary: string) => void
}

export function WalkTo({ direction, to, why, onWalked }: WalkToProps) {
  const desk = useDesk()
  const words = windowWords[useLanguage()].history
  const [shown, setShown] = useState<Result<WalkPreview, string> | null>(null)
  const [isPending, run] = usePending()
  const opener = useRef<HTMLButtonElement>(null)
  const look = async (): Promise<void> =>
    setShown(await inquire(desk, 'preview-walk', { direction, to }))
  const walk = async (entryIds: number[]): Promise<void> => {
    const walked = await inquire(desk, 'walk-history', { direction, to, entryIds })
    if (!walked.ok) return setShown(walked)
    setShown(null)
    // The list is another now, and this button gone: the dialog keeps the focus.
    opener.current?.closest('dialog')?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    onWalked(walked.value.summary)
  }
  const cancel = () => {
    setShown(null)
    opener.current?.focus()
  }
  return (
    <>
      <Button
        ref={opener}
        look="quiet"
        className={`accent small pad-y-2 pad-x-8 ${styles.walk}`}
        aria-label={words.walkTo[direction](why)}
        aria-expanded={shown !== null}
        disabled={isPending}
        onClick={() => (shown === null ? run(look()) : cancel())}
      >
        {words.walk[direction]}
      </Button>
      {shown === null ? null : (
        <Confirm
          shown={shown}
          direction={direction}
          isPending={isPending}
          onWalk={(entryIds) => run(walk(entryIds))}
          onCancel={cancel}
        />
      )}
    </>
  )
}

type ConfirmProps = {
  shown: Result<WalkPreview, string>
  direction: WalkDirection
  isPending: boolean
  onWalk: (entryIds: number[]) => void
  onCancel: () => void
}

function Confirm({ shown, direction, isPending, onWalk, onCancel }: ConfirmProps) {
  const language = useLanguage()
  const words = windowWords[language].history
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  if (!shown.ok) {
    return (
      <p
        className={`stack gap-6 whole-row breaks rounded pad-y-8 pad-x-12 ${styles.confirm}`}
        role="alert"
      >
        {shown.failure}
      </p>
    )
  }
  const { entryIds, blocks } = shown.value
  return (
    <fieldset
      ref={group}
      className={`stack gap-6 whole-row breaks rounded pad-y-8 pad-x-12 ${styles.confirm}`}
      aria-label={words.walk[direction]}
    >
      <p>
        <b>{sayWalkAhead(direction, entryIds.length, blocks, language)}</b>
      </p>
      <EffectLines effect={shown.value} />
      <div className="flex wrap gap-8">
        <Button data-first="" look="primary" disabled={isPending} onClick={() => onWalk(entryIds)}>
          {words.confirm[direction](entryIds.length)}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </fieldset>
  )
}
