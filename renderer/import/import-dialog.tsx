// Bringing a timetable in: it is chosen or pasted, then looked at before anything is written.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { useLanguage } from '../words/words.ts'
import { ImportPreview } from './import-preview.tsx'
import type { StartedImport } from './import-source.ts'
import { ImportStart } from './import-start.tsx'
import { useImport } from './use-import.ts'

export function ImportDialog({
  started,
  onClose,
}: {
  started: StartedImport
  onClose: () => void
}) {
  const language = useLanguage()
  const work = useImport(started)
  const [isAside, setAside] = useState(false)
  const title =
    work.preview === null
      ? windowWords[language].importStep.startTitle
      : windowWords[language].imports.title
  return (
    <Dialog title={title} isWide isAside={isAside && work.preview !== null} onClose={onClose}>
      {work.preview === null ? (
        <ImportStart work={work} onClose={onClose} />
      ) : (
        <ImportPreview
          // An answer changes the preview under the field that is being typed in, which keeps the focus.
          key={work.preview.changes === null ? work.round : work.preview.previewId}
          preview={work.preview}
          work={work}
          aside={{ isAside, setAside }}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
