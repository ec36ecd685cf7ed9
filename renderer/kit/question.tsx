// A question before something is replaced or goes for good: the safe answer has the focus, and Escape is that answer.
import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { onEscape, takeFocus } from './focus.ts'

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
