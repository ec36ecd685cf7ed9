// Completes a request by the answer to its question; words that say anything else are no answer.
import { nameKey } from '../../../shared/text/name-key.ts'
import { reading } from '../frames/reading.ts'
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { ActName, Frame, RoleName } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { prepareText, type LexedText, lexWords } from '../words/lexed-text.ts'
import { isSceneAct } from '../acts/scene-act.ts'
import { isCalendarAct, type CalendarQuestion, type CalendarRequest } from './calendar-request.ts'
import { chooseTasks, isAnswering, rankOf } from './answer-values.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { readSaidTime, withoutDays } from './said-time.ts'

/** The request as the answer completes it; null where it is none. `isYes`: the text is a yes and nothing else. */
export function answerCalendar(
  request: CalendarRequest,
  question: CalendarQuestion,
  text: string,
  isYes: boolean,
  ground: Ground,
): CalendarRequest | null {
  switch (question.kind) {
    case 'yes':
      return isYes ? { ...request, isSure: true } : ofAnother(request, text, ground)
    case 'events': {
      const { frame } = question
      const choices = question.choices.map((choice) => ({ ...choice, ids: choice.eventIds }))
      const offered = choices.flatMap(({ ids }) => ids)
      const eventIds = isFor(request, frame, text, ground, offered)
        ? chooseTasks(choices, text, ground)
        : null
      if (eventIds === null) return null
      const others = request.chosen.filter((one) => one.frame !== frame)
      return { ...request, isSure: true, chosen: [...others, { frame, eventIds: [...eventIds] }] }
    }
    case 'choice':
      return withChoice(request, question, text, isYes, ground)
    default:
      return question.of === 'time' && anyway.test(prepareText(text, ground))
        ? { ...request, isSure: true, agreed: [...request.agreed, question.frame] }
        : withWords(request, question, text, ground)
  }
}

/** "The improper one", at the question whether another is meant: the same of that. */
function ofAnother(request: CalendarRequest, text: string, ground: Ground): CalendarRequest | null {
  const [frame, ...others] = request.frames
  if (frame === undefined || others.length > 0 || !isName(text, ground)) return null
  if (!frame.slots.some(({ role }) => role === 'task' || role === 'course')) return null
  const said = text.replace(denied, '')
  const { names } = reading(frame, text, ground).lexName(prepareText(said, ground))
  const owners = names.flatMap((name) => name.owners)
  const isOfBlock = owners.length > 0 && owners.every(({ kind }) => kind === 'item')
  if (!isOfBlock) return null
  const span = { from: 0, to: said.length }
  const named = { ...frame, ...span, slots: [{ role: 'task' as const, text: said, ...span }] }
  return { ...request, isSure: true, text: said, frames: [named] }
}

const denied = /^(?:no|nope|nah|not that(?: one)?|不是?|不对)[\s,，.。]*/i

/** What stands there may go for it. */
const anyway = /\b(?:anyway|all the same|regardless)\b|照样|还是加|仍然加|也要加/

/** What words at a card may change: the time that the last act on the timetable speaks of; null where there is none. */
export function amendmentOf({ frames }: CalendarRequest): CalendarQuestion | null {
  const frame = frames.findLastIndex(({ act }) => isCalendarAct(act))
  if (frame < 0) return null
  const act = frames[frame]?.act ?? 'add_event'
  const goes = act.startsWith('move') || act === 'change_class' || act === 'make_up_day'
  return { kind: 'words', frame, role: goes ? 'to' : 'when', of: 'time' }
}

type ChoiceAsked = Extract<CalendarQuestion, { kind: 'choice' }>

/** By what stands there, or the only one that holds the words; else by any name, where one is asked for. */
function withChoice(
  request: CalendarRequest,
  { frame: index, role, isOpen, choices }: ChoiceAsked,
  text: string,
  isYes: boolean,
  ground: Ground,
): CalendarRequest | null {
  const said = nameKey(text)
  const exact = choices.find(({ label }) => nameKey(label) === said)
  const holding = choices.filter(({ label }) => said.length > 1 && nameKey(label).includes(said))
  const told = choices.flatMap(({ label, taskIds }) =>
    taskIds === undefined ? [] : [{ label, ids: taskIds }],
  )
  const offered = told.flatMap((choice) => choice.ids)
  const isMeant = !isOpen && isFor(request, index, text, ground, offered)
  const ids = isMeant && exact === undefined ? chooseTasks(told, text, ground) : null
  const rank = isMeant && told.length === 0 ? rankOf(prepareText(text, ground)) : null
  const ranked = rank === null ? undefined : choices.at(rank)
  const one: ChoiceAsked['choices'][number] | undefined =
    ids === null ? undefined : { label: '', taskIds: [...ids] }
  const chosen = exact ?? (holding.length === 1 ? holding[0] : (one ?? ranked))
  const yes = isYes ? choices.find((choice) => choice.isYes === true) : undefined
  const amount = isMeant && role !== null && amounts.has(role) ? amountIn(text, ground) : null
  const taken: typeof one =
    chosen ?? yes ?? (amount === null ? undefined : { label: '', words: amount })
  if (taken?.isYes === true) return { ...request, isSure: true, agreed: [...request.agreed, index] }
  if (taken?.taskIds !== undefined)
    return {
      ...request,
      isSure: true,
      chosen: [...request.chosen, { frame: index, eventIds: [...taken.taskIds] }],
    }
  const words =
    taken?.words ?? (taken === undefined && isOpen && isName(text, ground) ? text : null)
  if (words === null || role === null)
    return choices.some((choice) => choice.isYes === true) ? ofAnother(request, text, ground) : null
  const frames = request.frames.map((frame, at) =>
    at === index ? withSlot(frame, role, words) : frame,
  )
  return { ...request, isSure: true, frames }
}

const amounts: ReadonlySet<RoleName> = new Set(['lead', 'length', 'count'])

/** "I'd say 15 minutes": the words that hold the amount. */
function amountIn(text: string, ground: Ground): string | null {
  const prepared = prepareText(text, ground)
  const length = findLength(prepared)
  if (length !== null) return prepared.slice(length.start, length.end)
  return /\d|[一二两三四五六七八九十半]/.test(prepared) ? prepared : null
}

/** Bare words always are; others where they ask for nothing else. */
function isFor(
  { frames }: CalendarRequest,
  index: number,
  text: string,
  ground: Ground,
  ids: readonly number[] = [],
): boolean {
  const lexed = lexWords(text, ground)
  return isBare(lexed) || isAnswering(text, frames[index], ground, ids)
}

/** What a name by itself may well be read as. */
const nameLike: ReadonlySet<ActName> = new Set([
  'answer',
  'off_topic',
  'add_event',
  'add_class',
  'add_exam',
  'add_work',
  'add_homework',
  'add_text',
  'ask_what',
  'greet',
  'thank',
])

/** A short text, and no sentence that asks for something by itself. */
function isName(text: string, ground: Ground): boolean {
  const bare = text.trim()
  if (bare === '' || Array.from(bare).length > 60 || /[?？]/.test(bare)) return false
  const [frame] = readTrained(bare, ground)
  return frame === undefined || frame.confidence < 0.6 || nameLike.has(frame.act)
}

/** What was told before for the same is no answer any more; what names a thing anew takes the place of all its names. */
function withSlot(frame: Frame, role: RoleName, text: string): Frame {
  const names: readonly RoleName[] = ['task', 'course']
  const replaced = names.includes(role) ? names : [role]
  const slots = frame.slots.filter((slot) => !replaced.includes(slot.role))
  return { ...frame, slots: [...slots, { role, text, from: 0, to: 0 }] }
}

type Words = Extract<CalendarQuestion, { kind: 'words' }>

function withWords(
  request: CalendarRequest,
  { frame: index, role, of }: Words,
  said: string,
  ground: Ground,
): CalendarRequest | null {
  const text = said.replace(deniedFirst, '')
  const lexed = lexWords(text, ground)
  const isDay = lexed.days.length > 0
  const isTime = readSaidTime(lexed, ground.state.window) !== null
  const fits =
    of === 'title'
      ? isTitle(text, ground)
      : (isDay || isTime) && isFor(request, index, text, ground)
  if (!fits || (of !== 'title' && namesOther(lexed, request, index, ground))) return null
  const words = of === 'title' ? text.replace(calling, '') : text
  const frames = request.frames.map((frame, at) =>
    at === index ? answered(frame, role, words, { isDay, isTime }, ground) : frame,
  )
  return { ...request, isSure: true, frames }
}

/** "Not Thursday, Friday at ten" */
const deniedFirst = /^(?:no[,\s]+)?(?:not\b|不是)[^,，;；]+[,，;；]\s*(?:but |而?是)?/i

const calling =
  /^(?:it'?s (?:called |in |at )?|it is (?:called |in |at )?|call it |called |in |at |就?叫(?:做|它)?|(?:以后|今后|往后)?都?(?:改|换)?(?:在|到))/i

/** "Move derivatives to Sunday morning": a time, and of something else than what is asked about. */
function namesOther(
  { names }: LexedText,
  { frames, text }: CalendarRequest,
  index: number,
  ground: Ground,
): boolean {
  const frame = frames[index]
  if (frame === undefined) return false
  const own = reading(frame, text, ground).owners('task', 'course', 'title')
  const isOwn = (owner: NameOwner) =>
    own.some(({ kind, id }) => kind === owner.kind && id === owner.id)
  return names.some(({ owners }) => !owners.some(isOwn))
}

/** What was told before of the same stays only where the answer does not say it anew. */
function answered(
  frame: Frame,
  role: RoleName,
  text: string,
  { isDay, isTime }: { isDay: boolean; isTime: boolean },
  ground: Ground,
): Frame {
  const said = readSaidTime(lexWords(text, ground), ground.state.window)
  const isClock = said?.kind === 'clock'
  const slots = frame.slots.flatMap((slot) => {
    if (slot.role !== role || role === 'title') return slot.role === role ? [] : [slot]
    const lexed = lexWords(slot.text, ground)
    // Another time for the same day, another day at the same time.
    const days = isDay ? [] : lexed.days.map(({ start, end }) => lexed.text.slice(start, end))
    // 周六晚上，七点到九点: the part of the day still tells which seven.
    const isPart = isClock && readSaidTime(lexed, ground.state.window)?.kind === 'part'
    const times = isTime && !isPart ? [] : [withoutDays(lexed).trim()]
    const kept = [...days, ...times].join(' ').trim()
    return kept === '' ? [] : [{ ...slot, text: kept }]
  })
  const told = role === 'title' ? null : findLength(prepareText(text, ground))
  if (told === null) {
    const length = lengthTold(frame, role, ground)
    return { ...frame, slots: [...slots, ...length, { role, text, from: 0, to: 0 }] }
  }
  // "11:30, half an hour"
  const prepared = prepareText(text, ground)
  const length = { role: 'length' as const, text: prepared.slice(told.start, told.end) }
  const rest = { role, text: prepared.replace(length.text, ' ') }
  const others = slots.filter((slot) => slot.role !== 'length')
  return {
    ...frame,
    slots: [...others, ...[length, rest].map((one) => Object.assign({}, one, { from: 0, to: 0 }))],
  }
}

/** "Five to half past six" was an hour and a half, whenever it is held. */
function lengthTold(frame: Frame, role: RoleName, ground: Ground): Frame['slots'] {
  if (frame.slots.some((slot) => slot.role === 'length')) return []
  return frame.slots.flatMap((slot) => {
    if (slot.role !== role) return []
    const time = readSaidTime(lexWords(slot.text, ground), ground.state.window)
    if (time?.kind !== 'clock' || time.to === null) return []
    const text = `${time.to - time.from} minutes`
    return [{ role: 'length' as const, text, from: 0, to: 0 }]
  })
}

const filler =
  /§|\b(?:at|on|the|from|to|o'?clock|please|then|make|it|let's|say|maybe|um|ok|okay|yes|one|ones|time|rather|instead|no|not|actually|mean|meant|i|sorry|wait|better|change|move|in|of|all|them|both|lecture|class|lesson|first|second|third)\b|[吧那就在到请好的嗯呢啊节课一个次改成为第二三全部不是我说]|[^\p{L}\p{N}]/gu

/** Nothing stands there but days, times and small words. */
function isBare({ rest }: LexedText): boolean {
  return rest.replaceAll(filler, '').replaceAll(/\d{1,2}/g, '') === ''
}

/** A short text that asks for nothing by itself. */
function isTitle(text: string, ground: Ground): boolean {
  const bare = text.trim()
  if (bare === '' || Array.from(bare).length > 60 || /[?？]/.test(bare)) return false
  const [frame] = readTrained(bare, ground)
  const asks = frame !== undefined && frame.confidence >= 0.9
  return !asks || isSceneAct(frame.act) || frame.act === 'answer' || frame.act === 'off_topic'
}
