// The names in an answer that become buttons, and that the built-in model's answers name what there is.
import { describe, expect, test } from 'vitest'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import type { Beyond } from '../../../electron/language/read/draft.ts'
import { findNamedPlace } from '../../../renderer/conversation/answer-text.tsx'
import { parseSpans } from '../../../renderer/pack/parse-marks.ts'
import { languages, type Language } from '../../../shared/language.ts'

const places: [Beyond, string[]][] = [
  ['add', ['timetable', 'import']],
  ['settings', ['settings', 'assistant']],
  ['export', ['export']],
  ['import', ['import']],
  ['syllabus', ['syllabus']],
]

describe.each(languages)('[U4] in %s', (language: Language) => {
  test.each(places)('[U4] what %s answers leads to what it names', (beyond, expected) => {
    const said = builtInModelWords[language].beyonds[beyond]
    const found = parseSpans(said).flatMap(({ kind, text }) =>
      kind === 'quoted' ? (findNamedPlace(text, language) ?? []) : [],
    )
    expect(found).toEqual(expected)
  })
})

test('[U4] nothing that changes the schedule is behind a name, and other names lead nowhere', () => {
  expect(findNamedPlace('Undo', 'en')).toBeNull()
  expect(findNamedPlace('Accept the proposal', 'en')).toBeNull()
  expect(findNamedPlace('Calculus', 'en')).toBeNull()
  expect(findNamedPlace('导出', 'en')).toBeNull()
})
