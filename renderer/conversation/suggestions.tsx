// Up to three things to say next, above the field.
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { say } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { currentWeek } from '../store/week-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { useWords } from '../words/words.ts'
import styles from './composer.module.css'
import { listNextWords } from './list-next-words.ts'
import { suggest } from './suggest.ts'

export function Suggestions() {
  const desk = useDesk()
  const words = useWords(conversationWords)
  const isBusy = useStore(desk.chat, (chat) => chat.isRunning || openCardOf(chat) !== null)
  const hasDraft = useStore(desk.composer, ({ draft }) => draft !== '')
  const state = useStore(desk.week.view, (view) => view.state)
  const history = useStore(desk.week.view, (view) => view.history)
  const clock = useStore(desk.week.view, (view) => view.clock)
  const response = useStore(desk.chat, (chat) => chat.response)
  if (isBusy || hasDraft || state === null) return null
  const names = suggest(state, history, {
    weekday: weekdayOf(clock.date),
    // What is said of weeks is meant of the term's own.
    week: currentWeek({ state, clock, weekStart: 1 }),
  })
  const texts = listNextWords(
    response,
    names.map((name) => words.say[name]),
  )
  if (texts.length === 0) return null
  return (
    <ul className={styles.suggestions} aria-label={words.suggestions}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => void say(desk, text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
