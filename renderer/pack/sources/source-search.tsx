// Search in the sources of a course: lines as they stand, each with its place and, if wanted, the lines around it.
import { useState } from 'react'
import type { SourceHit } from '../../../shared/pack/source.ts'
import { useRequests } from '../../store/use-requests.ts'
import { useWords } from '../../words/words.ts'
import { AskForm } from './ask-form.tsx'
import { QuotedLine } from './quoted-line.tsx'
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
