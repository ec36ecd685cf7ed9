// The attempt beside the text: what is right runs on, every error stands out by its form and is named for a reader.
import { assertNever } from '../../shared/assert-never.ts'
import type { Segment } from '../../shared/recite/compare-attempt.ts'
import { useWords } from '../words/words.ts'
import styles from './recite.module.css'

export function Comparison({ segments }: { segments: readonly Segment[] }) {
  const words = useWords().recite
  const kinds = new Set(segments.map(({ kind }) => kind))
  const legend = (['omitted', 'added', 'substituted', 'moved-away', 'moved-here'] as const).filter(
    (kind) => kinds.has(kind),
  )
  return (
    <section
      className={`paper pad-y-12 pad-x-18 edged ${styles.comparison}`}
      aria-label={words.comparison}
    >
      <p className={`breaks as-written ${styles.words}`}>
        {segments.map((segment, index) => (
          // The segments of one comparison never change places.
          // eslint-disable-next-line react/no-array-index-key -- see above
          <Part key={index} segment={segment} />
        ))}
      </p>
      {legend.length === 0 ? null : (
        <p className="flex wrap quiet small above-8 gap-y-4 gap-x-14" aria-hidden="true">
          {legend.map((kind) => (
            <span key={kind}>
              <Sample kind={kind} /> {words.legend[kind]}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

type Mark = Exclude<Segment['kind'], 'same'>

function Sample({ kind }: { kind: Mark }) {
  if (kind !== 'substituted') return <Words kind={kind} text="—" />
  return (
    <>
      <Words kind="omitted" text="—" />
      <Words kind="added" text="—" />
    </>
  )
}

function Part({ segment }: { segment: Segment }) {
  const { legend } = useWords().recite
  switch (segment.kind) {
    case 'same':
      return <span>{segment.expected}</span>
    case 'substituted':
      return (
        <>
          <Marked
            name={legend.substituted}
            kind="omitted"
            text={`${segment.expected.trimEnd()} `}
          />
          <Marked name="" kind="added" text={segment.said} />
        </>
      )
    case 'omitted':
    case 'moved-away':
      return (
        <Marked
          name={legend[segment.kind]}
          kind={segment.kind}
          text={segment.expected}
          move={moveOf(segment)}
        />
      )
    case 'added':
    case 'moved-here':
      return (
        <Marked
          name={legend[segment.kind]}
          kind={segment.kind}
          text={segment.said}
          move={moveOf(segment)}
        />
      )
    default:
      return assertNever(segment)
  }
}

/** 0 for what is none. */
function moveOf(segment: Segment): number {
  return 'move' in segment ? segment.move : 0
}

type MarkedProps = {
  /** Said before the words, for who does not see the mark. */
  name: string
  kind: Exclude<Mark, 'substituted'>
  text: string
  move?: number
}

/** What stands behind the words stays outside of their mark. */
function Marked({ name, kind, text, move = 0 }: MarkedProps) {
  const plain = text.trimEnd()
  return (
    <>
      {name === '' ? null : <span className="for-screen-readers">[{name}: </span>}
      <Words kind={kind} text={plain} move={move} />
      {name === '' ? null : <span className="for-screen-readers">]</span>}
      {text.slice(plain.length)}
    </>
  )
}

function Words({ kind, text, move = 0 }: Omit<MarkedProps, 'name'>) {
  if (kind === 'omitted') return <del>{text}</del>
  if (kind === 'added') return <ins>{text}</ins>
  return (
    <span
      className={
        kind === 'moved-away' ? `quiet ${styles.away}` : `pad-x-6 rounded-small ${styles.here}`
      }
    >
      {text}
      {move === 0 ? null : <sup>{move}</sup>}
    </span>
  )
}
