// Keeps the guide of the shown conversation in its store: read at first, with another conversation, and when it changed.
import { useEffect } from 'react'
import { inquire } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'

/** To be called in one place of the page. */
export function useGuide(): void {
  const desk = useDesk()
  const id = useStore(desk.chat, ({ conversation }) => conversation.id)
  const told = useStore(desk.guide, (guide) => guide.told)
  const isConnected = useStore(desk.settings, ({ connection }) => connection === 'connected')
  // It is said in the person's language.
  const language = useStore(desk.settings, (settings) => settings.language)
  // What was written, undone, or changed by hand moves the draft, its card and its risks.
  const history = useStore(desk.week.view, (view) => view.history)
  const asked =
    id === '' || !isConnected
      ? ''
      : `${id} ${told} ${language} ${history.undo ?? ''} ${history.redo ?? ''}`
  useEffect(() => {
    if (asked !== '') void read(desk, id, asked)
  }, [desk, id, asked])
}

/** What can't be read leaves what was shown. */
async function read(desk: Desk, of: string, asked: string): Promise<void> {
  desk.guide.set({ asked })
  const answer = await inquire(desk, 'read-guide', {})
  if (answer.ok && desk.guide.get().asked === asked) desk.guide.set({ view: answer.value, of })
}
