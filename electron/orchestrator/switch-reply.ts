// What a text says to "do you mean …?": yes, no, or something else.
import { isPlainYes, withoutCourtesies } from '../agent/cards/plain-yes.ts'
import type { SwitchReply } from './intent.ts'

const no =
  /^(?:no|nope|nah|not now|no thanks|no thank you|never mind|nevermind|不|不是|不用|不要|不了|算了|没有|先不)$/

export function readSwitchReply(text: string): SwitchReply {
  if (isPlainYes(text)) return 'yes'
  const isNo = no.test(withoutCourtesies(text)) || no.test(text.toLowerCase().trim())
  return isNo ? 'no' : 'other'
}
