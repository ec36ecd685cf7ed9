// The button that runs a simulation, and what can be chosen before: whose deadlines, how many runs, what is assumed.
import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import form from '../../kit/form.module.css'
import { useWords } from '../../words/words.ts'
import type { SimulateWish } from './simulate-wish.ts'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onRun()
  }
  return (
    <form className="stack gap-8" onSubmit={submit}>
      <div className={`row wrap gap-y-8 gap-x-10 ${styles.formLine}`}>
        <label className="quiet small" htmlFor={scopeId}>
          {words.scope}
        </label>
        <select
          id={scopeId}
          value={wish.scope}
          onChange={({ target }) => onChange({ scope: target.value === 'all' ? 'all' : 'course' })}
        >
          <option value="course">{words.scopes.course}</option>
          <option value="all">{words.scopes.all}</option>
        </select>
        <Button type="submit" look={isLead ? 'primary' : 'plain'} disabled={isPending}>
          {hasRun ? words.again : words.run}
        </Button>
      </div>
      {children}
      <details className={styles.options}>
        <summary className="quiet small pad-y-2">{words.options}</summary>
        <div className={`stack gap-10 pad-y-8 ${styles.numbers}`}>
          <NumberField name="runs" wish={wish} onChange={onChange} />
          <NumberField name="seed" wish={wish} onChange={onChange} />
          <NumberField name="missed" wish={wish} onChange={onChange} />
          <NumberField name="cutShort" wish={wish} onChange={onChange} />
          <NumberField name="pace" wish={wish} onChange={onChange} />
        </div>
        <small>{words.optionsHint}</small>
      </details>
    </form>
  )
}

type NumberFieldProps = {
  name: Exclude<keyof SimulateWish, 'scope'>
  wish: SimulateWish
  onChange: (part: Partial<SimulateWish>) => void
}

function NumberField({ name, wish, onChange }: NumberFieldProps) {
  const { simulate: words } = useWords().outlook
  return (
    <label className={form.field}>
      <span>{words[name]}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={wish[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </label>
  )
}
