// The words by which an entry of a feed shows that it is due, that it frees a day, or that it is only a notice.
import { toSimple } from '../../../shared/text/simple-characters.ts'

const due =
  /\b(?:due|deadlines?|submi(?:t|ssion)s?|hand[ -]?in|turn[ -]?in|homework|assignments?|problem ?sets?|psets?|abgabe|rendu|[àa] rendre|entrega|pendiente)\b|截止|提交|上交|作业|ddl/iu

/** Says itself that something must be in by then. */
export function saysDue(title: string): boolean {
  return due.test(toSimple(title))
}

const free =
  /\b(?:holidays?|break|vacations?|recess|no (?:class(?:es)?|lectures?|school|teaching|tutorials?)|classes (?:cancell?ed|suspended)|(?:university|school|campus|college) closed|reading week|day off|vacances|(?:sommer|winter|herbst|weihnachts|semester)?ferien|f[ée]ri[ée]s?|vacaciones|festivo|feiertag|thanksgiving|christmas|easter|labou?r day|national day)\b|放假|假期|寒假|暑假|停课|国庆|中秋|端午|清明|劳动节|元旦|春节|休息日/iu

/** Of an entry of whole days: no lessons are held on them. */
export function freesDays(title: string): boolean {
  return free.test(toSimple(title)) && !saysDue(title)
}

const notice =
  /\b(?:maintenance|outages?|downtime|service interruption|interruption of service|upgrade|system (?:notice|issues?)|known issues?|issues? (?:with|\()|unavailable|not able to)\b|维护|停机|系统升级|故障/iu

/** Tells how the school's systems are, not what a student does. */
export function isNotice(title: string): boolean {
  return notice.test(toSimple(title))
}

const opening =
  /\s+(?:opens|is open|available from|abre|se abre|abren|ouvre|s[’']ouvre|öffnet(?: sich)?|开启|开放|开始作答)\s*$/iu

/** Tells when work can be begun, not when it is due. */
export function isOpening(title: string): boolean {
  return opening.test(title)
}

const dueEnding =
  /\s*(?:[-–:(]\s*)?(?:\b(?:is due(?: to be graded)?|are due|due(?: date)?|closes|closing|should be completed|must be completed|deadline|pendiente|cierran?|se cierra|vence|est attendu|à rendre|se ferme|ist fällig|fällig|schließt)|截止(?:时间|日期)?|到期|关闭)\s*\)?\s*$/iu

/** The title of the work itself: "Essay is due" is "Essay". */
export function withoutDue(title: string): string {
  const bare = title.replace(dueEnding, '').trim()
  return bare === '' ? title : bare
}
