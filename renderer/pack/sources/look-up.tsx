// A question to the sources, or what the course asks for as a whole; the answer comes with its places.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState, type FormEvent } from 'react'
import type { ResearchReport } from '../../../shared/research/report.ts'
import type { Reader } from '../../../shared/research/requests.ts'
import { Button } from '../../kit/button.tsx'
import { CheckBox } from '../../kit/check-box.tsx'
import { usePending } from '../../kit/use-pending.ts'
import { inquire } from '../../store/actions.ts'
import { useDesk } from '../../store/desk-context.ts'
import { useWords } from '../../words/words.ts'
import styles from './sources.module.css'
import type { ReportLine } from '../../../shared/research/report.ts'
import { sayFilePlace } from '../../../shared/pack/say-citation.ts'
import { useLanguage } from '../../words/words.ts'

type LookUpProps = { course: string; reader: Reader; isLead: boolean }

export function LookUp({ course, reader, isLead }: LookUpProps) {
  const desk = useDesk()
  const words = useWords().source
  const [question, setQuestion] = useState('')
  const [isHelped, setHelped] = useState(false)
  const [report, setReport] = useState<ResearchReport | null>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const research = async (asked: string) => {
    setReport(null)
    setProblem('')
    const answer = await inquire(desk, 'research', {
      course,
      ...(asked === '' ? {} : { question: asked }),
      ...(isHelped && reader !== null ? { asksModel: true } : {}),
    })
    if (answer.ok) setReport(answer.value)
    else setProblem(answer.failure)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = question.trim()
    if (!isPending && asked !== '') run(research(asked))
  }
  return (
    <form className="stack gap-6 narrows pad-top-6" aria-label={words.lookUp} onSubmit={submit}>
      <h5>{words.lookUp}</h5>
      <QuestionField
        question={question}
        isLead={isLead}
        isPending={isPending}
        onChange={setQuestion}
        onSurvey={() => run(research(''))}
      />
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
    </form>
  )
}

type QuestionFieldProps = {
  question: string
  isLead: boolean
  isPending: boolean
  onChange: (question: string) => void
  /** What the course asks for as a whole. */
  onSurvey: () => void
}

function QuestionField(props: QuestionFieldProps) {
  const { question, isLead, isPending, onChange, onSurvey } = props
  const words = useWords().source
  return (
    <>
      <label className="quiet small snug pretty" htmlFor="source-question">
        {words.question}
      </label>
      <div className={styles.asking}>
        <input
          className="grow-220"
          id="source-question"
          autoComplete="off"
          maxLength={400}
          placeholder={words.questionHint}
          value={question}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          type="submit"
          look={isLead ? 'primary' : 'plain'}
          disabled={isPending || question.trim() === ''}
        >
          {words.askIt}
        </Button>
        <Button disabled={isPending} onClick={onSurvey}>
          {words.survey}
        </Button>
      </div>
    </>
  )
}

/** A report of research: each line in plain words, and under it where it was read, word for word. */
function ReportView({ report }: { report: ResearchReport }) {
  const words = windowWords[useLanguage()].source
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

type ReportPartProps = { title: string | null; lines: readonly ReportLine[] }

function ReportPart({ title, lines }: ReportPartProps) {
  const language = useLanguage()
  const words = windowWords[language].source
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
