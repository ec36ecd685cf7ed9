// What a request depends on: "unless something's there" is looked up in the week, anything else is asked about.
import type { Reading } from './reading.ts'

const words =
  /\b(?:if|unless|in case|as long as|provided|only when|assuming|suppose|imagine|otherwise|or else)\b|要是|如果|假如|假设|万一|除非|只要(?!\s|$|上午|下午|晚上|早上|周|星期|明天)|的话|否则|不然|没空就|有空就/

const room =
  /\b(?:room|space|gap|free|empty|nothing|something|anything|busy|taken|full|available|possible|fits?|clash(?:es)?|booked|occupied)\b|空|有事|没事|占|位置|地方|满|冲突|没课|有课|放得下/

/** 只要上午: a time alone, and no condition. */
const onlyThen = /只要(?:上午|下午|晚上|早上|周|星期|明天)/

export function isConditional({ frame, beside, clause }: Reading): boolean {
  return (
    (frame.flags.includes('conditional') && !onlyThen.test(clause.text)) ||
    frame.slots.some(({ role }) => role === 'if') ||
    words.test(beside.text)
  )
}

/** Whether it depends on what lies where the block should go. */
export function isAboutRoom(read: Reading): boolean {
  if (!isConditional(read)) return false
  return room.test(`${read.words('if').join(' ')} ${read.beside.text}`)
}
