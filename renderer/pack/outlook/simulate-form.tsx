// The button that runs a simulation, and what can be chosen before: whose deadlines, how many runs, what is assumed.
import { useId, type ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { bindTo } from '../../kit/bind-to.ts'
import { Form, Select, TextField } from '../../kit/fields.tsx'
import { useWords } from '../../words/words.ts'
import type { SimulateWish } from '../../store/simulate-wish.ts'
import styles from './outlook.module.css'

type SimulateFormProps = {
  wish: SimulateWish
  isLead: boolean
  hasRun: boolean
  isPending: boolean
  onChange: (part: Partial<SimulateWish>) => void
  onRun: () => void
  /** How far the runs are. */
  children: ReactNode
}

export function SimulateForm(props: SimulateFormProps) {
  const { wish, isLead, hasRun, isPending, onChange, onRun, children } = props
  const { simulate: words } = useWords().outlook
  const scopeId = useId()
  const of = bindTo(wish, onChange)
  return (
    <Form className="stack gap-8" onSend={() => (isPending ? undefined : onRun())}>
      <div className={`row wrap gap-y-8 gap-x-10 ${styles.formLine}`}>
        <label className="quiet small" htmlFor={scopeId}>
          {words.scope}
        </label>
        <Select
          id={scopeId}
          choices={[
            { value: 'course', label: words.scopes.course },
            { value: 'all', label: words.scopes.all },
          ]}
          {...of('scope')}
        />
        <Button type="submit" look={isLead ? 'primary' : 'plain'} disabled={isPending}>
          {hasRun ? words.again : words.run}
        </Button>
      </div>
      {children}
      <details className={styles.options}>
        <summary className="quiet small pad-y-2">{words.options}</summary>
        <div className={`stack gap-10 pad-y-8 ${styles.numbers}`}>
          {(['runs', 'seed', 'missed', 'cutShort', 'pace'] as const).map((name) => (
            <TextField key={name} label={words[name]} inputMode="decimal" {...of(name)} />
          ))}
        </div>
        <small>{words.optionsHint}</small>
      </details>
    </Form>
  )
}
