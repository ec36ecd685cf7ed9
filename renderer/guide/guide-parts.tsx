// The parts of a guide's work as a list (B10): each is renamed, made longer or shorter, or taken out; one can be added.
import { useState, type ReactNode } from 'react'
import { mostDraftItems, type GuideDraft } from '../../shared/guide/guide-draft.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { minutesOfPeriod } from '../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Select, TextInput } from '../kit/fields.tsx'
import { useWords, useLanguage } from '../words/words.ts'

type Items = GuideDraft['items']

type GuidePartsProps = {
  label: ReactNode
  items: Items
  window: Window
  onSet: (items: Items) => void
}

export function GuideParts({ label, items, window, onSet }: GuidePartsProps) {
  const language = useLanguage()
  const words = useWords().guide
  const [typed, setTyped] = useState<{ index: number; title: string } | null>(null)
  const change = (index: number, part: Partial<Items[number]>) =>
    onSet(items.map((item, at) => (at === index ? { ...item, ...part } : item)))
  const lengths = window.periods.map((_, index) => ({
    value: index + 1,
    label: sayDuration(Math.round((index + 1) * minutesOfPeriod(window)), language),
  }))
  const leave = (index: number, title: string) => {
    const named = typed?.index === index ? typed.title.trim() : ''
    setTyped(null)
    if (named !== '' && named !== title) change(index, { title: named })
  }
  return (
    <fieldset>
      <legend className="quiet small">{label}</legend>
      <div className="stack gap-2">
        {items.map(({ title, slots }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place alone
          <div key={index} className="row gap-4">
            <TextInput
              className="grow narrows"
              aria-label={words.partTitle(index + 1)}
              title={title}
              maxLength={120}
              value={typed?.index === index ? typed.title : title}
              onChange={(next) => setTyped({ index, title: next })}
              onBlur={() => leave(index, title)}
            />
            <Select
              aria-label={words.partLength(title)}
              choices={lengths}
              value={slots}
              onChange={(next) => change(index, { slots: next })}
            />
            <IconButton
              icon="close"
              name={words.removePart(title)}
              disabled={items.length === 1}
              onClick={() => onSet(items.filter((_, at) => at !== index))}
            />
          </div>
        ))}
      </div>
      <Button
        className="above-6"
        disabled={items.length >= mostDraftItems}
        onClick={() => onSet([...items, { title: words.newPart(items.length + 1), slots: 1 }])}
      >
        {words.addPart}
      </Button>
    </fieldset>
  )
}
