// The diagnosis of a plan as text for a model: the facts in a line each, the problems, the proposals, the verdict.
import type { HealthFacts } from '../../../planner/health.ts'
import { sayCount } from '../../../words/say-count.ts'

export const phrases = {
  head: (from: string, to: string, blocks: number, days: number, signal: number) =>
    `Health from ${from} to ${to}: ${sayCount(blocks, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}; improvement signal ${signal} (lower is better, 0 is nothing to mend).`,
  none: (from: string) => `Health: no study is placed from ${from} on.`,
  headOfDay: (day: string, blocks: number, signal: number) =>
    `Health of ${day}: ${sayCount(blocks, 'study-block', 'en')}; improvement signal of the whole plan ${signal} (lower is better).`,
  rhythm: (parts: string[]) => `Rhythm: ${parts.join('; ')}.`,
  problems: (count: number) => `Problems (${count}), worst first:`,
  noProblem: 'Problems: none.',
  noProblemOnDay: (day: string) => `Problems on ${day}: none.`,
  problem: (words: string, details: string[]) => `- ${words} (${details.join('; ')})`,
  details: {
    points: (points: number): string => (points === 1 ? '1 point' : `${points} points`),
    tasks: (ids: number[]) => `tasks ${ids.map((id) => `#${id}`).join(', ')}`,
    forced: 'no single move or swap is worth it',
  },
  more: (count: number) => `- and ${count} more`,
  main: (words: string) => `Main problem: ${words} Candidates against it:`,
  candidate: (id: string, call: string, words: string, details: string[]) =>
    `${id} ${call} ${words} (${details.join('; ')})`,
  close: (words: string) => `close: ${words}`,
  signal: (from: number, to: number) => `signal ${from} → ${to}`,
  better: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
  cost: (blocks: number, days: number) =>
    `${sayCount(blocks, 'study-block', 'en')}, ${sayCount(days, 'day', 'en')}`,
  verdict: (sentence: string, verdict: HealthFacts['verdict']) =>
    `Verdict: ${sentence} should_continue_optimize ${verdict.should_continue_optimize}; is_forced_imperfection ${verdict.is_forced_imperfection}; recommended_operation ${verdict.recommended_operation}; improvement_signal ${verdict.improvement_signal}.`,
}
