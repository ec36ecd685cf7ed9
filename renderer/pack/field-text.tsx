// The text of a field as elements of text, with a mark at each line that was read somewhere: never HTML.
import { Fragment, type ReactNode } from 'react'
import { assertNever } from '../../shared/assert-never.ts'
import type { CitationView } from '../../shared/pack/requests.ts'
import { parseSpans, parseField, type FieldBlock, type FieldLine } from './parse-marks.ts'
import { useWords } from '../words/words.ts'
import styles from './pack.module.css'

type FieldTextProps = {
  text: string
  citations: readonly CitationView[]
  /** A mark was pressed; `index` is that of its citation. */
  onCite: (index: number) => void
}

export function FieldText({ text, citations, onCite }: FieldTextProps) {
  const marks = (line: number): ReactNode[] =>
    citations.flatMap((citation, index) =>
      citation.line === line
        ? [<CitationMark key={keyOf(index)} index={index} citation={citation} onCite={onCite} />]
        : [],
    )
  return (
    <div className={`stack gap-8 breaks ${styles.text}`}>
      {parseField(text).map((block, index) => (
        <Block key={keyOf(index)} block={block} marks={marks} />
      ))}
    </div>
  )
}

function Block({ block, marks }: { block: FieldBlock; marks: (line: number) => ReactNode[] }) {
  const line = ({ number, text }: FieldLine) => <Spans text={text} marks={marks(number)} />
  switch (block.kind) {
    case 'heading':
      // Below the name of the field, whatever level it was written with.
      return block.level <= 2 ? <h5>{line(block.line)}</h5> : <h6>{line(block.line)}</h6>
    case 'list': {
      const items = block.lines.map((each) => <li key={each.number}>{line(each)}</li>)
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <Table rows={block.rows} marks={marks} />
    case 'paragraph':
    case 'remark':
      return (
        <p data-remark={block.kind === 'remark' || undefined}>
          {block.lines.map((each, index) => (
            <Fragment key={each.number}>
              {index === 0 ? null : <br />}
              {line(each)}
            </Fragment>
          ))}
        </p>
      )
    default:
      return assertNever(block)
  }
}

type TableProps = {
  rows: Extract<FieldBlock, { kind: 'table' }>['rows']
  marks: (line: number) => ReactNode[]
}

function Table({ rows, marks }: TableProps) {
  const [head, ...body] = rows
  if (head === undefined) return null
  return (
    <div className="scrolls">
      <table>
        <thead>
          <tr>
            {head.cells.map((cell, index) => (
              <th key={keyOf(index)} scope="col">
                <Spans text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(({ number, cells }) => (
            <tr key={number}>
              {cells.map((cell, index) => (
                <td key={keyOf(index)}>
                  <Spans text={cell} marks={index === cells.length - 1 ? marks(number) : []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const noMarks: readonly ReactNode[] = []

function Spans({ text, marks = noMarks }: { text: string; marks?: readonly ReactNode[] }) {
  const spans = parseSpans(text)
  if (spans.length === 0) return marks
  return spans.map(({ kind, text: words }, index) => {
    const said = kind === 'quoted' ? `“${words}”` : words
    const shown =
      index === spans.length - 1 && marks.length > 0 ? <Held text={said} marks={marks} /> : said
    if (kind === 'strong') return <strong key={keyOf(index)}>{shown}</strong>
    if (kind === 'code') return <code key={keyOf(index)}>{shown}</code>
    return <Fragment key={keyOf(index)}>{shown}</Fragment>
  })
}

/** A mark never begins a line: the last sign goes with it. */
function Held({ text, marks }: { text: string; marks: readonly ReactNode[] }) {
  const signs = Array.from(text)
  return (
    <>
      {signs.slice(0, -1).join('')}
      <span className="unbroken">
        {signs.at(-1)}
        {marks}
      </span>
    </>
  )
}

type CitationMarkProps = {
  index: number
  citation: CitationView
  onCite: (index: number) => void
}

function CitationMark({ index, citation, onCite }: CitationMarkProps) {
  const words = useWords().pack
  return (
    <button
      type="button"
      className={`accent small rounded-small pad-x-6 hovers ${styles.mark}`}
      aria-label={words.sourceMark(index + 1)}
      title={citation.file}
      data-gone={citation.isGone || undefined}
      onClick={() => onCite(index)}
    >
      {index + 1}
    </button>
  )
}

// A text is drawn anew as a whole, so that a part's number is its key.
function keyOf(index: number): string {
  return `${index}`
}
