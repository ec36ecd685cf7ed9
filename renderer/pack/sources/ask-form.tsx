// One line that is asked or searched for, with its button; what came of it stands below.
import { useId, useState, type ReactNode } from 'react'
import { maxQuestion } from '../../../shared/research/requests.ts'
import { Button } from '../../kit/button.tsx'
import { Form, TextInput } from '../../kit/fields.tsx'
import styles from './sources.module.css'

type AskFormProps = {
  'aria-label'?: string
  title?: string
  label: string
  placeholder?: string
  submit: string
  look?: 'primary' | 'plain'
  type?: 'search' | 'text'
  isPending: boolean
  /** Other buttons behind its own. */
  more?: ReactNode
  children: ReactNode
  /** With words that are not of spaces alone, without those around them. */
  onAsk: (words: string) => void
}

export function AskForm(props: AskFormProps) {
  const { title, label, placeholder, submit, look = 'plain', type, isPending, onAsk } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const ask = () => {
    if (!isPending && words !== '') onAsk(words)
  }
  return (
    <Form className="stack gap-6 narrows pad-top-6" aria-label={props['aria-label']} onSend={ask}>
      {title === undefined ? null : <h5>{title}</h5>}
      <label className="quiet small snug pretty" htmlFor={id}>
        {label}
      </label>
      <div className={styles.asking}>
        <TextInput
          className="grow-220"
          id={id}
          type={type}
          maxLength={maxQuestion}
          placeholder={placeholder}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" look={look} disabled={isPending || words === ''}>
          {submit}
        </Button>
        {props.more}
      </div>
      {props.children}
    </Form>
  )
}
