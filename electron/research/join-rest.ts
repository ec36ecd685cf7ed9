// Joins a sentence that goes on in the next line, where a page or a column has broken it.
import type { SourceHit, SourceKind } from '../../shared/pack/source.ts'
import type { Passage } from './read-around.ts'
import { widthOf } from './text-width.ts'

/** How wide a line is that was broken: in a PDF by the page, in a text by whoever wrote it. */
const fullLine: Partial<Record<SourceKind, number>> = { pdf: 75, plain: 60 }

/** The line, with the next one where that is the rest of it. */
export function joinRest({ source, line }: SourceHit, after: Passage['after']): string {
  const next = after[0]?.text ?? ''
  const full = fullLine[source.kind]
  if (full === undefined || next === '' || /[.。!！?？:：;；]$/u.test(line.text)) return line.text
  const isRest = source.kind === 'pdf' ? /^[\p{Ll}\p{Script=Han}(（]/u : /^[\p{Ll}(（]/u
  if (!isRest.test(next) && widthOf(line.text) <= full) return line.text
  return /\p{Script=Han}$/u.test(line.text) ? `${line.text}${next}` : `${line.text} ${next}`
}
