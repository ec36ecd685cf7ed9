// Which bodies of work, items and events a text names: whole names, words of them, abbreviations, typing slips.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isSlipOf } from './edit-distance.ts'
import { isTelling, knownNames, type KnownName, type NameOwner } from './known-names.ts'
import type { Span } from '../../../shared/time/mention.ts'

/** `owners` are all that the same words may mean. */
export type NameMention = Span & { owners: NameOwner[] }

type Hit = Span & { owner: NameOwner; rank: number }

/** In order of the text; of overlapping readings the longer one counts, then the more exact one. */
export function findNames(text: string, state: ScheduleState): NameMention[] {
  const names = knownNames(state)
  const hits = names.flatMap((name) => findName(text, name))
  const exact = chooseHits(hits)
  const rest = exact.reduce(
    (left, { start, end }) => left.slice(0, start) + '|'.repeat(end - start) + left.slice(end),
    text,
  )
  const loose = chooseHits([
    ...findAbbreviations(rest, names),
    ...findBeginnings(rest, names),
    ...findSlips(rest, names),
  ])
  return [...exact, ...loose].toSorted((a, b) => a.start - b.start)
}

function findName(text: string, name: KnownName): Hit[] {
  const hits: Hit[] = []
  const isHan = /\p{Script=Han}/u.test(name.text)
  for (let at = text.indexOf(name.text); at >= 0; at = text.indexOf(name.text, at + 1)) {
    const end = at + name.text.length
    const stands = isHan || standsAlone(text, at, end)
    if (stands) hits.push({ start: at, end, owner: name.owner, rank: name.rank })
  }
  return hits
}

// "calculus" in "calculus's" stands alone; "art" in "start" and "review 1" in "review 12" do not.
function standsAlone(text: string, start: number, end: number): boolean {
  return (
    !/[a-z0-9]/.test(text[start - 1] ?? '') &&
    !/^(?:[a-z0-9])/.test(text.slice(end).replace(/^(?:'s|s)\b/, ''))
  )
}

function chooseHits(hits: Hit[]): NameMention[] {
  const ordered = hits.toSorted((a, b) => b.end - b.start - (a.end - a.start) || b.rank - a.rank)
  const chosen: (NameMention & { rank: number })[] = []
  for (const hit of ordered) {
    const same = chosen.find(({ start, end }) => start === hit.start && end === hit.end)
    if (same !== undefined) {
      if (same.rank === hit.rank || isWholeName(same.rank, hit.rank)) same.owners.push(hit.owner)
    } else if (!chosen.some(({ start, end }) => start < hit.end && hit.start < end))
      chosen.push({ start: hit.start, end: hit.end, owners: [hit.owner], rank: hit.rank })
  }
  return chosen.map(({ start, end, owners }) => ({ start, end, owners: uniqueOwners(owners) }))
}

// A course and its lecture share a name: both stay, and the request decides.
function isWholeName(a: number, b: number): boolean {
  return a >= 3 && b >= 3
}

function uniqueOwners(owners: NameOwner[]): NameOwner[] {
  return [...new Map(owners.map((owner) => [`${owner.kind}:${owner.id}`, owner])).values()]
}

const hanRun = /\p{Script=Han}{2,}/gu

/** 线代 for 线性代数, 概率 for 概率论与数理统计: signs of the name in its order, beginning with its first. */
function findAbbreviations(text: string, names: KnownName[]): Hit[] {
  const candidates = names.filter(
    ({ text: name, owner, rank }) =>
      rank >= 3 && owner.kind !== 'item' && /^\p{Script=Han}{3,}$/u.test(name),
  )
  return [...text.matchAll(hanRun)].flatMap((run) => {
    const signs = run[0]
    return candidates.flatMap(({ text: name, owner }) =>
      Array.from({ length: signs.length - 1 }, (_, offset) => offset).flatMap((offset) => {
        const length = shortenedLength(signs.slice(offset), name)
        const start = run.index + offset
        if (length < 2 || !isTelling(signs.slice(offset, offset + length))) return []
        return [{ start, end: start + length, owner, rank: 2 }]
      }),
    )
  })
}

/** 极限 for 极限与连续：习题. */
function findBeginnings(text: string, names: KnownName[]): Hit[] {
  const titles = names.filter(
    ({ text: name, rank }) => rank === 4 && /^\p{Script=Han}{3}/u.test(name),
  )
  return [...text.matchAll(hanRun)].flatMap((run) =>
    titles.flatMap(({ text: name, owner }) => {
      const at = run[0].indexOf(name.slice(0, 2))
      if (at < 0) return []
      const lengths = Array.from({ length: run[0].length - at }, (_, index) => index + 1)
      const length = lengths.findLast((count) => name.startsWith(run[0].slice(at, at + count))) ?? 0
      if (!isTelling(run[0].slice(at, at + length))) return []
      const start = run.index + at
      return [{ start, end: start + length, owner, rank: 2 }]
    }),
  )
}

const decoration =
  /^(?:大学|中国|高等|基础|现代|高级|实用|普通|应用)|(?:期中|期末|复习|阅读|作业|练习|实验|报告|词汇|导论|概论|基础|项目|论文|第[一二三四五六]次|大作业|[上下])+$/g

/** How many of the first signs are a short form of the name, or of what is left without its decorations. */
function shortenedLength(signs: string, name: string): number {
  const core = name.replaceAll(decoration, '')
  const forms = [name, core].filter((form) => form.length > 1)
  return Math.max(
    0,
    ...forms.flatMap((form) => [abbreviationLength(signs, form), endingLength(signs, form)]),
  )
}

function abbreviationLength(signs: string, name: string): number {
  if (signs[0] !== name[0]) return 0
  let position = 0
  let length = 0
  for (const sign of signs) {
    const found = name.indexOf(sign, position)
    if (found < 0) break
    position = found + 1
    length += 1
  }
  return length
}

/** 现代史 in 中国近现代史: how the name ends. */
function endingLength(signs: string, name: string): number {
  const lengths = Array.from(
    { length: Math.min(signs.length, name.length) },
    (_, index) => index + 1,
  )
  return lengths.findLast((length) => name.endsWith(signs.slice(0, length))) ?? 0
}

const latinWord = /[a-z]{4,}/g

/** "calculs", "lineer algebra", and beginnings such as "calc" and "philo". */
function findSlips(text: string, names: KnownName[]): Hit[] {
  const words = [...text.matchAll(latinWord)]
  return words.flatMap((word) => {
    if (!isTelling(word[0]) || requestWords.has(word[0])) return []
    return names.flatMap(({ text: name, owner }) => {
      if (!/^[a-z]+$/.test(name) || (owner.kind === 'item' && !isTelling(name))) return []
      const isBeginning = name.length > word[0].length + 1 && name.startsWith(word[0])
      if (!isBeginning && !isSlipOf(word[0], name)) return []
      return [{ start: word.index, end: word.index + word[0].length, owner, rank: 1 }]
    })
  })
}

/** Words of requests that no name is guessed from. */
const requestWords = new Set(
  (
    'move shift swap place schedule change please could would should will what when where which there free time this that ' +
    'these those with from into onto have does about after before until till show tell list make take give want need like ' +
    'instead another other both them they also then okay thanks thank hello period periods slot slots pending open undo redo ' +
    'cancel back more less earlier later much many some nothing everything something put push drop remove keep leave only ' +
    'just today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday weekend'
  ).split(' '),
)
