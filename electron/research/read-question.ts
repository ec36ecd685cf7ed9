// Reads a question by rules (K3): what it is about, and what kind of answer it wants. English and Chinese.
import type { Want } from './evidence.ts'
import { toPlain } from '../../shared/text/simple-characters.ts'
import { findTerms, lightWeight, type Term } from './find-terms.ts'

export type Question = {
  said: string
  terms: readonly Term[]
  /** The likeliest first; a line that holds the first is the better answer. */
  wants: readonly Want[]
  /** What something is: a line that begins with it says so best. */
  asksMeaning: boolean
}

const asks: readonly (readonly [Want, RegExp])[] = [
  [
    'email',
    /\be-?mail\b(?! (?:the|your|my) (?:homework|assignment|work))|邮箱|邮件地址|电子邮件/iu,
  ],
  [
    'phone',
    /\b(?:tele)?phone number\b|\bphone\b.*\bnumber\b|\bcall (?:him|her|the)\b|电话|手机号/iu,
  ],
  [
    'weight',
    /\bhow much\b.*\b(?:count|worth|weigh|grade|mark|contribut|lose|deduct|make up)|\b(?:percent(?:age)?|per cent|weight(?:ing)?|worth|what (?:share|part|fraction))\b|\bhow many (?:\w+ )?(?:points|marks)\b|\bweigh\b|占.*(?:多少|比例|比重|几)|百分之几|多少分|比例|权重|比重|几分|扣多少/iu,
  ],
  [
    'duration',
    /\bhow long\b|\bhow many (?:minutes|hours|days|weeks)\b|\bduration\b|多长|多久|时长|几个?小时|多少分钟|几天/iu,
  ],
  ['clock', /\b(?:what|which) (?:time|hour)s?\b|\bat what time\b|几点/iu],
  [
    'place',
    /\bwhere\b|\b(?:which|what) (?:room|building|hall|classroom|place|venue)\b|(?<!范围[到是在]|[考讲学]到)(?:哪里|哪儿)|在哪(?!一?[天周]|个月|几)|什么地方|哪个教室|地点|哪间/iu,
  ],
  ['person', /\bwho(?:m|se)?\b|谁|哪位|哪些?老师|叫什么/iu],
  [
    'count',
    /\bhow (?:many|large|big)\b|\bhow often\b|\bnumber of\b|几次|多少次|几个|多少[个篇份道章名人本页字门套]|几[篇份道章名人本页组门套]|最多|至少|多少/iu,
  ],
  [
    'date',
    /\bwhen\b|\b(?:what|which) (?:date|day|week)s?\b|\bdeadline\b|\bdue\b|\bhow soon\b|什么时候|何时|哪天|哪一天|几月|几号|第几周|哪一?周|截止|日期|什么时间|时间/iu,
  ],
  [
    'book',
    /\b(?:what|which)\b.*\b(?:text ?books?|course ?books?|books?)\b|(?:什么|哪本|哪些|哪一本).*(?:教材|课本|教科书|参考书|书)|(?:教材|课本|教科书|参考书).*(?:什么|哪)/iu,
  ],
  [
    'rule',
    /^(?:can|may|could|must|should|do|am|is|are|will|does)\b|[.!?,;] (?:can|may|must|do|am|is|are|will|does) (?:i|we|you)\b|\ballowed\b|\bpermitted\b|\bpolicy\b|\brules?\b|\bwhat happens?\b|\bwhat if\b|\bpenalt|\bhow (?:do|can|should) (?:i|we|you)\b|\bneed to\b|\bhave to\b|可以|能不能|能否|允许|可不可以|是否|怎么办|会怎样|规定|政策|要求|必须|需要|怎么处理|吗/iu,
  ],
  [
    'list',
    /\bwhat\b.*\b(?:topics?|chapters?|cover|covered|material|books?|textbooks?|include|software)\b|\bwhich\b|哪些|什么内容|范围|内容|什么/iu,
  ],
]

export function readQuestion(typed: string): Question {
  const said = toPlain(typed)
  const wants = asks.filter(([, pattern]) => pattern.test(said)).map(([want]) => want)
  const terms = withoutImplied(findTerms(said)).filter(
    (term, _, all) => all.length === 1 || !isAsking(term, wants),
  )
  // "When is a matrix invertible?" asks for no day.
  const isDated = wants[0] !== 'date' || terms.some(({ id }) => id !== null)
  // A book is one thing, whatever else the words may ask for.
  const wanted = wants.includes('book') ? wants.filter((want) => want === 'book') : wants
  return {
    said,
    terms,
    wants: isDated && wanted.length > 0 ? wanted : ['any', ...wanted],
    asksMeaning: meaning.test(said) && wanted.every((want) => want === 'list'),
  }
}

/** A resit is of an exam, and office hours are the teacher's: neither has to be said beside it. */
function withoutImplied(terms: readonly Term[]): Term[] {
  const says = (id: string) => terms.some((term) => term.id === id)
  return terms.flatMap((term) => {
    if (term.id === 'exam' && says('retake')) return []
    return term.id === 'instructor' && says('office-hours')
      ? [{ ...term, weight: Math.min(term.weight, lightWeight) }]
      : [term]
  })
}

const meaning = /^what (?:is|are|does)\b|\bdefin|\bmean|是什么|什么是|什么叫|指什么|含义|定义/iu

/** "What is the email of the professor?" is about the professor: the address shows by itself. */
const askingTerms: Partial<Record<Want, readonly string[]>> = {
  email: ['email'],
  phone: ['phone'],
  weight: ['grade'],
  duration: ['duration'],
  place: ['classroom'],
  rule: ['allowed'],
  list: ['topic'],
}

function isAsking({ id }: Term, wants: readonly Want[]): boolean {
  return id !== null && wants.some((want) => askingTerms[want]?.includes(id) === true)
}
