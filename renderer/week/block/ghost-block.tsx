// A proposed block where it would come to lie.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useDesk, useRecord, useStore } from '../../store/use-store.ts'
import { toggleGhost } from '../../store/part-choice.ts'
import { useLanguage } from '../../words/words.ts'
import { classNames } from '../../kit/button.tsx'
import { BlockFace } from './block-face.tsx'
import styles from './block.module.css'
import { lookOf, useTaskFacts } from './block-look.ts'
import { describeBlock } from '../describe-block.ts'
import { shortNameOf } from '../../../shared/preferences/short-name.ts'
import type { Ghost } from '../../store/proposal-store.ts'
import { blockBox, type WeekAxis } from '../../../shared/timetable/day-axis.ts'

export function GhostBlock({ ghost, axis }: { ghost: Ghost; axis: WeekAxis }) {
  const { task, place } = ghost
  const language = useLanguage()
  const facts = useTaskFacts(task)
  const desk = useDesk()
  const isFaded = useRecord(desk.proposal.faded, task.id) === true
  const isChoosable = useIsChoosable()
  const window = useStore(desk.week.view, ({ state }) => state?.window)
  const short = useStore(desk.settings, (each) => shortNameOf(each.shortNames, facts.course))
  if (window === undefined) return null
  const text = describeBlock(task, place, {
    window,
    short,
    facts: facts.facts,
    host: facts.host?.title ?? null,
    guests: [],
    notes: [],
    language,
  })
  const name = `${windowWords[language].week.proposed}: ${text.name}`
  const box = blockBox(axis, place, task.kind === 'event' ? task.clock : null)
  return (
    <li
      {...lookOf(task, facts, box)}
      data-ghost="to"
      data-faded={isFaded || undefined}
      data-task-id={task.id}
    >
      {isChoosable ? null : <span className="for-screen-readers">{name}</span>}
      <BlockFace text={text} share={facts.host === null ? box.height : null} />
      {isChoosable ? (
        <button
          type="button"
          className={classNames(styles.press, styles.toggle)}
          // The card has a tick for it, which the keys reach.
          tabIndex={-1}
          aria-label={name}
          aria-pressed={!isFaded}
          title={windowWords[language].week.toggle(!isFaded)}
          onClick={() => toggleGhost(desk, task.id)}
        />
      ) : null}
    </li>
  )
}

/** Whether the drawn card can be taken in part. */
function useIsChoosable(): boolean {
  const { proposal } = useDesk()
  const cardId = useStore(proposal.view, (view) => view.cardId)
  return useStore(proposal.choice, (choice) => choice.isOffered && choice.cardId === cardId)
}
