// How the interface speaks: a table per area holds each sentence in every language, and a component picks one.
import type { Language } from '../../shared/language.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'

export type Words<Table> = Record<Language, Table>

export function useLanguage(): Language {
  return useStore(useDesk().settings, (settings) => settings.language)
}

export function useWords<Table>(words: Words<Table>): Table {
  return words[useLanguage()]
}
