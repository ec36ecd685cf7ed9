// The button that imports a timetable.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { openImport } from './import-file.ts'

export function ImportButton({ look }: { look: 'primary' | 'plain' }) {
  const desk = useDesk()
  const { frame: words } = windowWords[useLanguage()]
  return (
    <Button look={look} onClick={() => openImport(desk)}>
      {words.importTimetable}
    </Button>
  )
}
