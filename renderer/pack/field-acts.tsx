// What can be done with a field: written by hand or by Weekloom, settled, and looked at as it was.
import { useRef, useState } from 'react'
import type { FieldView } from '../../shared/pack/pack-contract.ts'
import { packFieldName } from '../../shared/words/name-pack.ts'
import { Button } from '../controls/button.tsx'
import { useFocusBack } from '../controls/use-focus-back.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { packWords } from '../words/pack-words.ts'
import { useLanguage } from '../words/words.ts'
import { CarefulQuestion } from './careful-question.tsx'
import styles from './pack.module.css'
import type { PackDesk } from './use-pack.ts'

type FieldActsProps = {
  course: string
  field: FieldView
  desk: PackDesk
  hasVersions: boolean
  onEdit: () => void
  onVersions: () => void
  onTold: (text: string) => void
}

export function FieldActs(props: FieldActsProps) {
  const { course, field, desk, hasVersions, onEdit, onVersions, onTold } = props
  const language = useLanguage()
  const words = packWords[language]
  const { key, version, versions } = field
  const name = packFieldName(key, language)
  const [isAsking, setAsking] = useState(false)
  const acts = useRef<HTMLDivElement>(null)
  useFocusBack(acts, isAsking, '[data-act="generate"]')
  const generate = (replacesPerson: boolean) => {
    setAsking(false)
    desk.send('generate-field', { course, key, version, replacesPerson }, (pack) => {
      const written = pack.fields.find((each) => each.key === key)
      onTold(words.written(name, written?.version ?? version))
    })
  }
  return (
    <div ref={acts} className={styles.acts}>
      {isAsking ? (
        <CarefulQuestion
          name={words.generateNamed(name)}
          text={words.replaceQuestion(name)}
          yes={words.replaceYes}
          no={words.keepMine}
          isPending={desk.isPending}
          onYes={() => generate(true)}
          onNo={() => setAsking(false)}
        />
      ) : (
        <>
          <Button
            data-act="edit"
            aria-label={words.editNamed(name)}
            disabled={desk.isPending}
            onClick={onEdit}
          >
            {words.edit}
          </Button>
          <GenerateButton
            field={field}
            isPending={desk.isPending}
            onAsk={() => setAsking(true)}
            onGenerate={() => generate(false)}
          />
          <SettleButton course={course} field={field} desk={desk} onTold={onTold} />
          {versions === 0 ? null : (
            <Button
              look="quiet"
              aria-expanded={hasVersions}
              aria-label={words.versionsNamed(name, versions)}
              onClick={onVersions}
            >
              {words.versions(versions)}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

type GenerateButtonProps = {
  field: FieldView
  isPending: boolean
  onAsk: () => void
  onGenerate: () => void
}

/** Words of the person's own are asked about first. */
function GenerateButton({ field, isPending, onAsk, onGenerate }: GenerateButtonProps) {
  const language = useLanguage()
  const words = packWords[language]
  const isTurn = useStore(useDesk().chat, (chat) => chat.isRunning)
  const [isWriting, setWriting] = useState(false)
  const press = () => {
    const isPersons = field.who === 'person' && field.text !== ''
    setWriting(!isPersons)
    return isPersons ? onAsk() : onGenerate()
  }
  return (
    <Button
      data-act="generate"
      aria-label={words.generateNamed(packFieldName(field.key, language))}
      disabled={isPending || isTurn}
      onClick={press}
    >
      {isWriting && isPending ? words.writing : words.generate}
    </Button>
  )
}

type SettleButtonProps = Pick<FieldActsProps, 'course' | 'field' | 'desk' | 'onTold'>

function SettleButton({ course, field, desk, onTold }: SettleButtonProps) {
  const language = useLanguage()
  const words = packWords[language]
  const { key, version, status } = field
  if (status !== 'draft' && status !== 'stale') return null
  const name = packFieldName(key, language)
  const isStale = status === 'stale'
  const settle = () =>
    desk.send('settle-field', { course, key, version }, () => onTold(words.settled(name)))
  return (
    <Button
      aria-label={isStale ? words.keepStaleNamed(name) : words.settleNamed(name)}
      disabled={desk.isPending}
      onClick={settle}
    >
      {isStale ? words.keepStale : words.settle}
    </Button>
  )
}
