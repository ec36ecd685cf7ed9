// Which clock times the periods have: one of the usual tables, or times of one's own, a period on each line.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useId, useState, type ReactNode } from 'react'
import type { Period } from '../../shared/schedule/term.ts'
import type { ImportAnswers } from '../../shared/timetable/import-answers.ts'
import type { ImportQuestion } from '../../shared/timetable/import-reading.ts'
import { readPeriodLines, writePeriodLines } from '../../shared/timetable/period-lines.ts'
import { presetNames, presets, type PresetName } from '../../shared/timetable/presets.ts'
import { Select } from '../kit/fields.tsx'
import form from '../kit/form.module.css'
import { useLanguage } from '../words/words.ts'
import { presetChoices } from './preset-choices.ts'
import styles from './import.module.css'

type PeriodsProps = {
  question: Extract<ImportQuestion, { kind: 'periods' }>
  guess: ReactNode
  onAnswer: (change: ImportAnswers) => void
}

export function PeriodsQuestion({ question, guess, onAnswer }: PeriodsProps) {
  const language = useLanguage()
  const words = windowWords[language].importStep
  const id = useId()
  const [isOwn, setOwn] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const preset = isOwn ? null : presetOf(question.value)
  const lines = draft ?? writePeriodLines(question.value)
  const type = (text: string) => {
    setDraft(text)
    const periods = readPeriodLines(text)
    if (periods !== null) onAnswer({ periods })
  }
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {words.periods} {guess}
      </label>
      <Select
        id={id}
        value={preset}
        choices={[...presetChoices(language), { value: null, label: words.ownTimes }]}
        onChange={(chosen) => {
          setOwn(chosen === null)
          setDraft(null)
          if (chosen !== null) onAnswer({ periods: presets[chosen] })
        }}
      />
      {preset === null ? (
        <label className="stack gap-2 above-6">
          <span className={form.label}>{words.ownTimesLabel}</span>
          <textarea
            rows={6}
            value={lines}
            aria-invalid={readPeriodLines(lines) === null}
            onChange={(event) => type(event.target.value)}
          />
          <small className={styles.importQuestionsHint}>{words.ownTimesHint}</small>
        </label>
      ) : null}
    </div>
  )
}

function presetOf(periods: readonly Period[]): PresetName | null {
  const said = JSON.stringify(periods)
  return presetNames.find((name) => JSON.stringify(presets[name]) === said) ?? null
}
