// Search in the sources of a course: lines as they stand, each with its place and, if wanted, the lines around it.
import { useState } from 'react'
import { sayFilePlace } from '../../../shared/pack/say-citation.ts'
import type { SourceHit, SourceLine } from '../../../shared/pack/source.ts'
import type { Quote } from '../../../shared/syllabus/citation.ts'
import { Button } from '../../kit/button.tsx'
import { useRequests } from '../../store/use-requests.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { AskForm } from './ask-form.tsx'
import styles from './sources.module.css'

/** More are there; the best come first. */
const shown = 12

export function SourceSearch({ course }: { course: string }) {
  const words = useWords().source
  const [hits, setHits] = useState<readonly SourceHit[] | null>(null)
  const { problem, isPending, send } = useRequests()
  const search = (query: string) => {
    setHits(null)
    send('search-sources', { course, query }, (found) => setHits(found.hits))
  }
  const told =
    hits === null ? problem : hits.length === 0 ? words.nothing : words.found(hits.length)
  return (
    <search aria-label={words.search}>
      <AskForm
        label={words.search}
        placeholder={words.searchHint}
        submit={words.find}
        type="search"
        isPending={isPending}
        onAsk={search}
      >
        <output className="quiet small snug pretty unless-empty">{told}</output>
        {hits === null || hits.length === 0 ? null : (
          <ul className={`stack gap-10 pad-y-4 ${styles.quotes}`}>
            {hits.slice(0, shown).map(({ source, line }) => (
              <QuotedLine
                key={`${source.id} ${line.number}`}
                sourceId={source.id}
                file={source.file}
                quote={line}
                number={line.number}
              />
            ))}
          </ul>
        )}
      </AskForm>
    </search>
  )
}

type QuotedLineProps = {
  sourceId: number
  file: string
  quote: Quote
  /** Through the whole file. */
  number: number
}

/** Lines on either side. */
const reach = 3

/**
 * A line of a source as a quote with its place; where its number is known, with the lines around
 * it.
 */
function QuotedLine({ sourceId, file, quote, number }: QuotedLineProps) {
  const language = useLanguage()
  const words = useWords().source
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
