// A text that a session keeps, and saying it from memory.
import type { Session } from '../../../../electron/session/session.ts'
import { valueOf } from '../open-desk.ts'

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
