// The files of a course; one is removed after what rests on it was shown.
import { useRef, useState } from 'react'
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { WindowWords } from '../../../shared/i18n/window-words.ts'
import type { SourceItem } from '../../../shared/pack/source.ts'
import type { SourceRemoval } from '../../../shared/research/requests.ts'
import { Button } from '../../kit/button.tsx'
import { useFocusBack } from '../../kit/focus.ts'
import { Question } from '../../kit/dialog.tsx'
import { inquire } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { readFileSource } from '../../store/import-source.ts'
import { useQuery } from '../../store/use-query.ts'
import { usePending } from '../../store/use-requests.ts'
import { useDesk } from '../../store/use-store.ts'
import { sayDayAndTime } from '../../words/say-dates.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import pack from '../pack.module.css'
import styles from './sources.module.css'

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
  const words = useWords().source
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

/** What the last act came to; `problems` are sentences of files that were not taken. */
type SourceOutcome = { text: string; problems: readonly string[] }

const noOutcome: SourceOutcome = { text: '', problems: [] }

export type SourcesDesk = {
  /** Null until the first answer. */
  list: RequestOutput<'list-sources'> | null
  told: SourceOutcome
  /** What is being read; empty while nothing is. */
  reading: string
  add: (files: readonly File[]) => Promise<void>
  /** What rests on it; null when it is not there any more, which is then told. */
  askRemoval: (source: SourceItem) => Promise<SourceRemoval | null>
  remove: (source: SourceItem) => Promise<void>
}

/** The sources of one course as the page shows them, and what is done with them. */
export function useSources(course: string): SourcesDesk {
  const desk = useDesk()
  const words = useWords().source
  const { value: list, failure } = useQuery(
    'list-sources',
    { course },
    { on: ['pack', 'preferences', 'plan'] },
  )
  const [last, setTold] = useState<SourceOutcome>(noOutcome)
  const [reading, setReading] = useState('')
  const told = failure === '' ? last : { ...last, problems: [...last.problems, failure] }

  async function add(files: readonly File[]): Promise<void> {
    setTold(noOutcome)
    const { added, problems } = await readIn(desk, course, files, words, setReading)
    setReading('')
    const lines = added.reduce((sum, source) => sum + source.lines, 0)
    const names = added.map(({ file }) => file)
    setTold({ text: names.length === 0 ? '' : words.added(names, lines), problems })
  }

  async function askRemoval({ id }: SourceItem): Promise<SourceRemoval | null> {
    const answer = await inquire(desk, 'preview-remove-source', { id })
    setTold(answer.ok ? noOutcome : { text: '', problems: [answer.failure] })
    return answer.ok ? answer.value : null
  }

  async function remove({ id, file }: SourceItem): Promise<void> {
    const answer = await inquire(desk, 'remove-source', { id })
    setTold(
      answer.ok
        ? { text: words.removed(file), problems: [] }
        : { text: '', problems: [answer.failure] },
    )
  }

  return { list, told, reading, add, askRemoval, remove }
}

/** One after the other: what is wrong with one keeps no other out. */
async function readIn(
  desk: Desk,
  course: string,
  files: readonly File[],
  words: WindowWords['source'],
  say: (reading: string) => void,
): Promise<{ added: SourceItem[]; problems: string[] }> {
  const added: SourceItem[] = []
  const problems: string[] = []
  for (const [index, file] of files.entries()) {
    say(words.reading(index + 1, files.length, file.name))
    const source = await readFileSource(file)
    if (source?.kind !== 'file') {
      problems.push(words.unreadable(file.name))
      continue
    }
    const { fileName, content } = source
    const answer = await inquire(desk, 'add-source', { course, fileName, content })
    if (!answer.ok) problems.push(answer.failure)
    else if (answer.value.isKnown) problems.push(words.known(answer.value.source.file))
    else added.push(answer.value.source)
    if (answer.ok && answer.value.note !== null) problems.push(answer.value.note)
  }
  return { added, problems }
}
