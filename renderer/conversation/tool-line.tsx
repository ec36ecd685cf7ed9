// A tool call in one line: verb, object, result; it opens to its arguments and its answer.
import type { ToolCall } from '../../shared/agent/message.ts'
import { Icon } from '../controls/icon.tsx'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { toolWords } from '../../shared/words/tool-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './conversation.module.css'
import { sayToolCall } from '../../shared/words/say-tool-call.ts'
import type { ToolEnd } from './timeline-rows.ts'

export function ToolLine({ call, end }: { call: ToolCall; end: ToolEnd | null }) {
  const language = useLanguage()
  const words = toolWords[language]
  // What a call was about is said with the titles of the moment at which it is drawn.
  const state = useStore(useDesk().week.view, (view) => view.state)
  const outcome = end === null ? words.running : words.outcomes[end.outcome]
  return (
    <details className={styles.tool} data-outcome={end?.outcome}>
      <summary>
        <span className={styles.toolName}>{sayToolCall(call, state, language)}</span>
        <span className={styles.outcome}>{outcome}</span>
        <span className={styles.chevron}>
          <Icon name="down" size={12} />
        </span>
      </summary>
      <div className={styles.toolBody}>
        <code>
          {call.name}
          {Object.entries(call.arguments).map(([name, value]) => (
            <span key={name}>{` ${name}=${JSON.stringify(value)}`}</span>
          ))}
        </code>
        {end === null || end.text === '' ? null : <p>{end.text}</p>}
      </div>
    </details>
  )
}
