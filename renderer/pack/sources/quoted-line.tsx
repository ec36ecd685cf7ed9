// A line of a source as a quote with its place; where its number is known, with the lines around it.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { SourceLine } from '../../../shared/pack/source.ts'
import type { Quote } from '../../../shared/syllabus/citation.ts'
import { sayFilePlace } from '../../../shared/pack/say-citation.ts'
import { Button } from '../../kit/button.tsx'
import { useRequests } from '../../store/use-requests.ts'
import { useLanguage } from '../../words/words.ts'
import styles from './sources.module.css'

type QuotedLineProps = {
  sourceId: number
  file: string
  quote: Quote
  /** Through the whole file. */
  number: number
}

/** Lines on either side. */
const reach = 3

export function QuotedLine({ sourceId, file, quote, number }: QuotedLineProps) {
  const language = useLanguage()
  const words = windowWords[language].source
  const [lines, setLines] = useState<readonly SourceLine[] | null>(null)
  const { problem, isPending, send } = useRequests()
  const place = sayFilePlace(file, quote, language)
  const look = () => {
    const range = { id: sourceId, from: Math.max(1, number - reach), to: number + reach }
    send('read-source-lines', range, (read) => setLines(read.lines))
  }
  return (
    <li>
      <span className={`row wrap between quiet small gap-x-12 ${styles.place}`}>
        <span>{place}</span>
        <Button
          look="quiet"
          aria-expanded={lines !== null}
          aria-label={lines === null ? words.aroundNamed(place) : words.less}
          disabled={isPending}
          onClick={() => (lines === null ? look() : setLines(null))}
        >
          {lines === null ? words.around : words.less}
        </Button>
      </span>
      {lines === null ? (
        <q>{quote.text}</q>
      ) : (
        <blockquote>
          {lines.map((line) =>
            line.number === number ? (
              <p key={line.number}>
                <mark>{line.text}</mark>
              </p>
            ) : (
              <p key={line.number}>{line.text}</p>
            ),
          )}
        </blockquote>
      )}
      {problem === '' ? null : <span className="caution small breaks unless-empty">{problem}</span>}
    </li>
  )
}
