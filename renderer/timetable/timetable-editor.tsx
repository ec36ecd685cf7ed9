// The grid with the form of the class that is open beside it: what is typed goes into the draft, and nowhere else.
import { useWords } from '../words/words.ts'
import { BlockForm } from './block-form.tsx'
import { blocksAt, troubledKeys } from './timetable-draft.ts'
import { TimetableGrid } from './timetable-grid.tsx'
import styles from './timetable.module.css'
import { useTimetableForm, type EditorProps } from './use-timetable-form.ts'

export function TimetableEditor(props: EditorProps) {
  const { draft, weeks, periods } = props
  const words = useWords().timetable
  const editing = useTimetableForm(props)
  const { typed } = editing
  return (
    <div className={`stack ${styles.editor}`}>
      <div className={`shortens scrolls pad-y-2 pad-x-2 ${styles.sheet}`}>
        <TimetableGrid
          draft={draft}
          periods={periods}
          cursor={editing.cursor}
          troubled={new Set(troubledKeys(draft, weeks, periods.length))}
          summons={editing.summons}
          onMove={editing.setCursor}
          onOpen={editing.open}
          onDelete={editing.removeAt}
        />
      </div>
      <div className="shortens scrolls pad-y-2 pad-x-2">
        {typed === null ? (
          <p className={`quiet small snug ${styles.hint}`}>{words.gridHint}</p>
        ) : (
          <BlockForm
            key={`${typed.key} ${editing.summons}`}
            typed={typed}
            timetable={draft}
            weeks={weeks}
            periods={periods}
            others={blocksAt(draft, typed.block.weekday, typed.block.start).filter(
              ({ key }) => key !== typed.key,
            )}
            onChange={editing.setTyped}
            onPut={editing.put}
            onCopy={editing.copyTo}
            onDelete={() => editing.remove(typed.key)}
            onOther={editing.openOther}
            onCancel={editing.close}
          />
        )}
      </div>
    </div>
  )
}
