// The sources of a course in its pack (K3): files, questions to them, search in them, and the search on the web.
import { SideJobLine } from '../../side-jobs/side-job-line.tsx'
import { sourceWords } from '../../words/source-words.ts'
import { useWords } from '../../words/words.ts'
import { LookUp } from './look-up.tsx'
import { SourceFiles } from './source-files.tsx'
import { SourceSearch } from './source-search.tsx'
import styles from './sources.module.css'
import { useSources } from './use-sources.ts'
import { WebSearch } from './web-search.tsx'

type SourcesSectionProps = {
  course: string
  /** It comes next: its first step is drawn as the primary one. */
  isLead: boolean
}

export function SourcesSection({ course, isLead }: SourcesSectionProps) {
  const words = useWords(sourceWords)
  const sources = useSources(course)
  const { list, told, reading } = sources
  return (
    <section className={styles.section} aria-labelledby="sources-title">
      <h4 id="sources-title">{words.title}</h4>
      <p className={styles.quiet}>{words.hint}</p>
      <SourceFiles sources={sources} isLead={isLead} />
      <SideJobLine jobs={['read-source', 'research']} />
      <output className={styles.told}>{reading === '' ? told.text : reading}</output>
      {told.problems.length === 0 ? null : (
        <ul className={styles.problem} role="alert">
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
