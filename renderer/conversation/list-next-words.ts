// What may be said next: what the last turn suggests (O6), then what the plan itself suggests, never the same twice.
import type { TurnResponse } from '../../shared/agent/turn-response.ts'

const mostTexts = 3

/** `starters` are read off the plan. Where a question or an attempt at a text is awaited, only the ways out are offered. */
export function listNextWords(
  response: Pick<TurnResponse, 'suggested' | 'phase'> | null,
  starters: readonly string[],
): string[] {
  const suggested = (response?.suggested ?? []).map(capitalise)
  const isAwaited = response?.phase === 'handoff_wait' || response?.phase === 'listening'
  const asksBack = isAwaited && suggested.length > 0
  const texts: string[] = []
  for (const text of asksBack ? suggested : [...suggested, ...starters])
    if (fold(text) !== '' && !texts.some((other) => isAlike(other, text))) texts.push(text)
  return texts.slice(0, mostTexts)
}

/** "Undo" and "Undo the last change": the one begins the other. */
function isAlike(a: string, b: string): boolean {
  const [first, second] = [fold(a), fold(b)]
  return first.startsWith(second) || second.startsWith(first)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}]/gu, '')
}

/** As the other suggestions are written. */
function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
