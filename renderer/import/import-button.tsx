// The button that imports a timetable.
import { Button, IconButton } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { openImport } from './import-file.ts'

export function ImportButton({ look }: { look: 'primary' | 'plain' | 'icon' }) {
  const desk = useDesk()
  const words = useWords().frame
  const onClick = () => openImport(desk)
  if (look === 'icon') return <IconButton icon="import" name={words.import} onClick={onClick} />
  return (
    <Button look={look} onClick={onClick}>
      {words.importTimetable}
    </Button>
  )
}
