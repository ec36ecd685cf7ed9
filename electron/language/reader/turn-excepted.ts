// Takes what an exception stands before for what is excepted, whatever role it was given: "anything but mornings", 除了高数;
// and what "only" stands before for what is wanted.
import type { RoleName, Slot } from './frame.ts'

const excepts =
  /(?:\b(?:except(?:ing)?|excluding|besides|apart from|other than|leaving out|without|(?:any|every)(?: ?\w+)? but|all but)(?: for)?|(?<![删移])除(?!外|以外)(?:了|开|去)?)(?: (?:on|in|at|the|my|of|any))* ?$/i

const anyException =
  /\b(?:except\w*|excluding|besides|apart|other than|leav\w+|but|not|no|keep|without|skip\w*|aside)\b|n['’]t\b|(?<![删移刪])除|除外|留|保|[别不別](?!的)|跳过/i

/** English says it before, Chinese before or behind. */
function isExcepted({ from, text: words }: Slot, text: string): boolean {
  const isChinese = /\p{Script=Han}/u.test(words)
  return anyException.test(isChinese ? text : text.slice(0, from))
}

/** 周二的照旧: what is said to stay. */
const stays =
  /^的?课?(?:照[旧舊常上]|不[变變动動])|^(?:['’]s)?(?: (?:one|class|lecture|session|is|goes ahead))* (?:as (?:usual|normal|planned|it is)\b|unchanged\b|stays?(?: (?:put|there|the same|as (?:it is|planned|usual)))?(?=\s*(?:$|[,.;!?]|and\b|but\b)))/i

const times: ReadonlySet<RoleName> = new Set(['when', 'to', 'from'])
const things: ReadonlySet<RoleName> = new Set(['task', 'course'])

/** "Only in the evenings", 只在晚上: what alone is wanted is not kept free. */
const onlyThen = /(?:(?<!\bnot )\bonly(?: (?:in|on|at|the))* ?|(?<![不别])[只就][在排安放]?)$/i

export function turnExcepted(slot: Slot, text: string): Slot {
  if (slot.role === 'not' && onlyThen.test(text.slice(0, slot.from)))
    return { ...slot, role: 'when' }
  // What nothing excepts is no exception.
  if (slot.role === 'except' && !isExcepted(slot, text)) return { ...slot, role: 'task' }
  if (!times.has(slot.role) && !things.has(slot.role)) return slot
  const isKept = slot.from > 0 && stays.test(text.slice(slot.to))
  if (!isKept && !excepts.test(text.slice(0, slot.from))) return slot
  return { ...slot, role: times.has(slot.role) ? 'not' : 'except' }
}
