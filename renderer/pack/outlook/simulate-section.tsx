// Simulate (K6): the plan is tried out many times, and what comes of it is drawn, told as numbers, and led back to the week.
import { sharedPlannerWords } from '../../../shared/i18n/shared/planner.ts'
import { useState, useId, type ReactNode } from 'react'
import {
  sayBlockEffect,
  sayEmptyOutlook,
  sayRuns,
  saySlips,
} from '../../../shared/planner/say/say-outlook.ts'
import type { SimulationFacts } from '../../../shared/planner/simulation.ts'
import { revealBlock } from '../../health/reveal.ts'
import { bindTo, Form, Select, TextField } from '../../kit/fields.tsx'
import { Button } from '../../kit/button.tsx'
import { SideJobLine, useStopAtClose } from '../../kit/side-job-line.tsx'
import { inquire } from '../../store/actions.ts'
import { toRequest, usualWish, type SimulateWish } from '../../store/simulate-wish.ts'
import { usePending } from '../../store/use-requests.ts'
import { useDesk, useRecord, useStore } from '../../store/use-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { ChanceChart } from './chance-chart.tsx'
import { DeadlineTable } from './deadline-table.tsx'
import styles from './outlook.module.css'

type SimulateSectionProps = {
  course: string
  /** It comes next: its button is the primary one. */
  isLead: boolean
}

export function SimulateSection({ course, isLead }: SimulateSectionProps) {
  const desk = useDesk()
  const words = useWords().outlook.simulate
  const state = useStore(desk.week.view, (view) => view.state)
  const told = useRecord(desk.outlooks, course) ?? null
  const [wish, setWish] = useState(told?.wish ?? usualWish)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  useStopAtClose(desk, isPending ? 'simulate' : null)
  const simulate = async () => {
    const request = toRequest(wish, course)
    setProblem(request === null ? words.wrong : '')
    if (request === null) return
    const asked = desk.week.view.get().state
    const answer = await inquire(desk, 'simulate-plan', request)
    const facts = answer.ok ? answer.value.facts : null
    if (facts === null) setProblem(answer.ok ? words.stopped : answer.failure)
    else desk.outlooks.write([[course, { facts, state: asked, wish }]])
  }
  return (
    <section className={styles.section} aria-labelledby="outlook-simulate">
      <h4 id="outlook-simulate">{words.title}</h4>
      <p className={styles.quiet}>{words.hint}</p>
      <SimulateForm
        wish={wish}
        isLead={isLead}
        hasRun={told !== null}
        isPending={isPending}
        onChange={(part) => setWish((before) => ({ ...before, ...part }))}
        onRun={() => run(simulate())}
      >
        {isPending ? <SideJobLine jobs={['simulate']} /> : null}
      </SimulateForm>
      <output className="caution small unless-empty">{problem}</output>
      {told === null ? null : (
        <>
          {told.state === state ? null : <p className="caution small">{words.changed}</p>}
          <Findings facts={told.facts} />
        </>
      )}
    </section>
  )
}

function Findings({ facts }: { facts: SimulationFacts }) {
  const language = useLanguage()
  if (facts.kind === 'empty') return <p>{sayEmptyOutlook(facts.why, language)}</p>
  return (
    <>
      <ChanceChart facts={facts} />
      <DeadlineTable facts={facts} />
      <Blocks facts={facts} />
      <p className={styles.quiet}>
        {sayRuns(facts, language)} {saySlips(facts.slips, language)}
        {facts.unmarked > 0
          ? ` ${sharedPlannerWords[language].outlookPhrases.unmarked(facts.unmarked)}`
          : ''}
      </p>
    </>
  )
}

function Blocks({ facts }: { facts: Extract<SimulationFacts, { kind: 'outlook' }> }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().outlook.simulate
  const show = (taskId: number) => {
    desk.frame.set({ dialog: null })
    revealBlock(desk, taskId)
  }
  const { blocks } = facts
  if (blocks.length === 0) return <p>{sharedPlannerWords[language].outlookPhrases.noBlock}</p>
  return (
    <div className="stack gap-6">
      <h5>{words.matters(blocks.length)}</h5>
      <ul>
        {blocks.map((block, index) => (
          <li
            className="stack middle rest-auto ruled-above gap-y-4 gap-x-12 pad-y-6"
            key={block.taskId}
          >
            <p className="pretty">{sayBlockEffect(block, language, index === 0)}</p>
            <Button aria-label={`${words.show}: ${block.title}`} onClick={() => show(block.taskId)}>
              {words.show}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SimulateFormProps = {
  wish: SimulateWish
  isLead: boolean
  hasRun: boolean
  isPending: boolean
  onChange: (part: Partial<SimulateWish>) => void
  onRun: () => void
  /** How far the runs are. */
  children: ReactNode
}

/**
 * The button that runs a simulation, and what can be chosen before: whose deadlines, how many
 * runs, what is assumed.
 */
function SimulateForm(props: SimulateFormProps) {
  const { wish, isLead, hasRun, isPending, onChange, onRun, children } = props
  const { simulate: words } = useWords().outlook
  const scopeId = useId()
  const of = bindTo(wish, onChange)
  return (
    <Form className="stack gap-8" onSend={() => (isPending ? undefined : onRun())}>
      <div className={`row wrap gap-y-8 gap-x-8 ${styles.formLine}`}>
        <label className="quiet small" htmlFor={scopeId}>
          {words.scope}
        </label>
        <Select
          id={scopeId}
          choices={[
            { value: 'course', label: words.scopes.course },
            { value: 'all', label: words.scopes.all },
          ]}
          {...of('scope')}
        />
        <Button type="submit" look={isLead ? 'primary' : 'plain'} disabled={isPending}>
          {hasRun ? words.again : words.run}
        </Button>
      </div>
      {children}
      <details className={styles.options}>
        <summary className="quiet small pad-y-2">{words.options}</summary>
        <div className={`stack gap-10 pad-y-8 ${styles.numbers}`}>
          {(['runs', 'seed', 'missed', 'cutShort', 'pace'] as const).map((name) => (
            <TextField key={name} label={words[name]} inputMode="decimal" {...of(name)} />
          ))}
        </div>
        <small>{words.optionsHint}</small>
      </details>
    </Form>
  )
}
