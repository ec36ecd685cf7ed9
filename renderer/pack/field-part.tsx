// One field of a pack: its text with where that comes from, how it stands, and what can be done with it.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useRef, useState } from 'react'
import type { FieldView } from '../../shared/pack/requests.ts'
import { packFieldName, fieldStateName } from '../../shared/pack/name-pack.ts'
import { Icon } from '../kit/icon.tsx'
import { useFocusBack } from '../kit/focus.ts'
import { useLanguage } from '../words/words.ts'
import { FieldActs } from './field-acts.tsx'
import { FieldBody } from './field-body.tsx'
import { FieldForm } from './field-form.tsx'
import { FieldStatus } from './field-status.tsx'
import type { PackDesk } from './use-pack.ts'
import { VersionList } from './version-list.tsx'
import { sayAuthor } from '../../shared/history/say-history.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import styles from './pack.module.css'

type FieldPartProps = {
  course: string
  field: FieldView
  desk: PackDesk
  /** It is what comes next in its phase. */
  isLead: boolean
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
  onTold: (text: string) => void
}

export function FieldPart(props: FieldPartProps) {
  const { course, field, desk, isLead, isEditing, onEdit, onTold } = props
  const language = useLanguage()
  const words = windowWords[language].pack
  const { key, version } = field
  const name = packFieldName(key, language)
  const [hasVersions, setVersions] = useState(false)
  const part = useRef<HTMLElement>(null)
  useFocusBack(part, isEditing, '[data-act="edit"]')
  const done = (written: boolean) => {
    onEdit(false)
    if (written) onTold(words.written(name, version + 1))
  }
  return (
    <article
      ref={part}
      className="stack gap-8 narrows ruled-above pad-top-14 pad-bottom-16"
      aria-labelledby={`field-${key}`}
    >
      <header className="line wrap between gap-y-2 gap-x-14">
        <h4 id={`field-${key}`}>{name}</h4>
        <FieldStatus state={field.status} />
      </header>
      <StaleReasons field={field} />
      {isEditing ? (
        <FieldForm course={course} field={field} desk={desk} onDone={done} />
      ) : (
        <>
          <FieldBody course={course} field={field} />
          <FieldFacts field={field} />
          <FieldActs
            course={course}
            field={field}
            desk={desk}
            isLead={isLead}
            hasVersions={hasVersions}
            onEdit={() => onEdit(true)}
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
  const words = windowWords[useLanguage()].pack
  if (field.staleBecause.length === 0) return null
  return (
    <div className={`edged flex small snug gap-10 pad-y-8 pad-x-12 ${styles.stale}`}>
      <Icon name="retry" />
      <ul className="breaks" aria-label={words.staleTitle}>
        {field.staleBecause.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

/** Who wrote a field and when, and what it is made from. */
function FieldFacts({ field }: { field: FieldView }) {
  const language = useLanguage()
  const words = windowWords[language].pack
  const { version, who, at, why, needs, text } = field
  const isWritten = who !== null && at !== null
  if (!isWritten && needs.length === 0) return null
  return (
    <p className={`flex wrap quiet small gap-y-2 gap-x-16 ${styles.facts}`}>
      {isWritten ? (
        <span>
          {words.version(version)} · {sayAuthor(who, language)} ·{' '}
          <time dateTime={at}>{sayDayAndTime(at, language)}</time>
          {why === '' || holdsWords(text, why) ? '' : ` · ${why}`}
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

/** However the lines are broken and marked. */
export function holdsWords(text: string, words: string): boolean {
  return bare(text).includes(bare(words))
}

function bare(text: string): string {
  return text.replaceAll(/^\s*>\s*/gmu, '').replaceAll(/\s+/gu, '')
}
