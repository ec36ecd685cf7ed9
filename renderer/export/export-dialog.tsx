// Chooses what to write into a file, shows what it will be, and hands the file to the browser's download.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState, type FormEvent } from 'react'
import { firstDayOfWeek } from '../../shared/time/week-start.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { downloadContent } from '../kit/download-file.ts'
import { usePending } from '../store/use-pending.ts'
import { inquire, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { useStore } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import styles from './export.module.css'
import { RangeFields, WorkFields } from './export-fields.tsx'
import { ExportPreviewPane } from './export-preview.tsx'
import { keepWish, readLastWish, toChoice, type ExportWish } from './export-wish.ts'
import { FormatField, FormatOptions } from './format-fields.tsx'
import { useExportPreview } from './use-export-preview.ts'

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].exports
  const shownWeek = useStore(desk.week.view, (view) => view.shownWeek)
  const state = useStore(desk.week.view, (view) => view.state)
  const courses = state === null ? [] : coursesOf(state).filter((course) => course !== '')
  const week = { number: shownWeek, ...weekDates(desk, shownWeek) }
  const [wish, setWish] = useState<ExportWish>(() => ({
    ...readLastWish(courses),
    from: week.from,
    to: week.to,
  }))
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const shown = useExportPreview(desk, toChoice(wish))
  const change = (part: Partial<ExportWish>) => {
    setProblem('')
    setWish((before) => ({ ...before, ...part }))
  }
  const write = async () => {
    const failure = await exportFile(desk, wish)
    if (failure === null) onClose()
    else setProblem(failure)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(write())
  }
  const isPart = wish.format !== 'json'
  return (
    <Dialog title={words.title} isFull onClose={onClose}>
      <form className="column grow shortens clips" onSubmit={submit}>
        <div className={`stack grow shortens clips ${styles.columns}`}>
          <div className={`stack packed scrolls gap-16 ${styles.fields}`}>
            <FormatField wish={wish} onChange={change} />
            <FormatOptions wish={wish} onChange={change} />
            {isPart ? <RangeFields {...{ wish, week }} onChange={change} /> : null}
            {isPart ? <WorkFields {...{ wish, courses }} onChange={change} /> : null}
          </div>
          <ExportPreviewPane shown={shown} format={wish.format} />
        </div>
        <div className="row wrap at-end gap-8 ruled-above pad-top-12 pad-x-22 pad-bottom-16">
          <output className="grow caution small snug">{problem}</output>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" disabled={isPending} data-focus-first="">
            {words.accept}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** As far as the week is in the term. */
function weekDates(desk: Desk, shownWeek: number): { from: string; to: string } {
  const { state, weekStart } = desk.week.view.get()
  const days = state?.window.days ?? []
  const first = firstDayOfWeek(shownWeek, weekStart)
  const from = days[Math.max(1, first) - 1]?.date ?? ''
  return { from, to: days[Math.min(days.length, first + 6) - 1]?.date ?? from }
}

/** Null when it is done, else what went wrong. */
async function exportFile(desk: Desk, wish: ExportWish): Promise<string | null> {
  const words = windowWords[desk.settings.get().language].exports
  const choice = toChoice(wish)
  if (choice === null) return words.noDates
  const file = await inquire(desk, 'export-schedule', choice)
  if (!file.ok) return file.failure
  keepWish(wish)
  downloadContent(file.value)
  tell(desk, 'done', words.written(file.value.fileName, file.value.blocks))
  return null
}
