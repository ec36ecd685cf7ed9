// A modal dialog on the browser's own: it traps focus, closes on Escape and gives the focus back.
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useWords } from '../words/words.ts'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'

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
    return () => element?.close()
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
