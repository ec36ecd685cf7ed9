// The names in a draft as harmless lines, whoever wrote them: what is stored later is then just what was shown.
import { maxProfileCourse } from '../../shared/agent/student-profile.ts'
import type { GuideDecision } from '../../shared/guide/guide-model.ts'
import type { GuideDraft } from '../../shared/guide/guide-draft.ts'
import { cleanText } from '../text/clean-text.ts'

/** A draft of which a name is nothing but blanks is none. */
export function cleanDecision(decision: GuideDecision): GuideDecision {
  const { draft_content: content } = decision
  return content == null ? decision : { ...decision, draft_content: cleanDraft(content) }
}

function cleanDraft(draft: GuideDraft): GuideDraft | null {
  const course = cleanText(draft.course, maxProfileCourse)
  const title = cleanText(draft.title)
  const items = draft.items.map((item) => ({ title: cleanText(item.title), slots: item.slots }))
  const isWhole = [course, title, ...items.map((item) => item.title)].every((name) => name !== '')
  return isWhole ? { ...draft, course, title, items, profile: cleanText(draft.profile, 600) } : null
}
