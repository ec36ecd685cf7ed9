// The words of the document, each with where it stands, and what was derived from them.
import type { Quote } from '../../shared/syllabus/citation.ts'
import { saySource } from '../../shared/pack/say-citation.ts'
import { useLanguage } from '../words/words.ts'
import styles from './syllabus.module.css'

type QuotesProps = { file: string; quotes: readonly Quote[]; reasons: readonly string[] }

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
