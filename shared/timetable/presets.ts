// Period tables to start from, as universities and schools have them.
import { clockOf } from '../schedule/calendar.ts'
import type { Period } from '../schedule/term.ts'

export const presetNames = ['chinese-12', 'blocks-6', 'hours-12', 'half-hours'] as const

export type PresetName = (typeof presetNames)[number]

/** Rows of `length` minutes, each with the break that comes before it. */
function rows(from: number, length: number, breaks: readonly number[]): Period[] {
  let minute = from
  return breaks.map((pause) => {
    const start = minute + pause
    minute = start + length
    return { start: clockOf(start), end: clockOf(minute) }
  })
}

export const presets: Record<PresetName, Period[]> = {
  // 08:00 to 21:45 in twelve lessons: four in the morning, five in the afternoon, three in the evening.
  'chinese-12': [
    ...rows(8 * 60, 45, [0, 5, 20, 5]),
    ...rows(14 * 60, 45, [0, 5, 20, 5, 5]),
    ...rows(19 * 60, 45, [0, 5, 5]),
  ],
  'blocks-6': rows(8 * 60, 90, [0, 15, 15, 45, 15, 15]),
  'hours-12': rows(
    8 * 60,
    60,
    Array.from({ length: 12 }, () => 0),
  ),
  'half-hours': rows(
    8 * 60,
    30,
    Array.from({ length: 26 }, () => 0),
  ),
}
