// What is left of a request once everything that was read in it is taken away: with such words left nothing is
// written before the person has said that it was understood.
import type { Ground } from '../ground.ts'
import { commonWords, isPartOfName, knownWords } from './known-names.ts'
import { lexText } from './lexed-text.ts'
import { findLimits, withoutLimits } from '../read/limits.ts'
import { findMarkWords } from '../read/mark-words.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { following } from '../read/read-put.ts'
import { isNegated } from './verbs.ts'

const plain = new Set(
  (
    'a an the this that these those it its them they my mine me i we us our you your myself ' +
    "i'd i'll i'm i've we'll let's it's that's there's please can could would will shall want wanna like need gotta got get have has had let help " +
    'to onto into in on at of for from and or with by as be is are do does did go goes going went make take put it too so then now also again just ' +
    'ok okay hey hi hello thanks thank cheers well actually oh ah um uh hmm hm ugh sorry yes yeah yep no mean meant think prefer instead rather better ' +
    'weekloom what which where when whatever lies lie planned placed scheduled there here everything all every both each whole entire rest it ' +
    'move moved shift reschedule postpone delay push bring drag relocate switch change find place slot slots fit squeeze schedule add plan arrange ' +
    'swap exchange trade interchange remove drop cancel skip off out delete erase clear free up down unplace unschedule rid over around round ' +
    'session sessions block blocks study studying work working revision review reviews task tasks item items one ones time times period periods day days ' +
    'week weeks weekend place places class classes course courses lecture lectures exam exams stuff thing things homework assignment assignments ' +
    'first second third fourth fifth sixth last next final latest two three four five six seven eight nine ten half ' +
    'later earlier forward back backward backwards ahead early late soon bit little away other another different somewhere sometime some any open pending ' +
    'available possible possibly quickly kindly quick current currently mind if-possible asap right ' +
    'today tomorrow tonight morning afternoon evening noon night am pm calendar timetable room'
  ).split(' '),
)

const usualChinese =
  /(?<=§[ 的]*(?:都|就|先|暂时)*)不(?:学|做|上)|换成|顺便|正好|刚好|写(?=[了完])|只(?=安排|排|挪|移|把)|帮我|帮忙|麻烦|请|给我|一下子?|能不能|可不可以|可以|能|想要?|需要|应该|还是|就|先|也|都|再|重新|然后|吧|呢|啊|呀|哦|噢|嗯|哈|嘛|啦|了|的|把|将|到|至|在|去|来|从|由|给|跟|和|与|同|及|以及|之间|换个?|时间|位置|顺序|对调|互换|交换|调换|调整|调|挪[走动]?|移动?|改成?|改为|改期|换成?|推迟|推后|推|延后|延期|延|提前|往前|往后|往|前|后|晚|早|点|些|安排|排|放进?|放|塞进?|塞|加进?|加|取消|删除|删掉|删|去掉|拿掉|拿下|移除|移出|撤下|空出来?|腾出来?|腾|清空|清掉|清|学习|复习|自习|任务|作业|课程|课|考试|计划|日程|内容|事情|东西|所有|全部|全都|整个|整体|全(?![程面])|统统|一起|一切|剩下的?|其余|我们?|你们?|它们?|这|那|个|次|节|天|周|星期|礼拜|下午|上午|晚上|早上|中午|点|第|一|二|两|三|四|五|六|七|八|九|十|几|半|个?小时|分钟|最后|最近|原来|现在|里面?|上面?|下|上|别的|其他|另外?|时候|时段|什么|有空|空|空闲|不对|不是|是说|是|我是说|说|错了?|好的?|谢谢|你好|行不行?|行|吗|做|做好|进行|那边|这边|本|当|日|号|月|段|场|块|份|项|门|遍|要|用|为|让|为止/gu

/** Why it is wanted: no part of what is wanted, as long as nothing in it was read as one. */
const reason =
  /(?:\b(?:because|since|cause|cuz|as i|so that i)\b|因为|由于)[^,;.!?。]*|(?:^|[,;.!。] *)(?:ugh|omg|sorry|damn|so|and|哎|唉|诶)?,? ?(?:i'm|i am|i feel|i was|i've been|我(?:今天|现在|最近)?(?:好|太|很|有点|真的?|实在)?(?:累|困|忙|烦|怕|担心))[^,;.!?。]*(?=[,;.!?。])/g

/** "Don't move calculus, move physics": the first piece forbids, and is kept to. */
const forbidding = /^[^,;.!?。]*[,;.!?。]/

/** A longer form of a name, 学术英语 for 英语; 宏观经济学 is another course. */
const nameLead = /(?:大学|高等|基础|普通|学术|中国|近?现代|我|门)(?=§)/gu

/** The words that were neither read as a day, a time, a name or a bound, nor say anything by themselves. */
export function findUnread(prepared: string, ground: Ground): string[] {
  const lexed = lexText(prepared, ground)
  const { rest } = withoutLimits(lexed, findLimits(lexed, ground).spans)
  const first = forbidding.exec(rest)?.[0] ?? ''
  const wanted = isNegated(first) ? rest.slice(first.length) : rest
  const told = findMarkWords(wanted)
  const said = (told === null ? wanted : blankOut(wanted, told.start, told.end))
    .replaceAll(reason, (words) => (words.includes('§') ? words : ' '))
    .replace(following, ' ')
    .replaceAll(/\b(?:some|any)(?:where|time|place) else\b/g, ' ')
  const known = knownWords(ground.state)
  const latin = (said.match(/[a-z][a-z']*/g) ?? []).filter(
    (word) => !plain.has(word) && !known.has(word) && !commonWords.has(word),
  )
  const chinese =
    said
      .replaceAll(usualChinese, ' ')
      .replaceAll(nameLead, ' ')
      .match(/\p{Script=Han}+/gu) ?? []
  return [...latin, ...chinese.filter((word) => !isPartOfName(ground.state, word))]
}
