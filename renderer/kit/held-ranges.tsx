// Text in which what is one thing stays on one line: "9–10", "15:20–16:55", "1 h 30 min", "Mon 9 Nov".
import { Fragment } from 'react'
import { grammar } from '../../shared/i18n/grammar.ts'
import { languages } from '../../shared/language.ts'

type TextPart = {
  /** Where in the text it begins. */
  at: number
  text: string
  isRange: boolean
}

const units = languages.map((language) => grammar[language].durationUnits)
const dates = languages.map((language) => grammar[language].dateShape).join('|')
const hour = units.map((unit) => unit.hour).join('|')
const minute = units.map((unit) => unit.minute).join('|')
const range = new RegExp(
  String.raw`(${dates}|\d[\d:]*–\d[\d:]*|\d+ (?:${hour})(?: \d+(?: (?:${minute}))?)?|\d+ (?:${minute}))(?![a-z])`,
)

/** The parts make up the text; a range is two numbers or clock times with a dash between, a length of time or a date. */
export function splitRanges(text: string): TextPart[] {
  let at = 0
  const parts = text.split(range).map((part, index) => {
    const here = { at, text: part, isRange: index % 2 === 1 }
    at += part.length
    return here
  })
  return parts.filter((part) => part.text !== '')
}

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
