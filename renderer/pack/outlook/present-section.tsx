// Present (K6): which parts go into the course's study guide, how it looks, and the file.
import { useState } from 'react'
import {
  type GuideChoice,
  type GuideLook,
  type GuidePart,
} from '../../../shared/outlook/requests.ts'
import { guideOrder, usualParts } from '../../../shared/outlook/write-study-guide.ts'
import { packFieldName } from '../../../shared/pack/name-pack.ts'
import { Button } from '../../kit/button.tsx'
import { Select } from '../../kit/fields.tsx'
import { downloadContent } from '../../kit/files.ts'
import { SideJobLine } from '../../kit/side-job-line.tsx'
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { useQuery } from '../../store/use-query.ts'
import { useRequests } from '../../store/use-requests.ts'
import styles from './outlook.module.css'

/** Milliseconds between the last change and the question. */
const rest = 250

type PresentSectionProps = {
  course: string
  /** It comes next: its button is the primary one. */
  isLead: boolean
}

export function PresentSection({ course, isLead }: PresentSectionProps) {
  const { present: words } = useWords().outlook
  const [chosen, setChosen] = useState<ReadonlySet<GuidePart>>(new Set(usualParts))
  const [format, setFormat] = useState<GuideChoice['format']>('pdf')
  const [told, setTold] = useState('')
  const { problem: refusal, isPending, send } = useRequests()
  const fields = guideOrder.filter((part) => chosen.has(part))
  // Where nothing is chosen, the last choice stays to be seen and can't be saved.
  const choice: GuideChoice = {
    course,
    format,
    fields: fields.length === 0 ? ['sessions'] : fields,
  }
  // The last answer stays till the next has come.
  const { value: preview, failure: problem } = useQuery('preview-pack', choice, {
    on: ['pack', 'plan'],
    rest,
  })
  const toggle = (part: GuidePart) => {
    setTold('')
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(part)) after.add(part)
      return after
    })
  }
  const save = () => {
    setTold('')
    send('export-pack', choice, (file) => {
      downloadContent(file)
      setTold(words.saved(file.fileName))
    })
  }
  return (
    <section className={styles.section} aria-labelledby="outlook-present">
      <h4 id="outlook-present">{words.title}</h4>
      <p className={styles.quiet}>{words.hint}</p>
      <Parts chosen={chosen} filled={preview?.parts ?? null} onToggle={toggle} />
      <SaveLine
        isLead={isLead}
        format={format}
        canSave={!isPending && fields.length > 0}
        onFormat={setFormat}
        onSave={save}
      />
      <output className={`unless-empty ${styles.told}`}>
        {fields.length === 0 ? words.none : told || refusal}
      </output>
      <SideJobLine jobs={['draw-guide']} />
      <Preview preview={preview} problem={problem} />
    </section>
  )
}

type PreviewProps = { preview: RequestOutput<'preview-pack'> | null; problem: string }

function Preview({ preview, problem }: PreviewProps) {
  const { present: words } = useWords().outlook
  return (
    <figure
      className={`edged stack gap-6 narrows sunk pad-y-12 pad-x-12 ${styles.preview}`}
      aria-label={words.preview}
    >
      {problem === '' ? null : <p className="caution small unless-empty">{problem}</p>}
      {preview === null ? (
        <p className={styles.quiet}>{words.loading}</p>
      ) : (
        <Look look={preview.look} name={preview.fileName} />
      )}
    </figure>
  )
}

type SaveLineProps = {
  isLead: boolean
  format: GuideChoice['format']
  canSave: boolean
  onFormat: (format: GuideChoice['format']) => void
  onSave: () => void
}

function SaveLine({ isLead, format, canSave, onFormat, onSave }: SaveLineProps) {
  const { present: words } = useWords().outlook
  return (
    <div className={`row wrap gap-y-8 gap-x-8 ${styles.formLine}`}>
      <label className="quiet small">
        {words.format}{' '}
        <Select
          value={format}
          choices={(['pdf', 'markdown'] as const).map((value) => ({
            value,
            label: words.formats[value],
          }))}
          onChange={onFormat}
        />
      </label>
      <Button look={isLead ? 'primary' : 'plain'} disabled={!canSave} onClick={onSave}>
        {words.save}
      </Button>
    </div>
  )
}

type PartsProps = {
  chosen: ReadonlySet<GuidePart>
  /** Those that hold something; null while that is not known. */
  filled: readonly GuidePart[] | null
  onToggle: (part: GuidePart) => void
}

function Parts({ chosen, filled, onToggle }: PartsProps) {
  const language = useLanguage()
  const words = useWords().outlook.present
  return (
    <fieldset>
      <legend className={styles.quiet}>{words.parts}</legend>
      <div className={`stack pad-top-4 gap-y-4 gap-x-14 ${styles.parts}`}>
        {guideOrder.map((part) => (
          <label key={part}>
            <input type="checkbox" checked={chosen.has(part)} onChange={() => onToggle(part)} />
            <span>{part === 'sessions' ? words.sessions : packFieldName(part, language)}</span>
            {filled === null || filled.includes(part) ? null : <small>({words.empty})</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Look({ look, name }: { look: GuideLook; name: string }) {
  const { present: words } = useWords().outlook
  if (look.kind === 'picture') {
    return (
      <>
        <img src={`data:image/png;base64,${look.base64}`} alt={words.page} />
        <figcaption className={styles.quiet}>{words.pages(look.pages)}</figcaption>
      </>
    )
  }
  return (
    <section className={`full narrows ${styles.textLook}`} aria-label={name}>
      {/* Long lines are scrolled to by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <pre tabIndex={0}>{look.text}</pre>
    </section>
  )
}
