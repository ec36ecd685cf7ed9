// Defines what a model is told of the guide that it works in, beside the facts of every turn; the built-in one reads just this.
import type { GuideDraft, GuideSection } from './guide-draft.ts'
import type { GuidePack } from './guide-pack.ts'
import type { GuideMessage } from './guide-record.ts'
import type { GuideState } from './guide-state.ts'

export type GuideFacts = {
  state: GuideState
  /** All that was said in this guide, oldest first, the student's newest words last. */
  messages: readonly GuideMessage[]
  draft: GuideDraft | null
  /** What came back: the section named last in a backtrack, null for none. */
  section: GuideSection | null
  /** Whether the draft has been written into the plan already. */
  isWritten: boolean
  /** Of courses that have a pack. */
  packs: readonly GuidePack[]
}
