// Simulate (K6): the plan is tried out many times, and what comes of it is drawn, told as numbers, and led back to the week.
import { useEffect, useRef, useState } from 'react'
import type { SimulationFacts } from '../../../shared/planner/simulation.ts'
import type { RequestInput } from '../../../shared/request-inputs.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import {
  sayBlockEffect,
  sayEmptyOutlook,
  sayNoBlock,
  sayRuns,
  saySlips,
  sayUnmarked,
} from '../../../shared/words/say-outlook.ts'
import { Button } from '../../controls/button.tsx'
import { usePending } from '../../controls/use-pending.ts'
import { ExchangeLine } from '../../exchange/exchange-line.tsx'
import { revealBlock } from '../../health/reveal-block.ts'
import { inquire } from '../../store/actions.ts'
import { useDesk } from '../../store/desk-context.ts'
import { useStore } from '../../store/use-store.ts'
import { outlookWords } from '../../words/outlook-words.ts'
import { useLanguage } from '../../words/words.ts'
import { ChanceChart } from './chance-chart.tsx'
import { DeadlineTable } from './deadline-table.tsx'
import styles from './outlook.module.css'
import { SimulateForm } from './simulate-form.tsx'
import { toRequest, usualWish } from './simulate-wish.ts'

/** With the state that it was about. */
type Told = { facts: SimulationFacts; state: ScheduleState | null }

export function SimulateSection({ course }: { course: string }) {
  const desk = useDesk()
  const words = outlookWords[useLanguage()].simulate
  const state = useStore(desk.week.view, (view) => view.state)
  const [wish, setWish] = useState(usualWish)
  const [told, setTold] = useState<Told | null>(null)
  const [problem, setProblem] = useState('')
  const [refining, setRefining] = useState(0)
  const [isPending, run] = usePending()
  const isHere = useIsHere()
  const simulate = async () => {
    const request = toRequest(wish, course)
    setProblem(request === null ? words.wrong : '')
    if (request === null) return
    const first = await ask({ ...request, truly: 0 })
    if (typeof first === 'string') setProblem(first === '' ? words.stopped : first)
    // Whoever has gone on meanwhile does not wait for the rest.
    if (typeof first === 'string' || first.kind === 'empty') return
    if (request.truly === 0 || !isHere.current) return
    setRefining(request.truly)
    const second = await ask(request)
    setRefining(0)
    if (typeof second === 'string') setProblem(second === '' ? words.stoppedTruly : second)
  }
  /** Shows what comes of it, or answers what went wrong; nothing to be said where it was stopped. */
  const ask = async (request: RequestInput<'simulate-plan'>) => {
    const asked = desk.week.view.get().state
    const answer = await inquire(desk, 'simulate-plan', request)
    if (!answer.ok) return answer.failure
    const { facts } = answer.value
    if (facts === null) return ''
    setTold({ facts, state: asked })
    return facts
  }
  return (
    <section className={styles.section} aria-labelledby="outlook-simulate">
      <h4 id="outlook-simulate">{words.title}</h4>
      <p className={styles.quiet}>{words.hint}</p>
      <SimulateForm
        wish={wish}
        hasRun={told !== null}
        isPending={isPending}
        onChange={(part) => setWish((before) => ({ ...before, ...part }))}
        onRun={() => run(simulate())}
      />
      <ExchangeLine />
      <output className={styles.problem}>{problem}</output>
      <output className={styles.quiet}>{refining > 0 ? words.refining(refining) : ''}</output>
      {told === null ? null : (
        <>
          {told.state === state ? null : <p className={styles.changed}>{words.changed}</p>}
          <Findings facts={told.facts} />
        </>
      )}
    </section>
  )
}

/** Whether the page still shows this. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
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
  const words = outlookWords[language].simulate
  const show = (taskId: number) => {
    desk.frame.set({ dialog: null })
    revealBlock(desk, taskId)
  }
  const { blocks } = facts
  if (blocks.length === 0) return <p>{sayNoBlock(language)}</p>
  return (
    <div className={styles.blocks}>
      <h5>{words.matters(blocks.length)}</h5>
      <ul>
        {blocks.map((block, index) => (
          <li key={block.taskId}>
            <p>{sayBlockEffect(block, facts, language, index === 0)}</p>
            <Button aria-label={`${words.show}: ${block.title}`} onClick={() => show(block.taskId)}>
              {words.show}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
