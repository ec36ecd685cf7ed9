// The way to a point of the history: its effect is shown first, and then it is gone whole or not at all.
import { useEffect, useRef, useState } from 'react'
import type { WalkPreview, SaidEffect } from '../../shared/history/history-view.ts'
import type { Result } from '../../shared/result.ts'
import type { WalkDirection } from '../../shared/schedule/history.ts'
import { sayWalkAhead } from '../../shared/history/say-history.ts'
import { Button } from '../kit/button.tsx'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { inquire } from '../store/actions.ts'
import { useQuery } from '../store/use-query.ts'
import { usePending } from '../store/use-requests.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
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
  const words = useWords().history
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
  const words = useWords().history
  const group = useRef<HTMLFieldSetElement>(null)
  // While the request is under way the button is disabled, and can't have the focus.
  useEffect(() => {
    if (!isPending) group.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [isPending])
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

/** Lines that are shown before the rest is asked for. */
const mostLines = 6

/**
 * What a change did, read when it is asked for: one sentence, and a line for each change, before
 * → after.
 */
export function EntryEffect({ entryId, why }: { entryId: number; why: string }) {
  const words = useWords().history
  const { value, failure } = useQuery('read-history-entry', { entryId }, { on: ['plan'] })
  if (failure === '' && value === null) return null
  return (
    <fieldset
      className={`stack gap-6 whole-row breaks rounded pad-y-8 pad-x-12 ${styles.effect}`}
      aria-label={words.effect(why)}
    >
      {failure !== '' || value === null ? <p>{failure}</p> : <EffectLines effect={value} />}
    </fieldset>
  )
}

function EffectLines({ effect: { sentence, lines } }: { effect: SaidEffect }) {
  const words = useWords().history
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, mostLines)
  return (
    <>
      <p>
        <HeldRanges text={sentence} />
      </p>
      {lines.length < 2 ? null : (
        <ul>
          {shown.map((line, index) => (
            // Two blocks of one name may go the same way.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <HeldRanges text={line} />
            </li>
          ))}
        </ul>
      )}
      {lines.length > mostLines ? (
        <Button look="quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewer : words.more(lines.length - mostLines)}
        </Button>
      ) : null}
    </>
  )
}
