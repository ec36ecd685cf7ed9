// How the plan stands: one sentence, its problems, the rhythm of the coming week, and what would help.
import { assertNever } from '../../shared/assert-never.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { HealthFacts } from '../../shared/planner/health.ts'
import { sayVerdict } from '../../shared/planner/say/say-health-verdict.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { HealthProblem } from '../../shared/tools/health-problem.ts'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogFoot } from '../kit/dialog.tsx'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { Icon } from '../kit/icon.tsx'
import { sayAloud } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import type { Desk } from '../store/desk.ts'
import { useQuery } from '../store/use-query.ts'
import { useDesk, useIsBusy, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './health.module.css'
import { openDay, revealBlock } from './reveal.ts'
import { Remedies } from './remedies.tsx'
import { RhythmChart } from './rhythm-chart.tsx'
import { sayHealthRows, type Behind } from './say-health-rows.ts'
import { Awaited } from '../kit/use-late.tsx'

/** Problems that are told one by one. */
const mostProblems = 5

export function HealthDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().health
  const state = useStore(desk.week.view, (view) => view.state)
  const { value, isAwaited, failure } = useQuery('check-health', {}, { on: ['plan'], isTold: true })
  const health = failure === '' && value !== null ? value.health : null
  return (
    <Dialog isWide title={words.title} onClose={onClose}>
      {state === null || isAwaited ? (
        <Awaited text={words.loading} />
      ) : health === null ? (
        <p className="stack grow shortens scrolls gap-14 pad-top-4 pad-x-22 pad-bottom-18">
          {words.failed}
        </p>
      ) : health.rhythm.totals.blocks === 0 ? (
        <EmptyHealth hasPending={health.feasibility.pending > 0} onClose={onClose} />
      ) : (
        <Diagnosis facts={health} state={state} onClose={onClose} />
      )}
    </Dialog>
  )
}

type DiagnosisProps = { facts: HealthFacts; state: ScheduleState; onClose: () => void }

function Diagnosis({ facts, state, onClose }: DiagnosisProps) {
  const language = useLanguage()
  return (
    <>
      <div className="stack grow shortens scrolls gap-14 pad-top-4 pad-x-22 pad-bottom-18">
        <p className="pretty">
          <HeldRanges text={sayVerdict(facts, language)} />
        </p>
        <Problems problems={facts.problems} onClose={onClose} />
        <Remedies facts={facts} state={state} onClose={onClose} />
        <RhythmChart facts={facts} window={state.window} onClose={onClose} />
        <StandingList facts={facts} state={state} onClose={onClose} />
      </div>
      <NextStep facts={facts} onClose={onClose} />
    </>
  )
}

type ProblemsProps = { problems: readonly HealthProblem[]; onClose: () => void }

function Problems({ problems, onClose }: ProblemsProps) {
  const desk = useDesk()
  const words = useWords().health
  const rest = problems.length - mostProblems
  if (problems.length === 0) return null
  const show = ({ taskIds: [first] }: HealthProblem) => {
    onClose()
    if (first !== undefined) revealBlock(desk, first)
  }
  return (
    <section aria-label={words.problems}>
      <ul className={`ruled-above ${styles.problems}`}>
        {problems.slice(0, mostProblems).map((problem) => (
          <li
            className="ruled-below"
            key={`${problem.kind} ${problem.taskIds.join(' ')} ${problem.days.join(' ')}`}
          >
            <button
              className="stack middle gap-10 full rest-auto small snug to-start pad-y-8 pad-x-2"
              type="button"
              onClick={() => show(problem)}
            >
              <span>
                <HeldRanges text={problem.words} />
              </span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className={`quiet small snug ${styles.quiet}`}>{words.moreProblems(rest)}</p>
      ) : null}
    </section>
  )
}

function NextStep({ facts: { verdict }, onClose }: { facts: HealthFacts; onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().health
  const waits = useStore(desk.chat, (chat) => openCardOf(chat) !== null)
  const isBusy = useIsBusy()
  const improve = () => {
    onClose()
    void sayAloud(desk, words.improveMessage)
  }
  return (
    <div
      className={`row wrap at-end gap-8 ruled-above pad-top-12 pad-x-22 pad-bottom-16 middle ${styles.foot}`}
    >
      <p className={`grow quiet small snug ${styles.quiet}`}>
        {waits ? windowWords[language].conversation.proposalWaits : isBusy ? words.busy : ''}
      </p>
      <Button onClick={() => desk.frame.set({ dialog: { kind: 'settings', part: 'habits' } })}>
        {windowWords[language].frame.habits}
      </Button>
      {/* The agent looks at the plan with the same eyes: where it would decline at once, it is not asked. */}
      {verdict.should_continue_optimize ? (
        <Button look="primary" disabled={isBusy} onClick={improve}>
          {words.improve}
        </Button>
      ) : null}
    </div>
  )
}

type StandingListProps = { facts: HealthFacts; state: ScheduleState; onClose: () => void }

/** The lines on how the plan stands, each of which leads to what stands behind its number. */
function StandingList({ facts, state, onClose }: StandingListProps) {
  const desk = useDesk()
  const lead = (behind: Behind) => {
    onClose()
    show(desk, behind)
  }
  return (
    <dl className={`stack gap-6 small snug ${styles.standing}`}>
      {sayHealthRows(facts, state, useLanguage()).map(({ label, text, behind }) => (
        <div key={label}>
          <dt className="quiet">{label}</dt>
          <dd>
            {behind === null ? (
              <HeldRanges text={text} />
            ) : (
              <button type="button" onClick={() => lead(behind)}>
                <span>
                  <HeldRanges text={text} />
                </span>
                <Icon name="right" />
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function show(desk: Desk, behind: Behind): void {
  switch (behind.kind) {
    case 'day':
      return openDay(desk, behind.day)
    case 'block':
      return revealBlock(desk, behind.taskId)
    case 'course':
      return desk.frame.set({ dialog: { kind: 'course', course: behind.course } })
    default:
      return assertNever(behind)
  }
}

/**
 * Before anything is placed there is nothing to diagnose: what to do first, and the button for
 * it.
 */
function EmptyHealth({ hasPending, onClose }: { hasPending: boolean; onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().health
  const isBusy = useIsBusy()
  const planMessage = windowWords[language].conversation.say['plan-week']
  const plan = () => {
    onClose()
    void sayAloud(desk, planMessage)
  }
  return (
    <>
      <p className="stack grow shortens scrolls gap-14 pad-top-4 pad-x-22 pad-bottom-18">
        {hasPending ? words.empty : words.emptyDone}
      </p>
      <DialogFoot>
        {hasPending ? (
          <Button look="primary" data-focus-first="" disabled={isBusy} onClick={plan}>
            {planMessage}
          </Button>
        ) : (
          <Button
            look="primary"
            onClick={() => desk.frame.set({ dialog: { kind: 'add-study', course: '' } })}
          >
            {windowWords[language].course.add}
          </Button>
        )}
      </DialogFoot>
    </>
  )
}
