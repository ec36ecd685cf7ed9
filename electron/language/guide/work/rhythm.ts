// How often something is to be: "three times a week", 每两周一次. No amount, and a plan keeps to none (B10).
import { blankOut } from '../../../../shared/time/mention.ts'

const rhythm =
  /\b(?:once|twice|(?:\d|one|two|three|four|five|six)(?: \w+)?(?: times| sessions)?) (?:a|per|each|every) (?:day|week|fortnight|month)\b|\bevery (?:other|second|third|\w+ (?:days?|weeks?))\b|\b\d{1,2} (?:chapters?|lectures?|topics?|units?|papers?|sheets?|pages) (?:an?|per|each|every) (?:day|week|month)\b|\b(?:odd|even) weeks\b|\bfortnightly\b|\bbiweekly\b|(?:每|一|隔)(?:[一二两三四]?个?(?:天|日|周|星期|礼拜|月)).{0,4}[\d一二两三四五六七] ?[次回节]|隔[天周]|[单双]周(?![一二三四五六日天末])|每隔[一两]?个?(?:天|周|星期|礼拜)|每[两二三]个?(?:周|星期|天|礼拜)(?:学|做|看|写|交)?[一\d两]?个?(?:章|讲|单元|套|份|篇)?/iu

const ofPieces =
  /\b(?:\d{1,2}|one|two|three|four|a) (?:(?!hours?\b|hrs?\b|h\b|min|times\b|sessions?\b)[a-z]+ ){0,2}(?:an?|per|each|every) (?:other |second |third )?(?:day|week|month|fortnight)\b|(?:每|隔)(?:[一两二三四]?个?)(?:周|星期|天|日|礼拜|月)(?:学|做|看|写|交|读)(?:[一两二三\d]个?)(?:章|讲|单元|套|份|篇|课)/

export function isRhythm(words: string): boolean {
  return rhythm.test(words) || ofPieces.test(words)
}

/** The pieces of every so often are no count of all. */
export function withoutRhythm(text: string): string {
  const found = ofPieces.exec(text)
  return found === null ? text : blankOut(text, found.index, found.index + found[0].length)
}
