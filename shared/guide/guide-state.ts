// The four states of the guide, and where each declared action leads from each (B2): a pure table.

export const guideStates = ['DISCOVERY', 'DRAFTING', 'CONFIRMING', 'FINISHED'] as const

export type GuideState = (typeof guideStates)[number]

export const guideActions = [
  'CONTINUE_ASKING',
  'PROPOSE_DRAFT',
  'REQUEST_CONFIRM',
  'CONFIRM_FINISH',
] as const

export type GuideAction = (typeof guideActions)[number]

export const guideIntents = ['CONTINUE', 'BACKTRACK'] as const

/** Whether there is a draft: none, one from before, or one that comes with the decision. */
export const keptStatuses = ['none', 'kept', 'brought'] as const

export type KeptStatus = (typeof keptStatuses)[number]

/** A jump that the table does not have; the transition says where it ends instead. */
export const guideJumps = [
  /** A draft came with a question, before any draft was proposed. */
  'draft-too-early',
  /** A draft was announced and none came. */
  'draft-missing',
  /** Something was to be confirmed that nobody has seen. */
  'confirm-unseen',
  'confirm-nothing',
  'finish-unseen',
  'finish-nothing',
  /** What is settled changes only when the student comes back to it (B6). */
  'already-finished',
] as const

export type GuideJump = (typeof guideJumps)[number]

export type GuideTransition = {
  state: GuideState
  /** `rest`: the reply alone. FINISHED is reached by the card's yes, never by a decision (G6). */
  does: 'ask' | 'show-draft' | 'open-card' | 'rest'
  /** Whether the draft that came takes the place of the one before. */
  takesDraft: boolean
  jump: GuideJump | null
}

type Row = Record<KeptStatus, GuideTransition>

const to = (
  state: GuideState,
  does: GuideTransition['does'],
  jump: GuideJump | null = null,
  takesDraft = false,
): GuideTransition => ({ state, does, takesDraft, jump })

const ask = to('DISCOVERY', 'ask')
const talk = to('DRAFTING', 'ask')
const show = to('DRAFTING', 'show-draft', null, true)
const card = to('CONFIRMING', 'open-card', null, true)
const rest = to('FINISHED', 'rest')

/** A draft is in no state but these; without one there is nothing but to ask. */
const withDraft: Record<GuideAction, Row> = {
  CONTINUE_ASKING: { none: ask, kept: talk, brought: show },
  PROPOSE_DRAFT: {
    none: to('DISCOVERY', 'ask', 'draft-missing'),
    kept: to('DRAFTING', 'show-draft', 'draft-missing'),
    brought: show,
  },
  REQUEST_CONFIRM: { none: to('DISCOVERY', 'ask', 'confirm-nothing'), kept: card, brought: card },
  CONFIRM_FINISH: { none: to('DISCOVERY', 'ask', 'finish-nothing'), kept: card, brought: card },
}

const guideTable: Record<GuideState, Record<GuideAction, Row>> = {
  DISCOVERY: {
    CONTINUE_ASKING: {
      none: ask,
      kept: talk,
      brought: to('DISCOVERY', 'ask', 'draft-too-early'),
    },
    PROPOSE_DRAFT: withDraft.PROPOSE_DRAFT,
    REQUEST_CONFIRM: unseen('confirm-nothing', 'confirm-unseen'),
    CONFIRM_FINISH: unseen('finish-nothing', 'finish-unseen'),
  },
  DRAFTING: withDraft,
  CONFIRMING: withDraft,
  FINISHED: {
    CONTINUE_ASKING: {
      none: rest,
      kept: rest,
      brought: to('FINISHED', 'rest', 'already-finished'),
    },
    PROPOSE_DRAFT: finished(),
    REQUEST_CONFIRM: finished(),
    CONFIRM_FINISH: finished(),
  },
}

/** Out of FINISHED, and only there: the student has come back to a section (B6). */
const backtrackTable: Record<GuideAction, Row> = {
  ...guideTable.DISCOVERY,
  CONTINUE_ASKING: withDraft.CONTINUE_ASKING,
}

/** Nobody has seen what would be agreed to: it is shown first. */
function unseen(nothing: GuideJump, jump: GuideJump): Row {
  return {
    none: to('DISCOVERY', 'ask', nothing),
    kept: to('DRAFTING', 'show-draft', jump),
    brought: to('DRAFTING', 'show-draft', jump, true),
  }
}

function finished(): Row {
  const jump = to('FINISHED', 'rest', 'already-finished')
  return { none: jump, kept: jump, brought: jump }
}

/** Every combination has an answer; where a jump is named, the state is the one that it falls back to. */
export function guideTransition(
  state: GuideState,
  action: GuideAction,
  draft: KeptStatus,
  intent: (typeof guideIntents)[number] = 'CONTINUE',
): GuideTransition {
  const comesBack = state === 'FINISHED' && intent === 'BACKTRACK'
  return (comesBack ? backtrackTable : guideTable[state])[action][draft]
}

/** Where a guide stands once its card was answered: the verdict is the person's alone (G6). */
export const stateAfterCard = {
  open: 'CONFIRMING',
  accepted: 'FINISHED',
  rejected: 'DRAFTING',
  stale: 'DRAFTING',
} as const satisfies Record<'open' | 'accepted' | 'rejected' | 'stale', GuideState>
