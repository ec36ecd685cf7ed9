// The effect of a change of the term before it is written: the sentence of a card, what it hits, what is left out.
import { Button } from '../../kit/button.tsx'
import { DialogFoot } from '../../kit/dialog.tsx'
import { HeldRanges } from '../../kit/held-ranges.tsx'
import { useWords } from '../../words/words.ts'
import styles from './term-setup.module.css'
import type { TermChangeStep } from './use-term-change.ts'

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
