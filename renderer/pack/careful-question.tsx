// A question before something is replaced or goes for good: the safe answer has the focus.
import { useEffect, useId, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import styles from './pack.module.css'

type CarefulQuestionProps = {
  name: string
  text: string
  yes: string
  no: string
  isPending: boolean
  onYes: () => void
  onNo: () => void
}

export function CarefulQuestion(props: CarefulQuestionProps) {
  const { name, text, yes, no, isPending, onYes, onNo } = props
  const textId = useId()
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    <fieldset
      className="framed stack gap-10 grow washed pad-y-10 pad-x-14"
      aria-label={name}
      aria-describedby={textId}
    >
      <p className="pretty" id={textId}>
        {text}
      </p>
      <span className={`flex wrap gap-8 ${styles.acts}`}>
        <Button disabled={isPending} onClick={onYes}>
          {yes}
        </Button>
        <Button
          ref={safe}
          disabled={isPending}
          onClick={onNo}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // The page stays open.
            event.preventDefault()
            onNo()
          }}
        >
          {no}
        </Button>
      </span>
    </fieldset>
  )
}
