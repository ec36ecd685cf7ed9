// Who speaks: the schedule and the language that every sentence is made for.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import type { Held, Place } from '../../../shared/schedule/place.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Language } from '../../../shared/language.ts'
import { cleanTitle, quoteTitle } from '../../../shared/text/quote-title.ts'
import { joinChoices, joinWords } from '../../../shared/text/join-words.ts'
import { sayPlace, sayHeldPlace } from '../../../shared/words/schedule/say-place.ts'
import type { TurnFacts } from '../../model/model.ts'
import { detectLanguage } from '../words/detect-language.ts'
import { knownNames } from '../words/known-names.ts'

export type Speech = { state: ScheduleState; language: Language }

/** The language of the newest words that show one. */
export function speechOf(facts: TurnFacts): Speech {
  const names = knownNames(facts.state).flatMap(({ text, rank }) => (rank >= 3 ? [text] : []))
  const language = [facts.request, ...facts.followUps].reduce<Language>(
    (known, words) => detectLanguage(words, names, known),
    facts.language,
  )
  return { state: facts.state, language }
}

/** The quoted title of a task. */
export function nameOf(taskId: number, { state, language }: Speech): string {
  const task = findTask(state, taskId)
  return task === undefined
    ? builtInModelWords[language].goneTask
    : quoteTitle(task.title, language)
}

/** The title with where it lies: enough to tell it from its like. */
export function nameWithPlace(taskId: number, speech: Speech): string {
  const { times } = proposalWords[speech.language]
  const task = findTask(speech.state, taskId)
  const where =
    task === undefined || task.place === null
      ? times.pending
      : heldWords({ clock: null, ...task, place: task.place }, speech)
  return times.beside(nameOf(taskId, speech), where)
}

export function classNames(classIds: readonly number[], { state, language }: Speech): string {
  const names = classIds.flatMap((id) => {
    const found = findTaskClass(state, id)
    return found === undefined ? [] : [titleOfClass(found, language)]
  })
  return joinWords(names, language)
}

export function titleOfClass(
  { title, course }: { title: string; course: string },
  language: Language,
): string {
  return cleanTitle(title === '' ? course : title, language)
}

export function placeWords(place: Place, { state, language }: Speech): string {
  return sayPlace(state.window, place, language)
}

/** The same of what stands there, by its own clock. */
export function heldWords(held: Held, { state, language }: Speech): string {
  return sayHeldPlace(state.window, held, language)
}

/** Titles in a list, the rest counted. */
export function listNames(taskIds: readonly number[], speech: Speech, most = 5): string {
  return joinWords(namesAtMost(taskIds, speech, most), speech.language)
}

/** The same, to choose from. */
export function listChoices(taskIds: readonly number[], speech: Speech): string {
  return joinChoices(namesAtMost(taskIds, speech, 5), speech.language)
}

/** "Calculus: ", before a title that others of these have too; else empty. */
export function courseAmong(id: number, ids: readonly number[], { state, language }: Speech) {
  const task = findTask(state, id)
  const isOwn = ids.every((other) => other === id || findTask(state, other)?.title !== task?.title)
  if (task?.kind !== 'item' || isOwn) return ''
  const course = cleanTitle(findTaskClass(state, task.classId)?.course ?? '', language)
  return course === '' ? '' : proposalWords[language].times.ofCourse(course)
}

function namesAtMost(taskIds: readonly number[], speech: Speech, most: number): string[] {
  const named = taskIds
    .slice(0, most)
    .map((id) => courseAmong(id, taskIds, speech) + nameWithPlace(id, speech))
  const rest = taskIds.length - named.length
  return rest > 0 ? [...named, proposalWords[speech.language].times.moreNames(rest)] : named
}

/** Sentences in a row; after several lines the next one begins its own. */
export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce((said, sentence) => {
      if (said === '') return sentence
      if (said.includes('\n')) return `${said}\n${sentence}`
      return language === 'zh' ? said + sentence : `${said} ${sentence}`
    }, '')
}
