// The draft section by section: each is a button that begins a change of it in the field.
import type { GuideView } from '../../shared/guide/requests.ts'
import type { GuideSection } from '../../shared/guide/guide-draft.ts'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { Icon } from '../kit/icon.tsx'
import { summonComposer } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './guide.module.css'

type DraftSectionsProps = {
  sections: GuideView['sections']
  /** Then what is typed is the reason for rejecting it. */
  hasCard: boolean
}

export function DraftSections({ sections, hasCard }: DraftSectionsProps) {
  const desk = useDesk()
  const words = useWords().guide
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const change = (section: GuideSection) => {
    const { [section]: opening } = words.openings
    const draft = beginChange(desk.composer.get().draft, opening, Object.values(words.openings))
    summonComposer(desk, { draft, ...(hasCard ? { isAnsweringCard: true } : {}) })
  }
  return (
    <ul className={styles.sections}>
      {sections.map(({ section, label, text, changed }) => (
        <li key={section}>
          <button
            type="button"
            disabled={isRunning}
            data-changed={changed === null ? undefined : ''}
            aria-label={words.change(label, text, changed)}
            onClick={() => change(section)}
          >
            {/* The spaces part the words of what is read aloud; the grid sets them apart for the eye. */}
            <span className="quiet">{label}</span>{' '}
            <span className={styles.text}>
              <HeldRanges text={text} />{' '}
              {changed === null ? null : (
                <small className="block same-size plain">
                  <HeldRanges text={changed} />
                </small>
              )}
            </span>
            <Icon name="edit" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** `openings` are those of all sections: the opening of another one gives way, the person's own words stay. */
export function beginChange(draft: string, opening: string, openings: readonly string[]): string {
  const typed = draft.trimStart()
  const other = openings.find((each) => typed.startsWith(each.trimEnd()))
  const own = other === undefined ? typed : typed.slice(other.trimEnd().length).trimStart()
  return `${opening}${own}`
}
