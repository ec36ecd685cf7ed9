// What the window's acts come to.
import {
  isWindowAct,
  type Acting,
  type Resolved,
} from '../../../../electron/language/acts/acting.ts'
import { resolveWindow } from '../../../../electron/language/acts/resolve-window.ts'
import { reading } from '../../../../electron/language/frames/reading.ts'
import type { TurnFacts } from '../../../../electron/model/model.ts'
import type { Language } from '../../../../shared/language.ts'
import {
  usualPreferences,
  type SayablePreferences,
} from '../../../../shared/preferences/preference-change.ts'
import { framesOf } from '../given/frames.ts'
import { chinese, english, factsOf } from '../states.ts'

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
