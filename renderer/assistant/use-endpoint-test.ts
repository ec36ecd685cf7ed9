// A test of an endpoint: how long it has run, and what it found; an answer for other words than the present is dropped.
import { useEffect, useRef, useState } from 'react'
import type { EndpointReport } from '../../shared/model/endpoint-report.ts'

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
