// Reads homework that is told in a row: what each is called, with the day by which it is due.
import type { Frame, RoleName } from '../reader/frame.ts'
import { withRole } from '../frames/roles.ts'

function isNewDue({ act, slots }: Frame): boolean {
  return /^add_(?:work|homework)$/.test(act) && slots.some(({ role }) => role === 'due')
}

/** "Sheet 3 due Friday, lab report due Thursday": both are handed in, for nothing says that a day changes. */
export function besideNew(frames: readonly Frame[], text: string): Frame[] {
  const isListed = ({ act, from, slots: [first] }: Frame) =>
    act === 'set_deadline' &&
    first?.role === 'task' &&
    /^[\s,，、;；]*$/.test(text.slice(from, first.from))
  return frames.map((frame, index) => {
    const [before, next] = [frames[index - 1], frames[index + 1]]
    const isFirst = isNewDue(frame) && next !== undefined && isListed(next)
    const isSecond = isListed(frame) && before !== undefined && isNewDue(before)
    if (!isFirst && !isSecond) return frame
    const named = withRole(frame, 'title', ({ role }) => role === 'task')
    return { ...withRole(named, 'due', ({ role }) => role === 'to'), act: 'add_homework' }
  })
}

/** "The report by Wednesday and the essay by Friday": each with its own day, and with what else stands beside it. */
export function pairsOf(frame: Frame): Frame[] | null {
  // 记一下作业：周五交高数作业3: what it is called tells nothing where it has names.
  const named = frame.slots.filter(({ role, text }) => role === 'title' && !anyWork.test(text))
  const slots = frame.slots.filter(
    (slot) => slot.role !== 'title' || named.includes(slot) || named.length === 0,
  )
  const titles = slots.filter(({ role }) => role === 'title')
  const days = slots.filter(({ role }) => ofWork.has(role))
  if (!frame.act.startsWith('add_') || titles.length < 2 || days.length !== titles.length)
    return null
  // Each pair ends with the later of its two.
  const ends = titles.map((title, index) => Math.max(title.to, days[index]?.to ?? 0))
  return ends.map((end, index) => {
    const after = ends[index - 1] ?? 0
    const own = slots.filter(({ to }) => to > after && to <= end)
    const from = index === 0 ? frame.from : (own[0]?.from ?? after)
    return Object.assign({}, frame, { slots: own, from, to: end })
  })
}

const ofWork: ReadonlySet<RoleName> = new Set<RoleName>(['by', 'due'])

const anyWork = /^(?:(?:the|some|my) )?(?:homework|assignments?|tasks?)$|^(?:作业|功课|任务)$/i
