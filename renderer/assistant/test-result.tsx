// What a test of the endpoint says: the seconds while it runs, then its lines.
import { useEffect, useRef, useState } from 'react'
import type { EndpointReport } from '../../shared/model/abilities.ts'
import { useWords } from '../words/words.ts'
import styles from './assistant.module.css'

export function TestResult({ state }: { state: TestState }) {
  const words = useWords().assistant
  return (
    <div className={`small snug breaks pad-top-4 ${styles.result}`}>
      {/* The seconds are seen, not heard: a reader would say each of them. */}
      {state.kind === 'running' ? <p className="quiet">{words.testing(state.seconds)}</p> : null}
      <output
        className="stack gap-4"
        aria-label={words.testResult}
        data-testid="test-result"
        data-problem={(state.kind === 'over' && state.isProblem) || undefined}
      >
        {state.kind === 'over' ? (
          <>
            {state.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {state.models.length === 0 ? null : <p>{words.modelsFound(state.models.length)}</p>}
          </>
        ) : null}
      </output>
    </div>
  )
}

export type TestOutcome = { isProblem: boolean; lines: string[]; models: string[] }

export type TestState =
  | { kind: 'none' }
  | { kind: 'running'; seconds: number }
  | ({ kind: 'over' } & TestOutcome)

export type EndpointTest = {
  state: TestState
  run: (work: () => Promise<TestOutcome>) => void
  /** What was being tested is another now. */
  forget: () => void
}

export function outcomeOf({ report, text }: { report: EndpointReport; text: string }): TestOutcome {
  const hasWorked = report.kind === 'works'
  return {
    isProblem: !hasWorked,
    lines: text.split('\n').filter((line) => line !== ''),
    models: hasWorked ? report.models : [],
  }
}

/**
 * A test of an endpoint: how long it has run, and what it found; an answer for other words than
 * the present is dropped.
 */
export function useEndpointTest(): EndpointTest {
  const [state, setState] = useState<TestState>({ kind: 'none' })
  const rank = useRef(0)
  const isRunning = state.kind === 'running'
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setState(oneSecondLater), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(
    () => () => {
      rank.current += 1
    },
    [],
  )
  return {
    state,
    run: (work) => {
      rank.current += 1
      const mine = rank.current
      setState({ kind: 'running', seconds: 0 })
      const finish = async (): Promise<void> => {
        const outcome = await work()
        if (mine === rank.current) setState({ kind: 'over', ...outcome })
      }
      void finish()
    },
    forget: () => {
      rank.current += 1
      setState({ kind: 'none' })
    },
  }
}

function oneSecondLater(state: TestState): TestState {
  return state.kind === 'running' ? { ...state, seconds: state.seconds + 1 } : state
}
