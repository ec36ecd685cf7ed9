// Parts thinking that a model writes into its answer, between <think> and </think>, from what it says.
import { assertNever } from '../../../shared/assert-never.ts'

const opening = '<think>'
const closing = '</think>'

export type Thinking = {
  where: 'before' | 'inside' | 'after'
  /** The end of what came, as long as it may be the beginning of a tag. */
  held: string
}

export const noThinking: Thinking = { where: 'before', held: '' }

export type SplitText = { thinking: Thinking; text: string; reasoning: string }

/** Chunks may break inside a tag: what may become one is held back until the next chunk. */
export function splitThinking({ where, held }: Thinking, chunk: string): SplitText {
  const rest = held + chunk
  switch (where) {
    case 'before': {
      const begun = rest.trimStart()
      if (begun === '') return { thinking: { where, held: '' }, text: rest, reasoning: '' }
      if (begun.startsWith(opening)) {
        return splitThinking({ where: 'inside', held: '' }, begun.slice(opening.length))
      }
      if (opening.startsWith(begun))
        return { thinking: { where, held: rest }, text: '', reasoning: '' }
      return { thinking: { where: 'after', held: '' }, text: rest, reasoning: '' }
    }
    case 'inside': {
      const end = rest.indexOf(closing)
      if (end !== -1) {
        const text = rest.slice(end + closing.length)
        return { thinking: { where: 'after', held: '' }, text, reasoning: rest.slice(0, end) }
      }
      const kept = heldBack(rest)
      return {
        thinking: { where, held: rest.slice(rest.length - kept) },
        text: '',
        reasoning: rest.slice(0, rest.length - kept),
      }
    }
    case 'after':
      return { thinking: { where, held: '' }, text: rest, reasoning: '' }
    default:
      return assertNever(where)
  }
}

/** How many of the last characters may be the beginning of the closing tag. */
function heldBack(text: string): number {
  for (let length = Math.min(closing.length - 1, text.length); length > 0; length -= 1) {
    if (closing.startsWith(text.slice(text.length - length))) return length
  }
  return 0
}

/** What was held when the answer ended. */
export function endThinking({ where, held }: Thinking): { text: string; reasoning: string } {
  return where === 'inside' ? { text: '', reasoning: held } : { text: held, reasoning: '' }
}

/** Some templates open the thinking in the prompt: then only the closing tag is in the answer. */
export function cutUnopened(text: string): { text: string; reasoning: string } {
  const end = text.lastIndexOf(closing)
  return end === -1
    ? { text, reasoning: '' }
    : { text: text.slice(end + closing.length), reasoning: text.slice(0, end) }
}
