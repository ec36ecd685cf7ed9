// Says what the terminal says of texts and recalls, in English and Chinese.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import type {
  Forecast,
  MaterialLine,
  RecallPreview,
  Suggestion,
} from '../../../shared/recite/requests.ts'
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'

export function sayNoTexts(language: Language): string {
  return terminalWords[language].reciteLines.noTexts
}

export function sayMaterial(line: MaterialLine, language: Language): string {
  const { id, title, course, units, due, isDue, lastScore } = line
  const name = `[${id}] ${quoteTitle(title, language)}${course === '' ? '' : ` · ${course}`}`
  return terminalWords[language].reciteLines.material({ due, isDue, name, units, lastScore })
}

export function saySuggestion(suggestion: NonNullable<Suggestion>, language: Language): string {
  const { title, isNow, start, end, materials } = suggestion
  const block = quoteTitle(title, language)
  const ids = materials.slice(0, 3).join(', ')
  return terminalWords[language].reciteLines.suggestion({ isNow, end, start, block, ids })
}

export function sayForecast({ exam, placed, alone }: Forecast, language: Language): string {
  return terminalWords[language].reciteLines.forecast({
    exam,
    mean: placed.mean,
    low: placed.low,
    high: placed.high,
    alone: alone.mean,
  })
}

export function sayKept(id: number, language: Language): string {
  return terminalWords[language].reciteLines.kept(id)
}

export function sayBegun(title: string, language: Language): string {
  const name = quoteTitle(title, language)
  return terminalWords[language].reciteLines.begun(name)
}

export function sayDeleted(titles: readonly string[], isDone: boolean, language: Language): string {
  const [title = '', ...others] = titles
  return terminalWords[language].reciteLines.deleted({
    title: quoteTitle(title, language),
    others: others.length,
    isDone,
  })
}

export function sayRecalls(preview: RecallPreview, isDone: boolean, language: Language): string[] {
  const { sentence, lines, unplaced } = preview
  const left = terminalWords[language].reciteLines.recallsLeft(unplaced)
  const dry = terminalWords[language].reciteLines.recallsDry
  return [
    sentence,
    ...lines.map((line) => `  ${line}`),
    ...(unplaced > 0 ? [left] : []),
    ...(isDone ? [] : [dry]),
  ]
}

/** After a result that has moved the next recall. */
export function sayRecallsMoved(language: Language): string {
  return terminalWords[language].reciteLines.recallsMoved
}

export function sayImported(
  { added, known, leftOut, ids }: RequestOutput<'import-materials'>,
  language: Language,
): string[] {
  const [first, last] = [ids[0], ids.at(-1)]
  const span = first === last ? `${first}` : `${first}-${last}`
  const back = ids.length === 0 ? [] : [span]
  return terminalWords[language].reciteLines.imported({ added, known, leftOut, back })
}
