// The term's own dialog: three parts, each with its effect shown before anything is written.
import { useRef, useState } from 'react'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { useFocusBack } from '../../kit/focus.ts'
import { useDesk } from '../../store/use-store.ts'
import { useStore } from '../../store/use-store.ts'
import { termParts, type TermPart } from '../../store/desk.ts'
import { useWords } from '../../words/words.ts'
import { DaysPart } from './days-part.tsx'
import { EffectStep } from './effect-step.tsx'
import { PeriodsPart } from './periods-part.tsx'
import { TermPartFields } from './term-part.tsx'
import styles from './term-setup.module.css'
import { useTermChange, type TermChangeStep } from './use-term-change.ts'

type TermSetupProps = { part: TermPart; onClose: () => void }

export function TermSetupDialog({ part: first, onClose }: TermSetupProps) {
  const desk = useDesk()
  const words = useWords().termSetup
  const [part, setPart] = useState(first)
  const [changes, setChanges] = useState(0)
  const term = useStore(desk.week.view, (view) => view.term)
  // The dialog stays open: days off come one after the other.
  const change = useTermChange(() => setChanges(changes + 1))
  const stage = useRef<HTMLDivElement>(null)
  useFocusBack(stage, change.shown !== null, '[aria-pressed="true"]')
  if (term === null) return null
  return (
    <Dialog title={words.title} isWide onClose={onClose}>
      <div
        ref={stage}
        className={`column grow shortens clips ${styles.stage}`}
        hidden={change.shown !== null}
      >
        <div className={`flex wrap gap-2 fixed ruled-below pad-x-18 ${styles.parts}`}>
          {termParts.map((one) => (
            <Button
              key={one}
              look={one === part ? 'plain' : 'quiet'}
              aria-pressed={one === part}
              onClick={() => setPart(one)}
            >
              {words.parts[one]}
            </Button>
          ))}
        </div>
        <Part key={`${part} ${changes}`} part={part} term={term} change={change} />
        <output className={styles.problem}>{change.problem}</output>
      </div>
      <EffectStep change={change} />
    </Dialog>
  )
}

type PartProps = { term: Term; change: TermChangeStep }

function Part({ part, term, change }: PartProps & { part: TermPart }) {
  switch (part) {
    case 'term':
      return <TermPartFields term={term} change={change} />
    case 'periods':
      return <PeriodsPart term={term} change={change} />
    case 'days':
      return <DaysPart term={term} change={change} />
    default:
      return assertNever(part)
  }
}
