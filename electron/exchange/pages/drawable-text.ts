// Text that the fonts can draw: what they lack becomes a mark that is seen, whatever it was.
import { cleanText } from '../clean-text.ts'
import { maxTitle } from '../../../shared/schedule/term.ts'
import type { Faces } from './faces.ts'

/** An empty box, one for each character that is lacking. */
const lackingMark = '□'

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Letters that Unicode does not take apart. */
const unmarked: Record<string, string> = { ł: 'l', Ł: 'L', ı: 'i', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' }

// What changes the look of another character and is nothing itself.
const modifier = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu

/** One line that the fonts can draw, of as many characters as a title may have unless told; may be empty. */
export function drawableText(text: string, faces: Pick<Faces, 'has'>, most = maxTitle): string {
  return charactersOf(narrowQuotes(cleanText(text, most).normalize('NFC')))
    .map((character) => {
      if (isDrawable(character, faces)) return character
      const bare = withoutMarks(character)
      return isDrawable(bare, faces) ? bare : lackingMark
    })
    .join('')
}

/** The letter below: "Gda□sk" would be harder to read than "Gdansk". */
function withoutMarks(character: string): string {
  return (unmarked[character] ?? character.normalize('NFKD')).replaceAll(modifier, '')
}

function isDrawable(text: string, { has }: Pick<Faces, 'has'>): boolean {
  return text !== '' && Array.from(text).every((letter) => has(letter.codePointAt(0) ?? 0))
}

// The font has them a Chinese character wide.
const quotesBesideLatin =
  /(?<=[\p{sc=Latin}\p{Nd}][,.;:!?]?)[‘’“”]|[‘’“”](?=[\p{sc=Latin}\p{Nd}])/gu

function narrowQuotes(text: string): string {
  return text.replaceAll(quotesBesideLatin, (quote) => (/[‘’]/.test(quote) ? "'" : '"'))
}

/** As a person counts them. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
