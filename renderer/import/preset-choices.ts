// Offers the usual tables of a day by name.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import { presetNames, presets, type PresetName } from '../../shared/timetable/presets.ts'

/** Each with the clock times between which it lies. */
export function presetChoices(language: Language): { value: PresetName; label: string }[] {
  return presetNames.map((name) => {
    const wholeDay = `${presets[name][0]?.start ?? ''}–${presets[name].at(-1)?.end ?? ''}`
    return { value: name, label: windowWords[language].timetable.presets[name](wholeDay) }
  })
}
