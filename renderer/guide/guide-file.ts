// A guide as a file: written for the person's downloads, and read back in the place of the guide that is there.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { downloadFile, pickFile } from '../kit/files.ts'
import { ask, summonComposer, tell } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'

/** Bytes; no guide comes near it. */
const mostBytes = 10_000_000

export async function exportGuide(desk: Desk): Promise<void> {
  const file = await ask(desk, 'export-guide', {})
  if (file === null) return
  downloadFile({ ...file, mediaType: 'application/json' })
  tell(desk, 'done', windowWords[desk.settings.get().language].guide.exported)
}

/** Nothing happens where no file is chosen. */
export async function chooseGuideFile(desk: Desk): Promise<void> {
  const file = await pickFile('.json,application/json')
  if (file !== null) await restoreGuide(desk, file)
}

async function restoreGuide(desk: Desk, file: File): Promise<void> {
  const words = windowWords[desk.settings.get().language].guide
  if (file.size > mostBytes) return tell(desk, 'problem', words.tooLarge)
  const text = await file.text().catch(() => null)
  if (text === null) return tell(desk, 'problem', words.unreadable)
  const view = await ask(desk, 'restore-guide', { text })
  if (view === null) return
  desk.guide.set({ view, of: desk.chat.get().conversation.id })
  tell(desk, 'done', words.restored)
  summonComposer(desk, {})
}
