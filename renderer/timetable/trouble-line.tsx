// What keeps the timetable from being saved, in one line: classes that can't be, or the answer of the core.
import { useWords } from '../words/words.ts'
import { troubledKeys, type TimetableDraft } from './timetable-draft.ts'
import styles from './timetable.module.css'

type TroubleProps = { draft: TimetableDraft; weeks: number; periods: number; problem: string }

export function TroubleLine({ draft, weeks, periods, problem }: TroubleProps) {
  const words = useWords().timetable
  const keys = new Set(troubledKeys(draft, weeks, periods))
  const titles = draft.blocks.flatMap(({ key, block }) => (keys.has(key) ? [block.title] : []))
  const text = titles.length > 0 ? words.troubled(words.titles([...new Set(titles)])) : problem
  return (
    <output className={`grow quiet to-end ${styles.trouble} ${text === '' ? '' : 'caution'}`}>
      {text === '' ? words.count(draft.blocks.length) : text}
    </output>
  )
}
