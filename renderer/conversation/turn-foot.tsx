// The quiet line at the end of a turn: what can be done with it, and what it cost. One stop for Tab, arrows within.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../kit/button.tsx'
import { useCopy } from '../kit/use-copy.ts'
import { focusComposer, say } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import styles from './conversation.module.css'
import { sayTurnSum } from './say-turn-sum.ts'
import type { TurnSum } from './sum-turns.ts'
import { useMayRepeat } from './use-may-repeat.ts'

export function TurnFoot({ turn }: { turn: TurnSum }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].conversation
  const mayRepeat = useMayRepeat(turn.traceId)
  const [copied, copy] = useCopy()
  // What was written would be written twice; a failed turn has its own button.
  const isRepeatable =
    mayRepeat && !turn.hasChanged && turn.ending !== 'failed' && turn.request !== ''
  const repeat = () => {
    void say(desk, turn.request)
    focusComposer(desk)
  }
  const open = () => desk.frame.set({ dialog: { kind: 'trace', traceId: turn.traceId } })
  return (
    <div className={`row wrap quiet small gap-x-8 ${styles.foot}`} data-testid="turn-foot">
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={words.turn(turn.request)}
        className={`row gap-2 ${styles.footButtons}`}
        onKeyDown={walkButtons}
      >
        <button type="button" className="rounded pad-x-6" onClick={open}>
          {words.whatHappened}
        </button>
        {turn.answer === '' ? null : (
          <IconButton
            tabIndex={-1}
            icon={copied === 'copied' ? 'check' : 'copy'}
            name={words.copyAnswer}
            onClick={() => copy(turn.answer)}
          />
        )}
        {isRepeatable ? (
          <IconButton tabIndex={-1} icon="retry" name={words.tryAgain} onClick={repeat} />
        ) : null}
      </div>
      <span className="pushed">{sayTurnSum(turn, language).join(' · ')}</span>
      <output className={copied === 'failed' ? 'caution' : 'for-screen-readers'}>
        {copied === 'none' ? '' : copied === 'copied' ? words.copied : words.notCopied}
      </output>
    </div>
  )
}

const strides: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

function walkButtons(event: KeyboardEvent<HTMLElement>): void {
  const stride = strides[event.key]
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  if (stride === undefined || index === -1) return
  event.preventDefault()
  buttons[(index + stride + buttons.length) % buttons.length]?.focus()
}
