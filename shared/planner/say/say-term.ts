// The scorer's terms in a person's words: what an amount is for, and what speaks for a place.
import type { Language } from '../../language.ts'
import type { TermAmount } from '../explanation.ts'
import type { TermName } from '../term-name.ts'
import { joinWords } from '../../text/join-words.ts'

type TermWords = {
  /** "4 for spacing": what costs. */
  name: string
  /** A clause for a place where this term costs less than elsewhere. */
  fits: string
}

const words: Record<Language, Record<TermName, TermWords>> = {
  en: {
    unplaced: { name: 'staying without a place', fits: 'it has a place' },
    late: { name: 'putting it off', fits: 'it is not put off' },
    buffer: { name: 'using the reserve before the deadline', fits: 'the reserve stays free' },
    pref: { name: 'a time you don’t prefer', fits: 'the time of day is one you prefer' },
    embed: { name: 'studying in class', fits: 'it is outside your classes' },
    load: { name: 'a full day', fits: 'the day has room for it' },
    spacing: { name: 'spacing', fits: 'the sessions lie well apart' },
    run: { name: 'a long run without a break', fits: 'no run gets too long' },
    move: { name: 'moving it', fits: 'it stays where it was' },
    spread: { name: 'an uneven spread', fits: 'the work is spread evenly' },
    evening: { name: 'the late hour', fits: 'it is early enough in the day' },
    morning: { name: 'the early hour', fits: 'it is not too early' },
    weekend: { name: 'the weekend', fits: 'the weekend stays free' },
    meal: { name: 'a meal missed', fits: 'meals stay free' },
    sameday: {
      name: 'a second session that day',
      fits: 'it is the only session of its kind that day',
    },
    switch: { name: 'a change of subject', fits: 'the subject changes little' },
    heavy: { name: 'hard work back to back', fits: 'no hard work touches it' },
    fragment: { name: 'a stray period left over', fits: 'no stray period is left over' },
  },
  zh: {
    unplaced: { name: '没有排上', fits: '已经排上' },
    late: { name: '往后拖', fits: '没有往后拖' },
    buffer: { name: '占用截止前的余量', fits: '截止前留有余量' },
    pref: { name: '不是你偏好的时段', fits: '时段合你的偏好' },
    embed: { name: '占用上课时间', fits: '不占上课时间' },
    load: { name: '当天太满', fits: '当天排得下' },
    spacing: { name: '间隔', fits: '和前后几次间隔合适' },
    run: { name: '连续太久', fits: '不会连续太久' },
    move: { name: '挪动', fits: '不用挪动' },
    spread: { name: '分布不匀', fits: '分布均匀' },
    evening: { name: '时间偏晚', fits: '时间不算晚' },
    morning: { name: '时间偏早', fits: '时间不算早' },
    weekend: { name: '占用周末', fits: '周末空着' },
    meal: { name: '占用饭点', fits: '不占饭点' },
    sameday: { name: '同一天第二次', fits: '当天只有这一次' },
    switch: { name: '换科', fits: '换科少' },
    heavy: { name: '难的连着难的', fits: '前后没有别的难任务' },
    fragment: { name: '剩下零碎空档', fits: '没有零碎空档' },
  },
}

const phrases: Record<
  Language,
  {
    more: (amount: number, name: string) => string
    less: (amount: number, name: string) => string
    rest: (amount: string) => string
    list: (amounts: string[]) => string
  }
> = {
  en: {
    more: (amount, name) => `${amount} for ${name}`,
    less: (amount, name) => `${amount} less for ${name}`,
    rest: (amount) => `${amount} for the rest`,
    list: (amounts) => joinWords(amounts, 'en'),
  },
  zh: {
    more: (amount, name) => `${name} ${amount}`,
    less: (amount, name) => `${name}少 ${amount}`,
    rest: (amount) => `其他 ${amount}`,
    list: (amounts) => amounts.join('、'),
  },
}

/** Amounts named one by one; the rest is put together, so that all still adds up. */
const named = 4

/** "spacing" / "间隔". */
export function sayTerm(term: TermName, language: Language): string {
  return words[language][term].name
}

/** "the day has room for it". */
export function sayTermFits(term: TermName, language: Language): string {
  return words[language][term].fits
}

/** "4 for spacing and 2 less for the weekend", the largest first; empty for no amounts. */
export function sayAmounts(amounts: readonly TermAmount[], language: Language): string {
  const { more, less, rest, list } = phrases[language]
  const sorted = amounts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  const first = sorted.slice(0, sorted.length > named ? named - 1 : named)
  const others = sorted.slice(first.length).reduce((sum, { amount }) => sum + amount, 0)
  const said = first.map(({ term, amount }) => {
    const name = sayTerm(term, language)
    return amount < 0 ? less(-amount, name) : more(amount, name)
  })
  const signed = others < 0 ? `−${-others}` : `${others}`
  return list(others === 0 ? said : [...said, rest(signed)])
}
