// What a plan should know before the first one is made: when study begins and ends, lunch, and free evenings, a tap each.
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import { sayLunch } from '../../shared/preferences/say-preferences.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { classNames } from '../kit/button.tsx'
import { setPreferences } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './habits.module.css'

const offered = {
  noStudyBefore: [null, '09:00', '10:00', '11:00'],
  noStudyAfter: [null, '18:00', '20:00', '22:00'],
  lunch: [
    null,
    { from: '12:00', to: '13:00' },
    { from: '12:30', to: '13:30' },
    { from: '13:00', to: '14:00' },
  ],
  freeEvenings: [0, 2, 3, 5],
} as const

type Asked = keyof typeof offered

/** Where there are courses to plan for; what is tapped holds at once, and is changed later among the habits. */
export function FirstHabits() {
  const { week } = useDesk()
  const words = useWords().habit
  const hasWork = useStore(week.view, ({ state }) => (state?.taskClasses.length ?? 0) > 0)
  if (!hasWork) return null
  return (
    <section className="stack gap-10 small" aria-label={words.ask}>
      <p className="quiet snug">{words.askHint}</p>
      <Row asked="noStudyBefore" legend={words.before} />
      <Row asked="noStudyAfter" legend={words.after} />
      <Row asked="lunch" legend={words.lunch} />
      <Row asked="freeEvenings" legend={words.evenings} />
    </section>
  )
}

function Row({ asked, legend }: { asked: Asked; legend: string }) {
  const desk = useDesk()
  const words = useWords().habit
  const planning = useStore(desk.settings, (settings) => settings.planning)
  // What was tapped just before may not be drawn yet.
  const take = (value: PlanningPreferences[Asked]) =>
    void setPreferences(desk, { planning: { ...desk.settings.get().planning, [asked]: value } })
  return (
    <fieldset>
      <legend className="quiet">{legend}</legend>
      <div className="flex wrap gap-6 above-4">
        {offered[asked].map((value) => (
          <button
            key={JSON.stringify(value)}
            type="button"
            className={classNames('rounded hovers pad-y-4 pad-x-10', styles.tap)}
            aria-pressed={isSameValue(planning[asked], value)}
            onClick={() => take(value)}
          >
            {typeof value === 'object' && value !== null
              ? sayLunch(value)
              : (value ?? words.noLimit)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
