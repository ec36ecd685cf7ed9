// The name that the course of a scene's card has by now: the scene's own record takes it along when it is renamed (U8).
import { findCard } from '../../db/conversation/conversation.ts'
import { readScene } from '../../db/conversation/scene-states.ts'
import type { Card } from '../../shared/agent/card.ts'
import { courseOfDocument } from '../../shared/execution/rename-course.ts'
import { restoreGuide } from '../../shared/guide/guide-record.ts'
import { packScene, readPackRecord } from '../pack/scene-record.ts'
import type { SessionContext } from './context.ts'
import { guideScene } from './guide/guide-door.ts'

/** Null where it has the name that stands on the card. */
export function renamedCourse(
  { database }: SessionContext,
  { traceId, body, conversationId }: Card,
): { from: string; to: string } | null {
  const from = courseOn(body)
  if (from === null) return null
  const pack = readPackRecord(readScene(database, conversationId, packScene))
  const guide = restoreGuide(readScene(database, conversationId, guideScene))
  // A fresh card takes the place of the one that the record names, in the same turn.
  const isOf = (cardId: string | null | undefined) =>
    cardId != null && findCard(database, cardId)?.traceId === traceId
  const to = isOf(pack?.cardId) ? pack?.course : isOf(guide?.cardId) ? guide?.draft?.course : null
  return to == null || to === from ? null : { from, to }
}

function courseOn(body: Card['body']): string | null {
  if (body.kind === 'checkpoint') return body.course
  return body.kind === 'brief' ? courseOfDocument(body.document) : null
}
