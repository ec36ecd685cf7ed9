// A report of research: each line in plain words, and under it where it was read, word for word.
import type { ReportLine, ResearchReport } from '../../../shared/research/report.ts'
import { sayFilePlace } from '../../../shared/words/pack/say-citation.ts'
import { sourceWords } from '../../words/source-words.ts'
import { useLanguage } from '../../words/words.ts'
import styles from './sources.module.css'

export function ReportView({ report }: { report: ResearchReport }) {
  const words = sourceWords[useLanguage()]
  const { findings, near, demands, topics, materials, notes, writer } = report
  return (
    <div className={styles.report} data-testid="report">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ReportPart title={words.parts.findings} lines={findings} />
      <ReportPart title={null} lines={near} />
      <ReportPart title={words.parts.demands} lines={demands} />
      <ReportPart title={words.parts.topics} lines={topics} />
      <ReportPart title={words.parts.materials} lines={materials} />
      {writer === null ? null : <p className={styles.quiet}>{words.writtenBy(writer)}</p>}
    </div>
  )
}

type ReportPartProps = { title: string | null; lines: readonly ReportLine[] }

function ReportPart({ title, lines }: ReportPartProps) {
  const language = useLanguage()
  const words = sourceWords[language]
  if (lines.length === 0) return null
  return (
    <>
      {title === null ? null : <h5>{title}</h5>}
      <ol className={styles.findings}>
        {lines.map(({ kind, text, citation: { sourceId, file, quote } }) => (
          <li key={`${sourceId} ${quote.page ?? 0} ${quote.line} ${text}`}>
            <p>
              <span className={styles.kind}>{words.findingKinds[kind]}</span> {text}
            </p>
            <p className={styles.cited}>
              {sayFilePlace(file, quote, language)}
              {language === 'zh' ? '：' : ': '}
              <q>{quote.text}</q>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
