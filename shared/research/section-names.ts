// Reads what the sections of a syllabus are called, in English and Chinese: those that list topics, those that list books, and the others.

export type SectionKind = 'topics' | 'books' | 'other'

/** A name alone, or with what stands behind its colon. */
export type SectionName = { kind: SectionKind; rest: string }

const topics =
  /^(?:(?:the|course|class|lecture|teaching|weekly|tentative|provisional|list of|main|study|core|key) )*(?:topics?|contents?|outline|schedule|programme|program|plan|calendar|lectures|units|modules|chapters|themes|subjects|timetable)(?: (?:covered|plan|outline|schedule|topics|by week|of (?:the )?(?:course|lectures|topics|term)|for the (?:course|term|semester)|(?:and|&) (?:topics|contents?|schedule|outline|plan|readings?|calendar|timetable|dates)))*$|^what (?:we|you)(?: will|[’']ll)? (?:cover|learn|study|do)$/iu
const chineseTopics =
  /^(?:本课程|课程|教学|主要|讲授|每周|理论|学习|各章|授课|具体|基本)*(?:内容|进度|安排|日程|计划|章节|主题|知识点|专题|讲次)(?:[与和及、]?(?:学时|课时|进度|安排|要求|分配|内容|计划|基本|主要|教学|时间|章节))*表?$/u

const books =
  /^(?:(?:the|course|required|recommended|set|further|main|reference|suggested|key|primary|secondary|additional|optional|supplementary|class|learning|teaching|reading) )*(?:text ?books?|books?|literature|readings?|texts?|bibliography|references?|reading list|materials?|resources)(?: (?:and|&|or) (?:(?:other|further|recommended|reference) )*(?:text ?books?|books?|literature|readings?|texts?|references?|materials?|resources))*$/iu
const chineseBooks =
  /^(?:本课程|选用|使用|主要|推荐|指定|课程|必读|参考|阅读|建议|教学|学习)*(?:教材|课本|教科书|书目|参考书|书单|材料|资料|文献)(?:[与和及、](?:其他|主要|推荐|课程)?(?:参考|阅读)?(?:书目?|资料|文献|教材|材料))*$/u

const others =
  /^(?:(?:the|course|class|academic|final|general|learning|important|late|additional|student|house|exam|homework) )*(?:assessments?|grading|grades?|evaluation|marking|exams?|examinations?|homework|assignments?|polic(?:y|ies)|rules?|requirements?|demands|attendance|contacts?|office hours|hours|instructors?|lecturers?|staff|teachers?|teaching staff|objectives?|goals?|aims?|outcomes|prerequisites?|description|information|integrity|deadlines|dates|workload|software|website|credits?|work)(?: (?:and|&|for|of|in) (?:the )?[a-z]+(?: [a-z]+)?| polic(?:y|ies)| rules| scheme| criteria| dates| details| information| breakdown)*$/iu
const chineseOthers =
  /考核|成绩|评分|评定|考试|测验|作业|要求|目标|先修|预备|教师|老师|联系|答疑|办公|简介|信息|概况|性质|说明|诚信|规定|规则|规范|纪律|考勤|出勤|学分|备注|注意事项|网站/u

const number =
  /^(?:第?[一二三四五六七八九十]{1,3}(?:、|[部分]+\s*)|[(（][一二三四五六七八九十\d]{1,3}[)）]|\d{1,2}(?:\.\d{1,2})*(?:[.、)．]\s*|\s+)|[IVX]{1,4}\.\s+|[A-Z]\.\s+|[【[])\s*/u
const aside = /\s*(?:[(（][^()（）]*[)）]|[】\]])\s*$/u

/** Null where the text is no name of a section. */
export function readSectionName(text: string): SectionName | null {
  const bare = text.trim().replace(number, '').trim()
  const kind = kindOf(bare.replace(/\s*[:：]$/u, ''))
  if (kind !== null) return { kind, rest: '' }
  const colon = bare.search(/[:：]/u)
  if (colon < 1) return null
  const named = kindOf(bare.slice(0, colon))
  return named === null || named === 'other'
    ? null
    : { kind: named, rest: bare.slice(colon + 1).trim() }
}

function kindOf(said: string): SectionKind | null {
  const name = said.replace(aside, '').replaceAll(/\s+/gu, ' ').trim()
  if (name === '' || name.length > 48) return null
  // 考核内容 and 作业要求 list no topics.
  const isOther =
    others.test(name) || (name.length <= 14 && isChineseName(name) && chineseOthers.test(name))
  if (chineseBooks.test(name) || books.test(name)) return 'books'
  if ((topics.test(name) || chineseTopics.test(name)) && !/[考试成]/u.test(name)) return 'topics'
  return isOther ? 'other' : null
}

/** Words alone: a sentence or a line with numbers is no name. */
function isChineseName(name: string): boolean {
  return /^[\p{Script=Han}、/]+$/u.test(name)
}
