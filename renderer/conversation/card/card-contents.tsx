// Shows what a card holds beside its effect on the week: a document's operations, the fields of a checkpoint, the limits of work.
import type { CardBody } from '../../../shared/agent/card.ts'
import type { ExecutionDoc } from '../../../shared/agent/execution-doc.ts'
import type { ProfileChange } from '../../../shared/agent/profile-change.ts'
import { packFieldName } from '../../../shared/pack/name-pack.ts'
import type { FieldView } from '../../../shared/pack/requests.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { listClassChanges } from '../../../shared/words/schedule/say-class-changes.ts'
import { HeldRanges } from '../../kit/held-ranges.tsx'
import { Icon } from '../../kit/icon.tsx'
import { FieldText } from '../../pack/field-text.tsx'
import { PackButton } from '../../pack/pack-button.tsx'
import { usePack } from '../../pack/use-pack.ts'
import { useDesk } from '../../store/use-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import styles from './brief.module.css'
import { Folded } from './folded.tsx'

// What a card of a document shows beside its effect on the week: each operation with its reason, and the portraits of courses.

/** More than these would push the answers out of sight. */
const mostOperations = 4

/** What is noted of the student stands below, in its own words. */
export function Operations({ document }: { document: ExecutionDoc }) {
  const words = useWords().card
  const operations = document.filter(({ operation }) => operation !== 'update_profile')
  if (operations.length === 0) return null
  return (
    <section aria-label={words.operations(operations.length)}>
      <Folded
        className={`stack gap-6 small snug breaks ${styles.operations}`}
        most={mostOperations}
        // Operations have no name of their own; their order is theirs for good.
        parts={operations.map(({ preview, reason }, index) => ({
          key: `${index}`,
          content: (
            <>
              <HeldRanges text={preview} />
              {reason === '' ? null : <small>{reason}</small>}
            </>
          ),
        }))}
      />
    </section>
  )
}

type PortraitsProps = { standing: ProfileChange; document: ExecutionDoc }

export function Portraits({ standing: { from, to }, document }: PortraitsProps) {
  const language = useLanguage()
  const words = useWords().card
  return (
    <dl className="stack gap-6 small snug breaks rounded sunk pad-y-8 pad-x-10">
      {to.map(({ course, portrait }) => {
        const before = from.find((each) => each.course === course)?.portrait ?? ''
        const reason = reasonFor(course, document)
        return (
          <div key={course}>
            <dt className="quiet">
              {words.aboutYou} · {cleanTitle(course, language)}
            </dt>
            <dd className="stack gap-2">
              {portrait === '' ? null : <ins>{portrait}</ins>}
              {reason === '' ? null : <small className="same-size">{reason}</small>}
              {before === '' ? null : (
                <del>
                  {words.before} {before}
                </del>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function reasonFor(course: string, document: ExecutionDoc): string {
  const noted = document.find(
    (each) => each.operation === 'update_profile' && each.changes.course === course,
  )
  return noted?.reason ?? ''
}

/** Characters of a field; of what is longer, whoever wants to read it here opens it. */
const shortText = 300

/** Characters of a field that stands alone: it is all that is agreed to, so it is only folded where it fills the screen. */
const shortAlone = 1_200

type Checkpoint = Extract<CardBody, { kind: 'checkpoint' }>

/**
 * What a checkpoint settles: the fields of its phase as they were written, each to be opened, and
 * the way to their pack.
 */
export function CheckpointFields({ body: { course, fields } }: { body: Checkpoint }) {
  const language = useLanguage()
  const { view } = usePack(course)
  const longest = fields.length === 1 ? shortAlone : shortText
  return (
    <div className={`small snug breaks ${styles.fields}`}>
      {fields.map(({ key, version }) => {
        const field = view?.fields.find((each) => each.key === key)
        return (
          <details
            className="pad-y-6 ruled-above"
            key={key}
            open={field !== undefined && field.text.length <= longest}
          >
            <summary className="strong">{packFieldName(key, language)}</summary>
            {field === undefined ? null : (
              <SettledText course={course} field={field} version={version} />
            )}
          </details>
        )
      })}
      <PackButton course={course} />
    </div>
  )
}

type SettledTextProps = {
  course: string
  field: FieldView
  version: number
}

/** A field that was written anew since is settled by a card of its own: this one says so when it is accepted. */
function SettledText({ course, field, version }: SettledTextProps) {
  const desk = useDesk()
  const words = useWords().card
  if (field.version !== version) return <p className="caution">{words.newer}</p>
  const openPack = () => desk.frame.set({ dialog: { kind: 'pack', course } })
  return <FieldText text={field.text} citations={field.citations} onCite={openPack} />
}

/** More than these would push the answers out of sight. */
const mostFields = 8

/**
 * What a card makes of the limits of a body of work: each field that changes, from what to what
 * (U5).
 */
export function ClassChanges({ diff, window }: { diff: ScheduleDiff; window: Window }) {
  const language = useLanguage()
  const words = useWords().card
  return (
    <Folded
      className={`stack gap-2 small snug ${styles.changed}`}
      most={mostFields}
      parts={listClassChanges(window, diff, language).map(({ label, from, to }) => ({
        key: label,
        content: (
          <>
            <span>{label}</span>
            <span className="row wrap gap-x-8">
              <span>{from}</span>
              <span className="for-screen-readers">{` ${words.to} `}</span>
              <Icon name="arrow" size={12} />
              <b>{to}</b>
            </span>
          </>
        ),
      }))}
    />
  )
}
