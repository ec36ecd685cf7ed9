// Says the student's profile (the standing context, O8) to every stage: their own words, fenced as data, empty parts left out.
import { isBlankProfile } from '../../../shared/agent/student-profile.ts'
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import type { TurnFacts } from '../../model/model.ts'
import { fenceData } from './fence.ts'

/** Empty where the student has written nothing. */
export function sayProfile({
  standing,
  language,
}: Pick<TurnFacts, 'standing' | 'language'>): string {
  if (isBlankProfile(standing)) return ''
  const words = promptWords[language].workspaceWords
  const { profile, goals, courses } = standing
  const lines = [
    { name: words.profile, text: profile },
    { name: words.goals, text: goals },
    ...courses.map(({ course, portrait }) => ({ name: course, text: portrait })),
  ]
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${name}: ${text}`)
  return `${words.standing}\n${fenceData('student', lines.join('\n'))}`
}

/**
 * Gives a model that reads documents the student's profile in each call (O8): whoever asks it
 * need not think of it. `told` is read anew for each call.
 */
export function withProfile(
  model: DocumentModel,
  told: () => Pick<TurnFacts, 'standing' | 'language'>,
): DocumentModel {
  return (question, signal) => {
    const standing = sayProfile(told())
    if (standing === '') return model(question, signal)
    const first = question.messages.findIndex(({ role }) => role === 'user')
    const messages = question.messages.map((message, index) =>
      index === first && message.role === 'user'
        ? { ...message, content: `${standing}\n\n${message.content}` }
        : message,
    )
    return model({ ...question, messages }, signal)
  }
}
