// A guide as page and terminal show it: the draft line by line, what changed, what is missing, where it may break.
import { findDraftRisks } from '../../shared/guide/find-draft-risks.ts'
import type { GuideView } from '../../shared/guide/guide-contract.ts'
import type { PresentGuide } from '../../shared/guide/present-guide.ts'
import { sayDraftChanges } from '../../shared/words/say-draft-changes.ts'
import { sayDraftRisk } from '../../shared/words/say-draft-risks.ts'
import { sayDraftLines } from '../../shared/words/say-draft.ts'
import { findOpen, type OpenFacts } from './find-open.ts'

export const noGuide: GuideView = {
  isActive: false,
  state: 'DISCOVERY',
  draft: null,
  changes: [],
  missing: [],
  doubts: [],
  risks: [],
  sections: [],
  cardId: null,
  canExport: false,
}

export function viewGuide(present: PresentGuide, facts: OpenFacts): GuideView {
  const { record, card } = present
  const { state: schedule, now, language } = facts
  const { window } = schedule
  const { state, draft, previous, isPaused } = record
  const open = findOpen(present, facts)
  return {
    isActive: !isPaused && state !== 'FINISHED',
    state,
    draft,
    changes: draft === null ? [] : sayDraftChanges(previous, draft, window, language),
    missing: draft === null ? open.missing : [],
    doubts: state === 'FINISHED' ? [] : open.doubts,
    risks:
      draft === null || state === 'FINISHED'
        ? []
        : findDraftRisks(draft, schedule, now).map((risk) => sayDraftRisk(risk, window, language)),
    sections: draft === null ? [] : sayDraftLines(draft, window, language),
    cardId: card?.id ?? null,
    canExport: true,
  }
}
