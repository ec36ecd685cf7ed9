// Gives the orchestrator its outside: the agent's, the scenes, and the record of the conversation in the data file.
import { readSession, writeSession } from '../../db/conversation/session-states.ts'
import type { OrchestratorPorts } from '../orchestrator/orchestrate.ts'
import { productScenes } from '../orchestrator/scenes/register.ts'
import { restoreSession, storeSession } from '../orchestrator/session-state.ts'
import { agentPorts } from './agent-ports.ts'
import type { SessionContext } from './context.ts'
import { guideDoor } from './guide/guide-door.ts'
import { homeworkDoor } from '../homework/homework-door.ts'
import { guidePacks } from './pack/guide-packs.ts'
import { packDoor } from './pack/pack-door.ts'
import { presentRecalls } from './recite/recall-requests.ts'
import { reciteDoor } from './recite/recite-door.ts'

export function orchestratorPorts(
  context: SessionContext,
  conversationId: string,
  /** The queued message that the first step takes out of the queue, or null. */
  queuedId: number | null,
): OrchestratorPorts {
  const { database } = context
  const read = () => restoreSession(readSession(database, conversationId))
  const always = () => read()?.always ?? []
  return {
    agent: agentPorts(context, always, queuedId),
    scenes: productScenes({
      guide: { ...guideDoor(context, conversationId), packs: () => guidePacks(context) },
      pack: packDoor(context, conversationId),
      recite: reciteDoor(context, conversationId, () => presentRecalls(context)),
      homework: homeworkDoor(context),
    }),
    readSession: read,
    writeSession: (session) => writeSession(database, conversationId, storeSession(session)),
    ticks: () => performance.now(),
  }
}
