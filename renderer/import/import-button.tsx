// The button that imports a timetable.
import { Button, IconButton } from '../controls/button.tsx'
import { usePending } from '../controls/use-pending.ts'
import { useDesk } from '../store/desk-context.ts'
import { frameWords } from '../words/frame-words.ts'
import { useWords } from '../words/words.ts'
import { importFile } from './import-file.ts'

export function ImportButton({ look }: { look: 'primary' | 'plain' | 'icon' }) {
  const desk = useDesk()
  const words = useWords(frameWords)
  const [isPending, run] = usePending()
  const onClick = () => run(importFile(desk))
  if (look === 'icon')
    return <IconButton icon="import" name={words.import} disabled={isPending} onClick={onClick} />
  return (
    <Button look={look} disabled={isPending} onClick={onClick}>
      {words.importTimetable}
    </Button>
  )
}
