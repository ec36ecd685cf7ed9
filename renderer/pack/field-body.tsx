// The text of a field with where it was read; folded where the page says the same below, from what there is now.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { FieldView, CitationView } from '../../shared/pack/requests.ts'
import { packFieldPurpose } from '../../shared/pack/name-pack.ts'
import { useDesk } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { FieldText } from './field-text.tsx'
import styles from './pack.module.css'
import { useEffect, useRef } from 'react'
import { sayPlace } from '../../shared/pack/say-citation.ts'

type FieldBodyProps = { course: string; field: FieldView }

export function FieldBody({ course, field }: FieldBodyProps) {
  const language = useLanguage()
  const [asked, setAsked] = useState<{ index: number; at: number } | null>(null)
  const isSaidBelow = useSaidBelow(course, field)
  const { key, text, citations } = field
  if (text === '') return <p className="quiet">{packFieldPurpose(key, language)}</p>
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
  const words = windowWords[language].pack
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
