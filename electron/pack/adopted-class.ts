// The body of work in the plan that a pack takes over: the one that a guide has written, else the one that is about its topics.
import { packWords } from '../../shared/i18n/core/pack.ts'
import { readTopics } from '../../shared/pack/topic-lines.ts'
import { readWork } from '../../shared/pack/work-lines.ts'
import { languages, type Language } from '../../shared/language.ts'
import { itemsOfClass } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { isHomeworkWorkTitle } from '../../shared/homework/say.ts'
import { nameKey } from '../../shared/text/name-key.ts'
import { isRecallTitle } from '../../shared/schedule/work/recall-titles.ts'
import { isOpen, type CourseFacts } from './course-facts.ts'
import { textOf, type PackMaterial } from './pack-material.ts'
import { isPlaceholder } from './placeholders.ts'
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
