// The texts that are due today, on the Today page, and the way to them (R4).
import { grammar } from '../../shared/i18n/grammar.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useState } from 'react'
import { quoteTitle } from '../../shared/text/quote-title.ts'
import { Button } from '../kit/button.tsx'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useLanguage } from '../words/words.ts'

/** Texts that are named. */
const mostNamed = 3

/** Nothing on a day on which nothing is due. */
export function DueTexts() {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].recite
  const titles = useDueTexts()
  if (titles.length === 0) return null
  const named = titles
    .slice(0, mostNamed)
    .map((title) => quoteTitle(title, language))
    .join(grammar[language].joints.comma)
  return (
    <section className="stack gap-6" aria-label={words.toRecall}>
      <h2>{words.toRecall}</h2>
      <p className="row wrap between gap-y-6 gap-x-12">
        {words.recallToday(named, Math.max(0, titles.length - mostNamed))}
        <Button onClick={() => desk.frame.set({ dialog: { kind: 'recite', taskId: null } })}>
          {words.recite}
        </Button>
      </p>
    </section>
  )
}

function useDueTexts(): readonly string[] {
  const desk = useDesk()
  const [titles, setTitles] = useState<readonly string[]>([])
  useEffect(() => {
    let isOpen = true
    const read = async () => {
      const answer = await inquire(desk, 'read-due-texts', {})
      if (isOpen && answer.ok) setTitles(answer.value.titles)
    }
    void read()
    const stop = desk.client.subscribe(({ kind }) => {
      if (kind === 'recite' || kind === 'clock' || kind === 'reload') void read()
    })
    return () => {
      isOpen = false
      stop()
    }
  }, [desk])
  return titles
}
