// Cuts a message into parts that are done one after the other: its acts belong to different workflows, or are two plans.
import type { TurnFacts } from '../../model/model.ts'
import { isSceneAct } from '../acts/scene-act.ts'
import type { Frame } from '../reader/frame.ts'
import { isPutAct } from './roles.ts'
import { readActs } from './recut.ts'
import { chanceOfKind, isQuestionAct } from '../tidy/chances.ts'

/** The least chance of each act for a cut to be better than the whole; less sure ones are left where they are. */
const sure = 0.5
/** Of an act that the window's scene asks back where it is less sure: beside it the rest would be lost. */
const asked = 0.35

const mostParts = 6

/** Between two acts of one message. */
const joint =
  /^(?:\s|(?:and|then|also|so|n|oh|plus|but)\s+|[,.，、。;；!！]|并且?|再|然后|还有|顺便|另外|最后)+/iu

/** At least one; more where the message has to be done in parts. */
export function splitMessage(facts: TurnFacts): string[] {
  const { request } = facts
  const frames = readActs(request, facts)
  // The window's scene does its own acts alone: what else was asked for would go unsaid.
  const isOfScene = frames.some(({ act }) => isSceneAct(act))
  // Beside what is surely wanted, what is not is asked about alone.
  const isAnySure = frames.some((frame, at) => isSurely(frame, at === 0))
  const isCut = (frame: Frame, at: number) =>
    isSure(frame, at === 0) || (isOfScene && !isSceneAct(frame.act)) || (isAnySure && isOwn(frame))
  if (frames.length < 2 || !frames.every(isCut)) return [request]
  const inOrder = groupsOf(frames)
  const groups = eventsLast(workFirst(inOrder))
  if (groups.length < 2 || groups.length > mostParts) return [request]
  const parts = groups.map((group) => {
    const from = group === inOrder[0] ? 0 : (group[0]?.from ?? 0)
    const to = inOrder[inOrder.indexOf(group) + 1]?.[0]?.from ?? request.length
    return request
      .slice(from, to)
      .replace(joint, '')
      .replace(/[\s,，、;；]+$/u, '')
  })
  const isKept =
    isOfScene || isAnySure || parts.every((part, at) => readsAs(part, groups[at] ?? [], facts))
  return isKept ? parts : [request]
}

/** What mends the turn before stands first. */
function isSure(frame: Frame, isFirst: boolean): boolean {
  return (
    chanceOfKind(frame) >= (isSceneAct(frame.act) ? asked : sure) &&
    !frame.flags.some((flag) => flag === 'negated' || (flag === 'correction' && !isFirst))
  )
}

function isSurely(frame: Frame, isFirst: boolean): boolean {
  return isSure(frame, isFirst) && chanceOfKind(frame) >= surely
}

const surely = 0.9

/** It names something, or asks. */
function isOwn(frame: Frame): boolean {
  return frame.slots.length > 0 || isQuestionAct(frame)
}

/** What is new is planned too. */
function workFirst(groups: readonly Frame[][]): Frame[][] {
  return [...groups.filter(isWork), ...groups.filter((group) => !isWork(group))]
}

/** "Dentist at four, so move the binary tree": what is in its way goes where it is wanted before it would have to wait. */
function eventsLast(groups: readonly Frame[][]): readonly Frame[][] {
  if (!groups.some(isMove) || !groups.every((group) => isEvent(group) || isMove(group)))
    return groups
  return [...groups.filter(isMove), ...groups.filter(isEvent)]
}

const isEvent = (group: Frame[]) => group.every(({ act }) => act === 'add_event')
const isMove = (group: Frame[]) => group.every(isPutAct)

function isWork([first]: readonly Frame[]): boolean {
  return first?.act === 'add_work'
}

/** Acts side by side of which one turn can do all. */
function groupsOf(frames: readonly Frame[]): Frame[][] {
  const groups: Frame[][] = []
  for (const frame of frames) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group !== undefined && first !== undefined && areOfOneTurn(first, frame)) group.push(frame)
    else groups.push([frame])
  }
  return groups
}

function areOfOneTurn(first: Frame, next: Frame): boolean {
  return kindOf(first) === kindOf(next) && !(first.act === 'plan' && next.act === 'plan')
}

function kindOf(frame: Frame): string {
  if (isSceneAct(frame.act)) return 'scene'
  if (isQuestionAct(frame)) return 'question'
  if (frame.act === 'add_work') return 'work'
  return /homework|recite|_text|^start_/.test(frame.act) ? frame.act : 'plan'
}

/** Alone the words still ask for the same. */
function readsAs(part: string, group: readonly Frame[], facts: TurnFacts): boolean {
  const read = readActs(part, facts)
  return (
    read.length === group.length &&
    read.every((frame, index) => {
      const { act } = group[index] ?? frame
      return frame.act === act && isSure(frame, index === 0)
    })
  )
}
