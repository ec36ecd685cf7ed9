// A phase of a pack: its fields, what else belongs to it, and the way on once it is settled.
import type { PackView } from '../../shared/pack/pack-contract.ts'
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import type { PackPhase } from '../../shared/pack/phases.ts'
import { packPhaseName } from '../../shared/words/name-pack.ts'
import { Button } from '../controls/button.tsx'
import { packWords } from '../words/pack-words.ts'
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
  onShow: (phase: PackPhase) => void
}

export function PhasePart({ view, phase, desk, written, onTold, onShow }: PhasePartProps) {
  const language = useLanguage()
  const name = packPhaseName(phase, language)
  const isSettled = view.phases.some((each) => each.phase === phase && each.status === 'ready')
  const next = isSettled ? view.phase : null
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
      {next === null ? null : (
        <p className={styles.goOn}>
          <Button look="primary" data-act="go-on" onClick={() => onShow(next)}>
            {packWords[language].goOn(packPhaseName(next, language))}
          </Button>
        </p>
      )}
      <PhaseExtra course={view.course} phase={phase} />
    </section>
  )
}
