// Simulate (K6): the plan is tried out many times, and what comes of it is drawn, told as numbers, and led back to the week.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { SimulationFacts } from '../../../shared/planner/simulation.ts'
import {
  sayBlockEffect,
  sayEmptyOutlook,
  sayNoBlock,
  sayRuns,
  saySlips,
  sayUnmarked,
} from '../../../shared/planner/say/say-outlook.ts'
import { Button } from '../../kit/button.tsx'
import { usePending } from '../../store/use-requests.ts'
import { SideJobLine } from '../../kit/side-job-line.tsx'
import { useStopAtClose } from '../../kit/side-job-line.tsx'
import { revealBlock } from '../../health/reveal-block.ts'
import { inquire } from '../../store/actions.ts'
import { useDesk } from '../../store/use-store.ts'
import { useRecord, useStore } from '../../store/use-store.ts'
import { useLanguage } from '../../words/words.ts'
import { ChanceChart } from './chance-chart.tsx'
import { DeadlineTable } from './deadline-table.tsx'
import { SimulateForm } from './simulate-form.tsx'
import { toRequest, usualWish } from '../../store/simulate-wish.ts'
import styles from './outlook.module.css'

type SimulateSectionProps = {
  course: string
  /** It comes next: its button is the primary one. */
  isLead: boolean
}

export function SimulateSection({ course, isLead }: SimulateSectionProps) {
  const desk = useDesk()
  const words = windowWords[useLanguage()].outlook.simulate
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
        {facts.unmarked > 0 ? ` ${sayUnmarked(facts.unmarked, language)}` : ''}
      </p>
    </>
  )
}

function Blocks({ facts }: { facts: Extract<SimulationFacts, { kind: 'outlook' }> }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].outlook.simulate
  const show = (taskId: number) => {
    desk.frame.set({ dialog: null })
    revealBlock(desk, taskId)
  }
  const { blocks } = facts
  if (blocks.length === 0) return <p>{sayNoBlock(language)}</p>
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
