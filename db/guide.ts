// Reads the guide of a conversation: its record, and what has become of its card.
import type { SceneWrite } from '../shared/agent/agent-step.ts'
import type { Card } from '../shared/agent/card.ts'
import { type GuideRecord, restoreGuide, storeGuide } from '../shared/guide/guide-record.ts'
import { type PresentGuide, presentGuide } from '../shared/guide/present-guide.ts'
import { conversationCards } from './conversation.ts'
import { readState } from './schedule.ts'
import { findWritten, type WrittenGuide } from '../shared/guide/written-guides.ts'
import { nameKey } from '../shared/text/name-key.ts'
import { readScene, readSceneEverywhere } from './scenes.ts'
import type { WeekloomDatabase } from './store/database.ts'

/** The scene that its records are kept under. */
const guideScene = 'guide'

export function readGuideRecord(
  database: WeekloomDatabase,
  conversation: string,
): GuideRecord | null {
  return restoreGuide(readScene(database, conversation, guideScene))
}

/** Null where no guide has begun in the conversation. Without `known` the cards of the file count. */
export function readGuide(
  database: WeekloomDatabase,
  conversation: string,
  known?: readonly Card[],
): PresentGuide | null {
  const record = readGuideRecord(database, conversation)
  const state = readState(database)
  if (record === null || state === null) return null
  const cards = known ?? (record.cardId === null ? [] : conversationCards(database, conversation))
  return presentGuide(record, cards, state)
}

/** The guide of a course that is written, in whichever conversation it was talked through; null where none is. */
export function findWrittenGuide(database: WeekloomDatabase, course: string): WrittenGuide | null {
  const state = readState(database)
  if (state === null) return null
  for (const { conversation } of readSceneEverywhere(database, guideScene)) {
    const cards = conversationCards(database, conversation)
    const present = readGuide(database, conversation, cards)
    const written = present === null ? [] : findWritten(present, cards, state)
    const own = written.find(({ draft }) => nameKey(draft.course) === nameKey(course))
    if (own !== undefined) return own
  }
  return null
}

/** To be written with the step that moves the guide. */
export function guideWrite(record: GuideRecord): SceneWrite {
  return { name: guideScene, ...storeGuide(record) }
}
