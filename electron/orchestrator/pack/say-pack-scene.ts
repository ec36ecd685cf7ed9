// What the pack scene says: questions, offers, what was written and what is missing, in both languages.
import type { Language } from '../../../shared/language.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import { packPhases, type PackPhase } from '../../../shared/pack/phases.ts'
import type { ReportLine } from '../../../shared/research/report.ts'
import { joinChoices, joinWords } from '../../../shared/words/join-words.ts'
import { packFieldName, packPhaseName } from '../../../shared/words/pack/name-pack.ts'
import { cleanTitle, quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayPlace } from '../../../shared/words/pack/say-citation.ts'
import type { IntentSection } from '../../pack/intent-sections.ts'

type Words = {
  opened: (course: string, phase: string, number: number) => string
  questions: Record<IntentSection, string>
  /** The same once more, after words that told of something else. */
  again: Record<IntentSection, string>
  hint: string
  enough: string
  missing: (fields: string) => string
  outOfDate: (fields: string) => string
  written: (fields: string) => string
  unchanged: (fields: string) => string
  yours: (fields: string) => string
  checkpoint: (phase: string, next: string | null) => string
  goesOn: (phase: string) => string
  work: string
  /** Where only sessions that are there change. */
  workChanges: string
  finished: (course: string) => string
  changed: (field: string) => string
  stale: (fields: string) => string
  which: (fields: string) => string
  whatInto: (field: string) => string
  left: string
  nothingFound: string
  askCourse: (courses: string) => string
  noCourses: string
  several: (courses: string) => string
  unknown: (name: string, courses: string) => string
}

const words: Record<Language, Words> = {
  en: {
    opened: (course, phase, number) =>
      `Course pack of ${course}, step ${number} of ${packPhases.length}: ${phase}.`,
    questions: {
      goal: 'What do you want to reach in it, and by when?',
      knowledge: 'What do you know of it already, and what is hard for you?',
      conditions: 'How much time a week can you give it, and when can’t you study?',
    },
    again: {
      goal: 'Noted. And your goal: which grade or result, and until when?',
      knowledge: 'Noted. And which parts can you do already, which ones give you trouble?',
      conditions:
        'Noted. And your time: about how many hours a week, and which days or hours stay free?',
    },
    hint: 'Say “that’s all” at any time, and I write down what we have.',
    enough: 'That is what I need. Say “that’s all” and I write it down, or tell me more.',
    missing: (fields) => `Still missing: ${fields}. Shall I write it?`,
    outOfDate: (fields) => `Out of date: ${fields}. Shall I write it anew?`,
    written: (fields) => `Written: ${fields}.`,
    unchanged: (fields) => `${fields}: nothing new to write.`,
    yours: (fields) =>
      `${fields} holds words of your own. Shall I write it anew? Yours stay among its versions.`,
    checkpoint: (phase, next) =>
      next === null
        ? `Look at it on the card: accepting settles “${phase}”, the last step.`
        : `Look at it on the card: accepting settles “${phase}” and goes on with “${next}”.`,
    goesOn: (phase) => `Now “${phase}”.`,
    work: 'The sessions go into your plan with this card. After that, say “plan the whole term” to place them all, and “continue the course pack” to go on here.',
    workChanges:
      'The work that is in your plan is kept; this card changes only what differs. Then “plan the whole term” places what waits, and “continue the course pack” goes on here.',
    finished: (course) =>
      `The course pack of ${course} is complete. Its study guide can be saved as Markdown or PDF on the page of the pack.`,
    changed: (field) => `“${field}” now says what you said.`,
    stale: (fields) => `Out of date through that: ${fields}.`,
    which: (fields) =>
      `Which part should change: ${fields}? Say, for example, “change the goal to …”.`,
    whatInto: (field) => `What should “${field}” say? Say “change it to …” with its name.`,
    left: 'All right, nothing was written.',
    nothingFound: 'The files of this course say nothing of it.',
    askCourse: (courses) => `Which course is the pack for: ${courses}?`,
    noCourses: 'Which course is the pack for? Say its name.',
    several: (courses) => `Which one do you mean: ${courses}?`,
    unknown: (name, courses) =>
      `Your plan has no course ${name}. Say the name again to begin a pack for it anyway${courses === '' ? '' : `, or one of these: ${courses}`}.`,
  },
  zh: {
    opened: (course, phase, number) =>
      `${course}的课程包，第 ${number}/${packPhases.length} 步：${phase}。`,
    questions: {
      goal: '这门课你想达到什么？什么时候之前？',
      knowledge: '你已经会哪些？觉得哪里难？',
      conditions: '每周能花多少时间？哪些时间不能学？',
    },
    again: {
      goal: '记下了。那目标呢：想考到多少分、达到什么程度，最晚哪天？',
      knowledge: '记下了。那基础呢：哪些内容已经掌握，哪些还吃力？',
      conditions: '记下了。那时间呢：一周大概几个小时，哪些天或时段要空出来？',
    },
    hint: '随时说“就这些”，我就把已有的写下来。',
    enough: '这些够了。说“就这些”我就写下来，也可以接着补充。',
    missing: (fields) => `还缺：${fields}。要我来写吗？`,
    outOfDate: (fields) => `已经过时：${fields}。要我重写吗？`,
    written: (fields) => `已写好：${fields}。`,
    unchanged: (fields) => `${fields}：没有新的内容要写。`,
    yours: (fields) => `${fields}是你自己写的。要我重写吗？你的内容会留在历史版本里。`,
    checkpoint: (phase, next) =>
      next === null
        ? `请看卡片：接受后“${phase}”就定下来，这是最后一步。`
        : `请看卡片：接受后“${phase}”就定下来，接着做“${next}”。`,
    goesOn: (phase) => `接下来是“${phase}”。`,
    work: '接受这张卡片，任务就会加进计划。之后说“安排整个学期”把它们都排好，再说“继续做课程包”回到这里。',
    workChanges:
      '计划里已有的任务保留，这张卡片只改不同的地方。之后说“安排整个学期”把还没排的排好，再说“继续做课程包”回到这里。',
    finished: (course) =>
      `${course}的课程包都做好了。在课程包页面可以把学习指南存成 Markdown 或 PDF。`,
    changed: (field) => `“${field}”已按你说的改好。`,
    stale: (fields) => `因此过时的有：${fields}。`,
    which: (fields) => `要改哪一项：${fields}？可以说“把目标改成……”。`,
    whatInto: (field) => `“${field}”要改成什么？说“把……改成……”就行。`,
    left: '好的，什么都没写。',
    nothingFound: '这门课的资料里没有提到。',
    askCourse: (courses) => `要做哪门课的课程包：${courses}？`,
    noCourses: '要做哪门课的课程包？说一下课程名。',
    several: (courses) => `你指的是哪一门：${courses}？`,
    unknown: (name, courses) =>
      `计划里没有${name}这门课。再说一次课程名就为它新建${courses === '' ? '' : `，或者选一门：${courses}`}。`,
  },
}

/** What can be said with one tap; the rules read just these words. */
export const packChips: Record<Language, Record<'enough' | 'go' | 'yes' | 'no', string>> = {
  en: { enough: 'that’s all', go: 'continue', yes: 'yes', no: 'no' },
  zh: { enough: '就这些', go: '继续', yes: '好的', no: '先不' },
}

/** Sentences one after the other; empty ones leave no trace. */
function joinSaid(sentences: readonly string[], language: Language): string {
  const said = sentences.filter((sentence) => sentence !== '')
  return said.join(said.some((each) => each.includes('\n')) ? '\n' : language === 'en' ? ' ' : '')
}

export function sayOpened(course: string, phase: PackPhase, language: Language): string {
  const number = packPhases.indexOf(phase) + 1
  const name = quoteTitle(course, language)
  return words[language].opened(name, packPhaseName(phase, language), number)
}

/** The question of a section; null where nothing is left to ask. The first one says how to end the asking. */
export function sayQuestion(
  section: IntentSection | null,
  isFirst: boolean,
  language: Language,
): string {
  const { questions, hint, enough } = words[language]
  if (section === null) return enough
  return isFirst ? joinSaid([questions[section], hint], language) : questions[section]
}

export function sayAskedAgain(section: IntentSection, language: Language): string {
  return words[language].again[section]
}

export function sayFields(keys: readonly PackFieldKey[], language: Language): string {
  return joinWords(
    keys.map((key) => `“${packFieldName(key, language)}”`),
    language,
  )
}

export function sayOffer(
  { empty, stale }: { empty: readonly PackFieldKey[]; stale: readonly PackFieldKey[] },
  language: Language,
): string {
  const { missing, outOfDate } = words[language]
  return empty.length > 0
    ? missing(sayFields(empty, language))
    : outOfDate(sayFields(stale, language))
}

export function sayWritten(keys: readonly PackFieldKey[], language: Language): string {
  return keys.length === 0 ? '' : words[language].written(sayFields(keys, language))
}

export function sayUnchanged(keys: readonly PackFieldKey[], language: Language): string {
  return keys.length === 0 ? '' : words[language].unchanged(sayFields(keys, language))
}

export function sayYours(keys: readonly PackFieldKey[], language: Language): string {
  return keys.length === 0 ? '' : words[language].yours(sayFields(keys, language))
}

export function sayCheckpoint(
  phase: PackPhase,
  next: PackPhase | null,
  language: Language,
): string {
  const name = (each: PackPhase) => packPhaseName(each, language)
  return words[language].checkpoint(name(phase), next === null ? null : name(next))
}

export function sayGoesOn(phase: PackPhase, language: Language): string {
  return words[language].goesOn(packPhaseName(phase, language))
}

/** `adds`: whether it brings sessions that the plan does not have. */
export function sayWork(adds: boolean, language: Language): string {
  return adds ? words[language].work : words[language].workChanges
}

export function sayFinished(course: string, language: Language): string {
  return words[language].finished(quoteTitle(course, language))
}

/** `stale` are the fields that rest on it. */
export function sayChanged(
  key: PackFieldKey,
  stale: readonly PackFieldKey[],
  language: Language,
  who: 'person' | 'agent' = 'person',
): string {
  const say = words[language]
  const changed =
    who === 'person' ? say.changed(packFieldName(key, language)) : sayWritten([key], language)
  return stale.length === 0
    ? changed
    : joinSaid([changed, say.stale(sayFields(stale, language))], language)
}

export function sayAskWhat(
  key: PackFieldKey | null,
  phaseKeys: readonly PackFieldKey[],
  language: Language,
): string {
  const say = words[language]
  if (key !== null) return say.whatInto(packFieldName(key, language))
  return say.which(
    joinChoices(
      phaseKeys.map((each) => `“${packFieldName(each, language)}”`),
      language,
    ),
  )
}

export function sayLeft(language: Language): string {
  return words[language].left
}

export function sayFound(
  lines: readonly ReportLine[],
  notes: readonly string[],
  language: Language,
): string {
  const found = lines.map(({ text, citation: { file, quote } }) => {
    const where = `${cleanTitle(file, language)}, ${sayPlace(quote, language)}`
    return language === 'zh' ? `- ${text}（${where.replace(', ', '，')}）` : `- ${text} (${where})`
  })
  const all = [...notes, ...found]
  return all.length === 0 ? words[language].nothingFound : all.join('\n')
}

/** At most eight of them: more is no choice that can be read. */
export function sayAskCourse(
  courses: readonly string[],
  { named, areSeveral }: { named: string; areSeveral: boolean },
  language: Language,
): string {
  const say = words[language]
  const listed = joinChoices(
    courses.slice(0, 8).map((course) => quoteTitle(course, language)),
    language,
  )
  if (areSeveral) return say.several(listed)
  if (named !== '')
    return say.unknown(quoteTitle(named, language), courses.length === 0 ? '' : listed)
  return courses.length === 0 ? say.noCourses : say.askCourse(listed)
}
