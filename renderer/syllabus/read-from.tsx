// Where a block or a body of work was read, folded under one line.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { sayIsPublished, saySource } from '../../shared/pack/say-citation.ts'
import type { StoredCitation, Quote } from '../../shared/syllabus/citation.ts'
import { useQuery } from '../store/use-query.ts'
import { useLanguage } from '../words/words.ts'
import styles from './syllabus.module.css'

/** All that is cited in the plan; asked anew when that changes. */
export function useCitations(): readonly StoredCitation[] {
  const { value } = useQuery('read-citations', {}, { on: ['plan'], isTold: true })
  return value?.citations ?? []
}

export function ReadFrom({ citation }: { citation: StoredCitation | undefined }) {
  const language = useLanguage()
  if (citation === undefined) return null
  const { file, quotes, reasons, isPublished } = citation
  return (
    <details className={`narrows above-6 ${styles.readFrom}`}>
      <summary className="breaks">
        {windowWords[language].syllabus.readFrom} {file} ({sayIsPublished(isPublished, language)})
      </summary>
      <Quotes file={file} quotes={quotes} reasons={reasons} />
    </details>
  )
}

type QuotesProps = { file: string; quotes: readonly Quote[]; reasons: readonly string[] }

/** The words of the document, each with where it stands, and what was derived from them. */
export function Quotes({ file, quotes, reasons }: QuotesProps) {
  const language = useLanguage()
  return (
    <>
      {quotes.map((quote) => (
        <figure key={`${quote.page ?? 0} ${quote.line}`} className={styles.quote}>
          <figcaption className="quiet small">{saySource(file, quote, language)}</figcaption>
          <blockquote>{quote.text}</blockquote>
        </figure>
      ))}
      {reasons.map((reason) => (
        <p key={reason} className={styles.quiet}>
          {reason}
        </p>
      ))}
    </>
  )
}
