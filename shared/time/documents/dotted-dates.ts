// Dates in figures with points: "20.10." and "20.10" where days come first, 04.13 in Chinese.
import { resolveDate, type DocumentCalendar, type FoundDate } from './document-calendar.ts'

const dotted =
  /(?<![\p{L}\d.:/§$€£¥-])(\d{1,2})\.(\d{1,2})(\.(?!\d))?(?![\d/:]|\.\d|\s*(?:[ap]\.?m\b|uhr\b|h\b|%|％|points?\b|pts\b|credits?\b|分|节|章))/giu
const sectionBefore =
  /(?:\b(?:ch(?:ap(?:ter)?)?s?|sec(?:tion)?s?|ex(?:ercise)?s?|problems?|parts?|units?|versions?|v|figures?|eq)\.?|§|[章节题])\s*(?:\d+\.\d+\s*[,&–-]\s*)*$/iu

/** Without a point behind it, 20.10 may be a number: it counts where the document writes its dates so. */
export function findDotted(text: string, calendar: DocumentCalendar): FoundDate[] {
  const isHan = /\p{Script=Han}/u.test(text)
  return [...text.matchAll(dotted)].flatMap((match): FoundDate[] => {
    const [whole, first = '', second = '', end] = match
    const isPadded = first.length === 2 && second.length === 2
    if (end === undefined && !(isPadded && (isHan || calendar.isDayFirst))) return []
    if (sectionBefore.test(text.slice(0, match.index))) return []
    const until = match.index + whole.length
    if (!isHan && end === undefined && isRange(text, match.index, until)) return []
    const isDayFirst = end !== undefined || !isHan
    const [month, day] = isDayFirst ? [second, first] : [first, second]
    const date =
      resolveDate(calendar, undefined, Number(month), Number(day)) ??
      resolveDate(calendar, undefined, Number(day), Number(month))
    if (date === null) return []
    return [{ index: match.index, until, date, through: null, other: null, saidWeekday: null }]
  })
}

/** "10.30-12.00" is a time. */
function isRange(text: string, index: number, until: number): boolean {
  return (
    /^\s*[-–—~～]\s*\d{1,2}[.:]\d{2}(?!\d)/u.test(text.slice(until)) ||
    /\d[.:]\d{2}\s*[-–—~～]\s*$/u.test(text.slice(0, index))
  )
}
