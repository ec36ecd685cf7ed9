// The state of a field or a phase: a sign and its name, so that no colour has to say it.
import type { FieldState } from '../../shared/pack/pack-phase.ts'
import { fieldStateName } from '../../shared/pack/name-pack.ts'
import { Icon, type IconName } from '../kit/icon.tsx'
import { useLanguage } from '../words/words.ts'
import styles from './pack.module.css'

const signs: Record<FieldState, IconName | null> = {
  empty: null,
  draft: 'edit',
  ready: 'check',
  stale: 'retry',
}

type FieldStatusProps = {
  state: FieldState
  /** Said beside it; empty for nothing. */
  more?: string
}

export function FieldStatus({ state, more = '' }: FieldStatusProps) {
  const sign = signs[state]
  return (
    <span className={`middle fixed quiet small gap-6 ${styles.status}`} data-state={state}>
      {sign === null ? (
        <span className={styles.hollow} aria-hidden="true" />
      ) : (
        <Icon name={sign} size={12} />
      )}
      {fieldStateName(state, useLanguage())}
      {more === '' ? null : <b className="plain">· {more}</b>}
    </span>
  )
}
