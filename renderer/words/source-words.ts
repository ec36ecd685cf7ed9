// The sources of a course: files, search in them, answers with their places, and the search on the web.
import type { FindingKind } from '../../shared/research/report.ts'
import type { SourceKind } from '../../shared/research/source.ts'
import type { Words } from './words.ts'

export const sourceWords: Words<{
  title: string
  hint: string
  none: string
  add: string
  drop: string
  kinds: Record<SourceKind, string>
  size: (pages: number | null, lines: number) => string
  remove: string
  removeNamed: (file: string) => string
  removeYes: string
  keep: string
  removed: (file: string) => string
  added: (files: readonly string[], lines: number) => string
  known: (file: string) => string
  addedAt: (moment: string) => string
  unreadable: (file: string) => string
  reading: (number: number, of: number, file: string) => string
  /** Search. */
  search: string
  searchHint: string
  find: string
  found: (count: number) => string
  nothing: string
  around: string
  aroundNamed: (place: string) => string
  less: string
  /** Look up. */
  lookUp: string
  question: string
  questionHint: string
  askIt: string
  survey: string
  answering: string
  withModel: (name: string, host: string) => string
  parts: { demands: string; topics: string; materials: string; findings: string }
  writtenBy: (name: string) => string
  findingKinds: Record<FindingKind, string>
  /** The web. */
  web: string
  webHint: string
  webAddress: string
  webExample: string
  webKeep: string
  webOff: string
  webWrong: string
  webIsOff: string
  webQuery: string
  webIsOn: (host: string) => string
  askWeb: string
  fromWeb: (host: string) => string
  webNothing: string
}> = {
  en: {
    title: 'Your sources',
    hint: 'Files that you have for this course: the syllabus, slides, notes, a calendar. They stay on this device and are searched line by line.',
    none: 'No files yet. Add the syllabus first: most questions are answered there.',
    add: 'Add files…',
    drop: 'or drop them here',
    kinds: {
      pdf: 'PDF',
      docx: 'Word',
      html: 'web page',
      markdown: 'Markdown',
      plain: 'text',
      calendar: 'calendar',
    },
    size: (pages, lines) => {
      const ofLines = lines === 1 ? '1 line' : `${lines} lines`
      if (pages === null) return ofLines
      return `${pages === 1 ? '1 page' : `${pages} pages`}, ${ofLines}`
    },
    remove: 'Remove',
    removeNamed: (file) => `Remove ${file}`,
    removeYes: 'Remove it',
    keep: 'Keep it',
    removed: (file) => `${file} is no longer a source.`,
    added: (files, lines) =>
      `Added ${files.join(', ')}: ${lines === 1 ? '1 line' : `${lines} lines`} to search.`,
    known: (file) => `${file} was there already.`,
    addedAt: (moment) => `added ${moment}`,
    unreadable: (file) => `${file} can’t be opened.`,
    reading: (number, of, file) =>
      of === 1 ? `Reading ${file} …` : `Reading ${file}, file ${number} of ${of} …`,
    search: 'Search in your sources',
    searchHint: 'midterm',
    find: 'Search',
    found: (count) => (count === 1 ? '1 line' : `${count} lines, the best first`),
    nothing: 'No line has these words. Try fewer words, or others.',
    around: 'Show the lines around it',
    aroundNamed: (place) => `Show the lines around ${place}`,
    less: 'Show the line alone',
    lookUp: 'Look something up',
    question: 'Your question',
    questionHint: 'When is the midterm, and what does it cover?',
    askIt: 'Look up',
    survey: 'What the course asks for',
    answering: 'Looking through your files …',
    withModel: (name, host) =>
      `Let ${name} help: the question and the lines that were found go to ${host}`,
    parts: {
      demands: 'What the course asks for',
      topics: 'Topics by week',
      materials: 'What there is to learn from',
      findings: 'Answer',
    },
    writtenBy: (name) => `With the help of ${name}; each line quotes your files word for word.`,
    findingKinds: {
      exam: 'Exam',
      deadline: 'Deadline',
      weight: 'Grade',
      topic: 'Topic',
      reading: 'Reading',
      rule: 'Rule',
      contact: 'Contact',
      other: 'Found',
    },
    web: 'Search on the web',
    webHint:
      'Off until you give the address of a search service that answers with JSON, your own SearXNG for example. Only the words that you type go there, when you press the button; nothing of your files and your plan. The pages themselves are never opened.',
    webAddress: 'Address of the search service',
    webExample: 'https://search.example.org/search?q={query}&format=json',
    webKeep: 'Use this address',
    webOff: 'Turn off',
    webWrong:
      'This is no address that can be used. It has to begin with https://, or with http://localhost for a service on this device.',
    webIsOff: 'Search on the web is off.',
    webQuery: 'Words to search for',
    webIsOn: (host) => `On: searches go to ${host}.`,
    askWeb: 'Search the web for this',
    fromWeb: (host) => `From the web, by ${host}. Nobody has checked this; it is no source.`,
    webNothing: 'The search service has found nothing.',
  },
  zh: {
    title: '你的资料',
    hint: '这门课你手头的文件：大纲、课件、笔记、日历。文件只留在这台设备上，可以逐行搜索。',
    none: '还没有文件。先添加大纲吧，多数问题都能在里面找到答案。',
    add: '添加文件…',
    drop: '或拖到这里',
    kinds: {
      pdf: 'PDF',
      docx: 'Word',
      html: '网页',
      markdown: 'Markdown',
      plain: '文本',
      calendar: '日历',
    },
    size: (pages, lines) => `${pages === null ? '' : `${pages} 页，`}${lines} 行`,
    remove: '移除',
    removeNamed: (file) => `移除 ${file}`,
    removeYes: '移除',
    keep: '保留',
    removed: (file) => `已移除 ${file}。`,
    added: (files, lines) => `已添加 ${files.join('、')}，共 ${lines} 行可以搜索。`,
    known: (file) => `${file} 已经在资料里了。`,
    addedAt: (moment) => `${moment}添加`,
    unreadable: (file) => `打不开 ${file}。`,
    reading: (number, of, file) =>
      of === 1 ? `正在读取 ${file}……` : `正在读取 ${file}（第 ${number} 个，共 ${of} 个）……`,
    search: '在资料里搜索',
    searchHint: '期中考试',
    find: '搜索',
    found: (count) => `${count} 行，最相关的在前`,
    nothing: '没有哪一行有这些词。换个说法，或者少写几个词。',
    around: '显示前后几行',
    aroundNamed: (place) => `显示${place}的前后几行`,
    less: '只显示这一行',
    lookUp: '查一查',
    question: '你的问题',
    questionHint: '期中考试什么时候，考哪些内容？',
    askIt: '查找',
    survey: '这门课有哪些要求',
    answering: '正在查找资料……',
    withModel: (name, host) => `让 ${name} 帮忙：问题和找到的几行会发给 ${host}`,
    parts: {
      demands: '课程要求',
      topics: '各周内容',
      materials: '有哪些资料',
      findings: '答案',
    },
    writtenBy: (name) => `由 ${name} 协助完成；每一行都逐字引用你的资料。`,
    findingKinds: {
      exam: '考试',
      deadline: '截止',
      weight: '成绩',
      topic: '内容',
      reading: '阅读',
      rule: '规定',
      contact: '联系',
      other: '找到',
    },
    web: '网络搜索',
    webHint:
      '默认关闭。填写一个以 JSON 返回结果的搜索服务的地址（比如自己的 SearXNG）才会开启。只在你按下按钮时发送你输入的词，不发送资料和计划；不会打开搜到的网页。',
    webAddress: '搜索服务的地址',
    webExample: 'https://search.example.org/search?q={query}&format=json',
    webKeep: '使用这个地址',
    webOff: '关闭',
    webWrong: '这个地址不能用。要以 https:// 开头；本机的服务可以用 http://localhost。',
    webIsOff: '网络搜索已关闭。',
    webQuery: '要搜的内容',
    webIsOn: (host) => `已开启：搜索会发给 ${host}。`,
    askWeb: '在网上搜这个',
    fromWeb: (host) => `来自网络（${host}），没有人核实过，不算资料。`,
    webNothing: '搜索服务没有找到结果。',
  },
}
