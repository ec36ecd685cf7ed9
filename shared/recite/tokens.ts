// Cuts a text into the units that recall is judged by: words of alphabets, single characters of Chinese and kana.

/** `key` is the unit after all that is forgiven; `from` and `to` are offsets into the text as it was written. */
export type Token = { key: string; from: number; to: number; isHan: boolean }

const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`

// A word keeps its apostrophes, and a number its decimals; signs of a formula count one by one.
const unit = new RegExp(
  String.raw`[${han}]|(?:(?![${han}])[\p{L}\p{M}\p{N}]|(?<=\p{L})['’ʼ＇](?=\p{L})|(?<=\p{N})[.．](?=\p{N}))+|\p{Sm}`,
  'gu',
)

const singleCharacter = new RegExp(`^[${han}]$`, 'u')

const apostrophes = /['’ʼ＇]/gu

/** Case, punctuation, white space and the width of characters are forgiven: what differs in them alone is the same. */
export function readTokens(text: string): Token[] {
  return Array.from(text.matchAll(unit), ({ 0: written, index }) => ({
    key: written.normalize('NFKC').toLowerCase().replaceAll(apostrophes, ''),
    from: index,
    to: index + written.length,
    isHan: singleCharacter.test(written),
  }))
}
