// Picks the language of the window and its sentences.
import { windowWords, type WindowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import { useDesk, useStore } from '../store/use-store.ts'

export function useLanguage(): Language {
  return useStore(useDesk().settings, (settings) => settings.language)
}

export function useWords(): WindowWords {
  return windowWords[useLanguage()]
}
