// The files of a course; one is removed after what rests on it was shown.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useRef, useState } from 'react'
import type { SourceRemoval } from '../../../shared/research/requests.ts'
import type { SourceItem } from '../../../shared/pack/source.ts'
import { Button } from '../../kit/button.tsx'
import { useFocusBack } from '../../kit/focus.ts'
import { usePending } from '../../store/use-requests.ts'
import { sayDayAndTime } from '../../words/say-dates.ts'
import { useLanguage, useWords } from '../../words/words.ts'
import { Question } from '../../kit/question.tsx'
import pack from '../pack.module.css'
import styles from './sources.module.css'
import type { SourcesDesk } from './use-sources.ts'

type SourceListProps = { sources: SourcesDesk; items: readonly SourceItem[] }

export function SourceList({ sources, items }: SourceListProps) {
  const words = useWords().source
  const { nameOf, factsOf } = useSourceNames(items)
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
    <div ref={place} className={`stack gap-10 narrows ${styles.list}`}>
      <ul className="stack">
        {items.map((source) => (
          <li className="row between gap-10 ruled-below pad-y-2" key={source.id}>
            <span className="narrows breaks">
              <b>{source.file}</b> <small>{factsOf(source)}</small>
            </span>
            <Button
              look="quiet"
              disabled={isPending}
              aria-label={words.removeNamed(nameOf(source))}
              onClick={() => run(ask(source))}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <Question
          className="framed stack gap-10 grow washed pad-y-10 pad-x-14"
          answersClass={`flex wrap gap-8 ${pack.acts}`}
          name={words.removeNamed(nameOf(asked.source))}
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

/** Two versions of one file are told apart by when they came. */
function useSourceNames(items: readonly SourceItem[]) {
  const language = useLanguage()
  const words = windowWords[language].source
  const join = (parts: readonly string[]) => parts.join(grammar[language].joints.clause)
  const addedOf = ({ id, file, addedAt }: SourceItem) =>
    items.some((other) => other.file === file && other.id !== id)
      ? [words.addedAt(sayDayAndTime(addedAt, language))]
      : []
  return {
    nameOf: (source: SourceItem) => join([source.file, ...addedOf(source)]),
    factsOf: (source: SourceItem) =>
      join([words.kinds[source.kind], words.size(source.pages, source.lines), ...addedOf(source)]),
  }
}
