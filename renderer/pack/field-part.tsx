// One field of a pack: its text with where that comes from, how it stands, and what can be done with it.
import { sharedPackWords } from '../../shared/i18n/shared/pack.ts'
import { useRef, useState, useEffect } from 'react'
import { sayAuthor } from '../../shared/history/say-history.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { packFieldName, fieldStateName } from '../../shared/pack/name-pack.ts'
import type { FieldView, CitationView } from '../../shared/pack/requests.ts'
import { sayPlace } from '../../shared/pack/say-citation.ts'
import { useFocusBack } from '../kit/focus.ts'
import { Icon } from '../kit/icon.tsx'
import { useDesk } from '../store/use-store.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { FieldActs } from './field-acts.tsx'
import { FieldForm } from './field-form.tsx'
import { FieldStatus } from './field-status.tsx'
import { FieldText } from './field-text.tsx'
import styles from './pack.module.css'
import type { PackDesk } from './use-pack.ts'
import { VersionList } from './version-list.tsx'

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
  const words = useWords().pack
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
      className="stack gap-8 narrows ruled-above pad-top-12 pad-bottom-16"
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
  const words = useWords().pack
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
  const words = useWords().pack
  const { version, who, at, why, needs, text } = field
  const isWritten = who !== null && at !== null
  if (!isWritten && needs.length === 0) return null
  return (
    <p className={`flex wrap quiet small gap-y-2 gap-x-14 ${styles.facts}`}>
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

/**
 * The text of a field with where it was read; folded where the page says the same below, from
 * what there is now.
 */
function FieldBody({ course, field }: { course: string; field: FieldView }) {
  const language = useLanguage()
  const [asked, setAsked] = useState<{ index: number; at: number } | null>(null)
  const isSaidBelow = useSaidBelow(course, field)
  const { key, text, citations } = field
  if (text === '')
    return <p className="quiet">{sharedPackWords[language].packFields[key].purpose}</p>
  const shown = (
    <FieldText
      text={text}
      citations={citations}
      onCite={(index) => setAsked((last) => ({ index, at: (last?.at ?? 0) + 1 }))}
    />
  )
  return (
    <>
      {isSaidBelow ? (
        <details className={styles.folded}>
          <summary className="quiet small pad-y-2">{windowWords[language].pack.keptText}</summary>
          {shown}
        </details>
      ) : (
        shown
      )}
      <CitationList citations={citations} asked={asked} />
    </>
  )
}

/**
 * The check always shows its numbers, the outlook once it was run: then a draft of it is folded too, but not while it
 * is read. A person's own words are nowhere else.
 */
function useSaidBelow(course: string, { key, who, status }: FieldView): boolean {
  const desk = useDesk()
  const [hasRun] = useState(() => desk.outlooks.get(course) !== undefined)
  if (who === 'person') return false
  return key === 'health' || (key === 'outlook' && (hasRun || status !== 'draft'))
}

type CitationListProps = {
  citations: readonly CitationView[]
  /** The one whose mark was pressed; null for none. `at` counts the presses. */
  asked: { index: number; at: number } | null
}

/** Where the lines of a field were read: file, place, and the words that stand there. */
function CitationList({ citations, asked }: CitationListProps) {
  const language = useLanguage()
  const words = useWords().pack
  const list = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (asked === null || list.current === null) return
    list.current.open = true
    list.current.querySelector<HTMLElement>(`[data-citation="${asked.index}"]`)?.focus()
  }, [asked])
  if (citations.length === 0) return null
  return (
    <details ref={list} className={`small ${styles.citations}`}>
      <summary className="quiet">{words.sources(citations.length)}</summary>
      <ol>
        {citations.map(({ file, quote, line, isGone }, index) => (
          // The text is drawn anew as a whole, so that a place in the list is its key.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li className="breaks rounded-small" key={index} data-citation={index} tabIndex={-1}>
            <span>
              <b>{file}</b>, {sayPlace(quote, language)}
              {isGone ? <em className={`caution ${styles.gone}`}>{words.sourceGone}</em> : null}
            </span>
            <q className="block quiet">{quote.text}</q>
            <small className="same-size">{words.sourceLine(line)}</small>
          </li>
        ))}
      </ol>
    </details>
  )
}
