// What went and what came between two versions, marked by lines through and under the words.
import type { TextPiece } from '../../shared/pack/text-piece.ts'
import { useWords } from '../words/words.ts'
import styles from './pack.module.css'

type TextDifferenceProps = { from: number; to: number; pieces: readonly TextPiece[] }

export function TextDifference({ from, to, pieces }: TextDifferenceProps) {
  const words = useWords().pack
  const isSame = pieces.every(({ kind }) => kind === 'same')
  const title = from === 0 ? words.differenceFirst(to) : words.difference(from, to)
  return (
    <figure className={`edged paper pad-y-10 pad-x-14 ${styles.difference}`} aria-label={title}>
      <figcaption
        className="flex wrap between pad-bottom-6 quiet small gap-y-2 gap-x-16"
        aria-live="polite"
      >
        <span>{isSame ? words.noDifference : title}</span>
        <span aria-hidden="true">
          <del>{words.removed}</del> <ins>{words.added}</ins>
        </span>
      </figcaption>
      <p className="as-written">
        {pieces.map(({ kind, text }, index) => {
          // The pieces are drawn anew as a whole, so that a place is their key.
          const key = `${index}`
          if (kind === 'removed') return <del key={key}>{text}</del>
          return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>
        })}
      </p>
    </figure>
  )
}
