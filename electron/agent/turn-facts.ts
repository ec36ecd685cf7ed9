// The turn as typed data for a model: the state of this moment, what was asked, and what has been done so far.
import type { Read } from '../language/ground.ts'
import type { TurnFacts } from '../model/model.ts'
import type { Turn } from './graph/turn.ts'
import { sayPlanNotice } from '../model/notices.ts'

const unsaid = { kind: 'rejected', note: '' } as const

/** A reading that the person has chosen goes before what any reader makes of the words. */
export function turnFacts(turn: Turn): TurnFacts & Read {
  const { ports, state, calls, cards, recent, told, messages } = turn
  const clock = ports.clock()
  return {
    language: ports.language(),
    request: state.request,
    followUps: state.followUps,
    recent,
    told,
    state: ports.readState(),
    now: clock.moment,
    today: { date: clock.date, minute: clock.minute },
    ...(ports.zone === undefined ? {} : { zone: ports.zone() }),
    plan: state.plan,
    step: state.step,
    rejectedPlan: cards.find(({ id }) => id === state.rejectedPlanId) ?? null,
    isRejectedUnsaid: messages.at(-1)?.content === sayPlanNotice(unsaid, ports.language()),
    calls,
    hasPlaced: state.placed > 0,
    leftOut: state.leftOut ?? [],
    optimisation: state.optimisation,
    activePacks: state.activePacks,
    ranOut: state.ranOut === true,
    scenes: turn.scenes,
    preferences: ports.preferences(),
    standing: ports.standing(),
    history: turn.historyReasons(),
    ...(ports.homework === undefined ? {} : { homework: ports.homework() }),
    guide: turn.guide,
    pack: turn.pack,
    correction: state.correction,
    ...(state.reading === undefined ? {} : { readings: [state.reading] }),
  }
}
