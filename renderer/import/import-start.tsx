// The first step: a file is chosen, or a timetable is pasted as text.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState, type ClipboardEvent } from 'react'
import { Button } from '../kit/button.tsx'
import { useFocusBack, useFocusFirst } from '../kit/focus.ts'
import { DialogBody, DialogFoot } from '../kit/dialog.tsx'
import { Form } from '../kit/fields.tsx'
import { SideJobLine } from '../kit/side-job-line.tsx'
import { tell } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'
import { useDesk } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { timetableFiles } from './import-file.ts'
import { longestText, readFileSource, textCopied } from '../store/import-source.ts'
import { pickFile } from '../kit/files.ts'
import type { ImportWork } from './use-import.ts'
import { WaitingFeeds } from './waiting-feeds.tsx'
import styles from './import.module.css'

async function chooseFile(desk: Desk, work: ImportWork): Promise<void> {
  const file = await pickFile(timetableFiles)
  if (file === null) return
  const source = await readFileSource(file)
  const words = windowWords[desk.settings.get().language].notice
  if (source === null) tell(desk, 'problem', words.unreadable(file.name))
  else work.read(source)
}

/** Empty in the field: there it is mended before it is read. */
function textPasted({ target, clipboardData }: ClipboardEvent): string {
  if (target instanceof HTMLTextAreaElement) return ''
  return textCopied(clipboardData)
}

export function ImportStart({ work, onClose }: { work: ImportWork; onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].importStep
  const [text, setText] = useState(() => (work.source?.kind === 'pasted' ? work.source.text : ''))
  const step = useFocusFirst<HTMLFormElement>()
  // What was pasted is mended where it stands.
  const pasted = work.source?.kind === 'pasted'
  useFocusBack(step, work.isRunning, pasted ? 'textarea' : '[data-focus-first]')
  return (
    <Form
      ref={step}
      className="column grow shortens clips"
      onPaste={(event) => {
        const copied = work.isRunning ? '' : textPasted(event)
        if (copied === '') return
        event.preventDefault()
        setText(copied)
        work.read({ kind: 'pasted', text: copied })
      }}
      onSend={() => work.read({ kind: 'pasted', text })}
    >
      <DialogBody>
        <div className="stack at-start gap-6 ruled-below pad-bottom-14">
          <Button
            data-focus-first=""
            disabled={work.isRunning}
            onClick={() => void chooseFile(desk, work)}
          >
            {words.file}
          </Button>
          <p className="quiet small snug">{words.fileHint}</p>
        </div>
        <WaitingFeeds />
        <label className={`stack gap-2 ${styles.paste}`}>
          <span>{words.paste}</span>
          <small className="quiet small snug">{words.pasteHint}</small>
          <textarea
            rows={8}
            maxLength={longestText}
            spellCheck={false}
            placeholder={words.pasteSample}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className="caution" role="alert">
          {work.failure}
        </p>
        {work.isRunning ? <SideJobLine jobs={['preview-import']} /> : null}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{windowWords[language].imports.cancel}</Button>
        <Button type="submit" look="primary" disabled={work.isRunning || text.trim() === ''}>
          {words.read}
        </Button>
      </DialogFoot>
    </Form>
  )
}
