// A line of a source as a quote with its place; where its number is known, with the lines around it.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { SourceLine } from '../../../shared/pack/source.ts'
import type { Quote } from '../../../shared/syllabus/citation.ts'
import { sayFilePlace } from '../../../shared/pack/say-citation.ts'
import { Button } from '../../kit/button.tsx'
import { usePending } from '../../store/use-pending.ts'
import { inquire } from '../../store/actions.ts'
import { useDesk } from '../../store/desk-context.ts'
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
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].source
  const [lines, setLines] = useState<readonly SourceLine[] | null>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const place = sayFilePlace(file, quote, language)
  const look = async () => {
    const range = { id: sourceId, from: Math.max(1, number - reach), to: number + reach }
    const answer = await inquire(desk, 'read-source-lines', range)
    setProblem(answer.ok ? '' : answer.failure)
    setLines(answer.ok ? answer.value.lines : null)
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
          onClick={() => (lines === null ? run(look()) : setLines(null))}
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
