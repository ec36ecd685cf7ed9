// How long work takes, where the text does not say: from its share of the grade, its pages, or what is usual.
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import type { Language } from '../../../shared/language.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import type { Fact } from '../find/fact.ts'

export type Effort = { minutes: number; reason: string | null }

const longDeadline = /project|paper|essay|thesis|report|portfolio|论文|项目|报告|大作业|设计/iu
const finalExam = /\bfinals?\b|期末|结课/iu

export function effortOf(fact: Fact, language: Language): Effort {
  const { kind, weight, minutes, pages, chapters } = fact
  switch (kind) {
    case 'exam':
      return ofWeight(weight, 24, [180, 900], finalExam.test(fact.title) ? 720 : 360, language)
    case 'quiz':
      return ofWeight(weight, 18, [60, 240], 90, language)
    case 'presentation':
      return ofWeight(weight, 18, [120, 480], 240, language)
    case 'deadline':
      return ofWeight(weight, 18, [90, 720], longDeadline.test(fact.title) ? 360 : 120, language)
    default:
      if (minutes !== null) return { minutes, reason: null }
      if (pages !== null)
        return {
          minutes: Math.min(360, Math.max(30, pages * 3)),
          reason: syllabusWords[language].effort.pages(pages),
        }
      if (chapters !== null)
        return {
          minutes: Math.min(360, chapters * 90),
          reason: syllabusWords[language].effort.chapters(chapters),
        }
      return {
        minutes: kind === 'problems' ? 120 : 60,
        reason: syllabusWords[language].effort.usual(),
      }
  }
}

function ofWeight(
  weight: number | null,
  perPercent: number,
  [least, most]: [number, number],
  usual: number,
  language: Language,
): Effort {
  if (weight === null) return { minutes: usual, reason: syllabusWords[language].effort.usual() }
  return {
    minutes: Math.min(most, Math.max(least, weight * perPercent)),
    reason: syllabusWords[language].effort.weight(weight),
  }
}

/** About an hour and a half each; less where there is less to do. */
export function toSessions(
  minutes: number,
  periods: readonly Period[],
): { sessions: number; periods: number } {
  const lengths = periods
    .map(({ start, end }) => minutesOf(end) - minutesOf(start))
    .toSorted((a, b) => a - b)
  const length = lengths[Math.floor(lengths.length / 2)] ?? 45
  const usual = Math.min(length >= 75 ? 1 : length <= 35 ? 3 : 2, periods.length)
  if (minutes <= usual * length) {
    return { sessions: 1, periods: Math.max(1, Math.min(usual, Math.ceil(minutes / length))) }
  }
  return { sessions: Math.min(12, Math.round(minutes / (usual * length))), periods: usual }
}
