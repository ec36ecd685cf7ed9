// Search in the sources of a course: lines as they stand, each with its place and, if wanted, the lines around it.
import { useState, type FormEvent } from 'react'
import type { SourceHit } from '../../../shared/pack/source.ts'
import { Button } from '../../kit/button.tsx'
import { usePending } from '../../store/use-pending.ts'
import { inquire } from '../../store/actions.ts'
import { useDesk } from '../../store/desk-context.ts'
import { useWords } from '../../words/words.ts'
import { QuotedLine } from './quoted-line.tsx'
import styles from './sources.module.css'

/** More are there; the best come first. */
const shown = 12

export function SourceSearch({ course }: { course: string }) {
  const desk = useDesk()
  const words = useWords().source
  const [query, setQuery] = useState('')
  const [hits, setHits] = useState<readonly SourceHit[] | null>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const search = async () => {
    const answer = await inquire(desk, 'search-sources', { course, query })
    setProblem(answer.ok ? '' : answer.failure)
    setHits(answer.ok ? answer.value.hits : null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) run(search())
  }
  const told =
    hits === null ? problem : hits.length === 0 ? words.nothing : words.found(hits.length)
  return (
    <search aria-label={words.search}>
      <form className="stack gap-6 narrows pad-top-6" onSubmit={submit}>
        <label className="quiet small snug pretty" htmlFor="source-search">
          {words.search}
        </label>
        <div className={styles.asking}>
          <input
            className="grow-220"
            id="source-search"
            type="search"
            autoComplete="off"
            maxLength={400}
            placeholder={words.searchHint}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button type="submit" disabled={isPending || query.trim() === ''}>
            {words.find}
          </Button>
        </div>
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
      </form>
    </search>
  )
}
