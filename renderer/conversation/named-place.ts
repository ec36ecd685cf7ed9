// The places of the window that an answer can lead to: it names one in quotation marks as the palette does.
import type { Language } from '../../shared/language.ts'
import type { ActionId } from '../palette/action.ts'
import { paletteWords } from '../words/palette-words.ts'

/** What opens something or begins a talk: no answer, whoever wrote it, may hold a button that changes the schedule. */
const places: readonly ActionId[] = [
  'add-study',
  'assistant',
  'backups',
  'days-off',
  'export',
  'guide',
  'habits',
  'health',
  'history',
  'homework',
  'import',
  'open-course',
  'pack',
  'recite',
  'settings',
  'shortcuts',
  'standing',
  'syllabus',
  'term-setup',
  'timetable',
  'your-data',
]

export function findNamedPlace(name: string, language: Language): ActionId | null {
  const { actions } = paletteWords[language]
  return places.find((id) => actions[id].name === name) ?? null
}
