// The title of a topic in a plan: what counts it (week, chapter) and what stands beside it (hours, pages) taken away.

const ordinal = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})'
const range = `${ordinal}(?:\\s*[-–—~至到、]\\s*(?:第\\s*)?${ordinal})?`
const englishUnits = 'weeks?|lectures?|units?|chapters?|sessions?|modules?|parts?|topics?|wk'
const unit = new RegExp(
  `^(?:(${englishUnits})\\s*\\d{1,2}(?:\\s*[-–—]\\s*\\d{1,2})?(?!\\d|\\.\\d)|第\\s*${range}\\s*(周|讲|章|单元|课|次课)|(${englishUnits})\\s+(?:[IVX]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)\\b)\\s*(?:[(（][^()（）]{1,30}[)）])?\\s*([:：.|–—-]?)\\s*(?=\\S)`,
  'iu',
)

/** The unit that it counts by, where the line is one of a plan: "Week 3: Vectors", 第三章 向量. */
export function unitOf(text: string): string | null {
  const found = unit.exec(text)
  if (found === null) return null
  const [whole, english, chinese, spelled, mark = ''] = found
  const rest = text.slice(whole.length)
  // "Week 5 is free." is a sentence, 第3周交 a date.
  const isSaid =
    mark === '' &&
    (/[.。!！?？;；,，]$/u.test(rest) || /^(?:\p{Ll}|前|交|[开结]|之|末|起)/u.test(rest))
  if (isSaid || Array.from(rest).length > 120) return null
  const name = (english ?? spelled ?? chinese ?? '').toLowerCase().replace(/s$/u, '')
  return name === 'part' && mark === '' ? null : name
}

export function isChapter(text: string): boolean {
  return unitOf(text) !== null
}

const listed =
  /^(?:[\s•·▪◦*–—-]+|[(（]?\d{1,2}[.)、．）]\s*(?!\d)|\d{1,2}\s+(?=\p{L})|[(（][一二三四五六七八九十]{1,3}[)）]\s*|[一二三四五六七八九十]{1,3}、\s*|[a-z][.)]\s+)/iu
const beside =
  /\s*(?:[(（,，;；–—-]\s*)?(?:(?:约|共|about |ca\.? )?\d{1,2}(?:\.\d)?\s*(?:学时|课时|节课?|周|个?小时|hours?|hrs?|h|lectures?|weeks?|sessions?)|(?:reading|see)?:?\s*(?:ch(?:apters?|s?\.)|§+|pp?\.|sections?|sec\.)\s*\d[\d\s.,–—&-]*)\s*[)）]?\s*$/iu

/** Plain words of the file. */
export function tidyTopic(said: string): string {
  let title = said.replaceAll(' | ', ', ').trim()
  title = title.replace(listed, '')
  const found = unit.exec(title)
  if (found !== null) title = title.slice(found[0].length)
  title = title.replace(listed, '')
  for (
    let cut = title.replace(beside, '');
    cut !== title && cut !== '';
    cut = title.replace(beside, '')
  )
    title = cut
  return title.replace(/[\s.。;；,，:：]+$/u, '').trim()
}

const rest =
  /^(?:(?:the |in-class |take-home )?(?:mid-?term|mid term|final|exam|examination|mock|quiz|test)s?\b(?!\w).*|(?:general |exam |course |final )?(?:review|revision|recap|catch-?up|q ?& ?a)(?: (?:week|session|class|lecture|day|for .*|and .*))?|no (?:class|lecture|school).*|reading week.*|(?:spring|autumn|fall|winter|summer|mid-?term|easter|christmas|thanksgiving)?\s*break\b.*|.*\bholidays?|thanksgiving|tba|tbd|n\/?a|-+|–|—)$/iu
const chineseRest =
  /^(?:第?.{0,6}(?:期中|期末)(?:考试|考|复习|测试|测验|答辩)?.{0,4}|(?:总|全面|课程|期末|期中)?复习(?:课|周|答疑)?(?:[与和及、].*)?|(?:随堂|单元|阶段)?(?:考试|测验|小测|测试)|答疑.*|机动.*|.*放假|停课.*|.{0,4}(?:国庆|清明|五一|劳动|端午|中秋|元旦|春)(?:节|假期|长假|放假)*|待定|无)$/u

/** Exams, review and days off are no topics; neither is a sentence or a sign alone. */
export function isTopicTitle(title: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(title)) return false
  if (rest.test(title) || chineseRest.test(title)) return false
  return Array.from(title).length <= 200
}
