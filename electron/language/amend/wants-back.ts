// "No wait, keep it", 别删, 点错了: that what was written shall not be, and nothing instead; and what words say nothing.
import type { Ground } from '../ground.ts'
import { chanceOf } from '../tidy/chances.ts'
import { lexText } from '../words/lexed-text.ts'
import type { Request } from './go-on.ts'
import { numerals } from './say-anew.ts'

/** "No wait, keep it", 别别别，不删, 点错了: that it shall not be, and nothing instead. */
export function wantsBack({ said, acts }: Request, before: string, facts: Ground): boolean {
  const { days, times, names, rest } = lexText(said, facts)
  if (days.length + times.length + names.length > 0 || /[?？]|吗/.test(said)) return false
  if (mistaken.test(said)) return true
  const left = rest.replaceAll(asItWas, ' ')
  const isSure = acts.some((frame) => frame.act === 'undo' && chanceOf(frame) >= sure)
  const isTold = left !== rest && !isSure
  return isTold && saysNothing(left.replace(leadAway, ' ').replace(whyBack, ' '), before)
}

/** Before what is wanted again. */
const leadAway = /\bnever ?mind\b|算了?|^别+/
/** 太黑了换回来 */
const whyBack = /^太?\p{Script=Han}{1,4}了/u

const mistaken = /(?:点|按)错了?|\b(?:wrong (?:button|one)|by (?:accident|mistake)|misclick)/
const asItWas =
  /\b(?:keep|leave) (?:it|them|that|everything)(?: alone| (?:as|where|how) (?:it|they|that) (?:is|was|are|were))?\b|\b(?:put|change|switch|move|turn|set) (?:it|them|that) back\b|\bdon['’]?t\b(?: (?:do|move|delete|change|cancel) (?:it|that|them))?|(?:换|改|调|变|挪|移|放)回(?:来|去)|还原|恢复|[照按]原来|原[样来]|[别不]要?(?:删|挪|移|改|动|换|排|加|取消|调)(?:了|掉)?/g

/** Beside the values there are only words that lead to them, and such as stood in the message before. */
export function saysNothing(rest: string, before: string): boolean {
  const said = new Set(before.toLowerCase().match(/[a-z]+/g))
  const bare = rest.replaceAll(/[§\d]/g, ' ').replaceAll(/[a-z]+/gi, (word) => said.has(word.toLowerCase()) || isNumeral.test(word) ? ' ' : word) // prettier-ignore
  return bare.replaceAll(beside, ' ').replaceAll(han, (sign) => (before.includes(sign) ? ' ' : sign)).trim() === '' // prettier-ignore
}

const han = /\p{Script=Han}/gu

const isNumeral = new RegExp(`^(?:${numerals})$`, 'i')

/** Stands beside a value and says nothing else. */
const beside =
  /\b(?:now|oh|ah|um|hm+|oops|sorry|wait|nope|no|actually|rather|instead|make|let['’]?s|say|it|that|i|mean|meant|on|at|the|to|in|for|is|then|please|but|and|better|fine|ok|okay|works|enough|extra|will|do|just|probably|maybe|perhaps|guess|think|now)\b|等一?下|等等|不对|错了|还是|[改换](?:到|成)|改(?=[\d\s一二两三四五六七八九十半])|我?(?:说|指)?的?是|[零一二两俩三四五六七八九十半]+(?=[次节个块遍分小天])|个?半?小时|分钟|\b(?:hours?|minutes?|mins?|sessions?|times)\b|[啊吧呢啦了的那哦不次节个放]|[^\p{L}]/gu
/** The least chance that something else is asked for. */
export const sure = 0.6
