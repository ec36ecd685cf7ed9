// A model that reads documents, told the standing context in each call (O8): whoever asks it need not think of it.
import type { DocumentModel } from '../../model/document-model.ts'
import type { TurnFacts } from '../../model/model.ts'
import { sayStanding } from './say-standing.ts'

/** `told` is read anew for each call. */
export function tellStanding(
  model: DocumentModel,
  told: () => Pick<TurnFacts, 'standing' | 'language'>,
): DocumentModel {
  return (question, signal) => {
    const standing = sayStanding(told())
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
