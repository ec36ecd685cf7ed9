// What a card of a document shows beside its effect on the week: each operation with its reason, and the portraits of courses.
import type { StandingChange } from '../../shared/agent/standing-change.ts'
import type { ExecutionDoc } from '../../shared/execution/execution-doc.ts'
import { cleanTitle } from '../../shared/words/quote-title.ts'
import { HeldRanges } from '../controls/held-ranges.tsx'
import { cardWords } from '../words/card-words.ts'
import { useLanguage, useWords } from '../words/words.ts'
import styles from './brief.module.css'
import { Folded } from './folded.tsx'

/** More than these would push the answers out of sight. */
const mostOperations = 4

export function Operations({ document }: { document: ExecutionDoc }) {
  const words = useWords(cardWords)
  return (
    <section aria-label={words.operations(document.length)}>
      <Folded
        className={styles.operations}
        most={mostOperations}
        // Operations have no name of their own; their order is theirs for good.
        parts={document.map(({ preview, reason }, index) => ({
          key: `${index}`,
          content: (
            <>
              <HeldRanges text={preview} />
              {reason === '' ? null : <small>{reason}</small>}
            </>
          ),
        }))}
      />
    </section>
  )
}

export function Portraits({ standing: { from, to } }: { standing: StandingChange }) {
  const language = useLanguage()
  const words = cardWords[language]
  return (
    <dl className={styles.portraits}>
      {to.map(({ course, portrait }) => {
        const before = from.find((each) => each.course === course)?.portrait ?? ''
        return (
          <div key={course}>
            <dt>
              {words.aboutYou} · {cleanTitle(course, language)}
            </dt>
            <dd>
              {portrait === '' ? null : <ins>{portrait}</ins>}
              {before === '' ? null : (
                <del>
                  {words.before} {before}
                </del>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
