// A phase of a pack: its fields, what else belongs to it, and the way on once it is settled.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { PackView, FieldView } from '../../shared/pack/requests.ts'
import type { PackFieldKey, PackPhase } from '../../shared/pack/fields.ts'
import { packPhaseName } from '../../shared/pack/name-pack.ts'
import { Button } from '../kit/button.tsx'
import { useLanguage } from '../words/words.ts'
import { FieldPart } from './field-part.tsx'
import { readDraft } from './use-field-draft.ts'
import { PhaseExtra } from './phase-extra.tsx'
import type { PackDesk } from './use-pack.ts'
import styles from './pack.module.css'

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
  const { course } = view
  const fields = view.fields.filter((field) => field.phase === phase)
  const isSettled = view.phases.some((each) => each.phase === phase && each.status === 'ready')
  const next = isSettled ? view.phase : null
  // What was typed and not saved is open again.
  const [edited, setEdited] = useState<readonly PackFieldKey[]>(() =>
    fields
      .map(({ key }) => key)
      .filter((key) => key === written || readDraft(course, key) !== null),
  )
  const lead = leadOf(fields, { isEditing: edited.length > 0, goesOn: next !== null })
  const setEditing = (key: PackFieldKey, isEditing: boolean) =>
    setEdited((before) => [...before.filter((each) => each !== key), ...(isEditing ? [key] : [])])
  return (
    <section className={`stack gap-4 ${styles.phase}`} aria-label={name}>
      <h3 className="plain tight large">{name}</h3>
      {fields.map((field) => (
        <FieldPart
          key={`${course} ${field.key}`}
          course={course}
          field={field}
          desk={desk}
          isLead={lead.kind === 'field' && lead.key === field.key}
          isEditing={edited.includes(field.key)}
          onEdit={(isEditing) => setEditing(field.key, isEditing)}
          onTold={onTold}
        />
      ))}
      {next === null ? null : (
        <p className="pad-bottom-16">
          <Button
            look={lead.kind === 'go-on' ? 'primary' : 'plain'}
            data-act="go-on"
            onClick={() => onShow(next)}
          >
            {windowWords[language].pack.goOn(packPhaseName(next, language))}
          </Button>
        </p>
      )}
      <PhaseExtra course={course} phase={phase} isLead={lead.kind === 'extra'} />
    </section>
  )
}

type PhaseLead =
  /** A draft waits to be settled, or what is out of date to be written anew. */
  | { kind: 'field'; key: PackFieldKey }
  /** All of it is settled. */
  | { kind: 'go-on' }
  /** What the phase has beside its fields: the sources, the runs, the guide. */
  | { kind: 'extra' }
  /** A form is open, with a button of its own. */
  | { kind: 'form' }

/** The one thing that comes next in a phase: it alone is drawn as the primary button, all others are plain. */
export function leadOf(
  fields: readonly Pick<FieldView, 'key' | 'status'>[],
  { isEditing, goesOn }: { isEditing: boolean; goesOn: boolean },
): PhaseLead {
  if (isEditing) return { kind: 'form' }
  const waiting =
    fields.find(({ status }) => status === 'draft') ??
    fields.find(({ status }) => status === 'stale')
  if (waiting !== undefined) return { kind: 'field', key: waiting.key }
  return goesOn ? { kind: 'go-on' } : { kind: 'extra' }
}
