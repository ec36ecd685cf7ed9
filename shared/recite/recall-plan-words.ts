// Words that ask for the recalls to be put into the plan (R8): heard by the classifier and by the scene alike.

const english =
  /^(?:please |can you |could you |now )*(?:re-?)?(?:plan|schedule|place|arrange)(?: (?:all|out))?(?: of)?(?: my| the| our)? (?:next |due )?(?:recalls?|recall sessions?|recitals?|recall practice)(?: (?:anew|again|now|afresh))?(?: please)?$|^(?:please |can you |could you )*put (?:my |the )?recalls? (?:in|into|on) (?:my |the )?(?:plan|week|schedule|calendar)(?: again)?$/iu

const chinese =
  /^(?:请|帮我|给我|现在)*(?:重新)?(?:安排|计划|规划|排)(?:一下)?(?:我的|下次的?)?(?:复习|材料的?)?(?:背诵|默写)(?:时间|计划)?(?:吧)?$|^(?:请|帮我)*把(?:我的)?(?:复习|材料的?)?(?:背诵|默写)(?:重新)?(?:排|安排|放)(?:进|到)(?:我的)?(?:计划|日程|课表)(?:里|中)?(?:吧)?$/u

export function asksForRecallPlan(text: string): boolean {
  const plain = text.trim().replace(/[.!?。！？\s]+$/u, '')
  return english.test(plain) || chinese.test(plain)
}
