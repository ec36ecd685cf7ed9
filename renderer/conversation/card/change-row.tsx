// One change of a card in a row: the course's dot and the title, and where it goes.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { EffectChange } from '../../../shared/schedule/effect.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { sayTitleBriefly, sayWhereBriefly } from '../../../shared/words/schedule/say-change.ts'
import { useDesk, useRecord } from '../../store/use-store.ts'
import { useTaskFacts } from '../../week/block/block-look.ts'
import { useLanguage } from '../../words/words.ts'
import styles from './card.module.css'
import { CourseDot, inCourse } from '../../kit/in-course.tsx'

/** "Mon 19:00–20:35", "→ Tue 13:30–15:05": a line ends between the two, and within one only where it must. */
function splitMove(where: string): string[] {
  return where.split(/ (?=→)/)
}

type ChangeRowProps = { change: EffectChange; window: Window; isDated: boolean }

/** `isDated`: the changes lie in more than one week. */
export function ChangeRow({ change, window, isDated }: ChangeRowProps) {
  const language = useLanguage()
  const { hue, course } = useTaskFacts(useRecord(useDesk().week.tasks, change.taskId))
  return (
    <span className="course line wrap gap-x-8" {...inCourse(hue)}>
      <CourseDot hue={hue} title={course} />
      <span className={`grow narrows pretty ${styles.name}`}>
        {sayTitleBriefly(change, language)}
        {course === '' ? null : <span className="for-screen-readers">{` (${course})`}</span>}
        {change.hostTitle === null ? null : (
          <small className="block same-size">
            {windowWords[language].week.inHost(change.hostTitle)}
          </small>
        )}
      </span>
      <span className="stack fixed pushed unbroken quiet to-end" data-where="">
        {splitMove(sayWhereBriefly(window, change, language, isDated)).map((part) => (
          <span key={part}>{part} </span>
        ))}
      </span>
    </span>
  )
}
