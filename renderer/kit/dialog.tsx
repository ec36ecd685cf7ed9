// A modal dialog on the browser's own: it traps focus, closes on Escape and gives the focus back. Its body, its foot, and
// the one that is a form.
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { usePending, useSaved } from '../store/use-requests.ts'
import { useWords } from '../words/words.ts'
import { Button, IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { onEscape, takeFocus } from './focus.ts'

type DialogProps = {
  title: string
  /** For what is looked at rather than filled in. */
  isWide?: boolean
  /** For what needs the whole page. */
  isFull?: boolean
  /** It steps aside and keeps all that is in it, so that the page can be looked at. */
  isAside?: boolean
  onClose: () => void
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, isWide = false, isFull = false, isAside = false, onClose, children } = props
  const words = useWords().frame
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (isAside) return undefined
    if (element !== null && !element.open) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    }
    return () => {
      element?.close()
      swallowSecondPress()
    }
  }, [isAside])
  return (
    <dialog
      ref={dialog}
      className={`ink raised floats ${styles.dialog}`}
      data-wide={isWide || undefined}
      data-full={isFull || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={`row between ${styles.head}`}>
        <h2 className="tight large" id={titleId}>
          {title}
        </h2>
        <IconButton icon="close" name={words.close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}

/** The second press of a double click on what closed a dialog is none on what lies behind. */
function swallowSecondPress(): void {
  const series = new AbortController()
  const take = (event: MouseEvent) => {
    if (event.detail < 2) return series.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  const options = { capture: true, signal: series.signal }
  window.addEventListener('click', take, options)
  window.addEventListener('dblclick', take, options)
}

/** What scrolls where it is too long. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div className="stack packed gap-14 grow scrolls pad-top-6 pad-x-22 pad-bottom-18">
      {children}
    </div>
  )
}

/** The row of buttons, always in sight. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className="row wrap at-end gap-8 ruled-above pad-top-12 pad-x-22 pad-bottom-16">
      {children}
    </div>
  )
}

type FootedFormProps = {
  submit: string
  /** It begins at the button that sends it. */
  isSubmitFirst?: boolean
  cancel: string
  /** What is wrong with it as it is typed; empty where nothing is. It can't be sent then. */
  problem?: string
  /** That is said where it stands, and not at the foot. */
  isSaid?: boolean
  /** Said at the foot once it is done, where it stays open then. */
  done?: string
  /** Null when it is done, and the dialog closes unless it is to stay; else the sentence that says why not, empty where it is said elsewhere. */
  onSubmit: () => Promise<string | null>
  onClose: () => void
  children: ReactNode
}

export function DialogForm(props: FootedFormProps & { title: string; isFull?: boolean }) {
  const { title, isFull = false, ...form } = props
  return (
    <Dialog title={title} isFull={isFull} onClose={form.onClose}>
      <FootedForm {...form} />
    </Dialog>
  )
}

/** The form of a dialog, or of a part of one. */
export function FootedForm(props: FootedFormProps) {
  const { problem = '', isSaid = false, isSubmitFirst = false } = props
  const { submit, cancel, done, onSubmit, onClose, children } = props
  const [refusal, setRefusal] = useState('')
  const { isSaved, onEdit, beginSave } = useSaved()
  const [isPending, run] = usePending()
  const send = async () => {
    const tellSaved = beginSave()
    const refused = await onSubmit()
    setRefusal(refused ?? '')
    if (refused !== null) return
    if (done === undefined) onClose()
    else tellSaved()
  }
  return (
    <form
      className="column grow shortens clips"
      onChange={() => {
        setRefusal('')
        onEdit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === '') run(send())
      }}
    >
      {children}
      <DialogFoot>
        <output className={`grow small snug ${isSaved ? '' : 'caution'}`}>
          {isSaved ? done : problem === '' || isSaid ? refusal : problem}
        </output>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          type="submit"
          look="primary"
          data-focus-first={isSubmitFirst ? '' : undefined}
          disabled={isPending || problem !== ''}
        >
          {submit}
        </Button>
      </DialogFoot>
    </form>
  )
}

type QuestionProps = {
  /** What is asked, as a reader hears it. */
  name: string
  /** The same, for those who see it; absent where the text says it. */
  title?: string
  text: ReactNode
  yes: string
  no: string
  isPending: boolean
  /** How it is framed, and how its text and its row of answers look. */
  className: string
  textClass?: string
  answersClass?: string
  /** Beside the answers: why a yes could not be done. */
  children?: ReactNode
  onYes: () => void
  onNo: () => void
}

/**
 * A question before something is replaced or goes for good: the safe answer has the focus, and
 * Escape is that answer.
 */
export function Question(props: QuestionProps) {
  const { name, title, text, yes, no, isPending, className, children, onYes, onNo } = props
  const { textClass = 'pretty', answersClass = 'flex wrap gap-8' } = props
  const textId = useId()
  const leave = onEscape(onNo)
  return (
    <fieldset className={className} aria-label={name} aria-describedby={textId}>
      {title === undefined ? null : <b aria-hidden="true">{title}</b>}
      <p className={textClass} id={textId}>
        {text}
      </p>
      <div className={answersClass}>
        <Button disabled={isPending} onClick={onYes} onKeyDown={leave}>
          {yes}
        </Button>
        <Button ref={takeFocus} disabled={isPending} onClick={onNo} onKeyDown={leave}>
          {no}
        </Button>
        {children}
      </div>
    </fieldset>
  )
}
