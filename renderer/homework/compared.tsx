// How a solution compares with the key: answer by answer or line by line, with what only one of the two says.
import type { ComparedAnswer, Comparison, Piece } from '../../shared/homework/comparison.ts'
import { answerLabel, answerStatusName, sayComparison } from '../../shared/homework/say.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './homework.module.css'

export function Compared({ comparison }: { comparison: Comparison }) {
  const language = useLanguage()
  const words = useWords().homework
  const { by, answers, counts } = comparison
  const differ = Object.values(counts).reduce((sum, count) => sum + count, 0) > counts.same
  return (
    <div className="stack gap-8">
      <h4 className="quiet small">{words.comparison}</h4>
      <output>{sayComparison(comparison, language)}</output>
      <dl>
        {answers.map((answer) => (
          <AnswerRow key={`${answer.standing} ${answer.label}`} answer={answer} by={by} />
        ))}
      </dl>
      {differ ? (
        <p className="flex wrap small gap-y-4 gap-x-14">
          <span>
            <del>{words.legend.missing}</del>
          </span>
          <span>
            <ins>{words.legend.extra}</ins>
          </span>
        </p>
      ) : null}
    </div>
  )
}

function AnswerRow({ answer, by }: { answer: ComparedAnswer; by: Comparison['by'] }) {
  const language = useLanguage()
  const { label, standing, pieces } = answer
  return (
    <div
      className={`stack ruled-above pad-y-6 gap-y-2 gap-x-14 ${styles.answer}`}
      data-standing={standing}
    >
      <dt>
        {answerLabel(label, by, standing, language)}
        <small>{answerStatusName(standing, language)}</small>
      </dt>
      <dd>
        {withPlaces(pieces).map(({ at, piece }) => (
          <PieceText key={`${at} ${piece.kind}`} piece={piece} />
        ))}
      </dd>
    </div>
  )
}

/** Each with the place at which it begins. */
function withPlaces(pieces: readonly Piece[]): { at: number; piece: Piece }[] {
  let at = 0
  return pieces.map((piece) => {
    const placed = { at, piece }
    at += piece.text.length
    return placed
  })
}

function PieceText({ piece: { kind, text } }: { piece: Piece }) {
  const { legend } = useWords().homework
  if (kind === 'same') return <span>{text} </span>
  const Mark = kind === 'missing' ? 'del' : 'ins'
  return (
    <>
      <Mark>
        <span className="for-screen-readers">{`${legend[kind]}: `}</span>
        {text}
      </Mark>{' '}
    </>
  )
}
