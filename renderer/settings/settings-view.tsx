// What the core knows for the settings: read when they open, and again after what changes it; and what stands there
// until it has come.
import type { SettingsView } from '../../shared/view/settings-view.ts'
import { useQuery, type Query } from '../store/use-query.ts'
import { useWords } from '../words/words.ts'

export type SettingsAnswer = Query<SettingsView>

export function useSettingsView(): SettingsAnswer {
  return useQuery('read-settings', {})
}

export function Awaited({ failure }: { failure: string }) {
  const { loading } = useWords().settings
  return <SaidLine text={failure === '' ? loading : failure} isProblem={failure !== ''} />
}

/** What came of something, in one line. */
export type Said = { text: string; isProblem: boolean }

export const nothingSaid: Said = { text: '', isProblem: false }

export function SaidLine({ text, isProblem }: Said) {
  return <output className={isProblem ? 'caution small snug' : 'quiet small snug'}>{text}</output>
}
