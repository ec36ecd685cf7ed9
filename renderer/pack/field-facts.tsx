// Who wrote a field and when, and what it is made from.
import type { FieldView } from '../../shared/pack/requests.ts'
import { fieldStateName, packFieldName } from '../../shared/words/pack/name-pack.ts'
import { sayAuthor } from '../../shared/words/schedule/say-history.ts'
import { packWords } from '../words/pack-words.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './field-part.module.css'
import { holdsWords } from './holds-words.ts'

export function FieldFacts({ field }: { field: FieldView }) {
  const language = useLanguage()
  const words = packWords[language]
  const { version, who, at, why, needs, text } = field
  const isWritten = who !== null && at !== null
  if (!isWritten && needs.length === 0) return null
  return (
    <p className={styles.facts}>
      {isWritten ? (
        <span>
          {words.version(version)} · {sayAuthor(who, language)} ·{' '}
          <time dateTime={at}>{sayDayAndTime(at, language)}</time>
          {why === '' || holdsWords(text, why) ? '' : ` · ${why}`}
        </span>
      ) : null}
      {needs.length === 0 ? null : (
        <span>
          {words.needs(
            needs.map(({ key, status }) => {
              const name = packFieldName(key, language)
              return status === 'ready' ? name : words.need(name, fieldStateName(status, language))
            }),
          )}
        </span>
      )}
    </p>
  )
}
