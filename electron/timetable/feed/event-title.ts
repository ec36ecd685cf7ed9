// Takes out of an event's title what feeds write into it beside the name: its own times, its room, HTML's signs.
import { Parser } from 'htmlparser2'
import { findClockRange } from '../../../shared/time/clocks.ts'
import { cleanText } from '../../text/clean-text.ts'

const saidRoom = /[\s,;|-]*\b(?:room|venue|location|教室|地点)\s*[:：]\s*(.+)$/iu

/** "Physics 10:00 AM-11:30 AM ROOM: B12" at 10:00 is "Physics" in B12. Another time than its own stays. */
export function splitEventTitle(
  said: string,
  { location, start, end }: { location: string; start: number; end: number },
): { title: string; location: string } {
  const title = cleanText(plainSigns(said))
  const room = saidRoom.exec(title)
  const named = room === null ? title : title.slice(0, room.index)
  const clock = findClockRange(named)
  const isOwn = clock?.range?.start === start && clock.range.end === end
  const bare = isOwn && clock !== null ? named.replace(clock.found, ' ') : named
  const name = cleanText(bare).replace(/[\s,;|(-]+$/u, '')
  if (name === '') return { title, location: cleanText(location) }
  return { title: name, location: cleanText(location) || cleanText(room?.[1] ?? '') }
}

/** "Creaci&oacute;n" as it is meant. */
export function plainSigns(text: string): string {
  if (!/&(?:#\d+|#x[\da-f]+|[a-z]\w{1,20});/i.test(text)) return text
  let plain = ''
  const parser = new Parser({ ontext: (part) => void (plain += part) }, { decodeEntities: true })
  parser.end(text.replaceAll('<', '&lt;'))
  return plain
}
