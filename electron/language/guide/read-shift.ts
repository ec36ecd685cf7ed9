// A day that is told from the one that stands: "the exam is a day later", 再往后推一天, 考试提前了两天.
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'

/** Days, earlier below 0; `what` is null where neither was named. */
export type Shift = { days: number; what: 'exam' | 'due' | null }

const few = String.raw`(\d{1,2}|${numberPattern}|an?|one|a couple of)`
const unit = String.raw`(days?|weeks?)`
const earlier = new RegExp(String.raw`\b${few} ${unit} (?:earlier|sooner|early)\b`)
const english: [RegExp, 1 | -1][] = [
  [new RegExp(String.raw`\b${few} (?:more )?${unit} (?:later|after that|further (?:back|on))\b`), 1],
  [new RegExp(String.raw`\b(?:postponed?|pushed?(?: it)?(?: back| out)|delayed?|moved? (?:it )?back|put (?:it )?off|later)(?: it| the exam| the deadline)? by (?:about )?${few} ${unit}\b`), 1],
  [earlier, -1],
  [new RegExp(String.raw`\b(?:brought|bring|moved?|pulled?)(?: it| the exam| the deadline)? (?:forward|up) by ${few} ${unit}\b`), -1],
] // prettier-ignore
const chineseFew = String.raw`([一二两三四五六七八九十]{1,2}|\d{1,2})`
const chineseUnit = String.raw`(天|日|周|个?星期|个?礼拜)`
const chinese: [RegExp, 1 | -1][] = [
  [new RegExp(String.raw`(?:往后|向后|推迟|推后|延后|延期|延迟|延|晚|后推|后移|顺延|后延|拖后)(?:了|推|延|挪|移|到)*${chineseFew} ?${chineseUnit}`), 1],
  [new RegExp(String.raw`(?:提前|往前|向前|提早|早|前移)(?:了|推|挪|移|提)*${chineseFew} ?${chineseUnit}`), -1],
] // prettier-ignore

const exam =
  /\b(?:exams?|finals?|mid-?terms?|tests?|quiz(?:zes)?)\b|考试|期末|期中|测验|考(?!虑|研|过|前|完)/
const due = /\b(?:deadline|due|hand-?in)\b|截止|ddl|最后期限|交/
/** Of the work, and no day that stands: "start two days earlier", 提前一周复习完. */
const ofWork =
  /\b(?:start\w*|begin\w*|finish\w*|done|ready|before the|ahead of)\b|考前|复习|学完|做完|完成|看完|开始|动手/

export function readShift(text: string): Shift | null {
  if (ofWork.test(text)) return null
  for (const [pattern, sign] of [...english, ...chinese]) {
    const found = pattern.exec(text)
    if (found === null) continue
    const many = countOf(found[1] ?? '')
    if (many === null) continue
    const days = sign * many * (/week|周|星期|礼拜/.test(found[2] ?? '') ? 7 : 1)
    return { days, what: exam.test(text) ? 'exam' : due.test(text) ? 'due' : null }
  }
  return null
}

const finished = /\b(?:finish\w*|done|ready|through|complete\w*)\b/
const begun = /\b(?:start\w*|begin\w*)\b/

/** "Done a week earlier": days before the exam. */
export function readFinishedEarlier(text: string): number | null {
  const found = finished.test(text) && !begun.test(text) ? earlier.exec(text) : null
  const many = found === null ? null : countOf(found[1] ?? '')
  return many === null ? null : many * (/week/.test(found?.[2] ?? '') ? 7 : 1)
}

function countOf(written: string): number | null {
  if (written === 'a' || written === 'an') return 1
  if (written === 'a couple of') return 2
  return /^\d+$/.test(written) ? Number(written) : readNumber(written)
}
