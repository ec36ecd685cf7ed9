// The body of work in the plan that a pack takes over: the one that a guide has written, else the one that is about its topics.
import { isHomeworkWorkTitle } from '../../shared/homework/say.ts'
import { packWords } from '../../shared/i18n/core/pack.ts'
import { languages, type Language } from '../../shared/language.ts'
import { readTopics } from '../../shared/pack/topic-lines.ts'
import { readWork } from '../../shared/pack/work-lines.ts'
import { itemsOfClass } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { isRecallTitle } from '../../shared/schedule/work/recall-titles.ts'
import { nameKey } from '../../shared/text/name-key.ts'
import { isOpen, type CourseFacts } from './course-facts.ts'
import { textOf, type PackMaterial } from './pack-material.ts'
import { isAboutTopic } from './topic-words.ts'

export type AdoptedClass = {
  taskClass: TaskClass
  /** Its amount was settled in a guide: topics share it, and ask for no more. */
  isOfGuide: boolean
}

/** What a pack calls a body of work that it makes itself. */
export function packClassTitle(course: string, hasExam: boolean, language: Language): string {
  return packWords[language].adoptedTitles(course, hasExam)
}

/** Null where the plan has no such work: the pack then makes its own. */
export function findAdoptedClass(material: PackMaterial, facts: CourseFacts): AdoptedClass | null {
  const { guide, now, course } = material
  const open = facts.classes.filter(
    ({ title, toDay }) =>
      toDay >= now.day && !isRecallTitle(title, course) && !isHomeworkWorkTitle(title),
  )
  const settled = open.find(({ id }) => id === guide?.draft.class_id)
  if (settled !== undefined) return { taskClass: settled, isOfGuide: true }
  const [best] = open
    .map((taskClass) => ({ taskClass, near: nearnessOf(taskClass, material) }))
    .filter(({ near }) => near.shared > 0 || near.isOwn || near.about > 0)
    .toSorted(
      ({ near: a }, { near: b }) =>
        b.shared - a.shared || Number(b.isOwn) - Number(a.isOwn) || b.about - a.about,
    )
  return best === undefined ? null : { taskClass: best.taskClass, isOfGuide: false }
}

/** How many of its sessions the field `work` names, and how many are about a topic, or about none yet. */
function nearnessOf(
  { id, title: workTitle }: TaskClass,
  material: PackMaterial,
): { shared: number; isOwn: boolean; about: number } {
  const { course, state } = material
  const sessions = new Set(readWork(textOf(material, 'work')).map(({ title }) => nameKey(title)))
  const topics = readTopics(textOf(material, 'topics'))
  const items = itemsOfClass(state, id)
  const own = languages.flatMap((language) =>
    [true, false].map((hasExam) => nameKey(packClassTitle(course, hasExam, language))),
  )
  return {
    shared: items.filter(({ title }) => sessions.has(nameKey(title))).length,
    isOwn: own.includes(nameKey(workTitle)),
    about: items.filter(
      (item) =>
        isOpen(item) &&
        (isPlaceholder(item.title, { course, workTitle }) ||
          topics.some((topic) => isAboutTopic(item.title, topic.title, course))),
    ).length,
  }
}

// Sessions that are counted and not named, "Chapter 3" or "Calculus review 2": topics may be laid over them.

const number = String.raw`(?:\d{1,3}(?:\s*[–-]\s*\d{1,3})?|[一二三四五六七八九十]{1,3})`
const part = String.raw`(?:\s*[(（]\d{1,2}\s*/\s*\d{1,2}[)）])?`
const unit = new RegExp(
  String.raw`^(?:(?:chapters?|lectures?|topics?|units?|modules?|lessons?|weeks?|parts?)\s*${number}|第\s*${number}\s*(?:章节?|讲|单元|专题|模块|课|周|节|部分))${part}$`,
  'iu',
)
const counted = new RegExp(
  String.raw`^(?:(?:review|revision|study|studying|session|preparation|exam preparation|work|practice)\s*${number}?|(?:考试|期中|期末)?(?:复习|学习|备考|任务)\s*${number}?|第\s*${number}\s*次|${number})${part}$`,
  'iu',
)

type Of = { course: string; workTitle: string }

/** Named by its number among others of the same work alone, which says nothing of what is in it. */
export function isCounted(title: string, of: Of): boolean {
  return counted.test(bareOf(title, of))
}

/** Likewise, or by a chapter or a lecture. */
export function isPlaceholder(title: string, of: Of): boolean {
  const bare = bareOf(title, of)
  return unit.test(bare) || counted.test(bare)
}

/** Without the names of the course and of the work before it. */
function bareOf(title: string, { course, workTitle }: Of): string {
  const whole = nameKey(title)
  const lead = [workTitle, course]
    .map(nameKey)
    .find((name) => name !== '' && whole.startsWith(name) && whole.length > name.length)
  return lead === undefined ? whole : whole.slice(lead.length).replace(/^[\s:：,，–—-]+/u, '')
}
