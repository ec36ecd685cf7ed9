// Reads the key to a document's signs: "R: released, D: due", or a picture with its meaning in a list.
import { findDue } from '../demand-words.ts'
import type { Block } from '../blocks.ts'

/** What each sign stands for, in words that are read in its place. */
export type Legend = ReadonlyMap<string, string>

const letters =
  /\b([A-Z]{1,2})\s*[:=]\s*((?:released?|out|assigned|due|deadline|available)(?:\s+(?:on\s+)?\p{L}{3,9})?)/giu
const picture = /^(\p{Extended_Pictographic}\uFE0F?)\s*[:：=–-]?\s*(\p{L}.*)$/u

/** A longer meaning is a sentence with a rule of its own. */
const longestMeaning = 40

export function findLegend(blocks: readonly Block[]): Legend {
  const legend = new Map<string, string>()
  for (const block of blocks) {
    const texts = block.kind === 'text' ? [block.text] : (block.rows[0]?.cells ?? [])
    for (const text of texts) {
      const pairs = [...text.matchAll(letters)].filter(
        ([, sign = '']) => sign === sign.toUpperCase(),
      )
      if (pairs.length > 1 && pairs.some(([, , meaning = '']) => findDue(meaning).length > 0))
        for (const [, sign = '', meaning = ''] of pairs) legend.set(`${sign}:`, meaning)
    }
    if (block.kind !== 'text') continue
    const [, sign = '', meaning = ''] = picture.exec(block.text) ?? []
    if (sign !== '' && block.item > 0 && isUsed(sign, blocks))
      legend.set(sign, meaning.length <= longestMeaning ? meaning.replace(/\s+due$/iu, ' due') : '')
  }
  return legend
}

function isUsed(sign: string, blocks: readonly Block[]): boolean {
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.rows.map(({ text }) => text),
  )
  return texts.filter((text) => text.includes(sign)).length > 2
}

/** With the words in place of the signs. */
export function expandSigns(text: string, legend: Legend): string {
  let said = text
  for (const [sign, meaning] of legend) {
    if (!said.includes(sign)) continue
    const isLetter = sign.endsWith(':')
    // A weekday that the text itself gives comes before that of the key.
    const words =
      isLetter && /\bday\b|day\]?$/iu.test(said) ? (meaning.split(' ')[0] ?? '') : meaning
    const there = isLetter ? new RegExp(String.raw`(?<![\p{L}\p{N}])${sign}`, 'gu') : sign
    said = said.replaceAll(there, words === '' ? ' ' : ` ${words}: `)
  }
  return said.replaceAll(/\s+/gu, ' ').trim()
}
