// What the person can do, as requests to the core; a failure becomes a line at the foot of the page.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Card } from '../../shared/agent/card.ts'
import type { AppView } from '../../shared/view/app-view.ts'
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'
import type { Preferences } from '../../shared/view/preferences.ts'
import type { Problem, PushEvent } from '../../shared/contract/ipc.ts'
import type { RequestOutput, RequestInput, RequestName } from '../../shared/contract/contract.ts'
import { offlineChoice } from '../../shared/preferences/model-choice.ts'
import { fail, type Result } from '../../shared/result.ts'
import { lostConnection } from '../client/socket-client.ts'
import { holdAsked, receivePush, showView } from './receive-push.ts'
import type { Desk, HistoryWay, Notice } from './desk.ts'
import { takeResponse } from './chat-store.ts'
import { chosenPart } from './part-choice.ts'

/** Null when it failed; the person has then been told why. */
export async function ask<Name extends RequestName>(
  desk: Desk,
  name: Name,
  input: RequestInput<Name>,
): Promise<RequestOutput<Name> | null> {
  const reply = await desk.client.request(name, input).catch(() => null)
  if (reply?.ok === true) return reply.value
  const { backups, remedies = [] } = reply?.failure ?? {}
  if (backups !== undefined) desk.frame.set({ ways: { backups, remedies } })
  const isLost = reply?.failure.code === lostConnection.code
  if (!isLost || (name !== 'load-view' && name !== 'say'))
    tell(desk, 'problem', sayFailure(desk, reply?.failure ?? null))
  return null
}

/** For a dialog, which lies over the line at the foot: a failure comes back as the sentence to show. */
export async function inquire<Name extends RequestName>(
  desk: Desk,
  name: Name,
  input: RequestInput<Name>,
): Promise<Result<RequestOutput<Name>, string>> {
  const reply = await inquireProblem(desk, name, input)
  return reply.ok ? reply : fail(reply.failure.message)
}

/** As `inquire`, with all that is told of a failure. */
export async function inquireProblem<Name extends RequestName>(
  desk: Desk,
  name: Name,
  input: RequestInput<Name>,
): Promise<Result<RequestOutput<Name>, Problem>> {
  const reply = await desk.client.request(name, input).catch(() => null)
  if (reply?.ok === true) return reply
  const failure = reply?.failure ?? null
  return fail({ code: 'failed', ...failure, message: sayFailure(desk, failure) })
}

function sayFailure(desk: Desk, failure: Problem | null): string {
  const words = windowWords[desk.settings.get().language].notice
  if (failure === null) return words.broken
  return failure.code === lostConnection.code ? words.lost : failure.message
}

export function tell(desk: Desk, kind: Notice['kind'], text: string): void {
  desk.frame.set(({ notice }) => ({ notice: { kind, text, at: (notice?.at ?? 0) + 1 } }))
}

/** Says what was changed, with the step that takes it back. The pushes of a change come before its answer. */
export function tellChange(desk: Desk, text: string, way: HistoryWay = 'undo'): void {
  tell(desk, 'done', text)
  const what = desk.week.view.get().history[way]
  if (what === null) return
  desk.frame.set(({ notice }) => ({
    notice: notice === null ? null : { ...notice, back: { way, what } },
  }))
}

/** False where no view came. */
async function loadView(desk: Desk): Promise<boolean> {
  const view = await ask(desk, 'load-view', {})
  if (view !== null) showView(desk, view)
  return view !== null
}

/** What is only for a moment, and no part of the view. */
const passing: ReadonlySet<PushEvent['kind']> = new Set([
  'delta',
  'plan-progress',
  'side-job-progress',
  'reminder',
  'menu-action',
])

/** Loads the view; an answer may be older than what was pushed while it was under way, so it is asked for
 * again then, and at the next push where none came. */
function watchView(desk: Desk): { reload: () => void; hear: (event: PushEvent) => void } {
  let isLoading = false
  let isOld = false
  let isShown = true
  const load = async (): Promise<void> => {
    isLoading = true
    do {
      isOld = false
      isShown = await loadView(desk)
    } while (isOld)
    isLoading = false
  }
  const reload = (): void => {
    if (isLoading) isOld = true
    else void load()
  }
  const hear = ({ kind }: PushEvent): void => {
    if (isLoading) isOld ||= !passing.has(kind)
    else if (!isShown) reload()
  }
  return { reload, hear }
}

/** Starts listening and loads the first view; answers with the way to stop listening. */
export function openDesk(desk: Desk): () => void {
  const { reload, hear } = watchView(desk)
  const stopPushes = desk.client.subscribe((event) => {
    hear(event)
    receivePush(desk, event, reload)
  })
  const stopWatching = desk.client.watchConnection((connection) => {
    const before = desk.settings.get().connection
    desk.settings.set({ connection })
    if (connection === 'connected' && before !== 'connected') reload()
  })
  reload()
  return () => {
    stopPushes()
    stopWatching()
  }
}

/** A message that did not get through comes back as the draft, unless another has been begun. */
export async function say(
  desk: Desk,
  text: string,
  how: Pick<RequestInput<'say'>, 'stops'> = {},
): Promise<void> {
  const giveBack = () =>
    desk.composer.set(({ draft }) => (draft === '' ? { draft: text, isUnsent: true } : {}))
  if (desk.settings.get().connection !== 'connected') return giveBack()
  desk.composer.set({ isAnsweringCard: false, isUnsent: false })
  // A turn that began with the words has kept them, whatever became of it since.
  const last = desk.chat.get().timeline.at(-1)?.seq ?? 0
  const said = () =>
    desk.chat
      .get()
      .timeline.some(
        ({ seq, event }) =>
          seq > last && event.kind === 'turn-start' && event.text.trim() === text.trim(),
      )
  const answer = await ask(desk, 'say', { text, ...how })
  if (answer !== null) desk.chat.set((state) => takeResponse(state, answer))
  else if (!said()) giveBack()
}

/** Says it to the built-in model, which answers from then on; not said when that could not be kept. */
export async function sayToBuiltIn(desk: Desk, text: string): Promise<void> {
  if (!(await setPreferences(desk, { model: offlineChoice }))) return
  tell(desk, 'done', windowWords[desk.settings.get().language].notice.builtIn)
  await say(desk, text)
}

/** Said by a button in the person's stead: the conversation shows what comes of it. */
export function sayAloud(desk: Desk, text: string): Promise<void> {
  desk.frame.set({ isConversationOpen: true })
  return say(desk, text)
}

/** Puts a copy in the place of a data file that can't be opened (D4). */
export async function restoreBackup(desk: Desk, name: string): Promise<void> {
  const restored = await ask(desk, 'restore-backup', { name })
  if (restored === null) return
  showOpened(desk, restored.view)
  const words = windowWords[desk.settings.get().language].notice
  if (restored.aside !== null) tell(desk, 'done', words.setAside(restored.aside))
}

/** Does what a problem with the data file offers beside its backups. */
export async function mendFile(desk: Desk, remedy: FileRemedy): Promise<void> {
  const view = await ask(desk, 'mend-file', { remedy })
  if (view !== null) showOpened(desk, view)
}

function showOpened(desk: Desk, view: AppView): void {
  desk.frame.set({ ways: { backups: [], remedies: [] }, notice: null })
  showView(desk, view)
}

export async function stopTurn(desk: Desk): Promise<void> {
  await ask(desk, 'stop-turn', {})
}

export async function answerCard(
  desk: Desk,
  card: Card,
  verdict: 'accept' | 'reject',
  note = '',
): Promise<void> {
  if (desk.chat.get().answering === card.id) return
  if (desk.settings.get().connection !== 'connected') return
  const part = verdict === 'accept' ? chosenPart(desk, card) : null
  // Nothing is ticked: there is nothing to say yes to.
  if (part?.length === 0) return
  desk.chat.set({ answering: card.id })
  const always = verdict === 'accept' && part === null && desk.chat.get().always === card.id
  const only = part === null ? {} : { only: part }
  const shown = { cardId: card.id, hash: card.hash }
  await ask(desk, 'answer-card', { ...shown, verdict, note, always, ...only })
  desk.chat.set(({ answering }) => (answering === card.id ? { answering: null } : {}))
}

export async function walkHistory(desk: Desk, direction: 'undo' | 'redo'): Promise<void> {
  if (desk.week.view.get().history[direction] === null) return
  const walked = await ask(desk, direction, {})
  const words = windowWords[desk.settings.get().language].notice
  if (walked === null) return
  tellChange(desk, words[direction](walked.summary), direction === 'undo' ? 'redo' : 'undo')
}

/** True when they are kept. */
export async function setPreferences(desk: Desk, change: Partial<Preferences>): Promise<boolean> {
  const letGo = holdAsked(desk, change)
  const kept = await ask(desk, 'set-preferences', change)
  letGo(kept)
  return kept !== null
}

export async function setUpSample(desk: Desk): Promise<void> {
  const view = await ask(desk, 'set-up-sample', {})
  if (view === null) return
  showView(desk, view)
  focusComposer(desk)
}

/** For when what had the focus goes away. */
export function focusComposer(desk: Desk): void {
  desk.composer.set(({ summons }) => ({ summons: summons + 1 }))
}

export function summonComposer(
  desk: Desk,
  change: { draft?: string; isAnsweringCard?: boolean },
): void {
  desk.frame.set({ isConversationOpen: true })
  desk.composer.set((state) => ({ ...change, summons: state.summons + 1 }))
}
