// Thirty dialogues with the guide as students would talk, written before its code was read: what is told is in the form or named.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { GuideSlots, SlotName } from '../../../shared/guide/guide-slots.ts'
import { givenModel } from '../language/given/given-model.ts'
import { readState } from '../../../db/schedule.ts'
import { openTalk } from '../orchestrator/guide-talk.ts'
import { valueOf } from '../session/open-desk.ts'

/** `at`: after that many sayings, else after all. `named`: said to be left out. */
type Fact = {
  slot?: string
  at?: number
  is?: unknown
  in?: unknown[]
  count?: number
  some?: string
  none?: string
  least?: number
  most?: number
  free?: [string, string]
  named?: string
  reply?: string
}
type Dialogue = { id: string; says: string[]; facts: Fact[] }
type Period = { start: string; end: string }
type Moment = { said: string; slots: GuideSlots }

const dialogues = readFileSync(new URL('dialogues.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Dialogue)

async function hold({ id, says }: Dialogue): Promise<{ moments: Moment[]; periods: Period[] }> {
  const { session, say, read } = await openTalk(givenModel, { isNew: false })
  valueOf(await session.request('set-preferences', { language: id.startsWith('zh') ? 'zh' : 'en' }))
  valueOf(await session.request('set-up-sample', {}))
  const moments: Moment[] = []
  for (const text of says) {
    const { said } = await say(text)
    moments.push({ said, slots: (await read()).slots })
  }
  const periods = readState(session.context.database)?.window.periods ?? []
  return { moments, periods }
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one)?.toLowerCase() === JSON.stringify(other)?.toLowerCase()

function holds(fact: Fact, value: unknown, slots: GuideSlots, periods: Period[]): boolean {
  if (fact.free !== undefined) {
    const [from, to] = fact.free
    const closed = periods.flatMap(({ start, end }, index) => start < to && end > from ? [index + 1] : []) // prettier-ignore
    return same(closed, value)
  }
  if (fact.slot === 'items') {
    const titles = (value as { title: string }[] | null)?.map(({ title }) => title) ?? []
    const units = [
      ...new Set(
        titles.map((title) =>
          title.replace(/ ?(?:\(\d+(?:\/\d+)?\)|（\d+(?:\/\d+)?）|, part \d+)$/i, ''),
        ),
      ),
    ]
    const has = (pattern?: string) =>
      units.some((title) => new RegExp(pattern ?? '', 'iu').test(title))
    return (
      units.length === (fact.count ?? units.length) &&
      (fact.some === undefined || has(fact.some.replace('(?i)', ''))) &&
      (fact.none === undefined || !has(fact.none))
    )
  }
  if (fact.slot === 'minutes' && typeof fact.is === 'number') {
    const count = slots.items.value?.length ?? 1
    return typeof value === 'number' && Math.abs(value - fact.is) <= 45 * Math.max(1, count)
  }
  if (fact.least !== undefined) return typeof value === 'number' && value >= fact.least
  if (fact.most !== undefined) return typeof value === 'number' && value <= fact.most
  if (fact.in !== undefined) return fact.in.some((one) => same(one, value))
  if ('is' in fact) return same(fact.is, value) || (same(fact.is, []) && value === null)
  return false
}

function judge(fact: Fact, moments: Moment[], periods: Period[]): string {
  const index = (fact.at ?? moments.length) - 1
  const { said, slots } = moments[index] as Moment
  if (fact.reply !== undefined) return new RegExp(fact.reply).test(said) ? 'in' : 'lost'
  const slot = slots[fact.slot as SlotName]
  if (slot !== undefined && fact.is === null && slot.source !== 'told') return 'in'
  if (slot !== undefined && holds(fact, slot.value, slots, periods)) return 'in'
  const told = moments.slice(0, index + 1).map((moment) => moment.said)
  if (
    fact.named !== undefined &&
    told.some((text) => new RegExp(fact.named as string, 'i').test(text))
  )
    return 'named'
  return slot?.source === 'told' ? 'wrong' : 'lost'
}

const verdicts: string[] = []

it.each(dialogues)(
  '[B3] [B10] what is told is in the form or said to be left out: $id',
  async (dialogue) => {
    const { moments, periods } = await hold(dialogue)
    const judged = dialogue.facts.map((fact) => [judge(fact, moments, periods), fact] as const)
    verdicts.push(...judged.map(([verdict]) => verdict))
    expect(judged.filter(([verdict]) => verdict === 'wrong')).toEqual([])
  },
  60_000,
)

it('[B10] of all facts at most one in twenty is lost', () => {
  const lost = verdicts.filter((verdict) => verdict === 'lost').length
  expect(lost / Math.max(1, verdicts.length)).toBeLessThanOrEqual(0.05)
})
