// The button that writes everything into one file, and says what is in it.
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { downloadFile } from '../kit/download-file.ts'
import { usePending } from '../kit/use-pending.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useWords } from '../words/words.ts'

export function ExportEverything({ label }: { label: string }) {
  const desk = useDesk()
  const words = useWords().data
  const [isPending, run] = usePending()
  const [said, setSaid] = useState({ text: '', isProblem: false })
  const write = async (): Promise<void> => {
    const file = await inquire(desk, 'export-everything', {})
    if (!file.ok) return setSaid({ text: file.failure, isProblem: true })
    downloadFile(file.value)
    const { tasks, changes, conversations, damaged } = file.value
    const left = damaged === 0 ? '' : words.damaged(damaged)
    setSaid({ text: words.exported(tasks, changes, conversations) + left, isProblem: false })
  }
  return (
    <div className="row wrap gap-y-8 gap-x-12">
      <Button disabled={isPending} onClick={() => run(write())}>
        {label}
      </Button>
      <output className={said.isProblem ? 'caution small snug' : 'quiet small snug'}>
        {said.text}
      </output>
    </div>
  )
}
