// Declares what the scene of a guide may do in the data folder: read and store its record.
import type { PresentGuide } from '../../../shared/guide/present-guide.ts'
import type { SceneWrite } from '../../../shared/agent/agent-step.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { GuidePack } from '../../../shared/guide/guide-pack.ts'
import type { GuideRecord } from '../../../shared/guide/guide-record.ts'

export type GuideService = {
  /** Null where no guide has begun in the conversation. Without `cards` those of the file count. */
  read: (cards?: readonly Card[]) => PresentGuide | null
  /** What a guide starts from where its course has a pack. */
  packs: () => GuidePack[]
  /** To be written with the step that moves the guide. */
  store: (record: GuideRecord) => SceneWrite
}
