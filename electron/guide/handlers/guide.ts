// The requests of a guide: as it stands in the conversation that is shown, as a file, and out of one (B7).
import { readConversation } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import { writeScene } from '../../../db/scenes.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { RequestName, RequestOutput } from '../../../shared/contract/contract.ts'
import type { GuideView } from '../../../shared/guide/requests.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { sayGuideProblem, type GuideProblem } from '../../../shared/guide/say-guide-problem.ts'
import { findEarlierWords } from '../../agent/earlier-words.ts'
import { readGuideFile, writeGuideFile } from '../guide-file.ts'
import { noGuide, viewGuide } from '../view-guide.ts'
import type { GuideRecord } from '../../../shared/guide/guide-record.ts'
import { setGuideSlots, undoGuideStep } from '../set-slots.ts'
import type { OpenFacts } from '../find-open.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import {
  currentClock,
  languageOf,
  requireIdlePlan,
  type SessionContext,
  shownConversation,
} from '../../session/context.ts'
import { guidePacks } from '../../pack/handlers/guide-packs.ts'
import { guideWrite, readGuide as readPresent } from '../../../db/guide.ts'
import { planningWishes } from '../../session/planning-wishes.ts'
import type { Handler } from '../../session/handler.ts'

type Answer<Name extends RequestName> = Result<RequestOutput<Name>, Problem>

export function readGuide(context: SessionContext): Answer<'read-guide'> {
  return succeed(present(context, shownConversation(context)))
}

function present(context: SessionContext, conversation: string): GuideView {
  const state = readState(context.database)
  const found = readPresent(context.database, conversation)
  if (found === null || state === null) return noGuide
  return viewGuide(found, openFacts(context, conversation, state))
}

function openFacts(context: SessionContext, conversation: string, state: ScheduleState): OpenFacts {
  const clock = currentClock(context)
  const { moment, date, minute } = clock
  const { timeline } = readConversation(context.database, conversation)
  return {
    state,
    now: moment,
    today: { date, minute },
    language: languageOf(context),
    told: findEarlierWords(timeline, '', { at: context.clock(), clock }),
    standing: context.preferences.standing,
    preferences: planningWishes(context),
    packs: guidePacks(context),
  }
}

export const setSlots: Handler<'set-guide-slots'> = (context, { slots }) =>
  change(context, (record, facts) => setGuideSlots(record, slots, facts))

export const undoStep: Handler<'undo-guide-step'> = (context) => change(context, undoGuideStep)

/** Refused while a turn runs, and while a card waits: it shows what the draft was. */
function change(
  context: SessionContext,
  make: (record: GuideRecord, facts: OpenFacts) => Result<GuideRecord, GuideProblem>,
): Answer<'set-guide-slots'> {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const conversation = shownConversation(context)
  const found = readPresent(context.database, conversation)
  if (found === null) return guideProblem(context, 'no-guide')
  const { record } = found
  if (record.state === 'CONFIRMING') return guideProblem(context, 'card-open')
  const made = make(record, openFacts(context, conversation, planned.value.state))
  if (!made.ok) return guideProblem(context, made.failure)
  if (made.value !== record) {
    writeScene(context.database, conversation, guideWrite(made.value))
    context.push({ kind: 'guide' })
  }
  return succeed(present(context, conversation))
}

export const exportGuide: Handler<'export-guide'> = (context) => {
  const found = readPresent(context.database, shownConversation(context))
  if (found === null) return guideProblem(context, 'no-guide')
  return succeed(writeGuideFile(found.record))
}

/** Refused while a turn runs, and while a card waits: it would be left without its guide. */
export const restoreGuide: Handler<'restore-guide'> = (context, { text }) => {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const record = readGuideFile(text, planned.value.state)
  if (!record.ok) return guideProblem(context, record.failure)
  const conversation = shownConversation(context)
  const { cards } = readConversation(context.database, conversation)
  if (cards.some(({ status }) => status === 'open')) return guideProblem(context, 'card-open')
  const own = cards.some(({ id }) => id === record.value.cardId)
  const restored = own ? record.value : { ...record.value, cardId: null }
  writeScene(context.database, conversation, guideWrite(restored))
  context.push({ kind: 'guide' })
  return succeed(present(context, conversation))
}

function guideProblem(
  context: SessionContext,
  code: Parameters<typeof sayGuideProblem>[0],
): { ok: false; failure: Problem } {
  return fail({ code, message: sayGuideProblem(code, languageOf(context)) })
}
