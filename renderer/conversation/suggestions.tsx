// Up to three things to say next, above the field.
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { guideNames, isLeftGuide } from '../../shared/words/guide/guide-names.ts'
import { guideNextWords } from '../guide/guide-next-words.ts'
import { shownGuide } from '../guide/guide-store.ts'
import { focusComposer, say } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { currentWeek } from '../store/week-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { guideWords } from '../words/guide-words.ts'
import { useLanguage, useWords } from '../words/words.ts'
import styles from './composer.module.css'
import { listNextWords } from './list-next-words.ts'
import { suggest } from './suggest.ts'

export function Suggestions() {
  const desk = useDesk()
  const words = useWords(conversationWords)
  const isBusy = useStore(desk.chat, (chat) => chat.isRunning || openCardOf(chat) !== null)
  const hasDraft = useStore(desk.composer, ({ draft }) => draft !== '')
  const texts = useNextWords()
  if (isBusy || hasDraft || texts.length === 0) return null
  const choose = (text: string) => {
    void say(desk, text)
    // The button goes, and the focus with it.
    focusComposer(desk)
  }
  return (
    <ul className={styles.suggestions} aria-label={words.suggestions}>
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
    return guideNextWords({ view, reply, state, today }, guideWords[language])
  }
  const names = suggest(state, history, {
    weekday: weekdayOf(clock.date),
    // What is said of weeks is meant of the term's own.
    week: currentWeek({ state, clock, weekStart: 1 }),
    isNew: timeline.length === 0,
  })
  const starters = names.map((name) => conversationWords[language].say[name])
  const { takeUp } = guideNames[language]
  return listNextWords(response, isLeft ? [takeUp, ...starters] : starters)
}
