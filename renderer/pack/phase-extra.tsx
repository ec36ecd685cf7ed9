// What a phase shows beside its fields: the sources of research, and what simulate, evaluate and present compute.
import type { PackPhase } from '../../shared/pack/fields.ts'
import { EvaluateSection } from './outlook/evaluate-section.tsx'
import { PresentSection } from './outlook/present-section.tsx'
import { SimulateSection } from './outlook/simulate-section.tsx'
import { SideJobLine } from '../kit/side-job-line.tsx'
import { useWords } from '../words/words.ts'
import { LookUp } from './sources/look-up.tsx'
import { SourceSearch } from './sources/source-search.tsx'
import styles from './sources/sources.module.css'
import { useSources, SourceList, type SourcesDesk } from './sources/source-list.tsx'
import { WebSearch } from './sources/web-search.tsx'
import { useState, type DragEvent } from 'react'
import { sourceFiles } from '../../shared/pack/source.ts'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-requests.ts'
import { pickFiles } from '../kit/files.ts'

type PhaseExtraProps = {
  course: string
  phase: PackPhase
  /** Nothing in the fields comes before it. */
  isLead: boolean
}

export function PhaseExtra({ course, phase, isLead }: PhaseExtraProps) {
  switch (phase) {
    case 'research':
      return <SourcesSection course={course} isLead={isLead} />
    case 'simulate':
      return <SimulateSection course={course} isLead={isLead} />
    case 'evaluate':
      return <EvaluateSection course={course} />
    case 'present':
      return <PresentSection course={course} isLead={isLead} />
    default:
      return null
  }
}

type SourcesSectionProps = {
  course: string
  /** It comes next: its first step is drawn as the primary one. */
  isLead: boolean
}

/** The sources of a course in its pack (K3): files, questions to them, search in them, and the search on the web. */
function SourcesSection({ course, isLead }: SourcesSectionProps) {
  const words = useWords().source
  const sources = useSources(course)
  const { list, told, reading } = sources
  return (
    <section
      className={`stack gap-10 narrows ruled-above pad-top-12 pad-bottom-16 ${styles.section}`}
      aria-labelledby="sources-title"
    >
      <h4 id="sources-title">{words.title}</h4>
      <p className="quiet small snug pretty">{words.hint}</p>
      <SourceFiles sources={sources} isLead={isLead} />
      <SideJobLine jobs={['read-source', 'research']} />
      <output className="quiet small snug pretty unless-empty">
        {reading === '' ? told.text : reading}
      </output>
      {told.problems.length === 0 ? null : (
        <ul className="caution small breaks unless-empty" role="alert">
          {told.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {list === null || list.sources.length === 0 ? null : (
        <>
          <LookUp course={course} reader={list.reader} isLead={isLead} />
          <SourceSearch course={course} />
        </>
      )}
      {list === null ? null : <WebSearch host={list.webHost} />}
    </section>
  )
}

/** The files of a course with the ways to add more: a button, and a place to drop them. */
function SourceFiles({ sources, isLead }: { sources: SourcesDesk; isLead: boolean }) {
  const words = useWords().source
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
      className={`stack gap-10 narrows rounded pad-y-10 pad-x-14 ${styles.files}`}
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
      <p className="row wrap gap-y-4 gap-x-12">
        <Button
          look={isLead && list?.sources.length === 0 ? 'primary' : 'plain'}
          disabled={isPending}
          onClick={() => run(pick())}
        >
          {words.add}
        </Button>
        <span className="quiet small snug pretty">{words.drop}</span>
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
