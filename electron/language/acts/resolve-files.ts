// Says where files are made and read, and where everything is erased: the named place is a button of the window.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { toPlain } from '../../../shared/text/simple-characters.ts'
import { saying, type Acting, type Resolved } from './acting.ts'

type Spoken = Pick<Acting, 'read' | 'language'>

/** A calendar elsewhere that is read: it comes, whatever verb it is asked for with. */
const subscribed = /\b(?:feeds?|subscri(?:be|ption)\w*|webcal|canvas|moodle)\b|订阅/

export function resolveExport({ read, language }: Spoken): Resolved {
  const { cannot } = actWords[language]
  const text = saidText(read)
  if (subscribed.test(text)) return saying(cannot.feeds)
  if (/\b(?:backup|back(?:ed)? up|back up)\b|备份/.test(text)) return saying(cannot.backup)
  // Of several kinds each is told.
  const told = [
    onPhone.test(text) ? cannot.exportPhone : '',
    onPaper.test(text) ? cannot.exportPrint : '',
    onPage.test(text) ? cannot.exportPage : '',
  ].filter((sentence) => sentence !== '')
  if (told.length > 0) return saying(told.join('\n'))
  const format = /\b(ics|ical|pdf|csv|json|markdown|excel|xlsx|word|docx)\b/.exec(text)?.[1] ?? ''
  if (/^(?:word|docx|excel|xlsx)$/.test(format)) return saying(cannot.exportAs('CSV'))
  return saying(cannot.exportAs(format === 'markdown' ? 'Markdown' : format.toUpperCase()))
}

const onPhone =
  /\b(?:google|outlook|phone|iphone|ipad|apple|caldav|calendar app)\b|手机|日历|苹果|安卓/
const onPaper =
  /\b(?:print(?:able|ed)?|paper|poster|picture|image|photo|png|jpe?g|screenshot|fridge)\b|打印|图片|照片|截图|纸/
const onPage = /\b(?:web ?pages?|web ?sites?|html?|browser|link)\b|网页|网站|浏览器|链接/

export function resolveImport({ read, language }: Spoken): Resolved {
  const { cannot } = actWords[language]
  const text = saidText(read)
  if (/\b(?:backup|restore)\b|备份|恢复/.test(text)) return saying(cannot.backup)
  if (subscribed.test(text)) return saying(cannot.feeds)
  return /\bsyllab(?:us|i)\b|大纲|\bcourse outline\b/.test(text)
    ? saying(cannot.importSyllabus)
    : saying(cannot.importTable)
}

/** Never on one sentence: what it would be, and where it is done. */
export function resolveDeleteAll({ ground, language }: Acting): Resolved {
  const { tasks } = ground.state
  const sessions = tasks.filter(({ kind }) => kind === 'item').length
  return saying(actWords[language].cannot.deleteAll(sessions, tasks.length - sessions))
}

function saidText({ clause, words }: Acting['read']): string {
  return toPlain(`${clause.text} ${words('value', 'title', 'text').join(' ')}`).toLowerCase()
}
