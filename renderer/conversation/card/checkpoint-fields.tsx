// What a checkpoint settles: the fields of its phase as they were written, each to be opened, and the way to their pack.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { CardBody } from '../../../shared/agent/card.ts'
import type { FieldView } from '../../../shared/pack/requests.ts'
import { packFieldName } from '../../../shared/pack/name-pack.ts'
import { FieldText } from '../../pack/field-text.tsx'
import { PackButton } from '../../pack/pack-button.tsx'
import { usePack } from '../../pack/use-pack.ts'
import { useDesk } from '../../store/use-store.ts'
import { useLanguage } from '../../words/words.ts'
import styles from './brief.module.css'

/** Characters of a field; of what is longer, whoever wants to read it here opens it. */
const shortText = 300

/** Characters of a field that stands alone: it is all that is agreed to, so it is only folded where it fills the screen. */
const shortAlone = 1_200

type Checkpoint = Extract<CardBody, { kind: 'checkpoint' }>

export function CheckpointFields({ body: { course, fields } }: { body: Checkpoint }) {
  const language = useLanguage()
  const { view } = usePack(course)
  const longest = fields.length === 1 ? shortAlone : shortText
  return (
    <div className={`small snug breaks ${styles.fields}`}>
      {fields.map(({ key, version }) => {
        const field = view?.fields.find((each) => each.key === key)
        return (
          <details
            className="pad-y-6 ruled-above"
            key={key}
            open={field !== undefined && field.text.length <= longest}
          >
            <summary className="strong">{packFieldName(key, language)}</summary>
            {field === undefined ? null : (
              <SettledText course={course} field={field} version={version} />
            )}
          </details>
        )
      })}
      <PackButton course={course} />
    </div>
  )
}

type SettledTextProps = {
  course: string
  field: FieldView
  version: number
}

/** A field that was written anew since is settled by a card of its own: this one says so when it is accepted. */
function SettledText({ course, field, version }: SettledTextProps) {
  const desk = useDesk()
  const words = windowWords[useLanguage()].card
  if (field.version !== version) return <p className="caution">{words.newer}</p>
  const openPack = () => desk.frame.set({ dialog: { kind: 'pack', course } })
  return <FieldText text={field.text} citations={field.citations} onCite={openPack} />
}
