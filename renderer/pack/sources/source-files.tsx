// The files of a course with the ways to add more: a button, and a place to drop them.
import { useState, type DragEvent } from 'react'
import { sourceFiles } from '../../../shared/research/source.ts'
import { Button } from '../../controls/button.tsx'
import { usePending } from '../../controls/use-pending.ts'
import { pickFiles } from '../../import/pick-file.ts'
import { sourceWords } from '../../words/source-words.ts'
import { useWords } from '../../words/words.ts'
import { SourceList } from './source-list.tsx'
import styles from './sources.module.css'
import type { SourcesDesk } from './use-sources.ts'

type SourceFilesProps = { sources: SourcesDesk; isLead: boolean }

export function SourceFiles({ sources, isLead }: SourceFilesProps) {
  const words = useWords(sourceWords)
  const [isOver, setOver] = useState(false)
  const [isPending, run] = usePending()
  const { list } = sources
  const pick = async () => sources.add(await pickFiles(sourceFiles))
  const hover = (event: DragEvent) => setOver(takeFiles(event))
  const drop = (event: DragEvent) => {
    setOver(false)
    if (takeFiles(event) && !isPending) run(sources.add([...event.dataTransfer.files]))
  }
  return (
    <div
      className={styles.files}
      data-over={isOver}
      data-testid="source-files"
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {list === null ? null : list.sources.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <SourceList sources={sources} items={list.sources} />
      )}
      <p className={styles.add}>
        <Button
          look={isLead && list?.sources.length === 0 ? 'primary' : 'plain'}
          disabled={isPending}
          onClick={() => run(pick())}
        >
          {words.add}
        </Button>
        <span className={styles.quiet}>{words.drop}</span>
      </p>
    </div>
  )
}

/** The window takes dropped files for a timetable; here they are sources. False where none are dragged. */
function takeFiles(event: DragEvent): boolean {
  if (!event.dataTransfer.types.includes('Files')) return false
  event.preventDefault()
  event.stopPropagation()
  return true
}
