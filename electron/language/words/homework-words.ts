// The words that call something homework, and that say it is handed in.
import { toSimple } from '../../../shared/text/simple-characters.ts'

const noun =
  /\b(?:home ?work|hw|problem (?:sheet|set)s?|p-?sets?|exercise sheets?|work ?sheets?|assignments?)\b(?: \d+)?|作业|习题/iu

/** Whether something is called homework. */
export function namesHomework(text: string): boolean {
  return noun.test(toSimple(text))
}

/** Where the noun begins that stands over a place, for it is never cut: 作业3; else the place. */
export function startOfNoun(text: string, at: number): number {
  const nouns = [...toSimple(text).matchAll(new RegExp(noun.source, 'giu'))]
  return nouns.find(({ 0: found, index }) => index < at && at < index + found.length)?.index ?? at
}

/** What calls it so, with what stands before it from `from` on: "calculus homework", "worksheet 3". */
export function homeworkNamed(text: string, from: number): string {
  const found = noun.exec(toSimple(text))
  return found === null
    ? ''
    : text.slice(Math.min(from, found.index), found.index + found[0].length)
}

const handsIn =
  /\b(?:due|deadline|hand(?:ed|ing)?[- ]?(?:it |this )?in|turn(?:ed|ing)? in|submit(?:ted)?)\b|交|截止/iu

export function saysHandedIn(text: string): boolean {
  return handsIn.test(toSimple(text))
}

const called =
  /^(?:please |can you |could you )*(?:add|note(?: down)?|write down|put down|new)(?: a| an| some| new| another| my| the)* homework\b.*[\p{L}\p{N}]|^homework\s*[:：–—-]\s*\S|^(?:请|帮我|给我)*(?:记|记录|记下|添加|新增|加|新建)(?:一?下)?(?:一?[个项条份])?(?:新的?)?作业.*[\p{L}\p{N}]|^新?作业\s*[：:]\s*\S/isu

/** "Add homework: …", 记一个作业：…: the list is called by its name, with what is to come onto it. */
export function callsHomework(text: string): boolean {
  return called.test(toSimple(text).trim())
}
