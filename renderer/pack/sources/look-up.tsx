// A question to the sources, or what the course asks for as a whole; the answer comes with its places.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { useState } from 'react'
import type { ResearchReport, ReportLine } from '../../../shared/research/report.ts'
import type { Reader } from '../../../shared/research/requests.ts'
import { Button } from '../../kit/button.tsx'
import { CheckBox } from '../../kit/choice.tsx'
import { useRequests } from '../../store/use-requests.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { AskForm } from './ask-form.tsx'
import styles from './sources.module.css'
import { sayFilePlace } from '../../../shared/pack/say-citation.ts'

type LookUpProps = { course: string; reader: Reader; isLead: boolean }

export function LookUp({ course, reader, isLead }: LookUpProps) {
  const words = useWords().source
  const [isHelped, setHelped] = useState(false)
  const [report, setReport] = useState<ResearchReport | null>(null)
  const { problem, isPending, send } = useRequests()
  const research = (asked: string) => {
    setReport(null)
    const question = asked === '' ? {} : { question: asked }
    const help = isHelped && reader !== null ? { asksModel: true } : {}
    send('research', { course, ...question, ...help }, setReport)
  }
  return (
    <AskForm
      aria-label={words.lookUp}
      title={words.lookUp}
      label={words.question}
      placeholder={words.questionHint}
      submit={words.askIt}
      look={isLead ? 'primary' : 'plain'}
      isPending={isPending}
      onAsk={research}
      // What the course asks for as a whole.
      more={
        <Button disabled={isPending} onClick={() => research('')}>
          {words.survey}
        </Button>
      }
    >
      {reader === null ? null : (
        <CheckBox
          label={words.withModel(reader.name, reader.host)}
          isOn={isHelped}
          onChange={setHelped}
        />
      )}
      <output className="quiet small snug pretty unless-empty">
        {isPending ? words.answering : problem}
      </output>
      {report === null ? null : <ReportView report={report} />}
    </AskForm>
  )
}

/** A report of research: each line in plain words, and under it where it was read, word for word. */
function ReportView({ report }: { report: ResearchReport }) {
  const words = useWords().source
  const { findings, near, demands, topics, materials, notes, writer } = report
  return (
    <div className="edged stack gap-8 narrows paper pad-y-10 pad-x-14" data-testid="report">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ReportPart title={words.parts.findings} lines={findings} />
      <ReportPart title={null} lines={near} />
      <ReportPart title={words.parts.demands} lines={demands} />
      <ReportPart title={words.parts.topics} lines={topics} />
      <ReportPart title={words.parts.materials} lines={materials} />
      {writer === null ? null : (
        <p className="quiet small snug pretty">{words.writtenBy(writer)}</p>
      )}
    </div>
  )
}

function ReportPart({ title, lines }: { title: string | null; lines: readonly ReportLine[] }) {
  const language = useLanguage()
  const words = useWords().source
  if (lines.length === 0) return null
  return (
    <>
      {title === null ? null : <h5>{title}</h5>}
      <ol className={`stack gap-10 pad-y-4 ${styles.findings}`}>
        {lines.map(({ kind, text, citation: { sourceId, file, quote } }) => (
          <li key={`${sourceId} ${quote.page ?? 0} ${quote.line} ${text}`}>
            <p>
              <span className={`quiet small rounded-small pad-x-6 ${styles.kind}`}>
                {words.findingKinds[kind]}
              </span>{' '}
              {text}
            </p>
            <p className="quiet small snug">
              {sayFilePlace(file, quote, language)}
              {grammar[language].joints.colon}
              <q>{quote.text}</q>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
