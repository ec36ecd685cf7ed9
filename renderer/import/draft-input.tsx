// A field that hands on only what is whole: half a date is no answer.
import { useState, type ComponentProps } from 'react'

type DraftInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  isWhole: (value: string) => boolean
  onCommit: (value: string) => void
}

export function DraftInput({ value, isWhole, onCommit, ...rest }: DraftInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <input
      {...rest}
      required
      value={draft ?? value}
      onChange={(event) => {
        setDraft(event.target.value)
        if (isWhole(event.target.value)) onCommit(event.target.value)
      }}
      // What was left half typed gives way to what is there.
      onBlur={() => setDraft(null)}
    />
  )
}
