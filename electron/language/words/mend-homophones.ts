// Mends names of the schedule that an input method wrote with other characters of the same sound: 高树 for 高数, 哈西表 for 哈希表.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { soundOf } from '../../../shared/text/homophones.ts'
import { isTelling, knownNames } from './known-names.ts'

type Names = {
  bySound: Map<string, Set<string>>
  texts: Set<string>
  lengths: number[]
  /** The same words are read many times in a turn. */
  mended: Map<string, string>
}

const mostKept = 400

const indexes = new WeakMap<ScheduleState, Names>()

const han = /^\p{Script=Han}{2,}$/u
/** Of 极限与连续：习题 either may be said alone. */
const joint = /[与和及的、：:（(\s]/u
/** The first one takes 15 ms, which no English start should wait for. */
let segmenter: Intl.Segmenter | null = null

/** As long as before, sign for sign. What is a word of its own (现代 beside 线代) stays. */
export function mendHomophones(text: string, state: ScheduleState): string {
  if (!/\p{Script=Han}{2}/u.test(text)) return text
  const names = namesOf(state)
  const known = names.mended.get(text)
  if (known !== undefined) return known
  const mended = mendAnew(text, names)
  if (names.mended.size >= mostKept) names.mended.clear()
  names.mended.set(text, mended)
  return mended
}

function mendAnew(text: string, { bySound, texts, lengths }: Names): string {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const segments = [...segmenter.segment(text)]
  const isWord = new Set(segments.map(({ index, segment }) => `${index} ${segment.length}`))
  const borders = new Set([...segments.map(({ index }) => index), text.length])
  let mended = text
  for (const start of borders)
    for (const length of lengths) {
      const written = text.slice(start, start + length)
      const isWhole = borders.has(start + length) && !isWord.has(`${start} ${length}`)
      if (!isWhole || written.length < length || !han.test(written) || texts.has(toSimple(written)))
        continue
      const [name, ...more] = bySound.get(soundOf(written)) ?? []
      const isNear = name !== undefined && Array.from(name).some((sign, at) => sign === written[at])
      if (!isNear || more.length > 0) continue
      mended = mended.slice(0, start) + name + mended.slice(start + length)
      break
    }
  return mended
}

function namesOf(state: ScheduleState): Names {
  const known = indexes.get(state)
  if (known !== undefined) return known
  const parts = knownNames(state).flatMap(({ text }) => [text].concat(text.split(joint)))
  const texts = new Set(parts.filter((text) => han.test(text) && isTelling(text)))
  const bySound = new Map<string, Set<string>>()
  for (const text of texts) {
    const sound = soundOf(text)
    bySound.set(sound, (bySound.get(sound) ?? new Set()).add(text))
  }
  const lengths = [...new Set([...texts].map(({ length }) => length))].toSorted((a, b) => b - a)
  const names = { bySound, texts, lengths, mended: new Map<string, string>() }
  indexes.set(state, names)
  return names
}
