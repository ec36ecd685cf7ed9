// Which lines of a draft are taken, and what the person makes of them.
import { useState } from 'react'
import {
  isOpenLine,
  type DraftLine,
  type DraftPick,
  type SyllabusDraft,
} from '../../shared/syllabus/draft.ts'
import type { LineChange } from './line-fields.tsx'

export function useChoice({ lines }: SyllabusDraft) {
  const [taken, setTaken] = useState(
    () => new Set(lines.filter(({ isTicked }) => isTicked).map(({ number }) => number)),
  )
  const [changes, setChanges] = useState<ReadonlyMap<number, LineChange>>(new Map())
  const [shown, setShown] = useState(lines)
  // A model added lines: what the person has ticked and changed stays with its line.
  if (shown !== lines) {
    const before = new Map(shown.map((line) => [nameOf(line), line.number]))
    const carried = lines.map((line) => ({ line, old: before.get(nameOf(line)) }))
    const isTaken = ({ line, old }: (typeof carried)[number]) =>
      old === undefined ? line.isTicked : taken.has(old)
    setShown(lines)
    setTaken(new Set(carried.filter(isTaken).map(({ line }) => line.number)))
    setChanges(
      new Map(
        carried.flatMap(({ line, old }) => {
          const changed = old === undefined ? undefined : changes.get(old)
          return changed === undefined ? [] : [[line.number, changed] as const]
        }),
      ),
    )
  }
  const open = lines.filter(isOpenLine)
  const closed = lines.filter((line) => !isOpenLine(line))
  const toggle = (numbers: readonly number[], isTaken: boolean) => {
    const next = new Set(taken)
    for (const number of numbers) {
      if (isTaken) next.add(number)
      else next.delete(number)
    }
    setTaken(next)
  }
  const change = (number: number, changed: LineChange) =>
    setChanges(new Map([...changes, [number, { ...changes.get(number), ...changed }]]))
  const picks = () =>
    open.flatMap(({ number }): DraftPick[] =>
      taken.has(number) ? [{ number, ...changes.get(number) }] : [],
    )
  return { open, closed, taken, changes, toggle, change, picks }
}

function nameOf({ kind, title, date, from, standing, quotes }: DraftLine): string {
  return JSON.stringify([kind, title, date, from, standing, quotes[0]?.line ?? null])
}
