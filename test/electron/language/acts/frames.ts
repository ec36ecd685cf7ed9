// Makes frames out of an example as the corpus writes them, and what the window's acts come to.
import {
  isWindowAct,
  type Acting,
  type Resolved,
} from '../../../../electron/language/acts/acting.ts'
import { resolveWindow } from '../../../../electron/language/acts/resolve-window.ts'
import { reading } from '../../../../electron/language/frames/reading.ts'
import { frameSchema, type Frame } from '../../../../electron/language/reader/frame.ts'
import type { TurnFacts } from '../../../../electron/model/model.ts'
import { readFile } from '../../../../scripts/train/corpus.ts'
import type { Language } from '../../../../shared/language.ts'
import {
  usualPreferences,
  type SayablePreferences,
} from '../../../../shared/preferences/preference-change.ts'
import { chinese, english, factsOf } from '../states.ts'

/** "pin | pin [it](task)". */
export function framesOf(line: string): { text: string; frames: Frame[] } {
  const [example] = readFile('test', line)
  if (example === undefined) throw new Error('no example')
  const { text, acts, spans } = example
  const frames = acts.map(({ label, flags, start, end }) =>
    frameSchema.parse({
      act: label,
      from: start,
      to: end,
      slots: spans
        .filter((span) => span.start >= start && span.end <= end)
        .map((span) => ({
          role: span.role,
          text: text.slice(span.start, span.end),
          from: span.start,
          to: span.end,
        })),
      flags,
      confidence: 1,
      others: [],
    }),
  )
  return { text, frames }
}

type Changes = Partial<Omit<Acting, 'read' | 'ground'>> & {
  facts?: Partial<TurnFacts>
  preferences?: SayablePreferences
}

export function resolveLine(line: string, language: Language, changes: Changes = {}): Resolved {
  const { text, frames } = framesOf(line)
  const [frame] = frames
  if (frame === undefined || !isWindowAct(frame.act)) throw new Error('no act of the window')
  const state = language === 'en' ? english : chinese
  const { facts: more, ...acting } = changes
  const facts = factsOf(text, { state, language, ...more })
  return resolveWindow(
    {
      read: reading(frame, text, facts),
      ground: facts,
      preferences: { ...usualPreferences, language },
      language,
      chosen: null,
      isAgreed: false,
      ...acting,
    },
    frame.act,
  )
}

/** What its operations change; a question with what can be pressed; or what is said. */
export function outcome(resolved: Resolved): unknown {
  if (resolved.kind === 'do') return resolved.operations.map(({ changes }) => changes)
  if (resolved.kind === 'ask') return resolved.asked.choices.map(({ label }) => label)
  return resolved.text
}

/** What its card says of each. */
export const previews = (resolved: Resolved) =>
  resolved.kind === 'do' ? resolved.operations.map(({ preview, reason }) => [preview, reason]) : []
