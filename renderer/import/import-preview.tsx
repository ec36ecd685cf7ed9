// The second step: what was found, what is to be asked about it, and one yes for all.
import { DialogFoot } from '../kit/dialog.tsx'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { ImportPreview as Preview } from '../../shared/timetable/import-preview.ts'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-requests.ts'
import { SideJobLine } from '../kit/side-job-line.tsx'
import { ask, focusComposer, tellChange } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'
import { showView } from '../store/receive-push.ts'
import { useLanguage } from '../words/words.ts'
import { ImportFound, sayCounts } from './import-found.tsx'
import { ImportLook } from './import-look.tsx'
import { useFocusFirst } from '../kit/focus.ts'
import { useChosenImport } from './use-chosen-import.ts'
import type { ImportWork } from './use-import.ts'

type PreviewProps = {
  preview: Preview
  work: ImportWork
  /** Whether the dialog has stepped aside for the ghosts on the week. */
  aside: { isAside: boolean; setAside: (isAside: boolean) => void }
  onClose: () => void
}

export function ImportPreview({ preview, work, aside, onClose }: PreviewProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].imports
  const [isPending, run] = usePending()
  const step = useFocusFirst<HTMLDivElement>()
  // Kept by name: other answers bring other courses, and what was not wanted stays so.
  const [unwanted, setUnwanted] = useState<readonly string[]>([])
  const courses = preview.studies.map(({ course }) => course)
  const wanted = courses.filter((course) => !unwanted.includes(course))
  const lines = useChosenImport(preview)
  const accept = () =>
    run(applyImport(desk, preview, { courses: wanted, lines: lines.taken }, onClose))
  return (
    <div ref={step} className="column grow shortens clips">
      <div
        className="stack packed gap-14 grow scrolls pad-top-6 pad-x-22 pad-bottom-18"
        aria-busy={work.isRunning}
      >
        <ImportFound
          preview={preview}
          work={work}
          lines={lines}
          wanted={wanted}
          onWant={(chosen) => setUnwanted(courses.filter((course) => !chosen.includes(course)))}
        />
        {work.isRunning ? <SideJobLine jobs={['preview-import']} /> : null}
      </div>
      <DialogFoot>
        <Button onClick={work.goBack}>{windowWords[language].importStep.back}</Button>
        <Button onClick={onClose}>{words.cancel}</Button>
        {preview.createsTerm || !lines.hasChange ? null : (
          <Button onClick={() => aside.setAside(true)}>
            {windowWords[language].importChange.show}
          </Button>
        )}
        <Button
          look="primary"
          data-focus-first=""
          disabled={isPending || work.isRunning || !lines.hasChange}
          onClick={accept}
        >
          {words.accept}
        </Button>
      </DialogFoot>
      {aside.isAside ? (
        <ImportLook
          diff={lines.diff}
          summary={sayCounts(preview, lines, language)}
          isPending={isPending}
          onAccept={accept}
          onBack={() => aside.setAside(false)}
          onClose={onClose}
        />
      ) : null}
    </div>
  )
}

async function applyImport(
  desk: Desk,
  { previewId, changes, createsTerm }: Preview,
  { courses, lines }: { courses: readonly string[]; lines: readonly string[] },
  onClose: () => void,
): Promise<void> {
  const chosen = changes === null ? {} : { lines: [...lines] }
  const applied = await ask(desk, 'apply-import', { previewId, courses: [...courses], ...chosen })
  if (applied === null) return
  showView(desk, applied.view)
  const { language } = desk.settings.get()
  const said =
    changes === null
      ? windowWords[language].imports.done(
          applied.events,
          Math.min(applied.studies, new Set(courses).size),
        )
      : windowWords[language].importChange.done(applied)
  tellChange(desk, said)
  onClose()
  // The button that opened this is gone with the first page.
  if (createsTerm) focusComposer(desk)
}
