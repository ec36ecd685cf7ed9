// "Merge Optics into Thermal Physics": two courses become one where the one is given the name of the other.
import { nameKey } from '../../../shared/text/name-key.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import type { GivenReading, Ground } from '../ground.ts'
import type { Slot } from '../reader/frame.ts'

const joining =
  /^\s*(?:please |can you |could you )?(?:merge|combine|join) (?<from>.+?) (?:into|with|and) (?<to>.+?)[.!?\s]*$|^\s*请?(?:把|将)?(?<was>.+?)(?:(?:和|跟|与)(?=.*(?:合|并))|并入|并到|合并到|合到)(?<into>.+?)(?:合并(?:成一门课?)?|合成一门课?|[合并]在一起|里面|里|中)?[。！\s]*$/diu

/** Such a message as it is read; none where the two are no courses of the schedule. */
export function readJoinedCourses(text: string, { state }: Ground): GivenReading[] {
  const groups = joining.exec(text)?.indices?.groups
  if (groups === undefined) return []
  const known = new Set(coursesOf(state).map(nameKey))
  const slotOf = (role: Slot['role'], at: [number, number] | undefined): Slot[] => {
    const [from = 0, to = 0] = at ?? []
    const said = text.slice(from, to)
    return known.has(nameKey(said)) ? [{ role, text: said, from, to }] : []
  }
  const slots = [
    ...slotOf('course', groups['from'] ?? groups['was']),
    ...slotOf('title', groups['to'] ?? groups['into']),
  ]
  if (slots.length < 2) return []
  const frame = {
    act: 'rename',
    from: 0,
    to: text.length,
    slots,
    flags: [],
    confidence: 1,
  } as const
  return [{ text, frames: [{ ...frame, flags: [], others: [] }], isChosen: true }]
}
