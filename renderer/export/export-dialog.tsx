// Chooses what to write into a file, shows what it will be, and hands the file to the browser's download.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import { firstDayOfWeek } from '../../shared/time/week-start.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { DialogForm } from '../kit/dialog.tsx'
import form from '../kit/form.module.css'
import { downloadContent } from '../kit/files.ts'
import { inquire, tell } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'
import { useQuery } from '../store/use-query.ts'
import { useWords } from '../words/words.ts'
import styles from './export.module.css'
import { RangeFields, WorkFields, FormatField, FormatOptions } from './export-fields.tsx'
import { ExportPreviewPane } from './export-preview.tsx'
import { keepWish, readLastWish, toChoice, type ExportWish } from './export-wish.ts'

/** Milliseconds for which a choice rests: shorter than a pause between two thoughts, longer than one between two keys. */
const rest = 250

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().exports
  const shownWeek = useStore(desk.week.view, (view) => view.shownWeek)
  const state = useStore(desk.week.view, (view) => view.state)
  const courses = state === null ? [] : coursesOf(state).filter((course) => course !== '')
  const week = { number: shownWeek, ...weekDates(desk, shownWeek) }
  const [wish, setWish] = useState<ExportWish>(() => ({
    ...readLastWish(courses),
    from: week.from,
    to: week.to,
  }))
  const shown = useQuery('preview-export', toChoice(wish), { rest })
  const change = (part: Partial<ExportWish>) => setWish((before) => ({ ...before, ...part }))
  const isPart = wish.format !== 'json'
  return (
    <DialogForm
      title={words.title}
      isFull
      submit={words.accept}
      isSubmitFirst
      cancel={words.cancel}
      onSubmit={() => exportFile(desk, wish)}
      onClose={onClose}
    >
      <div className={`stack grow shortens clips ${styles.columns}`}>
        <div className={`stack packed scrolls gap-14 ${form.close} ${styles.fields}`}>
          <FormatField wish={wish} onChange={change} />
          <FormatOptions wish={wish} onChange={change} />
          {isPart ? <RangeFields {...{ wish, week }} onChange={change} /> : null}
          {isPart ? <WorkFields {...{ wish, courses }} onChange={change} /> : null}
        </div>
        <ExportPreviewPane shown={shown} format={wish.format} />
      </div>
    </DialogForm>
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
