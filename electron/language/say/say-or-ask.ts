// What a request comes to: a question to the person, a statement, or changes, which a doubt turns into a question.
import type { Doubt } from '../read/draft.ts'
import type { Intent, Question, Statement, Write } from '../resolve/intent.ts'

export function ask(question: Question): Extract<Intent, { kind: 'ask' }> {
  return { kind: 'ask', question }
}

export function say(statement: Statement): Extract<Intent, { kind: 'say' }> {
  return { kind: 'say', statement }
}

export function doubted(writes: Write[], doubt: Doubt | null, notes: Statement[] = []): Intent {
  return doubt === null ? { kind: 'writes', writes, notes } : ask({ kind: 'really', doubt, writes })
}
