// The person's yes to a document (B5): it is applied to the present schedule, and written if it still does what was shown.
import type { ScheduleChange } from '../../../shared/agent/agent-step.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { renameInDocument } from '../../../shared/guide/execution/rename-course.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { isEmptyDiff } from '../../../shared/schedule/diff.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { sayBriefWritten } from '../../../shared/guide/say-brief.ts'
import { sayWholeCard } from '../../../shared/words/schedule/say-part.ts'
import { openCard } from './open-card.ts'
import { briefBody, type BriefBody } from './open-brief.ts'
import type { EditedDocument } from '../ports.ts'
import { sayRenamed } from '../say/say-renamed.ts'
import { sayStale } from '../say/say-stale.ts'
import { replacedRound, scheduleChange, closeCard, type Yes } from './close-card.ts'
import { makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'

/** Fails with a sentence where only some of its changes are wanted: a document is one whole. */
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
