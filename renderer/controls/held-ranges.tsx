// Text in which a run of numbers stays on one line: "periods 9–10", "15:20–16:55".
import { Fragment } from 'react'
import { splitRanges } from './split-ranges.ts'

export function HeldRanges({ text }: { text: string }) {
  return splitRanges(text).map(({ at, text: part, isRange }) =>
    isRange ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
