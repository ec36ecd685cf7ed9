// What if: a change drawn as ghosts that nothing has written, until the person keeps it or puts it back.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { applyHandEdit, taskOfHandEdit, type HandEdit } from '../../../shared/schedule/hand-edit.ts'
import { ask, tell } from '../../store/actions.ts'
import type { Trial } from '../../store/carry-store.ts'
import { openCardOf } from '../../store/chat-store.ts'
import type { Desk } from '../../store/desk.ts'
import { showProposal } from '../../store/receive-push.ts'
import { editByHand, focusOrigin } from './hand-edit.ts'

/** Under this name the ghosts of a what-if are drawn, in the place of a card's. */
export const trialId = 'what-if'

export function startTrial(desk: Desk, edit: HandEdit, diff: ScheduleDiff): void {
  desk.frame.set({ notice: null })
  const trial: Trial = { edit, taskId: taskOfHandEdit(edit), diff, cost: null, isKeeping: false }
  desk.carry.view.set({ trial })
  desk.proposal.show(trialId, diff)
  showProposal(desk)
  void weighTrial(desk, edit)
}

/** What a study block would cost there beside where it lies; nothing weighs anything else. */
async function weighTrial(desk: Desk, edit: HandEdit): Promise<void> {
  const task = desk.week.tasks.get(taskOfHandEdit(edit))
  if (edit.kind !== 'put' || 'also' in edit || task?.kind !== 'item' || task.place === null) return
  const { day, start } = edit
  const answer = await ask(desk, 'weigh-places', { taskId: task.id, fromDay: day, toDay: day })
  const cost = answer?.places.find(({ place }) => place.start === start)?.total ?? null
  const { trial } = desk.carry.view.get()
  if (trial?.edit === edit) desk.carry.view.set({ trial: { ...trial, cost } })
}

/** Stays to be tried again where the core refuses it. */
export async function keepTrial(desk: Desk): Promise<void> {
  const { trial } = desk.carry.view.get()
  if (trial === null || trial.isKeeping) return
  desk.carry.view.set({ trial: { ...trial, isKeeping: true } })
  if (await editByHand(desk, trial.edit)) dropTrial(desk)
  else desk.carry.view.set({ trial })
}

export function putTrialBack(desk: Desk): void {
  const { trial } = desk.carry.view.get()
  if (trial === null) return
  dropTrial(desk)
  focusOrigin(trial.taskId)
}

/** The ghosts of the card that waits come back, if one does. */
function dropTrial(desk: Desk): void {
  if (desk.carry.view.get().trial === null) return
  desk.carry.view.set({ trial: null })
  const card = openCardOf(desk.chat.get())
  if (card !== null) desk.proposal.show(card.id, card.body.diff)
  else desk.proposal.clear()
}

/** A card has taken the place of the ghosts. */
export function yieldTrial(desk: Desk): void {
  const { trial } = desk.carry.view.get()
  const isDrawn = desk.proposal.view.get().cardId === trialId
  if (trial !== null && !trial.isKeeping && !isDrawn) desk.carry.view.set({ trial: null })
}

/** The schedule is another: the what-if is drawn anew, or taken away with a word. */
export function followTrial(desk: Desk): void {
  const { trial } = desk.carry.view.get()
  const { state, clock } = desk.week.view.get()
  if (trial === null || trial.isKeeping || state === null) return
  const edited = applyHandEdit(state, trial.edit, clock.moment)
  if (edited.ok) {
    const { diff } = edited.value
    desk.carry.view.set({ trial: { ...trial, diff, cost: null } })
    desk.proposal.show(trialId, diff)
    void weighTrial(desk, trial.edit)
    return
  }
  dropTrial(desk)
  tell(desk, 'problem', windowWords[desk.settings.get().language].drag.trialGone)
}
