// Reads and stores the guide of one conversation: its record, and what has become of its card.
import { conversationCards } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import { readScene } from '../../../db/scenes.ts'
import { restoreGuide, storeGuide } from '../../../shared/guide/guide-record.ts'
import { presentGuide } from '../../../shared/guide/present-guide.ts'
import type { GuideService } from '../scene/scene-service.ts'
import type { SessionContext } from '../../session/context.ts'

/** The scene that its records are kept under. */
export const guideScene = 'guide'

export function guideService(
  { database }: SessionContext,
  conversation: string,
): Omit<GuideService, 'packs'> {
  return {
    read: (known) => {
      const record = restoreGuide(readScene(database, conversation, guideScene))
      const state = readState(database)
      if (record === null || state === null) return null
      const cards =
        known ?? (record.cardId === null ? [] : conversationCards(database, conversation))
      return presentGuide(record, cards, state)
    },
    store: (record) => ({ name: guideScene, ...storeGuide(record) }),
  }
}
