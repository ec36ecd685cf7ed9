// What the scene of a guide needs of the data folder: its record, as it stands now.
import type { PresentGuide } from '../../../shared/guide/present-guide.ts'
import type { SceneWrite } from '../../../shared/agent/agent-step.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { GuidePack } from '../../../shared/guide/guide-pack.ts'
import type { GuideRecord } from '../../../shared/guide/guide-record.ts'

export type GuideDoor = {
  /** Null where no guide has begun in the conversation. Without `cards` those of the file count. */
  read: (cards?: readonly Card[]) => PresentGuide | null
  /** What a guide starts from where its course has a pack. */
  packs: () => GuidePack[]
  /** To be written with the step that moves the guide. */
  store: (record: GuideRecord) => SceneWrite
}
