// What is still open in a guide: what no draft can do without, and what was said in two ways; read as the built-in model reads it.
import type { StandingContext } from '../../shared/agent/standing-context.ts'
import type { GuideSection } from '../../shared/guide/guide-draft.ts'
import type { PresentGuide } from '../../shared/guide/present-guide.ts'
import type { Language } from '../../shared/language.ts'
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import type { Moment, ScheduleState } from '../../shared/schedule/state.ts'
import { foldGuide, isFilled } from '../agent/model/offline/guide/fold-guide.ts'
import { sayDoubt } from '../agent/model/offline/guide/say-question.ts'
import type { Told, TurnFacts } from '../agent/model/model.ts'

export type OpenFacts = {
  state: ScheduleState
  now: Moment
  today: { date: string; minute: number }
  language: Language
  standing: StandingContext
  preferences: PlanningPreferences
  /** All that the person said in the conversation, and when. */
  told: Told[]
}

/** Without these there is no draft. */
const needed: readonly GuideSection[] = ['course', 'work', 'amount', 'dates']

export function findOpen(
  present: PresentGuide,
  open: OpenFacts,
): { missing: GuideSection[]; doubts: string[] } {
  const facts = factsOf(present, open)
  const { known } = foldGuide(facts)
  return {
    missing: needed.filter((section) => !isFilled(section, known, facts)),
    doubts: known.doubts.map((doubt) =>
      sayDoubt(doubt, { known, ground: facts, language: open.language }),
    ),
  }
}

/** As in a turn that asks for nothing. */
function factsOf({ record, isWritten }: PresentGuide, open: OpenFacts): TurnFacts {
  const { state, messages, draft, section } = record
  return {
    ...open,
    request: '',
    followUps: [],
    recent: [],
    plan: [],
    step: 0,
    rejectedPlan: null,
    calls: [],
    optimisation: null,
    activePacks: [],
    scenes: null,
    history: { undo: null, redo: null },
    guide: { state, messages, draft, section, isWritten },
    correction: null,
  }
}
