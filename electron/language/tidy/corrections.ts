// "To Friday, no wait, Saturday", 挪到周六，不对，周日: what was said first of the same thing is taken back.
import type { Frame, Slot } from '../reader/frame.ts'

const corrects =
  /^[吧啊呢了]?[\s,，.。…!！—-]*(?:oh |ah |um |uh |wait |sorry |啊|哦|噢|呃|额|欸|等等|等下|[,，\s])*(?:no(?:pe)?|not? wait|wait|sorry|i mean(?:t)?|actually|or rather|scratch that|make (?:it|that)|不对|不是|啊?不|说错了?|打错了?|错了|我是说|我说的是|应该是|还是)[\s,，.。:：]*(?:no |wait |sorry |i mean(?:t)? |actually |make it |to |on |the |我是说|是|挪?到|改到)*\s*$/iu

export function correct(frames: readonly Frame[], text: string): Frame[] {
  return dropUnfinished(frames, text).map((frame) => {
    const slots = frame.slots.flatMap((slot, index) => {
      if (isTakenBack(slot, frame.slots[index + 1], text)) return []
      const before = frame.slots[index - 1]
      const isInstead = before !== undefined && isTakenBack(before, slot, text)
      // What was taken back counts as read.
      return isInstead && !isName(slot) ? [Object.assign({}, slot, { from: before.from })] : [slot]
    })
    return Object.assign({}, frame, { slots })
  })
}

function isTakenBack(slot: Slot, next: Slot | undefined, text: string): boolean {
  return next?.role === slot.role && isTakenBackBy(text.slice(slot.to, next.from))
}

/** Of the words between two values of one kind: whether they take the first one back. */
export function isTakenBackBy(words: string): boolean {
  return corrects.test(words)
}

function isName({ role }: Slot): boolean {
  return role === 'task' || role === 'course' || role === 'title'
}

/** "Move review 1, no, review 2 to Saturday": the first was never said to its end. */
function dropUnfinished(frames: readonly Frame[], text: string): readonly Frame[] {
  return frames.filter((frame, index) => {
    const next = frames[index + 1]
    const isGoalless = frame.slots.length === 1 && frame.slots.every(({ role }) => role === 'task')
    const [slot] = frame.slots
    const [other] = next?.slots ?? []
    if (next === undefined || slot === undefined || other === undefined) return true
    return !(isGoalless && next.act === frame.act && isTakenBackBy(text.slice(slot.to, other.from)))
  })
}
