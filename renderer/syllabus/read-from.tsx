// Where a block or a body of work was read, folded under one line.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useCallback } from 'react'
import type { StoredCitation } from '../../shared/syllabus/citation.ts'
import { sayIsPublished } from '../../shared/pack/say-citation.ts'
import { ask } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useAnswer } from '../store/use-answer.ts'
import { useLanguage } from '../words/words.ts'
import { Quotes } from './quotes.tsx'
import styles from './syllabus.module.css'

/** All that is cited in the plan; asked anew when that changes. */
export function useCitations(): readonly StoredCitation[] {
  const desk = useDesk()
  const question = useCallback(() => ask(desk, 'read-citations', {}), [desk])
  return useAnswer(question)?.citations ?? []
}

export function ReadFrom({ citation }: { citation: StoredCitation | undefined }) {
  const language = useLanguage()
  if (citation === undefined) return null
  const { file, quotes, reasons, isPublished } = citation
  return (
    <details className={`narrows above-6 ${styles.readFrom}`}>
      <summary className="breaks">
        {windowWords[language].syllabus.readFrom} {file} ({sayIsPublished(isPublished, language)})
      </summary>
      <Quotes file={file} quotes={quotes} reasons={reasons} />
    </details>
  )
}
