// What a text says to "do you mean …?": yes, no, or something else.
import type { SwitchReply } from './intent.ts'

const yes =
  /^(yes|yeah|yep|yup|sure|ok|okay|right|exactly|correct|please do|do it|go ahead|是|是的|对|对的|嗯|好|好的|可以|行|没错|就是)$/
const no =
  /^(no|nope|nah|not now|no thanks|no thank you|never mind|nevermind|不|不是|不用|不要|不了|算了|没有|先不)$/

/** Courtesies and punctuation around it count for nothing. */
export function readSwitchReply(text: string): SwitchReply {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}]+/gu, ' ')
    .replaceAll(/\b(please|thanks|thank you)\b|谢谢|请/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (yes.test(plain)) return 'yes'
  return no.test(plain) || no.test(text.toLowerCase().trim()) ? 'no' : 'other'
}
