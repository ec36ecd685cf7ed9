// What people find wrong with a plan, and which problem of the diagnosis each means: "too many switches", 周四太满.
import type { HealthProblemKind } from '../../../shared/tools/health-problem.ts'

/** `problem` null: it is simply too much, whatever the reason. */
export type Complaint = { problem: HealthProblemKind | null; start: number; end: number }

/** The more telling words first; only the last kind needs a day, a week or a plan that it is said of. */
const telling: [HealthProblemKind, RegExp][] = [
  [
    'switches',
    /\btoo (?:many|much) (?:(?:subject|course|topic|context) )?(?:sw(?:it|i|t)ch(?:es|ing)?|changes?|jumps?|jumping(?: around)?)\b(?: (?:of|between) (?:subjects?|courses?|topics?))?|\btoo many (?:different )?(?:subjects|courses|topics)\b|\b(?:switch(?:ing)?|chang(?:e|ing)|jump(?:ing)?)(?: (?:between )?(?:subjects?|courses?|topics?|around))* (?:too|so) (?:often|much|frequently)\b|(?:切换|换科目?|转换|换课)(?:得|的次数)?(?:也|实在)?太(?:多|频繁|勤)|太多(?:次)?(?:切换|换科)|(?:科目|课程|课)(?:换得|切换得?)太(?:多|勤|频繁)|(?:换来换去|切来切去|跳来跳去)/,
  ],
  [
    'heavy-adjacency',
    /\b(?:two |three |all |the |too many )*(?:hard|heavy|difficult|tough|demanding) (?:\w+ ){0,3}(?:back[- ]to[- ]back|in a row|one after (?:another|the other)|after each other|right after)\b|(?:难的|重的|高强度|烧脑|费脑)[^,。]{0,8}(?:连着|挨着|连在一起|排在一起|接着|连续)/,
  ],
  [
    'long-run',
    /\b(?:too long|hours|all day) (?:without|with no) (?:a |any )?(?:real |proper )?breaks?\b|\b(?:no|not enough|too few|need more|without enough) (?:real |proper )?breaks?\b|\b(?:blocks?|stretch(?:es)?|runs?|sessions) (?:is|are|lasts?|goes on) (?:much |way |far )?too long\b|连续(?:学|学习|上)?(?:得)?太(?:久|长)|(?:中间|中途)?(?:没有?|缺少)(?:什么)?(?:休息(?!日)|喘息|课间)|休息(?:时间)?太(?:少|短)/,
  ],
  [
    'crammed',
    /\b(?:much |way |far )?too close (?:together|to each other)\b|\bnot spread out\b|\bbunched(?: up| together)?\b|(?:挨|隔|靠)得?太近|(?:太|过于)集中|挤在一起|堆在一起/,
  ],
  [
    'no-buffer',
    /\btoo close to the (?:deadline|exam|due date)\b|\b(?:no|without(?: a| any)?) buffer\b|\btoo last[- ]minute\b|(?:卡着|卡在|贴着)(?:截止|ddl|deadline|考试)|没有?(?:留)?(?:余量|余地|缓冲)|拖到最后一天/,
  ],
  [
    'preference',
    /\b(?:study|studying|work|working|learn|learning) (?:much |way |far )?too (?:late|early)\b|\btoo (?:late (?:at night|in the (?:evening|night))|early in the (?:morning|day))\b|(?:学|排|学习|安排)(?:得|到)?太(?:晚|早)/,
  ],
]

const tooMuch =
  /\b(?:(?:much|way|far|a bit|a little) )?(?:too|so) (?:full|crammed|packed|busy|heavy|hectic|tight|crowded|intense|exhausting|stressful|dense|tiring|loaded|stuffed|much(?: (?:study|work|stuff|going on|to do|on))?)\b|\b(?:overloaded|overfull|overpacked|overbooked|jam[- ]packed|crammed|overcrowded|a mess|unbalanced|uneven)\b|(?:太|过于|排得太|安排得太|有点太)(?:挤|满|紧|累|忙|密|重|赶|多|辛苦|乱|满当)|(?:超载|不均衡|不平衡|不均匀)/

const subject =
  /\b(?:week|weeks|plan|schedule|timetable|calendar|day|days|weekend|rhythm)\b|周|星期|礼拜|计划|安排|课表|日程|节奏|天/

const denied =
  /\b(?:not|isn't|aren't|never|no longer|hardly) (?:really |all that |at all )?(?:too|so|over|crammed|bunched)|\b(?:isn't|aren't|not) (?:a )?(?:problem|overloaded|crammed|unbalanced)|不太(?!均)|没有?太|不算太|不会太|不怎么/

/** "I'm too busy on Thursday": the person has no time, and nothing is wrong with the plan. */
const ofPerson =
  /\b(?:i'm|i am|i feel|i'll be|i will be|i've been|we're|we are) (?:\w+ )?(?:too|so) |我(?:太|很|好|实在太)(?:累|忙)|今天我?(?:太|好|很|真)?(?:累|忙)/

/** Null when nothing is found wrong; `hasDay`: a day or week is named. */
export function findComplaint(text: string, hasDay: boolean): Complaint | null {
  if (denied.test(text)) return null
  for (const [problem, pattern] of telling) {
    const match = pattern.exec(text)
    if (match !== null) return { problem, start: match.index, end: match.index + match[0].length }
  }
  const match = tooMuch.exec(text)
  if (match === null || ofPerson.test(text) || !(hasDay || subject.test(text))) return null
  return { problem: null, start: match.index, end: match.index + match[0].length }
}
