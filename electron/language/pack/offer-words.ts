// What words say to an offer or a card of a course pack, in English and Chinese: yes, no, go on, thanks.
import { agrees, allows, endsAsking, plainly, refuses } from './agreement-words.ts'

const courtesies = [
  /^(?:(?:please|ok(?:ay)?|yes|yeah|good|great|fine|well|right|now|so|then|and|can you|could you|would you|i want you to|let's)[,. ]+)+(?=.)/iu,
  /^(?:(?:好的?|可以|行|嗯|那|请|麻烦|帮我|你来)[，,。 ]*)+(?=.)/u,
]

const forward =
  /^(?:(?:continue|go on|carry on)(?: with)? (?:the |my |this )?(?:course )?pack|继续(?:做|写|弄)?(?:这个|这份)?课程包|continue|next|next (?:phase|step|one)|go on|carry on|proceed|move on|keep going|on with it|继续(?:吧|下去)?|下一步(?:吧)?|下一个|下一阶段|往下(?:走)?|接着(?:来|做)?)$/iu
const thanks = /^(?:thanks?(?: you)?(?: very much| a lot)?|cheers|谢谢你?|多谢|谢了)$/iu

/** Without the polite words that it begins with. */
export function withoutCourtesies(text: string): string {
  return courtesies.reduce((words, pattern) => words.replace(pattern, ''), text).trim()
}

/** `plain` as `plainly` makes it. */
export function asksToGoOn(plain: string): boolean {
  return forward.test(plain)
}

export function isThanks(plain: string): boolean {
  return thanks.test(plain)
}

/** A plain yes to what the pack has asked, whoever reads the words otherwise. */
export function grantsOffer(request: string): boolean {
  return allows(plainly(request))
}

/** A plain no to what the pack has offered. */
export function declinesOffer(request: string): boolean {
  return refuses(plainly(request))
}

/** Words at a card that only press for it: a yes, "next", thanks. */
export function pressesCard(request: string): boolean {
  const whole = plainly(request)
  return (
    agrees(whole) || isThanks(whole) || asksToGoOn(withoutCourtesies(whole)) || endsAsking(whole)
  )
}
