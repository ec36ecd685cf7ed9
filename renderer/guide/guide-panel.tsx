// The guide beside its conversation: where it stands, its draft section by section, and what may still break.
import { grammar } from '../../shared/i18n/grammar.ts'
import { sharedGuideWords } from '../../shared/i18n/shared/guide.ts'
import { useId, useState } from 'react'
import type { GuideView } from '../../shared/guide/requests.ts'
import { sayMissing } from '../../shared/guide/guide-names.ts'
import { joinChoices } from '../../shared/text/join-words.ts'
import { sayChangedSections } from '../../shared/guide/say-draft.ts'
import { IconButton, Button } from '../kit/button.tsx'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { Icon } from '../kit/icon.tsx'
import { focusComposer, say } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { AfterGuide } from './after-guide.tsx'
import { DraftSections } from './draft-sections.tsx'
import { GuideForm } from './guide-form.tsx'
import {
  hasGoneOn,
  isFoldedAt,
  keepGuideChoices,
  stretchOf,
  type GuideChoices,
  shownGuide,
} from '../store/guide-store.ts'
import styles from './guide.module.css'
import { chooseGuideFile, exportGuide } from './guide-file.ts'

export function GuidePanel() {
  const { chat, guide } = useDesk()
  const conversation = useStore(chat, (state) => state.conversation.id)
  const view = useStore(guide, (state) => shownGuide(state, conversation))
  return view === null ? null : <ShownGuide view={view} />
}

function ShownGuide({ view }: { view: GuideView }) {
  const language = useLanguage()
  const words = useWords().guide
  const stateName = sharedGuideWords[language].guideNames.states[view.state]
  const desk = useDesk()
  const bodyId = useId()
  const [hasMore, setMore] = useState(false)
  const { state, draft, cardId } = view
  const { isFolded, isDone, fold } = useFold(view)
  const putAway = () => {
    if (cardId !== null) choose(desk, { putAway: cardId })
    focusComposer(desk)
  }
  return (
    <section
      className={`column shortens small snug sunk ${styles.panel}`}
      aria-label={words.title}
      data-state={state}
      data-beside={(!isFolded && state !== 'DISCOVERY') || undefined}
    >
      <GuideHead
        view={view}
        bodyId={bodyId}
        isFolded={isFolded}
        hasMore={hasMore}
        onFold={fold}
        onPutAway={putAway}
        onMore={() => setMore(!hasMore)}
      />
      {hasMore ? <GuideActions canExport={view.canExport} isActive={view.isActive} /> : null}
      {state === 'FINISHED' && !(isDone && isFolded) ? (
        <AfterGuide course={draft?.course ?? ''} />
      ) : null}
      {isFolded ? null : (
        <div id={bodyId} className={`stack gap-8 shortens scrolls-down breaks ${styles.body}`}>
          <GuideBody view={view} />
        </div>
      )}
      <output className="for-screen-readers">{saidOf(view, stateName)}</output>
    </section>
  )
}

/** What was written and talked past is one line, unless it was opened since. */
function useFold({ state, cardId }: GuideView) {
  const desk = useDesk()
  const choices = useStore(desk.guide, (guide) => guide.choices)
  const isDone = useStore(
    desk.chat,
    ({ timeline }) => state === 'FINISHED' && hasGoneOn(timeline, cardId),
  )
  const [isOpened, setOpened] = useState(false)
  const isFolded = isDone ? !isOpened : isFoldedAt(choices, state)
  const fold = () =>
    isDone ? setOpened(isFolded) : choose(desk, { [stretchOf(state)]: !isFolded })
  return { isFolded, isDone, fold }
}

function choose(desk: Desk, change: GuideChoices): void {
  const choices = { ...desk.guide.get().choices, ...change }
  keepGuideChoices(choices)
  desk.guide.set({ choices })
}

type GuideHeadProps = {
  view: GuideView
  bodyId: string
  isFolded: boolean
  hasMore: boolean
  onFold: () => void
  onPutAway: () => void
  onMore: () => void
}

function GuideHead({
  view: { state, course },
  bodyId,
  isFolded,
  hasMore,
  ...acts
}: GuideHeadProps) {
  const language = useLanguage()
  const words = useWords().guide
  return (
    <div className={`row gap-4 fixed ${styles.head}`}>
      <h3 className="flex grow narrows plain">
        <button
          type="button"
          className={`row grow narrows to-start rounded gap-8 pad-y-2 pad-x-8 hovers ${styles.fold}`}
          aria-expanded={!isFolded}
          aria-controls={isFolded ? undefined : bodyId}
          onClick={acts.onFold}
        >
          <Icon name={isFolded ? 'right' : 'down'} size={12} />
          <span className={`ellipsis strong ${styles.course}`}>{course ?? words.noCourse}</span>
          <span className={`fixed pushed quiet ${styles.state}`}>
            {sharedGuideWords[language].guideNames.states[state]}
          </span>
        </button>
      </h3>
      {state === 'FINISHED' ? (
        <IconButton icon="close" name={words.putAway} onClick={acts.onPutAway} />
      ) : null}
      <IconButton icon="more" name={words.more} aria-expanded={hasMore} onClick={acts.onMore} />
    </div>
  )
}

function GuideBody({ view }: { view: GuideView }) {
  const language = useLanguage()
  const words = useWords().guide
  const { state, sections, missing, doubts, risks } = view
  // While it is gathered there is no draft to be shown (B3).
  if (state === 'DISCOVERY') {
    const open =
      doubts.length > 0 && missing.length === 0 ? null : sayMissing(state, missing, language)
    return (
      <>
        {open === null ? null : <p className="quiet pretty">{open}</p>}
        <Doubt view={view} />
        <GuideForm view={view} />
      </>
    )
  }
  const changed = sayChangedSections(sections, language)
  return (
    <>
      <Doubt view={view} />
      {changed === null ? null : (
        <p className={styles.changed}>
          <b className="accent">{words.changed}</b>
          {grammar[language].joints.gap}
          {changed}
        </p>
      )}
      <DraftSections sections={sections} hasCard={state === 'CONFIRMING'} />
      <Risks lines={risks} />
      {state === 'CONFIRMING' ? <p className="quiet pretty">{words.cardWaits}</p> : null}
      {state === 'DRAFTING' ? <GuideForm view={view} /> : null}
    </>
  )
}

/** One at a time (B3). It has been asked about just above: here stands between what. */
function Doubt({ view: { doubts, answers } }: { view: GuideView }) {
  const language = useLanguage()
  const words = useWords().guide
  const [first] = doubts
  if (first === undefined) return null
  return (
    <p className={styles.doubt}>
      <b>{words.doubts}</b>
      {grammar[language].joints.gap}
      <HeldRanges text={answers.length > 0 ? joinChoices(answers, language) : first} />
    </p>
  )
}

function Risks({ lines }: { lines: readonly string[] }) {
  const words = useWords().guide
  const id = useId()
  if (lines.length === 0) return null
  return (
    <div className={styles.risks}>
      <h4 id={id}>{words.risks}</h4>
      <ul aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line}>
            <HeldRanges text={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The answer itself is read aloud by the conversation: here only where the guide stands. */
function saidOf({ course, changes }: GuideView, state: string): string {
  return [course ?? '', state, ...changes].filter((part) => part !== '').join('. ')
}

/** What can be done with a guide as a whole: its file, another one in its place, and the way out. */
function GuideActions({ canExport, isActive }: { canExport: boolean; isActive: boolean }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().guide
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  return (
    <div className={`flex wrap gap-6 fixed ${styles.actions}`}>
      <Button disabled={!canExport} onClick={() => void exportGuide(desk)}>
        {words.exportGuide}
      </Button>
      <Button disabled={isRunning} onClick={() => void chooseGuideFile(desk)}>
        {words.restoreGuide}
      </Button>
      <Button
        disabled={isRunning || !isActive}
        onClick={() => void say(desk, sharedGuideWords[language].guideNames.leave)}
      >
        {words.leaveGuide}
      </Button>
    </div>
  )
}
