// A talk with the built-in model, turn by turn, on the empty term of Wednesday 2026-11-25.
import { answerGuide } from '../../../../electron/language/guide/answer-guide.ts'
import { noStudentProfile } from '../../../../shared/agent/student-profile.ts'
import type { GuideDecision } from '../../../../shared/guide/guide-model.ts'
import {
  beginGuide,
  withMessages,
  type GuideRecord,
} from '../../../../shared/guide/guide-record.ts'
import { step } from '../../../../shared/guide/step.ts'
import type { Language } from '../../../../shared/language.ts'
import { empty, factsOf } from '../states.ts'

export type Turn = { said: string; decision: GuideDecision; reply: string; record: GuideRecord }

export function talk(words: readonly string[], language: Language): Turn[] {
  let record = beginGuide()
  return words.map((said) => {
    const heard = withMessages(record, { who: 'person', text: said, section: null })
    const { state, draft, messages, section } = heard
    const guide = {
      state,
      messages,
      draft,
      section,
      isWritten: state === 'FINISHED',
      isPaused: false,
      packs: [],
    }
    const facts = factsOf(said, { state: empty, language, guide })
    const decision = answerGuide(facts)
    const made = step(record, decision, {
      request: said,
      state: empty,
      standing: noStudentProfile,
      now: facts.now,
      language,
    })
    if (made.problems.length > 0) throw new Error(JSON.stringify(made.problems))
    record = made.record
    return { said, decision, reply: made.reply, record }
  })
}
