// A phase of a pack: its fields, and what else belongs to it.
import type { PackView } from '../../shared/pack/pack-contract.ts'
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import type { PackPhase } from '../../shared/pack/phases.ts'
import { packPhaseName } from '../../shared/words/name-pack.ts'
import { useLanguage } from '../words/words.ts'
import { FieldPart } from './field-part.tsx'
import styles from './pack.module.css'
import { PhaseExtra } from './phase-extra.tsx'
import type { PackDesk } from './use-pack.ts'

type PhasePartProps = {
  view: PackView
  phase: PackPhase
  desk: PackDesk
  /** The field that is to be written at once; null for none. */
  written: PackFieldKey | null
  onTold: (text: string) => void
}

export function PhasePart({ view, phase, desk, written, onTold }: PhasePartProps) {
  const name = packPhaseName(phase, useLanguage())
  return (
    <section className={styles.phase} aria-label={name}>
      <h3>{name}</h3>
      {view.fields
        .filter((field) => field.phase === phase)
        .map((field) => (
          <FieldPart
            key={`${view.course} ${field.key}`}
            course={view.course}
            field={field}
            desk={desk}
            isWritten={field.key === written}
            onTold={onTold}
          />
        ))}
      <PhaseExtra course={view.course} phase={phase} />
    </section>
  )
}
