// Shows a guide as page and terminal show it: the draft line by line, what changed, what is missing, where it may break.
import { buildDocument } from '../../shared/guide/execution/build-document.ts'
import { findDraftRisks } from '../../shared/guide/find-draft-risks.ts'
import type { GuideView } from '../../shared/guide/requests.ts'
import type { PresentGuide } from '../../shared/guide/present-guide.ts'
import { cleanTitle } from '../../shared/text/quote-title.ts'
import { sayDraftChanges, saySectionChange, sayDraftLines } from '../../shared/guide/say-draft.ts'
import { sayDraftRisk } from '../../shared/guide/say-draft-risks.ts'
import { findOpen, guideFacts, type OpenFacts } from './find-open.ts'
import { lastStepOf } from './set-slots.ts'
import { findSlots, noSlots } from './slots.ts'

export const noGuide: GuideView = {
  isActive: false,
  state: 'DISCOVERY',
  course: null,
  draft: null,
  changes: [],
  missing: [],
  doubts: [],
  answers: [],
  risks: [],
  sections: [],
  canWrite: false,
  cardId: null,
  canExport: false,
  slots: noSlots,
  canUndo: false,
}

export function viewGuide(present: PresentGuide, facts: OpenFacts): GuideView {
  const { record, card } = present
  const { state: schedule, now, language } = facts
  const { window } = schedule
  const { state, draft, previous, isPaused } = record
  const isFinished = state === 'FINISHED'
  const open = findOpen(present, facts)
  // What is written has no change to show against the draft before.
  const before = isFinished ? null : previous
  return {
    isActive: !isPaused && !isFinished,
    state,
    course: draft === null ? open.course : cleanTitle(draft.course, language),
    draft,
    changes: draft === null ? [] : sayDraftChanges(before, draft, window, language),
    missing: draft === null ? open.missing : [],
    doubts: isFinished ? [] : open.doubts,
    answers: isFinished ? [] : open.answers,
    risks:
      draft === null || isFinished
        ? []
        : findDraftRisks(draft, schedule, now).map((risk) => sayDraftRisk(risk, window, language)),
    sections:
      draft === null
        ? []
        : sayDraftLines(draft, window, language).map(({ section, label, text }) => ({
            section,
            label,
            text,
            changed: saySectionChange(before, draft, section, window, language),
          })),
    canWrite: draft !== null && !isFinished && buildDocument(draft, facts).ok,
    cardId: card?.id ?? null,
    canExport: true,
    slots: findSlots(draft, open.known, guideFacts(record, false, facts)),
    canUndo: !isFinished && lastStepOf(record, facts) !== null,
  }
}
