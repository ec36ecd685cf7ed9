// Records what a turn commits, so that it can be answered without reading the conversation again.
import type { AgentStep } from '../../shared/agent/agent-step.ts'
import type { AgentPorts } from '../agent/agent.ts'

export type TurnRecord = {
  traceId: string
  /** What was said last. */
  text: string | null
  /** What may be pressed in answer to it. */
  choices: string[]
  error: string | null
  hasChanged: boolean
}

export function recordTurn(ports: AgentPorts): { ports: AgentPorts; heard: TurnRecord } {
  const heard: TurnRecord = { traceId: '', text: null, choices: [], error: null, hasChanged: false }
  const commit = (step: AgentStep) => {
    const receipt = ports.commit(step)
    heard.traceId = step.traceId
    heard.hasChanged ||= step.change !== null
    const said = step.events.flatMap((event) =>
      event.kind === 'text' || event.kind === 'outcome' ? [event] : [],
    )
    const isSummed = said.some(({ kind }) => kind === 'outcome')
    for (const event of step.events) {
      if (event.kind === 'text') {
        heard.text = event.text
        heard.choices = event.choices ?? []
      }
      if (event.kind === 'error') heard.error = event.text
    }
    if (isSummed) heard.text = said.map(({ text }) => text).join('\n\n')
    return receipt
  }
  return { ports: { ...ports, commit }, heard }
}
