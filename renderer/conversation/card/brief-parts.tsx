// What a card of a document shows beside its effect on the week: each operation with its reason, and the portraits of courses.
import { HeldRanges } from '../../kit/held-ranges.tsx'
import { useLanguage, useWords } from '../../words/words.ts'
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { ProfileChange } from '../../../shared/agent/profile-change.ts'
import type { ExecutionDoc } from '../../../shared/agent/execution-doc.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import styles from './brief.module.css'
import { Folded } from './folded.tsx'

/** More than these would push the answers out of sight. */
const mostOperations = 4

/** What is noted of the student stands below, in its own words. */
export function Operations({ document }: { document: ExecutionDoc }) {
  const words = useWords().card
  const operations = document.filter(({ operation }) => operation !== 'update_profile')
  if (operations.length === 0) return null
  return (
    <section aria-label={words.operations(operations.length)}>
      <Folded
        className={`stack gap-6 small snug breaks ${styles.operations}`}
        most={mostOperations}
        // Operations have no name of their own; their order is theirs for good.
        parts={operations.map(({ preview, reason }, index) => ({
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

type PortraitsProps = { standing: ProfileChange; document: ExecutionDoc }

export function Portraits({ standing: { from, to }, document }: PortraitsProps) {
  const language = useLanguage()
  const words = windowWords[language].card
  return (
    <dl
      className={`stack gap-6 small snug breaks rounded sunk pad-y-8 pad-x-10 ${styles.portraits}`}
    >
      {to.map(({ course, portrait }) => {
        const before = from.find((each) => each.course === course)?.portrait ?? ''
        const reason = reasonFor(course, document)
        return (
          <div key={course}>
            <dt className="quiet">
              {words.aboutYou} · {cleanTitle(course, language)}
            </dt>
            <dd className="stack gap-2">
              {portrait === '' ? null : <ins className="unmarked">{portrait}</ins>}
              {reason === '' ? null : <small className="same-size">{reason}</small>}
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

function reasonFor(course: string, document: ExecutionDoc): string {
  const noted = document.find(
    (each) => each.operation === 'update_profile' && each.changes.course === course,
  )
  return noted?.reason ?? ''
}
