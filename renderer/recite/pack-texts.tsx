// Texts of the course packs that could be kept for recall: one press keeps one (R7).
import type { ReciteView } from '../../shared/recite/requests.ts'
import { Button } from '../kit/button.tsx'
import { useWords } from '../words/words.ts'
import type { ReciteDesk } from './use-recite.ts'
import styles from './recite.module.css'

type PackTextsProps = {
  recite: ReciteDesk
  texts: ReciteView['packTexts']
  onTold: (told: string) => void
}

export function PackTexts({ recite, texts, onTold }: PackTextsProps) {
  const words = useWords().recite
  if (texts.length === 0) return null
  return (
    <details>
      <summary className="quiet pad-y-2">{words.fromPacks(texts.length)}</summary>
      <ul className={styles.texts}>
        {texts.map(({ course, title, text }) => (
          <li
            key={`${course} ${title}`}
            className="stack middle gap-6 ruled-below rest-auto pad-y-8 pad-x-2"
          >
            <span className={`stack narrows breaks gap-2 ${styles.name}`}>
              {title}
              <small>{`${course} · ${firstWords(text)}`}</small>
            </span>
            <Button
              disabled={recite.isPending}
              aria-label={words.keepNamed(course, title)}
              onClick={() =>
                recite.send(
                  'keep-material',
                  { id: null, draft: { title, course, text, taskId: null } },
                  () => onTold(words.keptText(title)),
                )
              }
            >
              {words.keep}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Enough to know it by, without the marks of its lists. */
function firstWords(text: string): string {
  const line = text
    .split('\n')
    .map((each) => each.replace(/^\s*(?:[-*#>]+|\d+\.)\s+/u, '').trim())
    .filter((each) => each !== '')
    .join(' / ')
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}
