// Words that ask for the recalls to be put into the plan, or what is to be recited next (R8): one reading for classifier and scene.
import { toSimple } from '../text/simple-characters.ts'

const english =
  /^(?:please |can you |could you |now )*(?:re-?)?(?:plan|schedule|place|arrange)(?: (?:all|out))?(?: of)?(?: my| the| our)? (?:next |due )?(?:recalls?|recall sessions?|recitals?|recall practice)(?: (?:anew|again|now|afresh))?(?: please)?$|^(?:please |can you |could you )*put (?:my |the )?recalls? (?:in|into|on) (?:my |the )?(?:plan|week|schedule|calendar)(?: again)?$/iu

const chinese =
  /^(?:请|帮我|给我|现在)*(?:重新)?(?:安排|计划|规划|排)(?:一下)?(?:我的|下次的?)?(?:复习|材料的?)?(?:背诵|默写)(?:时间|计划)?(?:吧)?$|^(?:请|帮我)*把(?:我的)?(?:复习|材料的?)?(?:背诵|默写)(?:重新)?(?:排|安排|放)(?:进|到)(?:我的)?(?:计划|日程|课表)(?:里|中)?(?:吧)?$/u

export function asksForRecallPlan(text: string): boolean {
  const plain = toSimple(text)
    .trim()
    .replace(/[.!?。！？\s]+$/u, '')
  return english.test(plain) || chinese.test(plain)
}

const nextEnglish =
  /^(?:please )?(?:(?:tell|show) me )?(?:what|which (?:texts?|ones?)|when|which)\b.{0,30}\b(?:recite|recited|recalls?|recall practice)\b.{0,24}$/iu

const nextChinese =
  /^(?:我|今天|现在|明天|这周|接下来|下次|下一次)*(?:我)?(?:该|要|应该|得)?(?:背|背诵|默写)(?:什么|啥|哪些|哪[篇个一]|是什么时候).{0,6}$|^(?:我)?(?:什么时候|下次什么时候|哪天)(?:该|要|再)*(?:背|背诵|默写).{0,8}$|^(?:还)?有(?:什么|啥|哪些)(?:要|该|没)背.{0,4}$/u

export function asksWhatToRecite(text: string): boolean {
  const plain = toSimple(text)
    .trim()
    .replace(/[.!?。！？\s]+$/u, '')
  return nextEnglish.test(plain) || nextChinese.test(plain)
}
