// A yes and nothing else, as it is said to a card and to "do you mean …?".
import { toSimple } from '../../../shared/text/simple-characters.ts'

const yes =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|fine|good|great|perfect|right|exactly|correct|please do|go ahead|do it|accept|confirm|是|是的|对|对的|好|好的|好啊|可以|行|嗯|没错|就是|没问题|确认|同意|接受|就这样|就这样吧)$/

/** Courtesies and punctuation around it count for nothing. */
export function isPlainYes(text: string): boolean {
  return yes.test(withoutCourtesies(text))
}

export function withoutCourtesies(text: string): string {
  return squeeze(plainWords(text).replaceAll(/\b(?:thanks|thank you)\b|谢谢/g, ' '))
}

/** In small letters, without punctuation and "please". */
export function plainWords(text: string): string {
  const words = squeeze(
    toSimple(text)
      .toLowerCase()
      .replaceAll(/[\p{P}\p{S}]+/gu, ' '),
  )
  return squeeze(words.replaceAll(/\bplease\b(?! do$)|请/g, ' '))
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
