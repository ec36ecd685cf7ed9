// The words by which an entry of a feed shows that it is due, that it frees a day, or that it is only a notice.
import { toSimple } from '../../../shared/text/simple-characters.ts'

const due =
  /\b(?:due|deadlines?|submi(?:t|ssion)s?|hand[ -]?in|turn[ -]?in|homework|assignments?|problem ?sets?|psets?|abgabe|rendu|[àa] rendre|entrega|pendiente)\b|截止|提交|上交|作业|ddl/iu

/** Says itself that something must be in by then. */
export function saysDue(title: string): boolean {
  return due.test(toSimple(title))
}

const freeWords = String.raw`\b(?:holidays?|break|vacations?|recess|no (?:class(?:es)?|lectures|school|teaching)|classes (?:cancell?ed|suspended)|(?:university|school|campus|college) (?:is )?closed|reading week|half[- ]term|day off|vacances|(?:sommer|winter|herbst|weihnachts|semester)?ferien|f[ée]ri[ée]s?|vacaciones|festivo|feiertag|vorlesungsfrei|thanksgiving|christmas|easter|labou?r day|national day)\b|放假|假期|寒假|暑假|停课|国庆|中秋|端午|清明|劳动节|元旦|春节|休息日`
const free = new RegExp(freeWords, 'iu')

/** A holiday, a break or a time of the year, and what stands about it. */
const nameWords = String.raw`\b(?:closed|students?|staff|autumn|fall|winter|spring|summer|mid-?(?:term|semester|autumn)|term|semester|study|bank|public|national|federal|statutory|legal|university|school|campus|college|academic|new year(?:[’']?s)?|lunar|chinese|festival|good friday|boxing|memorial|veterans|columbus|indigenous peoples|independence|presidents|president|martin luther king(?: jr)?|mlk|juneteenth|victoria|canada|australia|anzac|may|dragon boat|qingming|tomb[ -]sweeping|ching ming|monday|day|week|weekend|eve|observed|for|the|and|de|noël|no|toussaint|pâques|jour|navidad|semana santa|20\d\d)\b|全校|学校|校园|校庆|运动会|校运会|五一|十一|小长假|重阳|节|日`
const schoolName =
  /(?:\p{Lu}[\p{L}.’'-]+ ){1,3}(?:University|College)\b|\bUniversity of \p{Lu}\p{L}+|\p{Script=Han}{2,8}大学/gu
const besides = new RegExp(String.raw`${freeWords}|${nameWords}|[’']s?\b|[^\p{L}\p{N}]`, 'giu')

/** Words of a day off, and at most what the holiday, the break or the school is called: "No class: Algebra" is none. */
export function freesDays(title: string): boolean {
  const plain = toSimple(title)
  return speaksOfFree(title) && plain.replace(schoolName, '').replace(besides, '') === ''
}

export function speaksOfFree(title: string): boolean {
  return free.test(toSimple(title))
}

/** A day off although it has hours: those in which the school is closed. */
export function saysClosed(title: string): boolean {
  return /\bclosed\b|停课|放假/iu.test(toSimple(title))
}

const notice =
  /\b(?:maintenance|outages?|downtime|service interruption|interruption of service|upgrade|system (?:notice|issues?)|known issues?|issues? (?:with|\()|unavailable|not able to)\b|^(?:material|announcement)s?:|^(?:资料|公告)[:：]|维护|停机|系统升级|故障/iu

/** Tells how the school's systems are, not what a student does. */
export function isNotice(title: string): boolean {
  return notice.test(toSimple(title))
}

const opening =
  /\s+(?:opens|is open|[-–] available|availability (?:starts|begins)|available from|abre|se abre|abren|ouvre|s[’']ouvre|öffnet(?: sich)?|开启|开放|开始作答)\s*$/iu

const outcome =
  /^(?:feedback|marks?|grades?|results) (?:for .{1,30} )?(?:(?:is|are) )?(?:now )?(?:released?|returned|published|available|due back)\b|\b(?:feedback|marks|grades|results) (?:(?:is|are) )?(?:now )?(?:released?|returned|published|available|due back)\s*$|(?:成绩|反馈|分数)(?:公布|发布|返还)/iu

/** Tells when work can be begun, or what became of it is told: not when it is due. */
export function isOpening(title: string): boolean {
  return opening.test(title) || outcome.test(toSimple(title))
}

const household =
  /\b(?:rent|bills?|tax(?:es)?|mortgage|invoices?|insurance|payments?|library books?|tuition|fees?)\b|房租|水电|话费|信用卡|还款|账单|学费|缴费|还书/iu

/** Money and things to give back: due, and no homework. */
export function isHousehold(title: string): boolean {
  return household.test(toSimple(title))
}

/** "Quiz 1 - Availability Ends", "Essay is due to be graded": what comes after the day on which work is due. */
export function isClosing(title: string): boolean {
  return /\b(?:availability ends|due to be graded)\s*$/iu.test(title)
}

const dueEnding =
  /\s*(?:[-–:(]\s*)?(?:\b(?:is due(?: to be graded)?|are due|due(?: date)?|closes|closing|availability ends|should be completed|must be completed|deadline|pendiente|cierran?|se cierra|vence|est attendu|à rendre|se ferme|ist fällig|fällig|schließt)|截止(?:时间|日期)?|到期|关闭)\s*\)?\s*$/iu

/** The title of the work itself: "Essay is due" is "Essay". */
export function withoutDue(title: string): string {
  const bare = title.replace(dueEnding, '').trim()
  return bare === '' ? title : bare
}
