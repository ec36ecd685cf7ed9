// The guide's part of a prompt (B7): the state with its own rules and actions, the section, the draft; its talk as the history.
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import type { Message } from '../../../shared/agent/message.ts'
import type { GuideDecision, GuideFacts } from '../../../shared/guide/guide-model.ts'
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { Language } from '../../../shared/language.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import type { TurnFacts } from '../../model/model.ts'
import { fenceData } from './fence.ts'
import type { GuideAction, GuideState } from '../../../shared/guide/guide-state.ts'

/** The actions that a state has; the others fall back (B2). */
const guideStateActions: Record<GuideState, readonly GuideAction[]> = {
  DISCOVERY: ['CONTINUE_ASKING', 'PROPOSE_DRAFT'],
  DRAFTING: ['CONTINUE_ASKING', 'PROPOSE_DRAFT', 'REQUEST_CONFIRM', 'CONFIRM_FINISH'],
  CONFIRMING: ['CONTINUE_ASKING', 'PROPOSE_DRAFT', 'REQUEST_CONFIRM'],
  FINISHED: ['CONTINUE_ASKING', 'PROPOSE_DRAFT'],
}

export function guideText({ guide, language }: TurnFacts): string {
  if (guide == null) return ''
  const { state, section } = guide
  const words = promptWords[language].guidePrompt
  return [
    promptWords[language].guideStateTexts[state],
    words.actions(guideStateActions[state].join(', ')),
    ...(section === null ? [] : [promptWords[language].guideSectionTexts[section]]),
    draftText(guide, language),
    ...packText(guide, language),
  ].join('\n')
}

function draftText({ draft, isWritten }: GuideFacts, language: Language): string {
  const words = promptWords[language].guidePrompt
  if (draft === null) return words.noDraft
  const written = isWritten ? [words.written] : []
  return [words.draft, fenceData('draft', JSON.stringify(draft)), ...written].join('\n')
}

/** Of the course that the talk or the draft names; where several are named, of none. */
function packText({ packs, draft, messages }: GuideFacts, language: Language): string[] {
  const said = messages.filter(({ who }) => who === 'person').map(({ text }) => nameKey(text))
  const named = packs.filter(({ course }) =>
    draft === null
      ? said.some((text) => text.includes(nameKey(course)))
      : nameKey(draft.course) === nameKey(course),
  )
  const [pack] = named
  if (pack === undefined || named.length > 1) return []
  const work = pack.classId === null ? [] : [`class_id: ${pack.classId}`]
  return [
    promptWords[language].guidePrompt.pack,
    fenceData('pack', [...work, pack.text].join('\n')),
  ]
}

/** The guide's own talk, however long ago it was; with what was wrong with the last output, where one could not be used. */
export function guideHistory(
  { guide, correction }: TurnFacts,
  messages: readonly Message[],
): readonly Message[] {
  if (guide == null) return messages
  const talk = guide.messages.map(({ who, text, section }): Message =>
    who === 'person'
      ? { role: 'user', content: text }
      : { role: 'assistant', content: text, call: null, answer: replayOf(text, section) },
  )
  return correction === null ? talk : [...talk, ...messages.slice(-2)]
}

/** The record keeps what was said and about what; the rest of a declaration is as of one that only asks. */
function replayOf(text: string, section: GuideSection | null): string {
  const decision: GuideDecision = {
    thought: '',
    next_action: 'CONTINUE_ASKING',
    reply_to_user: text,
    draft_content: null,
    intent: 'CONTINUE',
    target_section: section,
  }
  return JSON.stringify(decision)
}
