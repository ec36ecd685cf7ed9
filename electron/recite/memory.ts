// The student's memory of a text, as the spaced-repetition model FSRS has it; the one place that knows its package.
import {
  createEmptyCard,
  forgetting_curve,
  fsrs,
  Rating,
  State,
  type CardInput,
  type Grade,
} from 'ts-fsrs'
import { Temporal } from 'temporal-polyfill'
import type { Memory } from '../../shared/recite/material.ts'
import type { RecallRating } from '../../shared/recite/rating.ts'

// Without its minutes-long first steps: a recital has rounds of its own, and the next one comes another day.
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })

const hoursPerDay = 24

/** The memory after a recital at `at`, an ISO instant, that went so; `memory` is null before the first. */
export function remember(memory: Memory | null, rating: RecallRating, at: string): Memory {
  const { card } = scheduler.next(cardOf(memory, at), at, grades[rating])
  return {
    due: card.due.toISOString(),
    last: at,
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
  }
}

/** The chance, 0 to 1, to recall it at `at`; `strength` stretches the time that it takes to fade. */
export function chanceAt({ last, stability }: Memory, at: string, strength = 1): number {
  const days = Math.max(0, hoursBetween(last, at) / hoursPerDay)
  return forgetting_curve(scheduler.parameters.w, days, stability * strength)
}

function hoursBetween(from: string, to: string): number {
  return Temporal.Instant.from(from).until(Temporal.Instant.from(to)).total('hours')
}

function cardOf(memory: Memory | null, at: string): CardInput {
  const fresh = createEmptyCard(at)
  if (memory === null) return fresh
  const { due, last, stability, difficulty, reps, lapses } = memory
  return {
    ...fresh,
    due,
    last_review: last,
    stability,
    difficulty,
    reps,
    lapses,
    elapsed_days: Math.max(0, Math.floor(hoursBetween(last, at) / hoursPerDay)),
    scheduled_days: Math.max(0, Math.round(hoursBetween(last, due) / hoursPerDay)),
    state: State.Review,
  }
}

const grades: Record<RecallRating, Grade> = {
  1: Rating.Again,
  2: Rating.Hard,
  3: Rating.Good,
  4: Rating.Easy,
}
