// Tells in what is left of a line, once its days, times and weeks were taken out, the name of the class and its room.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { cleanText } from '../../text/clean-text.ts'
import { mayBeRoom, surname } from './guess-roles.ts'

/** Stands where something was taken out of a line. */
export const cut = '\uE000'

const teacher = /(?:任课)?(?:教师|老师|teacher|lecturer|instructor)\s*:\s*[^\s,;|]+/giu
const label = /(?:课程(?:名称)?|科目|时间|上课时间|course|subject|title|time|when)\s*:\s*/giu
const saidRoom =
  /(?:^|[\s,;|]|(?<=\p{Script=Han}|\))(?=@))(?:(?:地点|教室|上课地点|location|where|place)\s*:\s*|@\s*)([^,;|]+)/iu
const namedRoom =
  /^(?:(?:room|rm|hall|lab|building|bldg|auditorium|salle|amphi|bâtiment|hs|aula|(?:\p{L}+-)?pool|studio|lt|教室|机房)(?!\p{L})\.?|\p{L}*(?:raum|hörsaal|saal|labor)(?!\p{L}))\s*\S*\s?\d/iu
const place =
  /\d{2,}|楼|馆|机房|教室|实验室|操场|礼堂|教[一二三四五六七八九十]|\b(?:hall|theatre|theater|room|rm|building|studio|suite|gallery|annex|gym|lab)\b|\blt ?\d/iu
const bracketed = /\s*[([]\s*([^()[\]]*)\s*[)\]]\s*$/u
const roomWord = /^(?=.*\d{2})(?=.*\p{L})[\p{L}\d.#-]{3,}$/u
/** Said around a name by someone who tells it. */
const lead = /^(?:(?:ok|oh|and|also|then|so|plus)\s+)+/iu
const trail = /(?:\s+(?:is|are|every(?: other| second)?|each|on|at|from|then))+$/iu
const filler = /^(?:每|at|on|in|from|every|each|for|and|the|am|pm|的|在|上课)$/iu

export function splitNames(rest: string): { title: string; location: string } {
  const bare = rest.replaceAll(teacher, cut).replaceAll(/[([]\s*\uE000\s*[)\]]/gu, cut)
  const said = saidRoom.exec(bare.replaceAll(cut, '|'))
  const withoutRoom = said === null ? bare : bare.replaceAll(cut, '|').replace(said[0], '|')
  const segments = withoutRoom
    .replaceAll(label, '|')
    // "Ceramics (Kiln room, MT)".
    .replaceAll(/\s*[([]([^()[\]]*[,;][^()[\]]*)[)\]]/gu, '|$1|')
    .split(/[|\t\n,;\uE000◇◆■□●○☆★▪•※]|\s\/\s| {3,}/)
    .map(trimMarks)
    .flatMap(splitHan)
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment) && !filler.test(segment))
  const explicit = said?.[1] === undefined ? null : trimMarks(said[1])
  const index = segments.findIndex((segment) => !namedRoom.test(segment))
  const first = segments[index] ?? ''
  const others = segments.filter((_, at) => at !== index)
  const room = explicit ?? others.map(roomIn).find((one) => one !== null) ?? null
  if (room !== null)
    return {
      title: cleanText(first),
      location: withoutBrackets(cleanText(room.replace(/^(?:in|at) /iu, ''))),
    }
  const inTitle = roomInTitle(first)
  return { title: cleanText(inTitle.title), location: cleanText(inTitle.room) }
}

/** As someone is spoken of, whatever their name. */
export const spokenOf = /\p{Script=Han}(?:老师|教授|先生|女士)$/u

function isPerson(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) || spokenOf.test(word) || surname.test(toSimple(word))
}

/** 大学英语 Lucy 外语楼212: a space parts Chinese words at a room or a person; 大学物理 实验, 物理 II are one name. */
function splitHan(segment: string): string[] {
  if (!/\p{Script=Han}/u.test(segment)) return [segment]
  const fields: string[] = []
  for (const word of segment.split(' ')) {
    const last = fields.at(-1)
    const isMore = /^(?:\p{L}|[IVX]+|\d+|\(.*)$/u.test(word)
    const isOther = place.test(word) || isPerson(word) || place.test(last ?? '')
    if (last !== undefined && (isMore || !isOther || !/\p{Script=Han}/u.test(last)))
      fields[fields.length - 1] = `${last} ${word}`
    else fields.push(word)
  }
  return fields
}

function trimMarks(text: string): string {
  return text
    .replaceAll(/^[\s.:·@*•-]+|[\s.:·-]+$/gu, '')
    .replace(lead, '')
    .replace(trail, '')
}

function roomIn(segment: string): string | null {
  if (namedRoom.test(segment)) return segment
  const words = segment.split(' ').filter((word) => place.test(word))
  if (words.length === 0) return null
  return words.length === 1 && /[\p{Script=Han}]/u.test(segment) ? (words[0] ?? null) : segment
}

function roomInTitle(title: string): { title: string; room: string } {
  const inBrackets = bracketed.exec(title)
  const inside = inBrackets?.[1] ?? ''
  if (inBrackets !== null && inBrackets.index > 0 && (/\d/.test(inside) || mayBeRoom(inside))) {
    return { title: title.slice(0, inBrackets.index), room: inside }
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
  const bare = withoutBrackets(text)
  return namedRoom.test(bare) || roomWord.test(bare)
}

export function withoutBrackets(text: string): string {
  return /^\([^()]+\)$|^\[[^[\]]+\]$/.test(text) ? text.slice(1, -1) : text
}
