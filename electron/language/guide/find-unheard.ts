// What a message tells that reached nothing of a guide: it is named as left out (B10), once.
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { RoleName, Slot } from '../reader/frame.ts'
import type { Asked } from './asked.ts'
import { isAsking } from './asking.ts'
import { hear } from './hear.ts'
import type { Heard } from './heard.ts'
import { isRhythm as holdsRhythm } from './work/rhythm.ts'

export type Unheard = { words: string; isRhythm: boolean }

/** Of a text that is pasted not every word is answered. */
const longest = 400

/** Words in these roles tell something that a plan could hold. */
const telling = new Set<RoleName>([
  'when', 'to', 'from', 'by', 'due', 'not', 'length', 'count', 'limit', 'except', 'manner', 'value',
]) // prettier-ignore
const clause =
  /[^,，;；。!！?？\n]+?(?=$|[,，;；。!！?？\n]|\.(?:\s|$)|\s(?:but|and|so)\s|但是?|不过)/gu
const counts = /\d|[一二两三四五六七八九十]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|once|half|every|first|second|third|last|only|never|not)\b/iu // prettier-ignore

/** A clause without which the message says the same has told nothing. */
export function findUnheard(raw: string, heard: Heard, asked: Asked, ground: Ground): Unheard[] {
  if (raw.length > longest) return []
  const isDone =
    heard.next !== null ||
    heard.question !== null ||
    heard.impossible !== null ||
    (heard.signal === 'no' && heard.section !== null)
  if (isDone || !['none', 'no', 'agree-but'].includes(heard.signal)) return []
  const whole = tellings(hear(raw, asked, ground))
  const slots = readTrained(raw, ground).flatMap((frame) => frame.slots)
  return [...raw.matchAll(clause)].flatMap(({ 0: words, index }) => {
    const said = words.trim().replace(/^(?:but|and|so)\b\s*|^(?:但是?|不过)/u, '')
    if (said.length < 2 || !tells(said, index, words.length, slots) || isAsking(said)) return []
    const isRhythm = holdsRhythm(said) && findLength(said) === null
    const without = tellings(
      hear(`${raw.slice(0, index)} ${raw.slice(index + words.length)}`, asked, ground),
    )
    const isTold = isRhythm
      ? !isSameValue({ ...without, strategy: null }, { ...whole, strategy: null })
      : !isSameValue(without, whole)
    return isTold ? [] : [{ words: said.slice(0, 80), isRhythm }]
  })
}

function tells(words: string, at: number, length: number, slots: readonly Slot[]): boolean {
  const isIn = ({ role, from, to }: Slot) => telling.has(role) && from < at + length && to > at
  return holdsRhythm(words) || (counts.test(words) && (slots.some(isIn) || /\d/.test(words)))
}

/** All of it but how it was said. */
function tellings(heard: Heard): Heard {
  const out = heard.out
    .filter(({ numbers, isAll }) => isAll || numbers.length > 0)
    .map((part) => Object.assign({}, part, { words: '' }))
  const how = { length: 'short', signal: 'none', isCorrection: false, section: null, option: null } as const // prettier-ignore
  return { ...heard, ...how, raw: '', text: '', question: null, out }
}
