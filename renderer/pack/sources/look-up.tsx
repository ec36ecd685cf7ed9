// A question to the sources, or what the course asks for as a whole; the answer comes with its places.
import { useState, type FormEvent } from 'react'
import type { ResearchReport } from '../../../shared/research/report.ts'
import type { Reader } from '../../../shared/research/research-contract.ts'
import { Button } from '../../controls/button.tsx'
import { CheckBox } from '../../controls/check-box.tsx'
import { usePending } from '../../controls/use-pending.ts'
import { inquire } from '../../store/actions.ts'
import { useDesk } from '../../store/desk-context.ts'
import { sourceWords } from '../../words/source-words.ts'
import { useWords } from '../../words/words.ts'
import { ReportView } from './report-view.tsx'
import styles from './sources.module.css'

type LookUpProps = { course: string; reader: Reader }

export function LookUp({ course, reader }: LookUpProps) {
  const desk = useDesk()
  const words = useWords(sourceWords)
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
    <form className={styles.form} aria-label={words.lookUp} onSubmit={submit}>
      <h5>{words.lookUp}</h5>
      <label className={styles.label} htmlFor="source-question">
        {words.question}
      </label>
      <div className={styles.asking}>
        <input
          id="source-question"
          autoComplete="off"
          maxLength={400}
          placeholder={words.questionHint}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button type="submit" look="primary" disabled={isPending || question.trim() === ''}>
          {words.askIt}
        </Button>
        <Button disabled={isPending} onClick={() => run(research(''))}>
          {words.survey}
        </Button>
      </div>
      {reader === null ? null : (
        <CheckBox
          label={words.withModel(reader.name, reader.host)}
          isOn={isHelped}
          onChange={setHelped}
        />
      )}
      <output className={styles.told}>{isPending ? words.answering : problem}</output>
      {report === null ? null : <ReportView report={report} />}
    </form>
  )
}
