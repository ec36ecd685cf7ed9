// A proposed block where it would come to lie.
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { weekWords } from '../words/week-words.ts'
import { useLanguage } from '../words/words.ts'
import { BlockFace } from './block-face.tsx'
import { lookOf } from './block-look.ts'
import { describeBlock } from './describe-block.ts'
import type { Ghost } from './ghosts.ts'
import { useTaskFacts } from './use-task-facts.ts'
import { blockBox, type WeekAxis } from './week-axis.ts'

export function GhostBlock({ ghost, axis }: { ghost: Ghost; axis: WeekAxis }) {
  const { task, place } = ghost
  const language = useLanguage()
  const facts = useTaskFacts(task)
  const window = useStore(useDesk().week.view, ({ state }) => state?.window)
  if (window === undefined) return null
  const text = describeBlock(task, place, {
    window,
    facts: facts.facts,
    host: facts.host?.title ?? null,
    guests: [],
    notes: [],
    language,
  })
  const box = blockBox(axis, place, task.kind === 'event' ? task.clock : null)
  return (
    <li {...lookOf(task, facts, box)} data-ghost="to" data-task-id={task.id}>
      <span className="for-screen-readers">{`${weekWords[language].proposed}: ${text.name}`}</span>
      <BlockFace text={text} />
    </li>
  )
}
