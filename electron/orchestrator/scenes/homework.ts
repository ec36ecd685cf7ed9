// Notes homework that the person asks to be noted (H1), in their own words; everything else goes on as anywhere.
import { homeworkAsked } from '../../../shared/homework/homework-words.ts'
import { homeworkDraftSchema, type HomeworkDraft } from '../../../shared/homework/homework.ts'
import { sayHomeworkNoted, sayHomeworkWhen } from '../../../shared/words/say-homework-noted.ts'
import { runBegun, type TurnResult } from '../../agent/agent.ts'
import { speakAndEnd } from '../../agent/speak-and-end.ts'
import type { HomeworkDoor } from '../homework-door.ts'
import type { Scene, SceneTurn } from '../scene.ts'

export function homework(door: HomeworkDoor): Scene {
  return {
    name: 'homework',
    title: { en: 'note homework', zh: '记作业' },
    purpose: {
      en: 'homework that is to be noted on the list, only where the words ask to add or note homework; slots title, course, due (YYYY-MM-DD), time (HH:MM)',
      zh: '把作业记到清单里，只在话里要求添加或记下作业时；槽位 title、course、due（YYYY-MM-DD）、time（HH:MM）',
    },
    run: (scene) => runHomework(door, scene),
  }
}

function runHomework(door: HomeworkDoor, { turn, heard, slots }: SceneTurn): Promise<TurnResult> {
  // It is written without a card: only the person's own words, not a model's reading of them, ask for that.
  const body = homeworkAsked(turn.state.request)
  if (body === null) return runBegun(turn, heard)
  const language = turn.ports.language()
  const named = heard?.kind === 'answer' ? (heard.output.slots ?? []) : []
  const said = { ...Object.fromEntries(named.map(({ name, value }) => [name, value])), ...slots }
  const draft = readDraft(said)
  if (draft === null) return speakAndEnd(turn, sayHomeworkWhen(said['title'] ?? body, language))
  const added = door.add(draft)
  if (!added.ok) return speakAndEnd(turn, added.failure)
  return speakAndEnd(turn, sayHomeworkNoted(draft, added.value.isNew, language))
}

/** Null as long as it is not known what, or by when. */
function readDraft(said: Partial<Record<string, string>>): HomeworkDraft | null {
  const { title = '', course = '', due = '', time = '' } = said
  const draft = { title, course, dueDate: due, dueTime: time === '' ? null : time }
  const whole = homeworkDraftSchema.safeParse(draft)
  return whole.data ?? homeworkDraftSchema.safeParse({ ...draft, dueTime: null }).data ?? null
}
