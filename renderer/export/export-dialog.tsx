// Chooses what to write into a file, and hands the file to the browser's download.
import { useState, type FormEvent } from 'react'
import type { ExportFormat } from '../../shared/request-inputs.ts'
import { firstDayOfWeek } from '../../shared/settings/week-start.ts'
import { Button } from '../controls/button.tsx'
import { Choices } from '../controls/choice.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { downloadFile } from '../controls/download-file.ts'
import form from '../controls/form.module.css'
import { usePending } from '../controls/use-pending.ts'
import { ask, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { useStore } from '../store/use-store.ts'
import { exportWords } from '../words/dialog-words.ts'
import { sayDateRun } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'

type Wish = { format: ExportFormat; range: 'week' | 'term'; content: 'study' | 'all' }

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = exportWords[language]
  const [wish, setWish] = useState<Wish>({ format: 'ics', range: 'week', content: 'study' })
  const [isPending, run] = usePending()
  const shownWeek = useStore(desk.week.view, (view) => view.shownWeek)
  const { from, to } = weekDates(desk, shownWeek)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(exportFile(desk, wish, { from, to }, onClose))
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={form.form} onSubmit={submit}>
        <div className={form.fields}>
          <Choices
            legend={words.range}
            name="range"
            value={wish.range}
            choices={[
              { value: 'week', label: words.week(shownWeek, sayDateRun(from, to, language)) },
              { value: 'term', label: words.term },
            ]}
            onChange={(range) => setWish({ ...wish, range })}
          />
          <Choices
            legend={words.content}
            name="content"
            value={wish.content}
            choices={[
              { value: 'study', label: words.studyOnly },
              { value: 'all', label: words.withEvents },
            ]}
            onChange={(content) => setWish({ ...wish, content })}
          />
          <Choices
            legend={words.format}
            name="format"
            value={wish.format}
            choices={[
              { value: 'ics', label: words.ics, hint: words.icsHint },
              { value: 'csv', label: words.csv, hint: words.csvHint },
              { value: 'md', label: words.md, hint: words.mdHint },
              { value: 'json', label: words.json, hint: words.jsonHint },
            ]}
            onChange={(format) => setWish({ ...wish, format })}
          />
        </div>
        <div className={form.foot}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" disabled={isPending} data-focus-first="">
            {words.accept}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function weekDates(desk: Desk, shownWeek: number): { from: string; to: string } {
  const days = desk.week.view.get().state?.window.days ?? []
  const first = firstDayOfWeek(shownWeek, desk.week.view.get().weekStart)
  // As far as the week is in the term.
  const from = days[Math.max(1, first) - 1]?.date ?? ''
  return { from, to: days[Math.min(days.length, first + 6) - 1]?.date ?? from }
}

async function exportFile(
  desk: Desk,
  wish: Wish,
  week: { from: string; to: string },
  onClose: () => void,
): Promise<void> {
  const file = await ask(desk, 'export-schedule', {
    format: wish.format,
    withEvents: wish.content === 'all',
    ...(wish.range === 'week' ? week : {}),
  })
  if (file === null) return
  downloadFile(file)
  const words = exportWords[desk.settings.get().language]
  tell(desk, 'done', words.done(file.fileName, file.blocks))
  onClose()
}
