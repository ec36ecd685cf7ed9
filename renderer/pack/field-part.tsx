// One field of a pack: its text with where that comes from, how it stands, and what can be done with it.
import { useRef, useState } from 'react'
import type { FieldView } from '../../shared/pack/pack-contract.ts'
import { fieldStateName, packFieldName, packFieldPurpose } from '../../shared/words/name-pack.ts'
import { sayAuthor } from '../../shared/words/say-history.ts'
import { Icon } from '../controls/icon.tsx'
import { useFocusBack } from '../controls/use-focus-back.ts'
import { packWords } from '../words/pack-words.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import { CitationList } from './citation-list.tsx'
import { FieldActs } from './field-acts.tsx'
import { FieldForm } from './field-form.tsx'
import { FieldStatus } from './field-status.tsx'
import { FieldText } from './field-text.tsx'
import { readDraft } from './kept-draft.ts'
import styles from './pack.module.css'
import type { PackDesk } from './use-pack.ts'
import { VersionList } from './version-list.tsx'

type FieldPartProps = {
  course: string
  field: FieldView
  desk: PackDesk
  /** Opened for writing at once. */
  isWritten: boolean
  onTold: (text: string) => void
}

export function FieldPart({ course, field, desk, isWritten, onTold }: FieldPartProps) {
  const language = useLanguage()
  const words = packWords[language]
  const { key, version } = field
  const name = packFieldName(key, language)
  const [isEditing, setEditing] = useState(() => isWritten || readDraft(course, key) !== null)
  const [hasVersions, setVersions] = useState(false)
  const [asked, setAsked] = useState<{ index: number; at: number } | null>(null)
  const part = useRef<HTMLElement>(null)
  useFocusBack(part, isEditing, '[data-act="edit"]')
  const done = (written: boolean) => {
    setEditing(false)
    if (written) onTold(words.written(name, version + 1))
  }
  return (
    <article ref={part} className={styles.field} aria-labelledby={`field-${key}`}>
      <header>
        <h4 id={`field-${key}`}>{name}</h4>
        <FieldStatus state={field.status} />
      </header>
      <StaleReasons field={field} />
      {isEditing ? (
        <FieldForm course={course} field={field} desk={desk} onDone={done} />
      ) : (
        <>
          {field.text === '' ? (
            <p className={styles.quiet}>{packFieldPurpose(key, language)}</p>
          ) : (
            <FieldText
              text={field.text}
              citations={field.citations}
              onCite={(index) => setAsked((last) => ({ index, at: (last?.at ?? 0) + 1 }))}
            />
          )}
          <CitationList citations={field.citations} asked={asked} />
          <FieldFacts field={field} />
          <FieldActs
            course={course}
            field={field}
            desk={desk}
            hasVersions={hasVersions}
            onEdit={() => setEditing(true)}
            onVersions={() => setVersions(!hasVersions)}
            onTold={onTold}
          />
        </>
      )}
      {hasVersions && !isEditing ? (
        <VersionList
          course={course}
          field={field}
          desk={desk}
          onRestored={(restored) => onTold(words.restored(name, restored))}
        />
      ) : null}
    </article>
  )
}

function StaleReasons({ field }: { field: FieldView }) {
  const words = packWords[useLanguage()]
  if (field.staleBecause.length === 0) return null
  return (
    <div className={styles.stale}>
      <Icon name="retry" />
      <ul aria-label={words.staleTitle}>
        {field.staleBecause.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

/** Who wrote it and when, and what it is made from. */
function FieldFacts({ field }: { field: FieldView }) {
  const language = useLanguage()
  const words = packWords[language]
  const { version, who, at, why, needs } = field
  const isWritten = who !== null && at !== null
  if (!isWritten && needs.length === 0) return null
  return (
    <p className={styles.facts}>
      {isWritten ? (
        <span>
          {words.version(version)} · {sayAuthor(who, language)} ·{' '}
          <time dateTime={at}>{sayDayAndTime(at, language)}</time>
          {why === '' ? '' : ` · ${why}`}
        </span>
      ) : null}
      {needs.length === 0 ? null : (
        <span>
          {words.needs(
            needs.map(({ key, status }) => {
              const name = packFieldName(key, language)
              return status === 'ready' ? name : words.need(name, fieldStateName(status, language))
            }),
          )}
        </span>
      )}
    </p>
  )
}
