// The texts that are due today, on the Today page, and the way to them (R4).
import { grammar } from '../../shared/i18n/grammar.ts'
import { quoteTitle } from '../../shared/text/quote-title.ts'
import { Button } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useQuery } from '../store/use-query.ts'
import { useWords, useLanguage } from '../words/words.ts'

/** Texts that are named. */
const mostNamed = 3

/** Nothing on a day on which nothing is due. */
export function DueTexts() {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().recite
  const { value } = useQuery('read-due-texts', {}, { on: ['recite', 'clock', 'reload'] })
  const titles = value?.titles ?? []
  if (titles.length === 0) return null
  const named = titles
    .slice(0, mostNamed)
    .map((title) => quoteTitle(title, language))
    .join(grammar[language].joints.comma)
  return (
    <section className="stack gap-6" aria-label={words.toRecall}>
      <h2>{words.toRecall}</h2>
      <p className="row wrap between gap-y-8 gap-x-12">
        {words.recallToday(named, Math.max(0, titles.length - mostNamed))}
        <Button onClick={() => desk.frame.set({ dialog: { kind: 'recite', taskId: null } })}>
          {words.recite}
        </Button>
      </p>
    </section>
  )
}
