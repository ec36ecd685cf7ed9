// What can be done with a field: written by hand or by Weekloom, settled, and looked at as it was.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useRef, useState, type RefObject } from 'react'
import type { FieldView, PackView } from '../../shared/pack/requests.ts'
import { packFieldName } from '../../shared/pack/name-pack.ts'
import { Button } from '../kit/button.tsx'
import { useFocusBack } from '../kit/focus.ts'
import { SideJobLine } from '../kit/side-job-line.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { Question } from '../kit/dialog.tsx'
import type { PackDesk } from './use-pack.ts'
import styles from './pack.module.css'

type FieldActsProps = {
  course: string
  field: FieldView
  desk: PackDesk
  isLead: boolean
  hasVersions: boolean
  onEdit: () => void
  onVersions: () => void
  onTold: (text: string) => void
}

export function FieldActs(props: FieldActsProps) {
  const { course, field, desk, isLead, hasVersions, onEdit, onVersions, onTold } = props
  const language = useLanguage()
  const words = useWords().pack
  const { key, version } = field
  const name = packFieldName(key, language)
  const [isAsking, setAsking] = useState(false)
  const acts = useRef<HTMLDivElement>(null)
  useFocusBack(acts, isAsking, '[data-act="generate"]')
  const settle = useSettle(acts, props)
  const [isWriting, setWriting] = useState(false)
  const generate = (replacesPerson: boolean) => {
    setAsking(false)
    setWriting(true)
    const tell = (pack: PackView) => {
      const written = pack.fields.find((each) => each.key === key)
      onTold(words.written(name, written?.version ?? version))
    }
    const wish = { course, key, version, replacesPerson }
    desk.send('generate-field', wish, tell, () => setWriting(false))
  }
  return (
    <div ref={acts} className={`flex wrap gap-8 ${styles.acts}`}>
      {isAsking ? (
        <Question
          className="framed stack gap-10 grow washed pad-y-10 pad-x-14"
          answersClass={`flex wrap gap-8 ${styles.acts}`}
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
          <EditButton field={field} isPending={desk.isPending} onEdit={onEdit} />
          <GenerateButton
            field={field}
            isLead={isLead}
            isPending={desk.isPending}
            isWriting={isWriting}
            onAsk={() => setAsking(true)}
            onGenerate={() => generate(false)}
          />
          <SettleButton
            field={field}
            isLead={isLead}
            isPending={desk.isPending}
            onSettle={settle}
          />
          <VersionsButton field={field} isShown={hasVersions} onPress={onVersions} />
          {isWriting ? <SideJobLine jobs={['write-field']} /> : null}
        </>
      )}
    </div>
  )
}

/** The button that settles goes with the press: the focus goes to the one before it. */
function useSettle(
  acts: RefObject<HTMLDivElement | null>,
  { course, field, desk, onTold }: FieldActsProps,
): () => void {
  const language = useLanguage()
  const [isSettling, setSettling] = useState(false)
  useFocusBack(acts, isSettling, '[data-act="edit"]')
  const { key, version } = field
  return () => {
    setSettling(true)
    desk.send('settle-field', { course, key, version }, () => {
      setSettling(false)
      onTold(windowWords[language].pack.settled(packFieldName(key, language)))
    })
  }
}

/** A field that is settled asks for nothing. */
function calmLook({ status }: FieldView): 'plain' | 'quiet' {
  return status === 'ready' ? 'quiet' : 'plain'
}

type EditButtonProps = { field: FieldView; isPending: boolean; onEdit: () => void }

function EditButton({ field, isPending, onEdit }: EditButtonProps) {
  const language = useLanguage()
  const words = useWords().pack
  const name = packFieldName(field.key, language)
  const isEmpty = field.text === ''
  return (
    <Button
      look={calmLook(field)}
      data-act="edit"
      aria-label={isEmpty ? words.writeNamed(name) : words.editNamed(name)}
      disabled={isPending}
      onClick={onEdit}
    >
      {isEmpty ? words.write : words.edit}
    </Button>
  )
}

type GenerateButtonProps = {
  field: FieldView
  isLead: boolean
  isPending: boolean
  isWriting: boolean
  onAsk: () => void
  onGenerate: () => void
}

/** Words of the person's own are asked about first. */
function GenerateButton(props: GenerateButtonProps) {
  const { field, isLead, isPending, isWriting, onAsk, onGenerate } = props
  const language = useLanguage()
  const words = useWords().pack
  const isTurn = useStore(useDesk().chat, (chat) => chat.isRunning)
  const isPersons = field.who === 'person' && field.text !== ''
  const name = packFieldName(field.key, language)
  return (
    <Button
      look={isLead && field.status === 'stale' ? 'primary' : calmLook(field)}
      data-act="generate"
      aria-label={isWriting ? `${words.writing} ${name}` : words.generateNamed(name)}
      disabled={isPending || isTurn}
      onClick={isPersons ? onAsk : onGenerate}
    >
      {isWriting ? words.writing : words.generate}
    </Button>
  )
}

type SettleButtonProps = {
  field: FieldView
  isLead: boolean
  isPending: boolean
  onSettle: () => void
}

/** What a draft waits for; of one that is out of date writing it anew comes first. */
function SettleButton({ field, isLead, isPending, onSettle }: SettleButtonProps) {
  const language = useLanguage()
  const words = useWords().pack
  const { key, status } = field
  if (status !== 'draft' && status !== 'stale') return null
  const name = packFieldName(key, language)
  const isStale = status === 'stale'
  return (
    <Button
      look={isLead && !isStale ? 'primary' : 'plain'}
      aria-label={isStale ? words.keepStaleNamed(name) : words.settleNamed(name)}
      disabled={isPending}
      onClick={onSettle}
    >
      {isStale ? words.keepStale : words.settle}
    </Button>
  )
}

type VersionsButtonProps = { field: FieldView; isShown: boolean; onPress: () => void }

function VersionsButton({ field, isShown, onPress }: VersionsButtonProps) {
  const language = useLanguage()
  const words = useWords().pack
  const { key, versions } = field
  if (versions === 0) return null
  return (
    <Button
      look="quiet"
      aria-expanded={isShown}
      aria-label={words.versionsNamed(packFieldName(key, language), versions)}
      onClick={onPress}
    >
      {words.versions(versions)}
    </Button>
  )
}
