// Where the lines of a field were read: file, place, and the words that stand there.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useRef } from 'react'
import type { CitationView } from '../../shared/pack/requests.ts'
import { sayPlace } from '../../shared/pack/say-citation.ts'
import { useLanguage } from '../words/words.ts'
import styles from './pack.module.css'

type CitationListProps = {
  citations: readonly CitationView[]
  /** The one whose mark was pressed; null for none. `at` counts the presses. */
  asked: { index: number; at: number } | null
}

export function CitationList({ citations, asked }: CitationListProps) {
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
