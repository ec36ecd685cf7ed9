// The effect of a change of the term before it is written: the sentence of a card, what it hits, what is left out.
import { Button } from '../kit/button.tsx'
import form from '../kit/form.module.css'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { useWords } from '../words/words.ts'
import styles from './term-setup.module.css'
import type { TermChangeStep } from './use-term-change.ts'

export function EffectStep({ change }: { change: TermChangeStep }) {
  const words = useWords().termSetup
  if (change.shown === null) return null
  const { sentence, lines, leftOut, freed, studies } = change.shown.preview
  return (
    <div className="column grow shortens clips">
      {/* A long list is scrolled by the keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={form.fields} aria-label={words.effect} tabIndex={0}>
        <p className="strong">
          <HeldRanges text={sentence} />
        </p>
        {freed === 0 ? null : <p>{words.freed(freed)}</p>}
        {studies === 0 ? null : <p>{words.studies(studies)}</p>}
        {leftOut.length === 0 ? null : <List lines={leftOut} look="caution" />}
        {lines.length === 0 ? null : <List lines={lines} look="plain" />}
      </section>
      <div className={form.foot}>
        <Button onClick={change.back}>{words.back}</Button>
        {/* The effect stands above; the way on is one key. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button look="primary" autoFocus disabled={change.isPending} onClick={change.save}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

function List({ lines, look }: { lines: readonly string[]; look: 'plain' | 'caution' }) {
  const counted = [...Map.groupBy(lines, (line) => line)]
  return (
    <ul className={styles.lines} data-look={look}>
      {counted.map(([line]) => (
        <li key={line}>
          <HeldRanges text={line} />
        </li>
      ))}
    </ul>
  )
}
