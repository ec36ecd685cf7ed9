// What a test of the endpoint says: the seconds while it runs, then its lines.
import { useWords } from '../words/words.ts'
import styles from './assistant.module.css'
import type { TestState } from './use-endpoint-test.ts'

export function TestResult({ state }: { state: TestState }) {
  const words = useWords().assistant
  return (
    <div className={`small snug breaks pad-top-4 ${styles.result}`}>
      {/* The seconds are seen, not heard: a reader would say each of them. */}
      {state.kind === 'running' ? <p className="quiet">{words.testing(state.seconds)}</p> : null}
      <output
        className="stack gap-4"
        aria-label={words.testResult}
        data-testid="test-result"
        data-problem={(state.kind === 'over' && state.isProblem) || undefined}
      >
        {state.kind === 'over' ? (
          <>
            {state.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {state.models.length === 0 ? null : <p>{words.modelsFound(state.models.length)}</p>}
          </>
        ) : null}
      </output>
    </div>
  )
}
