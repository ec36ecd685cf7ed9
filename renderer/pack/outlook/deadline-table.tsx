// Every number of a simulation as a table: a row for each deadline, with the sentence that says it all.
import type { DeadlineOutlook, SimulationFacts } from '../../../shared/planner/simulation.ts'
import { sayShare, saySpan } from '../../../shared/planner/say/say-outlook.ts'
import { sayIso } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { LineSample, chartOf } from './chance-chart.tsx'
import styles from './outlook.module.css'

export function DeadlineTable({ facts }: { facts: Extract<SimulationFacts, { kind: 'outlook' }> }) {
  const words = useWords().outlook.simulate
  const { columns } = words
  const dashes = new Map(chartOf(facts).lines.map(({ number, dash }) => [number, dash]))
  return (
    // Where it is narrow it is scrolled to by keyboard too.
    <section
      className={`rounded-small ${styles.tableScroll}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={words.table}
    >
      <table className={`full small tight ${styles.table}`} aria-label={words.table}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.work}</th>
            <th scope="col">{columns.due}</th>
            <th scope="col">{columns.chance}</th>
            <th scope="col">{columns.half}</th>
            <th scope="col">{columns.most}</th>
            <th scope="col">{columns.left}</th>
          </tr>
        </thead>
        <tbody>
          {facts.deadlines.map((deadline, index) => (
            <Row
              key={deadline.key}
              deadline={deadline}
              number={index + 1}
              dash={dashes.get(index + 1) ?? null}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { deadline: DeadlineOutlook; number: number; dash: string | null }

function Row({ deadline, number, dash }: RowProps) {
  const language = useLanguage()
  const words = useWords().outlook.simulate
  const { title, course, date, due, isPast, waiting, chance, p50, p80, unfinished } = deadline
  const sayDay = (day: string | null) => (day === null ? words.never : sayIso(day, language))
  return (
    <tr>
      <td>
        {number}
        {dash === null ? null : <LineSample course={course} dash={dash} />}
      </td>
      <th scope="row">
        {title}
        {waiting > 0 ? <small>{words.waiting(waiting)}</small> : null}
      </th>
      <td>
        {sayIso(date, language)}
        {due.kind === 'exam' ? (
          <small>{words.forExam(sayIso(due.examDate, language))}</small>
        ) : null}
        {isPast ? <small>{words.pastDue}</small> : null}
      </td>
      <td>
        <b>{sayShare(chance.value, language)}</b>
        <small>{saySpan(chance, language)}</small>
      </td>
      <td>{sayDay(p50)}</td>
      <td>{sayDay(p80)}</td>
      <td>{unfinished === 0 ? '–' : sayDuration(unfinished, language)}</td>
    </tr>
  )
}
