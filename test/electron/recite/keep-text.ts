// A text that a session keeps, and saying it from memory.
import type { RecitalResult } from '../../../shared/recite/requests.ts'
import type { Session } from '../../../electron/session/session.ts'
import { valueOf } from '../session/open-desk.ts'

export const text = 'The cell membrane controls what enters and leaves the cell.'

export async function keep(
  session: Session,
  title = 'Membrane',
  words = text,
  course = '',
): Promise<number> {
  const draft = { title, course, text: words, taskId: null }
  return valueOf(await session.request('keep-material', { id: null, draft })).id
}

export function recite(session: Session, id: string, said: string) {
  return session.request('recite', { id, text: said })
}

/** What an attempt was worth; a hint, and a refusal, are no result. */
export async function resultOf(session: Session, id: string, said: string): Promise<RecitalResult> {
  const answer = valueOf(await recite(session, id, said))
  if (answer.kind !== 'judged') throw new Error('no attempt was judged')
  return answer.result
}
