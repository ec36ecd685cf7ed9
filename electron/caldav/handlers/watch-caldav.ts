// Pushes the plan in the background where that is wanted: once a change has rested, and now and then to see what was changed there.
import { readCaldav } from '../../../db/exports.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import type { CaldavStatus } from '../../../shared/exchange/caldav.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { parseWall } from '../../ics/wall-time.ts'
import type { Planned, SessionContext } from '../../session/context.ts'

/** Milliseconds between two looks at the calendar while nothing changes here. */
const lookEvery = 15 * 60_000

/** Milliseconds until the first try after a failure; each further one waits twice as long. */
const firstWait = 60_000

const longestWait = 60 * 60_000

/** Call what it answers with now and then. A state that is new since the last call still waits for the next one. */
export function watchCaldav(context: SessionContext): () => void {
  let seen: ScheduleState | null = null
  let pushed: ScheduleState | null = null
  return () => {
    const calendar = readCaldav(context.database)
    const state = readState(context.database)
    const term = readTerm(context.database)
    const isResting = state === seen
    seen = state
    if (calendar?.settings.isAutomatic !== true || state === null || term === null) return
    const isNew = state !== pushed
    if (!isResting || !isDue(calendar.status, instantOf(context.clock()), isNew)) return
    pushed = state
    const work = pushQuietly(context, { term, state }).finally(() => context.running.delete(work))
    context.running.add(work)
  }
}

/** What waiting can't mend is left to the person: only what passes is tried again. */
function isDue({ pushedAt, problem }: CaldavStatus, now: number, isNew: boolean): boolean {
  if (problem !== null) {
    const wait = Math.min(longestWait, firstWait * 2 ** (problem.tries - 1))
    return problem.isPassing && now - instantOf(problem.at) >= wait
  }
  return isNew || pushedAt === null || now - instantOf(pushedAt) >= lookEvery
}

/** Milliseconds since 1970 of an instant in UTC, to the second. */
function instantOf(iso: string): number {
  return (parseWall(iso)?.wall ?? 0) * 1000
}

/** Loaded when there is something to push: most people have no such calendar. */
async function pushQuietly(context: SessionContext, planned: Planned): Promise<void> {
  const { pushPlan } = await import('./caldav-push.ts')
  const { viewCaldav } = await import('./caldav-view.ts')
  await pushPlan(context, planned, true)
  if (!context.closing.aborted) context.push({ kind: 'caldav', view: viewCaldav(context) })
}
