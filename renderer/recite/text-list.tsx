// The texts that are kept, those that were asked for or are for the block at hand first, each with when it is due and what the exam may expect.
import { type Language } from '../../shared/language.ts'
import type { WindowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import type { Forecast, MaterialLine, ReciteView } from '../../shared/recite/requests.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { PackTexts } from './pack-texts.tsx'
import { takeFocus } from '../kit/focus.ts'
import type { TextDraft } from './text-form.tsx'
import type { ReciteDesk } from './use-recite.ts'
import { readFileSource } from '../store/import-source.ts'
import { pickFile } from '../kit/files.ts'
import styles from './recite.module.css'

export type AskedFor = {
  /** The block that the page was opened from. */
  taskId: number | null
  /** The text that was looked for. */
  textId: number | null
}

type TextListProps = {
  recite: ReciteDesk
  view: ReciteView
  asked: AskedFor
  /** What was done last. */
  told: string
  onTold: (told: string) => void
  onAdd: () => void
  onEdit: (draft: TextDraft) => void
  onPlan: () => void
}

export function TextList(props: TextListProps) {
  const { recite, view, told, onAdd, onEdit, onPlan } = props
  const words = useWords().recite
  const materials = inOrder(view, props.asked)
  return (
    <div
      className={`column gap-14 grow shortens scrolls pad-top-10 pad-x-22 pad-bottom-18 ${styles.page}`}
    >
      <Today view={view} />
      {materials.length === 0 ? (
        <p className="quiet pretty">{words.empty}</p>
      ) : (
        <ul className={styles.texts} aria-label={words.texts}>
          {materials.map((line, index) => (
            <TextRow
              key={line.id}
              recite={recite}
              line={line}
              forecast={view.forecasts.find(({ material }) => material === line.id)}
              isFirst={index === 0}
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
      {view.recalls === 'moved' ? (
        <div className="row edged wrap gap-8 pad-y-8 pad-x-12">
          <span className="grow-220">{words.moved}</span>
          <Button onClick={onPlan}>{words.planAnew}</Button>
        </div>
      ) : null}
      <PackTexts recite={recite} texts={view.packTexts} onTold={props.onTold} />
      <output className="quiet breaks unless-empty">{recite.problem || told}</output>
      <div className="flex wrap at-end gap-8">
        <Button
          look={materials.length === 0 ? 'primary' : 'plain'}
          ref={materials.length === 0 ? takeFocus : undefined}
          onClick={onAdd}
        >
          {words.addText}
        </Button>
        <ImportTexts recite={recite} onTold={props.onTold} />
        {materials.length === 0 ? null : (
          <Button title={words.planHint} onClick={onPlan}>
            {words.plan}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The one that was looked for first, those for the block, then what today asks for, then what is due, the longest overdue first. */
function inOrder(
  { materials, suggestion }: ReciteView,
  { taskId, textId }: AskedFor,
): MaterialLine[] {
  const urgent = suggestion?.materials ?? []
  const rank = (line: MaterialLine) => (urgent.includes(line.id) ? urgent.indexOf(line.id) : 1e6)
  return materials.toSorted(
    (a, b) =>
      Number(b.id === textId) - Number(a.id === textId) ||
      Number(b.taskId === taskId && taskId !== null) -
        Number(a.taskId === taskId && taskId !== null) ||
      rank(a) - rank(b) ||
      (a.due ?? '').localeCompare(b.due ?? '') ||
      a.id - b.id,
  )
}

function Today({ view: { suggestion } }: { view: ReciteView }) {
  const words = useWords().recite
  if (suggestion === null) return null
  const { title, isNow, start, end } = suggestion
  return (
    <p className={`edged breaks pad-y-8 pad-x-12 ${styles.today}`}>
      {isNow ? words.now(title, end) : words.next(title, start)}
    </p>
  )
}

type TextRowProps = {
  recite: ReciteDesk
  line: MaterialLine
  forecast: Forecast | undefined
  isFirst: boolean
  onEdit: (draft: TextDraft) => void
}

function TextRow({ recite, line, forecast, isFirst, onEdit }: TextRowProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().recite
  const [isAsking, setAsking] = useState(false)
  const { id, title, course, taskId } = line
  const edit = async () => {
    const read = await inquire(desk, 'read-attempts', { material: id })
    if (read.ok) onEdit({ id, title, course, taskId, text: read.value.material.text })
    else recite.setProblem(read.failure)
  }
  if (isAsking) {
    return (
      <li
        className={`stack middle gap-6 ruled-below washed pad-x-10 pad-y-8 pad-x-2 ${styles.question}`}
      >
        <span>{words.removeQuestion(title, line.recitals)}</span>
        <Button ref={takeFocus} onClick={() => setAsking(false)}>
          {words.cancel}
        </Button>
        <Button onClick={() => recite.send('delete-materials', { ids: [id] })}>
          {words.removeYes}
        </Button>
      </li>
    )
  }
  return (
    <li className={`stack middle gap-6 ruled-below pad-y-8 pad-x-2 ${styles.text}`}>
      <span className={`stack narrows breaks gap-2 ${styles.name}`}>
        {title}
        <small>{factsOf(line, words, language).join(' · ')}</small>
        {forecast === undefined ? null : <Expected forecast={forecast} />}
      </span>
      <IconButton icon="edit" name={words.edit(title)} onClick={() => void edit()} />
      <IconButton icon="trash" name={words.remove(title)} onClick={() => setAsking(true)} />
      <Button
        look={line.isDue && isFirst ? 'primary' : 'plain'}
        ref={isFirst ? takeFocus : undefined}
        aria-label={words.beginNamed(title)}
        // Not disabled meanwhile: what is disabled can't take the focus when the list appears.
        onClick={() => {
          if (recite.isPending) return
          desk.attempt.set({ text: '' })
          recite.send('begin-recital', { material: id })
        }}
      >
        {words.begin}
      </Button>
    </li>
  )
}

function factsOf(
  { course, units, due, isDue, lastScore }: MaterialLine,
  words: WindowWords['recite'],
  language: Language,
): string[] {
  const next =
    due === null
      ? words.never
      : isDue
        ? words.dueNow
        : words.dueOn(sayDate(due, weekdayOf(due), language))
  const last = lastScore === null ? [] : [words.lastScore(lastScore)]
  return [...(course === '' ? [] : [course]), words.units(units), ...last, next]
}

/** A bar from nothing to all, with the likely span and the mean; the words beside it say the same. */
function Expected({ forecast: { placed, alone, exam } }: { forecast: Forecast }) {
  const language = useLanguage()
  const words = useWords().recite
  const { low, mean, high } = placed
  const date = sayDate(exam, weekdayOf(exam), language)
  const hasRecalls = mean !== alone.mean
  return (
    <span className={`stack middle gap-8 ${styles.expected}`}>
      <span className={`anchor rounded-small ${styles.bar}`} aria-hidden="true">
        <span style={{ insetInlineStart: `${low}%`, width: `${Math.max(1, high - low)}%` }} />
        <i style={{ insetInlineStart: `${mean}%` }} />
      </span>
      <small>
        {words.expected(mean, low, high, date)}
        {hasRecalls ? `; ${words.alone(alone.mean)}` : ''}
      </small>
    </span>
  )
}

/** Texts out of a file, and the way back: those of the last import on this page are deleted in one press (R7). */
function ImportTexts({ recite, onTold }: { recite: ReciteDesk; onTold: (told: string) => void }) {
  const words = useWords().recite
  const [ids, setIds] = useState<number[]>([])
  const choose = async () => {
    const file = await pickFile('.txt,.tsv,.csv,.json,text/plain,application/json')
    if (file === null) return
    const source = await readFileSource(file)
    if (source?.kind !== 'file') return recite.setProblem(words.unreadable(file.name))
    recite.send(
      'import-materials',
      { fileName: source.fileName, content: source.content, course: '' },
      (imported) => {
        setIds(imported.ids)
        onTold(words.imported(imported.added, imported.known, imported.leftOut))
      },
    )
  }
  const takeBack = () =>
    recite.send('delete-materials', { ids }, ({ titles }) => {
      setIds([])
      onTold(words.importTakenBack(titles.length))
    })
  return (
    <>
      <Button onClick={() => void choose()}>{words.importTexts}</Button>
      {ids.length === 0 ? null : (
        <Button onClick={takeBack}>{words.takeImportBack(ids.length)}</Button>
      )}
    </>
  )
}
