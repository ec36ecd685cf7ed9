// Gives a model that reads documents the student's profile in each call (O8): whoever asks it need not think of it.
import type { DocumentModel } from '../../model/document-model.ts'
import type { TurnFacts } from '../../model/model.ts'
import { sayProfile } from './say-profile.ts'

/** `told` is read anew for each call. */
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
