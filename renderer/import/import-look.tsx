// The import as ghosts on the week, with a bar that says yes or leads back to the list.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import { Button } from '../kit/button.tsx'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'
import { showProposal } from '../store/receive-push.ts'
import { useLanguage } from '../words/words.ts'
import styles from './import.module.css'

type ImportLookProps = {
  diff: ScheduleDiff
  summary: string
  isPending: boolean
  onAccept: () => void
  onBack: () => void
  onClose: () => void
}

export function ImportLook(props: ImportLookProps) {
  const { diff, summary, isPending, onAccept, onBack, onClose } = props
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].importChange
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    back.current?.focus()
    // Where the dialog is open again it holds the focus, and this does nothing.
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [])
  useEffect(() => showImport(desk, diff), [desk, diff])
  return createPortal(
    <section
      className={`row wrap between small snug raised floats gap-y-8 gap-x-14 ${styles.bar}`}
      aria-label={words.shown}
      data-testid="import-look"
    >
      <p className="grow-220">
        <b>{words.shown}</b> <span>{summary}</span>
      </p>
      <span className="flex wrap gap-8 pushed">
        <Button onClick={onClose}>{windowWords[language].imports.cancel}</Button>
        <Button ref={back} onClick={onBack}>
          {words.back}
        </Button>
        <Button look="primary" disabled={isPending} onClick={onAccept}>
          {windowWords[language].imports.accept}
        </Button>
      </span>
    </section>,
    document.body,
  )
}

/** Under this name the ghosts of an import are drawn, in the place of a card's. */
const importId = 'import'

/** Answers with the way to take them away; those of the card that waits come back. */
function showImport(desk: Desk, diff: ScheduleDiff): () => void {
  desk.proposal.show(importId, diff)
  showProposal(desk)
  return () => {
    if (desk.proposal.view.get().cardId !== importId) return
    const card = openCardOf(desk.chat.get())
    if (card === null) desk.proposal.clear()
    else desk.proposal.show(card.id, card.body.diff)
  }
}
