// The button that asks for a timetable file and shows what is in it.
import { Button, IconButton } from '../controls/button.tsx'
import { usePending } from '../controls/use-pending.ts'
import { previewImport } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { frameWords } from '../words/frame-words.ts'
import { useWords } from '../words/words.ts'
import { pickFile } from './pick-file.ts'

const calendarFiles = '.ics,.ical,.ifb,text/calendar'

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

async function importFile(desk: Desk): Promise<void> {
  const file = await pickFile(calendarFiles)
  if (file !== null) await previewImport(desk, file)
}
