// The sources of one course as the page shows them, and what is done with them.
import type { WindowWords } from '../../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { SourceRemoval } from '../../../shared/research/requests.ts'
import { readFileSource } from '../../store/import-source.ts'
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import type { SourceItem } from '../../../shared/pack/source.ts'
import { inquire } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { useDesk } from '../../store/use-store.ts'
import { useQuery } from '../../store/use-query.ts'
import { useWords } from '../../words/words.ts'

/** What the last act came to; `problems` are sentences of files that were not taken. */
export type SourceOutcome = { text: string; problems: readonly string[] }

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
