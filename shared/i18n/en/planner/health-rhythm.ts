// The rhythm of a plan as text for a model: the totals in a line, then a line for each day.
import { sayCount } from '../../../words/say-count.ts'

export const phrases = {
  head: (from: string, to: string, blocks: number, days: number) =>
    `Rhythm from ${from} to ${to}, ${sayCount(blocks, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}`,
  headOfDay: (day: string, blocks: number) =>
    `Rhythm of ${day}, ${sayCount(blocks, 'study-block', 'en')}`,
  none: (from: string) => `No study is placed from ${from} on.`,
  noneOnDay: (day: string) => `No study is to come on ${day}.`,
  switches: (count: number) => `switches ${count}`,
  mostSwitches: (count: number, most: number, day: string) =>
    `switches ${count}, at most ${most} in a day (${day})`,
  run: (length: string, where: string) => `longest run ${length} (${where})`,
  noRun: 'no run outside lessons',
  block: (length: string) => `longest block ${length}`,
  stretches: (count: number) => `separate stretches ${count}`,
  leftovers: (count: number) => `single free periods beside study ${count}`,
  heavy: (what: string) => `heavy next to heavy ${what}`,
  noHeavy: 'no heavy next to heavy',
  sameType: (helpful: string, tiring: string) =>
    `same type in a row: helpful ${helpful}, tiring ${tiring}`,
  overloaded: (days: string) => `over the daily target: ${days}`,
  noOverload: 'no day over its target',
  load: (study: string, target: string, lessons: string) =>
    `study ${study} of ${target}, lessons ${lessons}`,
  pair: (a: number, b: number) => `#${a}–#${b}`,
  nothing: 'none',
  day: (day: string, parts: string[]) => `${day}: ${parts.join('; ')}`,
  more: (days: number) => `${sayCount(days, 'day', 'en')} more; ask for one with day.`,
  list: ', ',
  line: (head: string, parts: string[]) => `${head}: ${parts.join('; ')}.`,
}
