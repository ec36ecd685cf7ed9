// A guide in a real session: what the model declares is a script, everything else is the product's own.
import type { GuideView } from '../../../shared/guide/requests.ts'
import type { GuideDecision } from '../../../shared/guide/guide-model.ts'
import type { GuideDraft } from '../../../shared/guide/guide-draft.ts'
import type { Model, ModelRequest } from '../../../electron/model/model.ts'
import type { TurnResponse } from '../../../shared/agent/turn-response.ts'
import { givenModel } from '../language/given/given-model.ts'
import type { Session } from '../../../electron/session/session.ts'
import { newFolder, openDesk, valueOf } from '../session/open-desk.ts'

export const draft: GuideDraft = {
  course: 'Topology',
  title: 'Chapters 1 to 3',
  class_id: null,
  items: [
    { title: 'Chapter 1', slots: 2 },
    { title: 'Chapter 2', slots: 2 },
    { title: 'Chapter 3', slots: 2 },
  ],
  from_day: 80,
  to_day: 100,
  exam: null,
  subject_type: 'quantitative',
  difficulty: 4,
  intensity: 3,
  strategy: 'steady',
  priority: 3,
  may_embed: false,
  exclude_weekdays: [7],
  exclude_slots: [],
  profile: '',
}

export const ask: GuideDecision = {
  thought: 'the amount is missing',
  next_action: 'CONTINUE_ASKING',
  reply_to_user: 'How much is it?',
  target_section: 'amount',
}

export const propose = (content: GuideDraft = draft): GuideDecision => ({
  thought: 'all is known',
  next_action: 'PROPOSE_DRAFT',
  reply_to_user: 'This is how I understand it.',
  draft_content: content,
})

export const confirm: GuideDecision = {
  thought: 'agreed',
  next_action: 'REQUEST_CONFIRM',
  reply_to_user: 'Good.',
}

/** Replies of the stage guide in order, as decisions or raw text; what belongs elsewhere is the built-in model's affair. */
export function guideModel(script: (GuideDecision | string)[]): Model & { asked: ModelRequest[] } {
  const asked: ModelRequest[] = []
  const model: Model = async (request, report, signal) => {
    if (request.stage === 'guide') {
      asked.push(request)
      const next = script.shift()
      if (next === undefined) return { kind: 'failure', message: 'the script has ended' }
      const output = typeof next === 'string' ? next : JSON.stringify(next)
      return { kind: 'output', output, reasoning: '', usage: null }
    }
    const isElsewhere = /plan my week|undo/i.test(request.facts.request)
    if (request.stage !== 'chat' || isElsewhere) return givenModel(request, report, signal)
    const isBegun = request.facts.scenes?.active === 'guide'
    const output = JSON.stringify({
      intent: 'task',
      speak: '',
      reason: 'script',
      scene: isBegun ? 'continue_current' : 'guide',
      score: 90,
    })
    return { kind: 'output', output, reasoning: '', usage: null }
  }
  return Object.assign(model, { asked })
}

export type Talk = {
  session: Session
  folder: string
  say: (text: string) => Promise<TurnResponse & { said: string }>
  read: () => Promise<GuideView>
}

export async function openTalk(
  model: Model,
  {
    folder = newFolder(),
    isNew = true,
    now,
  }: { folder?: string; isNew?: boolean; now?: string } = {},
): Promise<Talk> {
  const { session } = openDesk({ folder, model, ...(now === undefined ? {} : { now }) })
  if (isNew) valueOf(await session.request('set-up-sample', {}))
  return {
    session,
    folder,
    say: async (text) => {
      const response = valueOf(await session.request('say', { text }))
      return { ...response, said: response.content.kind === 'text' ? response.content.text : '' }
    },
    read: async () => valueOf(await session.request('read-guide', {})),
  }
}
