// Of what is left of a line without days, times and weeks: which words are the course and which the room.
import { cleanText } from '../clean-text.ts'

/** Stands where something was taken out of a line. */
export const cut = '\uE000'

const teacher = /(?:任课)?(?:教师|老师|teacher|lecturer|instructor)\s*:\s*[^\s,;|]+/giu
const label = /(?:课程(?:名称)?|科目|时间|上课时间|course|subject|title|time|when)\s*:\s*/giu
const saidRoom =
  /(?:^|[\s,;|])(?:(?:地点|教室|上课地点|location|where|place)\s*:\s*|@\s*)([^,;|]+)/iu
const namedRoom = /^(?:room|rm|hall|lab|building|bldg|auditorium|教室|机房)\b\.?\s*\S*\d/iu
const place = /\d{2,}|楼|馆|机房|教室|实验室|操场|\b(?:hall|theatre|theater|room|building)\b/iu
const bracketed = /\s*[([]\s*([^()[\]]*\d[^()[\]]*)\s*[)\]]\s*$/u
const roomWord = /^(?=.*\d{2})(?=.*\p{L})[\p{L}\d.#-]{3,}$/u
const filler = /^(?:at|on|in|from|every|each|for|and|the|am|pm|的|在|上课)$/iu

export function splitNames(rest: string): { title: string; location: string } {
  const bare = rest.replaceAll(teacher, cut)
  const said = saidRoom.exec(bare.replaceAll(cut, '|'))
  const withoutRoom = said === null ? bare : bare.replaceAll(cut, '|').replace(said[0], '|')
  const segments = withoutRoom
    .replaceAll(label, '|')
    .split(/[|\t\n,;\uE000]| {3,}/)
    .map(trimMarks)
    .filter((segment) => segment !== '' && !filler.test(segment))
  const explicit = said?.[1] === undefined ? null : trimMarks(said[1])
  const index = segments.findIndex((segment) => !namedRoom.test(segment))
  const first = segments[index] ?? ''
  const others = segments.filter((_, at) => at !== index)
  const room = explicit ?? others.map(roomIn).find((one) => one !== null) ?? null
  if (room !== null) return { title: cleanText(first), location: cleanText(room) }
  const inTitle = roomInTitle(first)
  return { title: cleanText(inTitle.title), location: cleanText(inTitle.room) }
}

function trimMarks(text: string): string {
  return text.replaceAll(/^[\s.:·@*•-]+|[\s.:·-]+$/gu, '')
}

function roomIn(segment: string): string | null {
  if (namedRoom.test(segment)) return segment
  const words = segment.split(' ').filter((word) => place.test(word))
  if (words.length === 0) return null
  return words.length === 1 && /[\p{Script=Han}]/u.test(segment) ? (words[0] ?? null) : segment
}

function roomInTitle(title: string): { title: string; room: string } {
  const inBrackets = bracketed.exec(title)
  if (inBrackets?.[1] !== undefined && inBrackets.index > 0) {
    return { title: title.slice(0, inBrackets.index), room: inBrackets[1] }
  }
  const words = title.split(' ')
  const named = words.findIndex((_, at) => at > 0 && namedRoom.test(words.slice(at).join(' ')))
  if (named > 0) {
    return { title: words.slice(0, named).join(' '), room: words.slice(named).join(' ') }
  }
  const last = words.at(-1) ?? ''
  return words.length > 1 && roomWord.test(last)
    ? { title: words.slice(0, -1).join(' '), room: last }
    : { title, room: '' }
}

/** Says nothing but a room: "教二101", "Room 5". */
export function isRoomName(text: string): boolean {
  return namedRoom.test(text) || roomWord.test(text)
}
