// The ports of a shown conversation whose store dies: what a kill between two steps of a turn leaves behind.
import { shownConversation } from '../../../electron/session/context.ts'
import { orchestratorPorts } from '../../../electron/conversation/run-turn.ts'
import type { Session } from '../../../electron/session/session.ts'

/** Each commit after so many steps throws "killed". */
export function dyingPorts({ context }: Session, steps: number) {
  const ports = orchestratorPorts(context, shownConversation(context), null)
  let commits = 0
  const commit = (step: Parameters<typeof ports.agent.commit>[0]) => {
    commits += 1
    if (commits > steps) throw new Error('killed')
    return ports.agent.commit(step)
  }
  return { ...ports, agent: { ...ports.agent, commit } }
}
