// Offers the draft to the person's model, says where the text would go, and tells what came of it.
import { useEffect, useRef } from 'react'
import type { SyllabusDraft } from '../../shared/syllabus/draft.ts'
import { Button } from '../controls/button.tsx'
import { syllabusWords } from '../words/syllabus-words.ts'
import { useWords } from '../words/words.ts'
import { ReadingProgress } from './reading-progress.tsx'
import styles from './syllabus.module.css'
import type { SyllabusDoer } from './use-syllabus.ts'

type ReaderChoiceProps = {
  draft: SyllabusDraft
  isAsking: boolean
  isPending: boolean
  doer: SyllabusDoer
}

export function ReaderChoice({ draft, isAsking, isPending, doer }: ReaderChoiceProps) {
  const words = useWords(syllabusWords)
  const { reader, notes } = draft
  const said = useRef<HTMLOutputElement>(null)
  const had = useRef(reader !== null)
  // The button that was pressed is gone: the focus goes to what came of it.
  useEffect(() => {
    if (had.current && reader === null) said.current?.focus()
    had.current = reader !== null
  }, [reader])
  return (
    <div>
      <output ref={said} tabIndex={-1} className={styles.notes}>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </output>
      {reader === null ? null : (
        <div className={styles.reader}>
          <div className={styles.name}>
            <p>{isAsking ? words.readerReading(reader.name) : words.readerOffer(reader.host)}</p>
            {isAsking ? (
              <ReadingProgress job="ask-syllabus" label={words.readerReading(reader.name)} />
            ) : null}
          </div>
          <Button disabled={isPending && !isAsking} onClick={isAsking ? doer.stop : doer.askModel}>
            {isAsking ? words.stop : words.readerAsk(reader.name)}
          </Button>
        </div>
      )}
    </div>
  )
}
