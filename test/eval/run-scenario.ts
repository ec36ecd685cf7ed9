// Says what a scenario says, answers its cards, and compares the states.
import { readHomework } from '../../db/homework.ts'
import { currentClock } from '../../electron/session/context.ts'
import type { AppView } from '../../shared/view/app-view.ts'
import type { Language } from '../../shared/language.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Session } from '../../electron/session/session.ts'
import type { Scenario } from './scenario.ts'
import { openStart, type Outcome, type Answering } from './world.ts'

export type Judged = {
  scenario: Scenario
  language: Language
  /** `wrong`: something was written, and not what was asked. */
  verdict: 'done' | 'declined' | 'not-done' | 'wrong'
  outcome: Outcome
  rounds: number
  tokens: number
}

const mostCards = 12

/** For a data folder without a term. */
const noState: ScheduleState = { window: { days: [], periods: [] }, tasks: [], taskClasses: [] }

async function viewOf(session: Session): Promise<AppView> {
  const view = await session.request('load-view', {})
  if (!view.ok) throw new Error(view.failure.message)
  return view.value
}

export async function runScenario(
  scenario: Scenario,
  language: Language,
  answering?: Answering,
): Promise<Judged> {
  const desk = await openStart(scenario.start, language, answering)
  const { session } = desk
  try {
    const before = (await viewOf(session)).state ?? noState
    const endings: string[] = []
    for (const text of scenario.says[language]) {
      endings.push(await sayWhole(session, text, scenario.verdict ?? 'accept'))
    }
    const { state, timeline } = await viewOf(session)
    const outcome: Outcome = {
      before,
      after: state ?? noState,
      today: currentClock(session.context).moment.day,
      homework: readHomework(session.context.database),
      endings,
      replies: timeline.flatMap(({ event }) => (event.kind === 'text' ? [event.text] : [])),
    }
    const ends = timeline.flatMap(({ event }) => (event.kind === 'turn-end' ? [event] : []))
    return {
      scenario,
      language,
      verdict: judge(scenario, outcome),
      outcome,
      rounds: ends.reduce((sum, { rounds }) => sum + rounds, 0),
      tokens: ends.reduce(
        (sum, { usage }) => sum + (usage?.promptTokens ?? 0) + (usage?.outputTokens ?? 0),
        0,
      ),
    }
  } finally {
    await desk.close()
  }
}

/** One turn, its cards answered until none waits. */
async function sayWhole(
  session: Session,
  text: string,
  verdict: 'accept' | 'reject',
): Promise<string> {
  const said = await session.request('say', { text })
  if (!said.ok) return said.failure.code
  let { ending, cardId } = said.value
  cardId ??= await cardThatFollows(session)
  for (let left = mostCards; cardId !== null && left > 0; left -= 1) {
    const id = cardId
    const card = (await viewOf(session)).cards.find((each) => each.id === id)
    if (card === undefined) break
    const answer = { cardId: id, hash: card.hash, verdict, note: '' }
    const answered = await session.request('answer-card', answer)
    if (!answered.ok) return answered.failure.code
    ending = answered.value.ending ?? ending
    cardId = answered.value.cardId ?? (await cardThatFollows(session))
    // A rejected plan asks what should be different: that is another turn.
    if (verdict === 'reject') break
  }
  return ending
}

/** The rest of a message follows as turns of their own (G13). */
async function cardThatFollows(session: Session): Promise<string | null> {
  const { running } = session.context
  while (running.size > 0) await Promise.all(running)
  return (await viewOf(session)).cards.find(({ status }) => status === 'open')?.id ?? null
}

function judge({ check, mayDecline = false }: Scenario, outcome: Outcome): Judged['verdict'] {
  const isSame = JSON.stringify(outcome.before) === JSON.stringify(outcome.after)
  if (check(outcome)) return isSame && mayDecline ? 'declined' : 'done'
  if (!isSame) return 'wrong'
  return mayDecline ? 'declined' : 'not-done'
}
