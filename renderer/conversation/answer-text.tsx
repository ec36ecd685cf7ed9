// An answer as text on the page, not a bubble.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Fragment } from 'react'
import { splitDraftWhole } from '../../shared/guide/say-guide.ts'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { actions, type ActionId } from '../palette/action.ts'
import { useDesk } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import styles from './conversation.module.css'
import { parseAnswer, parseSpans } from '../pack/parse-marks.ts'
import type { Language } from '../../shared/language.ts'

/** What opens something or begins a talk: no answer, whoever wrote it, may hold a button that changes the schedule. */
const places: readonly ActionId[] = [
  'add-study',
  'assistant',
  'backups',
  'calendar-push',
  'days-off',
  'export',
  'guide',
  'habits',
  'health',
  'history',
  'homework',
  'import',
  'open-course',
  'pack',
  'recite',
  'settings',
  'shortcuts',
  'standing',
  'syllabus',
  'term-setup',
  'timetable',
  'your-data',
]

/** The places of the window that an answer can lead to: it names one in quotation marks as the palette does. */
export function findNamedPlace(name: string, language: Language): ActionId | null {
  const { actions } = windowWords[language].palette
  return places.find((id) => actions[id].name === name) ?? null
}

export function AnswerText({ text }: { text: string }) {
  const split = splitDraftWhole(text)
  return (
    <div className={`stack gap-8 ${styles.answer}`}>
      <Blocks text={split?.lead ?? text} />
      {split === null ? null : (
        <>
          {/* It stands beside the conversation as long as it counts (B3); here is what it was. */}
          <details className={`quiet small ${styles.draft}`}>
            <summary>
              <HeldRanges text={split.brief} />
            </summary>
            <Blocks text={split.draft} />
          </details>
          <Blocks text={split.rest} />
        </>
      )}
    </div>
  )
}

function Blocks({ text }: { text: string }) {
  return keyed(parseAnswer(text)).map(([key, { kind, lines }]) =>
    kind === 'list' ? (
      <ul key={key}>
        {keyed(lines).map(([key, line]) => (
          <li key={key}>
            <Spans line={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={key}>
        {keyed(lines).map(([key, line]) => (
          <Fragment key={key}>
            {key === '0' ? null : <br />}
            <Spans line={line} />
          </Fragment>
        ))}
      </p>
    ),
  )
}

function Spans({ line }: { line: string }) {
  return keyed(parseSpans(line)).map(([key, { kind, text }]) =>
    kind === 'strong' ? (
      <strong key={key}>{text}</strong>
    ) : kind === 'code' ? (
      <code key={key}>{text}</code>
    ) : kind === 'quoted' ? (
      <Quoted key={key} text={text} />
    ) : (
      <HeldRanges key={key} text={text} />
    ),
  )
}

function Quoted({ text }: { text: string }) {
  const place = findNamedPlace(text, useLanguage())
  return place === null ? (
    <HeldRanges text={`“${text}”`} />
  ) : (
    <PlaceButton place={place} name={text} />
  )
}

function PlaceButton({ place, name }: { place: ActionId; name: string }) {
  const desk = useDesk()
  const { run, isPossible } = actions[place]
  return (
    <button
      type="button"
      className={`accent ${styles.place}`}
      onClick={() => {
        if (isPossible?.(desk) ?? true) void run(desk)
      }}
    >
      {name}
    </button>
  )
}

// A text only ever grows at its end, so that a part's number is its key.
function keyed<Part>(parts: readonly Part[]): [key: string, part: Part][] {
  return parts.map((part, index) => [`${index}`, part])
}
