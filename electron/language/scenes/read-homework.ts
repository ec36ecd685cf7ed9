// Hears in a message that it is about the homework list: something new on it, what is gone through, done, or due another day.
import { asksWhenDue } from '../../../shared/homework/say.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Ground } from '../ground.ts'
import { chanceWith } from '../tidy/chances.ts'
import { besideNew, pairsOf } from '../tidy/listed-work.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { callsHomework } from '../words/homework-words.ts'
import { lexWords } from '../words/lexed-text.ts'
import { readDue } from '../words/read-due.ts'
import { isDenied, scene, sure, type Told, toScene, toSlots } from './homework-slots.ts'
import { ofListed } from './listed-homework.ts'
import { ofNew, isNewWork, newActs, isTodo, noteIn, dueIn } from './new-homework.ts'

/** Null where it is for another scene, or there is no such one. */
export function readHomework(facts: TurnFacts): StageOutput['chat'] | null {
  return isFree(facts) ? hearHomework(facts) : null
}

/** A thing to do that has a day and is no study; likewise. */
export function readTodo(facts: TurnFacts): StageOutput['chat'] | null {
  return isFree(facts) ? hearTodo(facts) : null
}

function isFree({ scenes, request }: TurnFacts): boolean {
  if (!(scenes?.known.some(({ name }) => name === scene) ?? false)) return false
  return !(scenes?.active === 'guide' || scenes?.active === 'pack') || callsHomework(request)
}

/** Null where it is about nothing on the list and nothing for it; what is gone through may leave open which. */
export function hearHomework(facts: TurnFacts): StageOutput['chat'] | null {
  const answered = readAnswer(facts)
  if (answered !== null) return answered
  const several = hearSeveral(facts)
  if (several !== null) return several
  const frame = onlyFrame(facts)
  return frame === null ? null : (ofListed(frame, facts) ?? ofNew(frame, facts))
}

/**
 * Several that come onto the list, each with its day: the slots of each begin with its title. Null where one of them is denied,
 * is listed already, or is no homework.
 */
function hearSeveral(facts: Told): StageOutput['chat'] | null {
  const { request } = facts
  const frames = besideNew(readTrained(request, facts), request).flatMap(
    (frame) => pairsOf(frame) ?? [frame],
  )
  const parts = frames.map((frame) => {
    const words = request.slice(frame.from, frame.to)
    const from = frame.from + (joining.exec(words)?.[0].length ?? 0)
    const own = within({ ...frame, from })
    return { own, part: { ...facts, request: request.slice(from, frame.to) } }
  })
  const areNew = parts.length > 1 && parts.every(({ own }) => newActs.has(own.act))
  const isHomework =
    callsHomework(request) || parts.some(({ own, part }) => isNewWork(own, part.request))
  if (!areNew || !isHomework) return null
  const slots = parts.map(({ own, part }) => {
    const isOther =
      own.flags.includes('negated') ||
      isDenied.test(part.request) ||
      own.slots.some(({ role }) => role === 'length' || role === 'count') ||
      ofListed(own, part) !== null
    if (isOther) return null
    const note = noteIn(own, part.request, part)
    const when = note === null ? null : dueIn(own, part)
    return note === null || when === null ? null : toSlots({ ...note, ...when })
  })
  return slots.includes(null) ? null : toScene(slots.flatMap((each) => each ?? []))
}

const joining = /^(?:[\s,，、;；]|(?:and|also|then|plus)\b|和|还有|以及|另外)+/i

/** Its words counted from its own start. */
function within(frame: Frame): Frame {
  const { from, to, slots } = frame
  const own = slots.map((slot) =>
    Object.assign({}, slot, { from: slot.from - from, to: slot.to - from }),
  )
  return { ...frame, from: 0, to: to - from, slots: own }
}

export function hearTodo(facts: TurnFacts): StageOutput['chat'] | null {
  const frame = onlyFrame(facts)
  if (frame === null || !isTodo(frame)) return null
  const note = noteIn(frame, facts.request, facts)
  const when = note === null ? null : dueIn(frame, facts)
  return note === null || when === null ? null : toScene({ ...note, ...when })
}

/** Whether words tell of new homework with its day: they are no wish about a card that waits. */
export function tellsHomework(request: string, ground: Ground): boolean {
  const told = { ...ground, request }
  if (hearSeveral(told) !== null) return true
  const frame = onlyFrame(told)
  if (frame === null || frame.act !== 'add_homework') return false
  if (chanceWith(frame, (act) => newActs.has(act)) < sure.alone) return false
  return ofNew(frame, told)?.slots?.some(({ name }) => name === 'due') === true
}

function onlyFrame({ request, ...facts }: Told): Frame | null {
  const [frame, ...others] = readTrained(request, facts)
  const isOne = others.length === 0 && frame?.flags.includes('negated') === false
  return isOne ? frame : null
}

/** A day that answers when something is due: what it is stands in the words that it was asked of. */
function readAnswer(facts: TurnFacts): StageOutput['chat'] | null {
  const { recent, request } = facts
  const isQuestion = (at: number) =>
    recent.at(at)?.who === 'weekloom' && asksWhenDue(recent.at(at)?.text ?? '')
  const when = isQuestion(-1) ? readDue(request, facts) : null
  const { rest, names } = lexWords(request, facts)
  const isOther = names.length > 0 || /[?？]|吗|空$/.test(request) || isOwnAct(facts)
  if (when === null || isOther || rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length > mostBeside)
    return null
  const asked = recent.findLast(
    ({ who }, at) => who === 'person' && (at === 0 || !isQuestion(at - 1 - recent.length)),
  )
  const [frame] = asked === undefined ? [] : readTrained(asked.text, facts)
  if (asked === undefined || frame === undefined) return null
  const listed = ofListed(frame, { ...facts, request: asked.text }, when)
  if (listed !== null) return listed
  const note = noteIn(frame, asked.text, facts)
  return note === null ? null : toScene({ ...note, ...when })
}

/** "Plan Friday", "free Friday?": it asks for something by itself. */
function isOwnAct(facts: TurnFacts): boolean {
  return readTrained(facts.request, facts).some(
    ({ act, confidence, flags }) =>
      flags.includes('negated') ||
      (confidence >= sure.together && !/^(?:answer|add_|set_deadline)/.test(act)),
  )
}

/** Letters beside the day in what is no more than an answer: "it's due on", 应该是…吧. */
const mostBeside = 14
