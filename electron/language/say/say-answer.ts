// Fills in what is said of a request, or asked back: the catalogue has the sentences, and here is what they speak of.
import { answerWords } from '../../../shared/i18n/core/answers.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import type { Said } from '../../../shared/i18n/en/core/answers.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { sayDays } from '../../../shared/time/say/say-date.ts'
import type { Question, Statement } from '../resolve/intent.ts'
import { sayLying } from './say-lying.ts'
import { sayUpsertWish } from './say-upsert-wish.ts'
import { sayDates, sayForGood, sayLimits, sayWish } from './say-wish.ts'
import { sayWrite } from './say-write.ts'
import { classNames, listChoices, listNames, nameOf, nameWithPlace, type Speech } from './speech.ts'

export function sayStatement(statement: Statement, speech: Speech): string {
  return answerWords[speech.language].statements[statement.kind](saidOf(statement, speech))
}

export function sayQuestion(question: Question, speech: Speech): string {
  return answerWords[speech.language].questions[question.kind](saidOf(question, speech))
}

/** Of as many courses as a question names. */
const mostKnown = 6

function saidOf(about: Statement | Question, speech: Speech): Said {
  const { state, language } = speech
  const { questionDoubts } = builtInModelWords[language]
  const ids = 'taskIds' in about ? about.taskIds : []
  const classIds =
    about.kind === 'no-such-task'
      ? state.taskClasses.slice(0, mostKnown).map(({ id }) => id)
      : (('classIds' in about ? about.classIds : null) ?? [])
  const taskId = 'taskId' in about ? about.taskId : null
  const dates = datesOf(about)
  const limits = 'limits' in about ? about.limits : null
  return {
    names: listNames(ids, speech),
    count: about.kind === 'apply-limit' ? about.placed.length : ids.length,
    name: taskId === null ? '' : nameOf(taskId, speech),
    placed: taskId === null ? '' : nameWithPlace(taskId, speech),
    courses: classNames(classIds, speech),
    when: 'days' in about ? sayDays(state.window, about.days, language) : sayDates(dates, speech),
    time: 'wish' in about && about.wish !== null ? sayWish(about.wish, speech) : '',
    limits: limits === null ? '' : sayLimits(limits, speech),
    forGood: limits === null ? '' : sayForGood(limits, speech),
    lying: sayLying(dates, speech),
    words: wordsOf(about, speech),
    choices: 'candidates' in about ? listChoices(about.candidates, speech) : '',
    each: eachOf(about, speech),
    doubt: 'doubt' in about ? questionDoubts[about.doubt] : '',
    waiting: 'waiting' in about ? listNames(about.waiting, speech) : '',
    pending: 'pending' in about ? about.pending : 0,
    how: 'how' in about ? about.how : 'stays',
    hasWork: state.tasks.some((task) => task.kind === 'item' && markOf(task) === null),
    isAway: 'isAway' in about && about.isAway,
    isStanding: 'isStanding' in about && about.isStanding,
    isRepeat: 'redo' in about && about.redo,
  }
}

function datesOf(about: Statement | Question): string[] {
  if ('dates' in about) return about.dates
  return 'date' in about && about.date !== null ? [about.date] : []
}

function wordsOf(about: Statement | Question, { state, language }: Speech): string {
  if ('words' in about) return about.words
  if ('what' in about) return about.what.replace(/[.。]+$/u, '')
  if (about.kind !== 'fixed-event') return ''
  const task = findTask(state, about.taskId)
  const kind = task?.kind === 'event' ? task.eventKind : 'personal'
  return builtInModelWords[language].eventNames[kind]
}

function eachOf(about: Statement | Question, speech: Speech): string[] {
  switch (about.kind) {
    case 'really':
      return about.writes.map((write) => sayWrite(write, speech))
    case 'really-work':
      return [sayUpsertWish(about.write, speech)]
    case 'which-day':
      return about.choices.map((date) => sayDates([date], speech))
    case 'which-reading':
      return about.readings
    case 'not-begun':
      return lengthLeft(about.taskIds[0] ?? 0, about.left ?? 0, speech)
    default:
      return []
  }
}

/** A block, and how long what is left of it takes. */
function lengthLeft(id: number, minutes: number, { state, language }: Speech): string[] {
  const task = findTask(state, id)
  return task === undefined || minutes === 0
    ? []
    : [cleanTitle(task.title, language), sayDuration(minutes, language)]
}
