// Explains why a card asks though the person lets its kind be applied (O7): decided for the turn, and said with the card.
import { whyAsk } from '../../../shared/agent/autonomy.ts'
import type { CardBody } from '../../../shared/agent/card.ts'
import type { Message } from '../../../shared/agent/message.ts'
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Language } from '../../../shared/language.ts'
import { noChanges } from '../../../shared/schedule/tally-diff.ts'
import { cleanTitle, quoteTitle } from '../../../shared/text/quote-title.ts'
import { isMaterialTool } from '../../../shared/tools/catalogue.ts'
import { spoken, type Round, type Turn } from '../graph/turn.ts'
import { buildPrompt } from '../prompt/build-prompt.ts'
import { turnFacts } from '../turn-facts.ts'

export function whyAskInTurn(turn: Turn, body: CardBody): ReturnType<typeof whyAsk> {
  const { unasked = noChanges } = turn.state
  return whyAsk(turn.ports.autonomy(), body, {
    unasked,
    hasReadOthers: () => hasReadOthers(turn, body),
  })
}

/** The round, with the sentence before the card that it opens. */
export function explainAsking(turn: Turn, round: Round): Round {
  const opened = round.cards.find((write) => write.kind === 'open')
  const reason = opened === undefined ? null : whyAskInTurn(turn, opened.card.body)
  if (reason === null || reason === 'not-chosen') return round
  const said = spoken(agentWords[turn.ports.language()].askingReasons[reason])
  const at = round.events.findIndex(({ kind }) => kind === 'card-open')
  return {
    ...round,
    messages: [...round.messages, ...said.messages],
    events: [...round.events.slice(0, at), ...said.events, ...round.events.slice(at)],
  }
}

/**
 * Tells whether a turn was shown text that others wrote (O7): what comes from files and the web
 * may not steer what is written.
 * By what the conversation holds, so that it is the same after a kill: a look into the materials,
 * now or earlier; a name
 * out of a file in anything that was shown; and for a scene's document the files of its course.
 */
function hasReadOthers(turn: Turn, body: CardBody): boolean {
  const { ports } = turn
  // It follows no text but the person's.
  if (ports.isBuiltIn()) return false
  return turn.messages.some(isLook) || isOfFiles(turn, body) || showsNameOfOthers(turn)
}

function isLook(message: Message): boolean {
  return message.role === 'assistant' && message.call !== null && isMaterialTool(message.call.name)
}

/** Guides and packs are made from the course's files where it has any. */
function isOfFiles({ ports: { packs } }: Turn, body: CardBody): boolean {
  if (packs === undefined) return false
  if (body.kind === 'checkpoint') return packs.read(body.course).world.sources.length > 0
  if (body.kind !== 'brief') return false
  return packs.courses().some((course) => packs.read(course).world.sources.length > 0)
}

function showsNameOfOthers(turn: Turn): boolean {
  const language = turn.ports.language()
  const names = turn.ports.namesOfOthers().flatMap((name) => asWritten(name, language))
  if (names.length === 0) return false
  const workspace = buildPrompt('execute', turnFacts(turn), []).at(-1)
  const shown = [...turn.messages, ...(workspace === undefined ? [] : [workspace])]
  return names.some((name) => shown.some(({ content }) => content.includes(name)))
}

/** As prompts write it. Out of its quotation marks a very short one is found in any sentence. */
function asWritten(name: string, language: Language): string[] {
  const clean = cleanTitle(name, language)
  return clean.length > 3 ? [quoteTitle(name, language), clean] : [quoteTitle(name, language)]
}
