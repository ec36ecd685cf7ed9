// What was changed in the pushed calendar: a card for each block, to keep what is here or take over what is there.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { CaldavView, RemoteCard } from '../../../shared/exchange/caldav.ts'
import { Button } from '../../kit/button.tsx'
import { HeldRanges } from '../../kit/held-ranges.tsx'
import styles from '../settings.module.css'
import { inquire } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { useLanguage } from '../../words/words.ts'
import type { Said } from '../settings-view.tsx'
import type { Act } from './calendar-form.tsx'
import own from './caldav.module.css'

type Verdict = 'mine' | 'theirs'

type RemoteChangesProps = { view: CaldavView; isPending: boolean; act: Act }

export function RemoteChanges({ view, isPending, act }: RemoteChangesProps) {
  const words = windowWords[useLanguage()].caldav
  const { changes } = view
  if (changes.length === 0) return null
  const answer = (cards: readonly RemoteCard[], verdict: Verdict) =>
    act((desk) => answerChanges(desk, cards, verdict))
  const takeable = changes.filter(({ offer }) => offer !== null)
  return (
    <section className={styles.section}>
      <h3>{words.changes}</h3>
      <ul className="stack gap-8 full">
        {changes.map((card) => (
          <li key={card.key} className={`stack gap-6 snug sunk pad-y-10 pad-x-12 ${own.card}`}>
            <p>
              <HeldRanges text={card.what} />
            </p>
            <p className="quiet">
              <HeldRanges text={card.offer ?? card.why ?? ''} />
            </p>
            <div className="row wrap gap-y-8 gap-x-12">
              <Button disabled={isPending} onClick={() => answer([card], 'mine')}>
                {words.keepMine}
              </Button>
              {card.offer === null ? null : (
                <Button disabled={isPending} onClick={() => answer([card], 'theirs')}>
                  {words.takeTheirs}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {changes.length === 1 ? null : (
        <div className="row wrap gap-y-8 gap-x-12">
          <Button disabled={isPending} onClick={() => answer(changes, 'mine')}>
            {words.keepAll}
          </Button>
          {takeable.length === 0 ? null : (
            <Button disabled={isPending} onClick={() => answer(takeable, 'theirs')}>
              {words.takeAll}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

async function answerChanges(
  desk: Desk,
  cards: readonly RemoteCard[],
  verdict: Verdict,
): Promise<Said> {
  const answers = cards.map(({ key }) => ({ key, verdict }))
  const answered = await inquire(desk, 'answer-caldav', { answers })
  if (!answered.ok) return { text: answered.failure, isProblem: true }
  desk.frame.set({ caldav: answered.value.view })
  return { text: windowWords[desk.settings.get().language].caldav.answered, isProblem: false }
}
