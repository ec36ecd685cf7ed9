// What became of a block, and how long it took; without minutes it took as long as planned.
import { marks, maxMinutes, type Mark } from '../../../shared/schedule/work-log.ts'
import type { ToolArguments } from '../../../shared/tools/catalogue.ts'
import { editWords } from '../../words/edit-words.ts'
import { markWords } from '../../words/mark-words.ts'
import { useLanguage } from '../../words/words.ts'
import styles from './edit.module.css'
import { NumberField } from './number-field.tsx'

type MarkArguments = ToolArguments<'mark_task'>

type MarkFieldsProps = {
  title: string
  given: MarkArguments
  onChange: (next: MarkArguments) => void
}

export function MarkFields({ title, given, onChange }: MarkFieldsProps) {
  const language = useLanguage()
  const words = editWords[language]
  const { minutes, ...rest } = given
  const hasTime = given.mark === 'done' || given.mark === 'partly'
  const choose = (mark: Mark) =>
    // Nothing was worked on a block that was missed.
    onChange(mark === 'done' || mark === 'partly' ? { ...given, mark } : { ...rest, mark })
  return (
    <>
      <p>{title}</p>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>{words.outcome}</span>
          <select
            value={given.mark}
            onChange={({ target }) =>
              choose(marks.find((mark) => mark === target.value) ?? given.mark)
            }
          >
            {marks.map((mark) => (
              <option key={mark} value={mark}>
                {markWords[language].marks[mark]}
              </option>
            ))}
          </select>
        </label>
        {hasTime ? (
          <NumberField
            label={words.minutes}
            hint={words.asPlanned}
            value={minutes}
            least={0}
            most={maxMinutes}
            onChange={(next) => onChange(next === undefined ? rest : { ...rest, minutes: next })}
          />
        ) : null}
      </div>
    </>
  )
}
