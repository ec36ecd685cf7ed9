// Declares what the pack scene may do in the data folder and with the student's files; it knows no database.
import type { LookedUp } from '../../agent/ports.ts'
import type { ExecutionDoc } from '../../../shared/agent/execution-doc.ts'
import type { Language } from '../../../shared/language.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import type { Pack, PackWorld } from '../../../shared/pack/pack.ts'
import type { Result } from '../../../shared/result.ts'
import type { FieldDraft, IntentAnswer } from '../pack-material.ts'
import type { IntentSection } from '../../language/pack/intent-sections.ts'
import type { PackRecord } from '../scene-record.ts'

export type PackWish = {
  course: string
  /** As it stands with what the turn is about to write. */
  pack: Pack
  answers: readonly IntentAnswer[]
  language: Language
}

export type PackService = {
  /** As the file holds it; null before the first. */
  readRecord: () => PackRecord | null
  /** Of the schedule and of packs, each once. */
  courses: () => string[]
  /** Those that the words name, by their names or the short forms that students use. */
  coursesNamed: (words: string) => string[]
  /** That of the guide of this conversation; null where there was none. */
  guideCourse: () => string | null
  /**
   * What a guide has settled of the course, in words, the sections that it answers, and the fields written from it that
   * would say something else by now; null where none is written.
   */
  settled: (
    course: string,
    language: Language,
  ) => { text: string; sections: readonly IntentSection[]; changed: PackFieldKey[] } | null
  read: (course: string) => { pack: Pack; world: PackWorld }
  /** A failure is a sentence that says what is missing; null once the signal has stopped it. */
  draft: (
    wish: PackWish & { key: PackFieldKey },
    signal: AbortSignal,
  ) => Promise<Result<FieldDraft, string> | null>
  lookUp: (
    wish: { course: string; question: string; language: Language },
    signal: AbortSignal,
  ) => Promise<LookedUp | null>
  /** The work of the pack that the plan does not have; null where it has all of it. */
  document: (wish: PackWish) => Result<ExecutionDoc | null, string>
}
