// What moving a run of sessions by some days comes to, or why it can't and which distance could.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import type { Move } from '../../../shared/schedule/edits.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import type { Write } from '../resolve/intent.ts'
import { sayShift } from './say-wish.ts'
import { listNames, type Speech } from './speech.ts'

type Delay = Extract<Write, { kind: 'delay' }>

export function sayDelay(
  { firstIds, days }: Delay,
  moves: readonly Move[],
  speech: Speech,
): string {
  const classes = new Set(firstIds.map((id) => classOf(id, speech)))
  const ownMoves = moves.filter(({ task }) => classes.has(classOf(task, speech)))
  const own = ownMoves.length
  const strays = ownMoves.filter(
    ({ task, start }) => findTask(speech.state, task)?.place?.start !== start,
  ).length
  const others = moves.length - own
  const shift = sayShift(days, speech)
  if (speech.language === 'zh') {
    const room = others === 0 ? '' : `，另外 ${others} 次给它们让位`
    const hour = strays === 0 ? '时段不变' : `${strays} 次原来的时段放不下，换到别的时段`
    return `${own} 次学习${days > 0 ? '推后' : '提前'} ${Math.abs(days)} 天，${hour}${room}。`
  }
  const room = others === 0 ? '' : `; ${others} ${others === 1 ? 'makes' : 'make'} room for them`
  const hour =
    strays === 0
      ? 'at the same hour'
      : `${strays} of them at another hour, as ${strays === 1 ? 'its own is' : 'their own are'} not free`
  return `${own} ${own === 1 ? 'session goes' : 'sessions go'} ${shift}, ${hour}${room}.`
}

/** `offer` is a distance at which all of it fits. */
export function sayNoDelay(
  { days }: Delay,
  stuck: readonly number[],
  offer: number | null,
  speech: Speech,
): string {
  const names = listNames(stuck, speech)
  const shift = sayShift(days, speech)
  if (speech.language === 'zh') {
    const other = offer === null ? '' : `${sayShift(offer, speech)}可以放下。`
    return `从${names}开始没法整体挪到 ${shift}：有一次会没有位置。${other}`
  }
  const other = offer === null ? '' : ` ${upperFirst(sayShift(offer, speech))} would fit.`
  return `From ${names} on it can't go ${shift} as a whole: one session would be left without a place.${other}`
}

function classOf(taskId: number, { state }: Speech): number | null {
  const task = findTask(state, taskId)
  return task?.kind === 'item' ? task.classId : null
}
