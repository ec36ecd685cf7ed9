// What was read in the words that led to a card, as chips (M8): one that is pressed opens the other ways to read it.
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Card } from '../../../shared/agent/card.ts'
import type { Chip } from '../../../shared/conversation/chips.ts'
import { Icon } from '../../kit/icon.tsx'
import { chooseReading, readChips } from '../../store/steer.ts'
import { usePending } from '../../store/use-requests.ts'
import { useDesk, useStore } from '../../store/use-store.ts'
import { useWords } from '../../words/words.ts'
import styles from './chips.module.css'

export function Chips({ card }: { card: Card }) {
  const desk = useDesk()
  const words = useWords().card
  const listId = useId()
  const row = useRef<HTMLDivElement>(null)
  const chips = useChips(card)
  const [openId, setOpenId] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  if (chips.length === 0) return null
  const open = chips.find(({ id }) => id === openId)
  const choose = (chip: Chip, choice: string) => {
    if (!isPending) run(chooseReading(desk, card, chip, choice).then(setProblem))
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === undefined) return
    event.stopPropagation()
    setOpenId(null)
    row.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what its buttons open
    <div ref={row} className="stack gap-6 small" onKeyDown={closeByKey}>
      <ul className={`flex wrap gap-4 ${styles.chips}`} aria-label={words.readAs}>
        {chips.map((chip) => (
          <li key={chip.id}>
            <ChipFace
              chip={chip}
              listId={listId}
              isOpen={chip === open}
              onPress={() => setOpenId(chip === open ? null : chip.id)}
            />
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <fieldset
          id={listId}
          aria-label={words.otherReadings(open.label)}
          className={`flex wrap gap-4 ${styles.choices}`}
        >
          {open.choices.map(({ id, text }) => (
            <button key={id} type="button" disabled={isPending} onClick={() => choose(open, id)}>
              {text}
            </button>
          ))}
        </fieldset>
      )}
      <output className="caution snug unless-empty">{problem}</output>
    </div>
  )
}

type ChipFaceProps = { chip: Chip; listId: string; isOpen: boolean; onPress: () => void }

function ChipFace({ chip: { label, text, choices }, listId, isOpen, onPress }: ChipFaceProps) {
  const face = (
    <>
      <span className={'fixed quiet'}>{label}</span> <span>{text}</span>
    </>
  )
  if (choices.length === 0) return <span className={styles.chip}>{face}</span>
  return (
    <button
      type="button"
      className={styles.chip}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onPress}
    >
      {face} <Icon name="down" size={12} />
    </button>
  )
}

/** Asked for once the turn rests: what a turn under way has read may still change. */
function useChips(card: Card): readonly Chip[] {
  const desk = useDesk()
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const [chips, setChips] = useState<readonly Chip[]>([])
  useEffect(() => {
    if (isRunning) return undefined
    let isShown = true
    const read = async () => {
      const known = await readChips(desk, card)
      if (isShown) setChips(known)
    }
    void read()
    return () => {
      isShown = false
    }
  }, [desk, card, isRunning])
  return chips
}
