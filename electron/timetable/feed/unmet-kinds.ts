// Says which entries that were named are not there, or can't become what was said of them (X2).
import { importWords } from '../../../shared/i18n/core/import.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import type { SaidKind } from '../../../shared/timetable/line-kinds.ts'
import { lineTitle } from './said-kinds.ts'

/** Null where each entry that was named has become what was said. */
export function sayUnmetKinds(
  said: readonly SaidKind[],
  { lines }: ImportPreview,
  language: Language,
): string | null {
  const words = importWords[language].saidKinds
  const unmet = said.flatMap(({ title, kind }) => {
    const same = lines.filter((line) => nameKey(line.title) === nameKey(lineTitle(title)))
    if (same.length === 0) return [words.noEntry(title)]
    const kinds = same.flatMap((line) => line.kinds)
    return kinds.includes(kind) ? [] : [words.otherKinds(title, kind, [...new Set(kinds)])]
  })
  return unmet.length === 0 ? null : unmet.join(grammar[language].joints.gap)
}
