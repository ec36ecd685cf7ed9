// The files of a course; one is removed after what rests on it was shown.
import { useRef, useState } from 'react'
import type { SourceRemoval } from '../../../shared/research/research-contract.ts'
import type { SourceItem } from '../../../shared/research/source.ts'
import { Button } from '../../controls/button.tsx'
import { useFocusBack } from '../../controls/use-focus-back.ts'
import { usePending } from '../../controls/use-pending.ts'
import { sourceWords } from '../../words/source-words.ts'
import { useWords } from '../../words/words.ts'
import { CarefulQuestion } from '../careful-question.tsx'
import styles from './sources.module.css'
import type { SourcesDesk } from './use-sources.ts'

type SourceListProps = { sources: SourcesDesk; items: readonly SourceItem[] }

export function SourceList({ sources, items }: SourceListProps) {
  const words = useWords(sourceWords)
  const [asked, setAsked] = useState<{ source: SourceItem; removal: SourceRemoval } | null>(null)
  const [isPending, run] = usePending()
  const place = useRef<HTMLDivElement>(null)
  useFocusBack(place, asked !== null, 'button')
  const ask = async (source: SourceItem) => {
    const removal = await sources.askRemoval(source)
    setAsked(removal === null ? null : { source, removal })
  }
  const remove = async (source: SourceItem) => {
    await sources.remove(source)
    setAsked(null)
  }
  return (
    <div ref={place} className={styles.list}>
      <ul>
        {items.map((source) => (
          <li key={source.id}>
            <span className={styles.file}>
              <b>{source.file}</b>{' '}
              <small>
                {words.kinds[source.kind]}, {words.size(source.pages, source.lines)}
              </small>
            </span>
            <Button
              look="quiet"
              disabled={isPending}
              aria-label={words.removeNamed(source.file)}
              onClick={() => run(ask(source))}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <CarefulQuestion
          name={words.removeNamed(asked.source.file)}
          text={asked.removal.sentence}
          yes={words.removeYes}
          no={words.keep}
          isPending={isPending}
          onYes={() => run(remove(asked.source))}
          onNo={() => setAsked(null)}
        />
      )}
    </div>
  )
}
