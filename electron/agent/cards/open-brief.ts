// Opens and answers the cards of scenes: a document with its true effect (B5), a phase of a course pack (K4).
import type { SceneWrite, ScheduleChange } from '../../../shared/agent/agent-step.ts'
import type { BriefOrigin, CardBody, Card } from '../../../shared/agent/card.ts'
import type { ExecutionDoc } from '../../../shared/agent/execution-doc.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { EditedDocument } from '../ports.ts'
import {
  openCard,
  cardRound,
  replacedRound,
  scheduleChange,
  closeCard,
  type Yes,
} from './open-card.ts'
import { alsoSaid, makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'
import { guideWords } from '../../../shared/i18n/core/guide.ts'
import { renameInDocument } from '../../../shared/guide/execution/rename-course.ts'
import { sayBriefWritten } from '../../../shared/guide/say-brief.ts'
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Language } from '../../../shared/language.ts'
import { findPackRefusal, acceptVersion, type PackWrite } from '../../../shared/pack/pack-write.ts'
import { versionOf, type Pack, type PackWorld } from '../../../shared/pack/pack.ts'
import { isEmptyDiff } from '../../../shared/schedule/diff.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayWholeCard } from '../../../shared/words/schedule/say-part.ts'
import { asksAlone, asksOfDay } from '../../language/read/asks-alone.ts'
import { sayStale } from '../say/say-stale.ts'
import { turnFacts } from '../turn-facts.ts'

type BriefBody = Extract<CardBody, { kind: 'brief' }>

/**
 * The round that opens the card, to be committed by the scene; only for a turn that has just begun. Fails with a sentence
 * where the document can't be done now.
 */
export async function openBrief(
  turn: Turn,
  document: ExecutionDoc,
  origin: BriefOrigin,
  speak: string,
  sceneOf: (cardId: string) => SceneWrite | null = () => null,
): Promise<Result<{ round: Round; cardId: string }, string>> {
  const edited = await turn.ports.editDocument(document)
  if (!edited.ok) return fail(edited.failure)
  const card = openCard(turn, briefBody(origin, document, edited.value))
  const { notes } = edited.value
  const said = spoken([speak, ...notes].join(grammar[turn.ports.language()].joints.gap))
  const scene = sceneOf(card.id)
  const round = { ...cardRound(card, said), ...(scene === null ? {} : { scene }) }
  return succeed({ round, cardId: card.id })
}

/** The document with all that it does now. */
function briefBody(
  origin: BriefOrigin,
  document: ExecutionDoc,
  { diff, standing, preferences, term }: EditedDocument,
): BriefBody {
  return {
    ...({ kind: 'brief', origin, document, diff, standing } as const),
    ...(preferences === null ? {} : { preferences }),
    ...(term === null ? {} : { term }),
  }
}

/**
 * The person's yes to a document (B5): it is applied to the present schedule, and written if it
 * still does what was shown. Fails with a sentence where only some of its changes are wanted: a
 * document is one whole.
 */
export async function acceptBrief(
  turn: Turn,
  card: Card,
  body: BriefBody,
  { note, only }: Yes,
): Promise<Result<Round, string>> {
  const { ports } = turn
  const language = ports.language()
  if (only !== null) return fail(sayWholeCard(language))
  const renamed = ports.renamedCourse?.(card) ?? null
  if (renamed !== null) return succeed(await renamedRound(turn, card, body, renamed))
  const edited = await ports.editDocument(body.document)
  if (!edited.ok) {
    const reason = sayStale({ kind: 'refused', text: edited.failure }, false, language)
    return succeed(makeRound({ kind: 'card-lapsed' }, closeCard(card, 'stale', reason)))
  }
  const { text } = edited.value
  const { document } = body
  const shown = briefBody(body.origin, document, edited.value)
  if (!isSameValue(shown, body)) {
    const fresh = openCard(turn, shown)
    return succeed(replacedRound(turn, card, fresh, { kind: 'effect' }))
  }
  const settled = closeCard(card, 'accepted', note)
  const said = spoken(
    sayBriefWritten(
      { effect: text, isWaiting: hasWaiting(edited.value), isOfPack: body.origin === 'pack' },
      language,
    ),
  )
  return succeed(
    makeRound(
      { kind: 'card-accepted', placed: 0 },
      {
        ...settled,
        messages: said.messages,
        events: [...settled.events, scheduleChange(text), ...said.events],
        change: changeOf(edited.value, card),
      },
    ),
  )
}

/** A fresh card shows the same under the name that the course has now. */
async function renamedRound(
  turn: Turn,
  card: Card,
  body: BriefBody,
  renamed: { from: string; to: string },
): Promise<Round> {
  const { ports } = turn
  const language = ports.language()
  const document = renameInDocument(body.document, renamed)
  const reason = { kind: 'refused', text: sayRenamed(renamed.to, language) } as const
  const edited = await ports.editDocument(document)
  if (!edited.ok) {
    const note = sayStale({ kind: 'refused', text: edited.failure }, false, language)
    return makeRound({ kind: 'card-lapsed' }, closeCard(card, 'stale', note))
  }
  const fresh = openCard(turn, briefBody(body.origin, document, edited.value))
  return replacedRound(turn, card, fresh, reason)
}

function changeOf(
  { diff, standing, homework, preferences, term, text }: EditedDocument,
  { id }: Card,
): ScheduleChange {
  return {
    ...({ kind: 'diff', diff, who: 'agent', why: text, cardId: id } as const),
    ...(standing === null ? {} : { standing }),
    ...(homework === null ? {} : { homework }),
    ...(preferences === null ? {} : { preferences }),
    ...(term === null ? {} : { term }),
  }
}

/** Whether it brings work that waits for its place. */
function hasWaiting({ diff }: EditedDocument): boolean {
  if (isEmptyDiff(diff)) return false
  // What waited already is no news.
  const freed = Object.values(diff.updated).flatMap(([from, to]) =>
    from.kind === 'item' && from.place !== null ? [to] : [],
  )
  const after = [...Object.values(diff.added), ...freed]
  return after.some((record) => record.kind === 'item' && record.place === null)
}

// The person's yes to a phase of a course pack (K4): the fields that were shown are settled, if they are still those.

type CheckpointBody = Extract<CardBody, { kind: 'checkpoint' }>

/**
 * Where a field was written anew since, the card goes stale and a fresh one shows the versions of now; where one is
 * empty, or the packs can't be had, nothing is left to settle. The scene goes on with the next phase.
 */
export async function acceptCheckpoint(
  turn: Turn,
  card: Card,
  body: CheckpointBody,
  { note, only }: Yes,
): Promise<Result<Round, string>> {
  const { ports } = turn
  if (only !== null) return fail(sayWholeCard(ports.language()))
  const renamed = ports.renamedCourse?.(card) ?? null
  const course = renamed?.to ?? body.course
  const read = ports.packs?.read(course)
  if (read === undefined) return succeed(lapsed(turn, card))
  const { pack, world } = read
  const fields = body.fields.map(({ key }) => ({ key, version: versionOf(pack, key) }))
  if (fields.some(({ key }) => (pack.fields[key]?.text ?? '') === ''))
    return succeed(lapsed(turn, card))
  if (renamed !== null) {
    const fresh = openCard(turn, { ...body, course, fields })
    const text = sayRenamed(course, ports.language())
    return succeed(replaced(turn, card, fresh, text))
  }
  const isSame = fields.every(({ version }, index) => version === body.fields[index]?.version)
  if (!isSame) {
    const fresh = openCard(turn, { ...body, fields })
    const text = agentWords[ports.language()].editChanged
    return succeed(replaced(turn, card, fresh, text))
  }
  const settled = closeCard(card, 'accepted', note)
  return succeed(
    makeRound(
      { kind: 'card-accepted', placed: 0, goesOn: true },
      { ...settled, pack: acceptFields(pack, world, fields) },
    ),
  )
}

/**
 * One write a field; a field that is ready already is settled anew, for what it rests on may have changed. A file that
 * was added under the open card was no part of what was agreed to: the field stays out of date by it.
 */
export function acceptFields(
  pack: Pack,
  world: PackWorld,
  fields: CheckpointBody['fields'],
): PackWrite[] {
  return fields
    .map((field) => acceptVersion(pack, field, { ...world, sources: [] }))
    .filter((write) => findPackRefusal(pack, write) === null)
}

/** The talk says it too: whoever has pressed “accept” reads there what came of it. */
function replaced(turn: Turn, card: Card, fresh: Card, text: string): Round {
  const language = turn.ports.language()
  const round = replacedRound(turn, card, fresh, { kind: 'refused', text })
  const said = [
    sayStale({ kind: 'refused', text }, true, language),
    agentWords[language].editLookAgain,
  ]
  return alsoSaid(round, spoken(said.join(grammar[language].joints.gap)))
}

function lapsed(turn: Turn, card: Card): Round {
  const note = agentWords[turn.ports.language()].editEmptied
  return alsoSaid(makeRound({ kind: 'card-lapsed' }, closeCard(card, 'stale', note)), spoken(note))
}

/**
 * The person's no to a card that a scene has opened: their words go back to the scene; without
 * any, the card is just closed. `note` is the person's reason, possibly empty.
 */
export function rejectSceneCard(turn: Turn, card: Card, note: string): Round {
  const { ports } = turn
  const event = { kind: 'card-rejected', cardId: card.id, note } as const
  const settled = closeCard(card, 'rejected', note)
  const isSaid = note.trim() !== ''
  const said = isSaid ? leaving(turn, card, note) : spoken(guideWords[ports.language()].brief.kept)
  const words = isSaid ? [{ role: 'user' as const, content: note }] : []
  return makeRound(event, {
    ...settled,
    messages: [...said.messages, ...words],
    events: [...settled.events, ...said.events],
  })
}

/** What is kept, where the words are a request of their own: they are carried out elsewhere. */
function leaving(turn: Turn, { body }: Card, note: string): ReturnType<typeof spoken> {
  const isOfPack = body.kind === 'checkpoint' || (body.kind === 'brief' && body.origin === 'pack')
  const facts = turnFacts(turn)
  const isLeft = asksAlone(note, facts) || (isOfPack && asksOfDay(note, facts))
  const isOfGuide = body.kind === 'brief' && body.origin === 'guide'
  const of = isOfPack ? 'pack' : isOfGuide ? 'guide' : null
  return spoken(isLeft && of !== null ? guideWords[turn.ports.language()].brief.left[of] : '')
}

/** Says why a card no longer holds once its course has another name. */
function sayRenamed(name: string, language: Language): string {
  const now = quoteTitle(name, language)
  return agentWords[language].renamed.text(now)
}
