// Up to three things to say next, above the field.
import { upperFirst } from '../../shared/text/as-sentence.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { sharedGuideWords } from '../../shared/i18n/shared/guide.ts'
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { isLeftGuide } from '../../shared/guide/guide-names.ts'
import { guideNextWords } from '../guide/guide-next-words.ts'
import { shownGuide } from '../store/guide-store.ts'
import { focusComposer, say } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { usePending } from '../store/use-requests.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { currentWeek } from '../store/week-store.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { sumTurns } from './sum-turns.ts'
import styles from './composer.module.css'
import type { TurnResponse } from '../../shared/agent/turn-response.ts'
import type { HistoryHeads } from '../../shared/view/app-view.ts'
import { findTaskClass, type ScheduleState } from '../../shared/schedule/state.ts'

const mostTexts = 3

/** Phases in which something was asked back. */
const awaited: ReadonlySet<string> = new Set(['handoff_wait', 'listening', 'clarify'])

/** `starters` are read off the plan. Where an answer is awaited only the ways out are offered, elsewhere nothing that was just `said` in vain. */
export function listNextWords(
  response: Pick<TurnResponse, 'suggested' | 'phase'> | null,
  starters: readonly string[],
  said = '',
): string[] {
  const suggested = (response?.suggested ?? []).map(upperFirst)
  const isAwaited = response !== null && awaited.has(response.phase)
  const asksBack = isAwaited && suggested.length > 0
  const texts: string[] = []
  for (const text of asksBack ? suggested : [...suggested, ...starters])
    if (
      fold(text) !== '' &&
      (asksBack || fold(text) !== fold(said)) &&
      !texts.some((other) => isAlike(other, text))
    )
      texts.push(text)
  return texts.slice(0, mostTexts)
}

/** "Undo" and "Undo the last change": the one begins the other. */
function isAlike(a: string, b: string): boolean {
  const [first, second] = [fold(a), fold(b)]
  return first.startsWith(second) || second.startsWith(first)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}]/gu, '')
}

export function Suggestions() {
  const desk = useDesk()
  const words = useWords().conversation
  const isBusy = useStore(desk.chat, (chat) => chat.isRunning || openCardOf(chat) !== null)
  const hasDraft = useStore(desk.composer, ({ draft }) => draft !== '')
  const texts = useNextWords()
  const [isSaying, run] = usePending()
  // They go with the press: the second press of a double click finds none.
  if (isBusy || isSaying || hasDraft || texts.length === 0) return null
  const choose = (text: string) => {
    run(say(desk, text))
    // The button goes, and the focus with it.
    focusComposer(desk)
  }
  return (
    <ul className={`flex wrap gap-6 fixed ${styles.suggestions}`} aria-label={words.suggestions}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => choose(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

function useNextWords(): string[] {
  const { chat, guide, week } = useDesk()
  const language = useLanguage()
  const state = useStore(week.view, (view) => view.state)
  const history = useStore(week.view, (view) => view.history)
  const clock = useStore(week.view, (view) => view.clock)
  const response = useStore(chat, (each) => each.response)
  const timeline = useStore(chat, (each) => each.timeline)
  const conversation = useStore(chat, (each) => each.conversation.id)
  const view = useStore(guide, (each) => shownGuide(each, conversation))
  const known = useStore(guide, ({ view: each, of }) => (of === conversation ? each : null))
  const isLeft = known !== null && isLeftGuide(known)
  // A guide that has just begun is about to be read, and says itself what comes next.
  const isRead = response?.scene !== 'guide' || known?.canExport === true
  if (state === null || !isRead) return []
  if (view !== null) {
    // The question whether to go elsewhere has a yes and a no of its own.
    if (response?.phase === 'handoff_wait') return listNextWords(response, [])
    const said = timeline.findLast(({ event }) => event.kind === 'text')?.event
    const reply = said?.kind === 'text' ? said.text : ''
    const today = clock.moment.day
    return guideNextWords({ view, reply, state, today }, windowWords[language].guide)
  }
  const names = suggest(state, history, {
    weekday: weekdayOf(clock.date),
    // What is said of weeks is meant of the term's own.
    week: currentWeek({ state, clock, weekStart: 1 }),
    day: clock.moment.day,
    isNew: timeline.length === 0,
  })
  const starters = names.map((name) => windowWords[language].conversation.say[name])
  const { takeUp } = sharedGuideWords[language].guideNames
  const last = [...sumTurns(timeline).values()].at(-1)
  const said = last?.hasChanged === false ? last.request : ''
  return listNextWords(response, isLeft ? [takeUp, ...starters] : starters, said)
}

type SuggestionTime = { weekday: number; week: number; day: number; isNew?: boolean }

type SuggestionName =
  | 'plan-week'
  | 'plan-next-week'
  | 'plan-rest'
  | 'free-tomorrow'
  | 'free-friday'
  | 'list-pending'
  | 'undo-last'
  | 'guide'

/** `weekday` is today's, 1 to 7, `week` the term's week of today and `day` its day; `isNew`: nothing was said in this conversation yet. */
export function suggest(
  state: ScheduleState,
  history: HistoryHeads,
  { weekday, week, day, isNew = false }: SuggestionTime,
): SuggestionName[] {
  const items = state.tasks.filter((task) => task.kind === 'item')
  const pending = items.filter(({ place }) => place === null)
  const hasPending = pending.length > 0
  const reaches = (wanted: number) =>
    pending.some(({ classId }) => (findTaskClass(state, classId)?.toDay ?? Infinity) >= wanted)
  const mayPlan = day <= state.window.days.length && reaches(day)
  const placedIn = (wanted: number) =>
    items.some(({ place }) => place !== null && Math.ceil(place.day / 7) === wanted)
  const isPlanned = placedIn(week)
  const hasNext = week * 7 < state.window.days.length && reaches(week * 7 + 1)
  // From Friday on a plan is for the week to come, where something may lie in it.
  const isLate = day >= 1 && weekday > 4 && hasNext
  const wishes: [SuggestionName, boolean][] = [
    ['plan-week', mayPlan && !isLate && !isPlanned],
    ['plan-next-week', mayPlan && (isLate || isPlanned) && hasNext && !placedIn(week + 1)],
    ['plan-rest', mayPlan && (isLate || isPlanned) && hasNext && placedIn(week + 1)],
    ['list-pending', hasPending && !isPlanned],
    ['guide', isNew],
    ['free-friday', weekday < 4],
    ['free-tomorrow', weekday >= 4 || !hasPending],
    ['undo-last', isPlanned && history.undo !== null],
    ['list-pending', hasPending && isPlanned],
    ['guide', !hasPending && !isNew],
  ]
  return wishes
    .filter(([, isFitting]) => isFitting)
    .map(([name]) => name)
    .slice(0, 3)
}
