// What a change did, read when it is asked for: one sentence, and a line for each change, before → after.
import { useState } from 'react'
import type { SaidEffect } from '../../shared/history/history-view.ts'
import { Button } from '../kit/button.tsx'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { useQuery } from '../store/use-query.ts'
import { useWords } from '../words/words.ts'
import styles from './history.module.css'

/** Lines that are shown before the rest is asked for. */
const mostLines = 6

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

export function EffectLines({ effect: { sentence, lines } }: { effect: SaidEffect }) {
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
