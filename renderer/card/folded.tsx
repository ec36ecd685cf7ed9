// A list that shows its first parts and unfolds the rest on demand.
import { useState, type ReactNode } from 'react'
import { useWords } from '../words/words.ts'

type FoldedProps = {
  className: string | undefined
  most: number
  parts: readonly { key: string; content: ReactNode }[]
}

export function Folded({ className, most, parts }: FoldedProps) {
  const words = useWords().card
  const [isOpen, setOpen] = useState(false)
  if (parts.length === 0) return null
  // Unfolding a single line would save nothing.
  const isFolding = parts.length > most + 1
  const shown = isOpen || !isFolding ? parts : parts.slice(0, most)
  return (
    <div>
      <ul className={className}>
        {shown.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {isFolding ? (
        <button
          type="button"
          className="accent small pad-y-2 hover-underline"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.fewer : words.more(parts.length - most)}
        </button>
      ) : null}
    </div>
  )
}
