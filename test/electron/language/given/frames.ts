// Makes frames out of an example as the corpus writes them.
import { frameSchema, type Frame } from '../../../../electron/language/reader/frame.ts'
import type { GivenReading } from '../../../../electron/language/ground.ts'
import { readFile } from '../../../../scripts/train/corpus.ts'

/** "pin | pin [it](task)", surely; "move 0.6, place 0.3 | put it there" with the chances of the act and of the next ones. */
export function framesOf(line: string): GivenReading {
  const [example] = readFile('given', line)
  if (example === undefined) throw new Error(`no example: ${line}`)
  const { text, acts, spans } = example
  const frames = acts.map(({ label, flags, start, end }): Frame => {
    const [own, ...others] = label.split(', ').map(chanceOf)
    const slots = spans
      .filter((span) => span.start >= start && span.end <= end)
      .map((span) => ({
        role: span.role,
        text: text.slice(span.start, span.end),
        from: span.start,
        to: span.end,
      }))
    return frameSchema.parse({ ...own, from: start, to: end, slots, flags, others })
  })
  return { text, frames }
}

function chanceOf(label: string): { act: string; confidence: number } {
  const [act = '', chance = '1'] = label.split(' ')
  return { act, confidence: Number(chance) }
}
