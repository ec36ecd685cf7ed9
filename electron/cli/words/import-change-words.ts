// What importing a feed again would change, in the terminal: the same groups as in the window.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import {
  importChangeKinds,
  type ImportChanges,
  type ImportLine,
} from '../../../shared/timetable/import-changes.ts'
import { listWords } from '../../../shared/text/join-words.ts'

export function sayImportChanges(
  { feed, lines, kept }: ImportChanges,
  language: Language,
): string[] {
  const words = terminalWords[language].importChanges
  const groups = importChangeKinds.flatMap((kind) => {
    const said = lines.filter((line) => line.kind === kind).map((line) => sayLine(line, language))
    return said.length === 0 ? [] : [words.groups[kind], said].flat()
  })
  return [words.known(feed), ...(lines.length === 0 ? [words.nothing] : groups), ...kept]
}

function sayLine(
  { title, from, to, when, blocks, isWanted }: ImportLine,
  language: Language,
): string {
  const words = terminalWords[language].importChanges
  const parts = [
    title,
    when,
    [from, to].filter((part) => part !== '').join(' → '),
    ...(blocks.length === 0 ? [] : [words.blocks(listWords([...new Set(blocks)], language))]),
    ...(isWanted ? [] : [words.leftOut]),
  ]
  return `  ${parts.filter((part) => part !== '').join(' · ')}`
}
