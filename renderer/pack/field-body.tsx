// The text of a field with where it was read; folded where the page says the same below, from what there is now.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { FieldView } from '../../shared/pack/requests.ts'
import { packFieldPurpose } from '../../shared/pack/name-pack.ts'
import { useDesk } from '../store/desk-context.ts'
import { useLanguage } from '../words/words.ts'
import { CitationList } from './citation-list.tsx'
import { FieldText } from './field-text.tsx'
import styles from './pack.module.css'

type FieldBodyProps = { course: string; field: FieldView }

export function FieldBody({ course, field }: FieldBodyProps) {
  const language = useLanguage()
  const [asked, setAsked] = useState<{ index: number; at: number } | null>(null)
  const isSaidBelow = useSaidBelow(course, field)
  const { key, text, citations } = field
  if (text === '') return <p className="quiet">{packFieldPurpose(key, language)}</p>
  const shown = (
    <FieldText
      text={text}
      citations={citations}
      onCite={(index) => setAsked((last) => ({ index, at: (last?.at ?? 0) + 1 }))}
    />
  )
  return (
    <>
      {isSaidBelow ? (
        <details className={styles.folded}>
          <summary className="quiet small pad-y-2">{windowWords[language].pack.keptText}</summary>
          {shown}
        </details>
      ) : (
        shown
      )}
      <CitationList citations={citations} asked={asked} />
    </>
  )
}

/**
 * The check always shows its numbers, the outlook once it was run: then a draft of it is folded too, but not while it
 * is read. A person's own words are nowhere else.
 */
function useSaidBelow(course: string, { key, who, status }: FieldView): boolean {
  const desk = useDesk()
  const [hasRun] = useState(() => desk.outlooks.get(course) !== undefined)
  if (who === 'person') return false
  return key === 'health' || (key === 'outlook' && (hasRun || status !== 'draft'))
}
