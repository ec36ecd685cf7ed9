// The two intents that write nothing: a question to the person, and a statement.
import type { Intent, Question, Statement } from '../resolve/intent.ts'

export function ask(question: Question): Extract<Intent, { kind: 'ask' }> {
  return { kind: 'ask', question }
}

export function say(statement: Statement): Extract<Intent, { kind: 'say' }> {
  return { kind: 'say', statement }
}
