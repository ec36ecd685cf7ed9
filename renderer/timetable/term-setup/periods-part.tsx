// The period table: the clock times of each row, rows added before, between and after, empty rows removed.
import { useState } from 'react'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { DialogBody, DialogFoot } from '../../kit/dialog.tsx'
import { Form, TextInput } from '../../kit/fields.tsx'
import { useWords } from '../../words/words.ts'
import { changeRow, insertRow, removeRow, rowsOf, tableOf, type DraftRow } from './period-draft.ts'
import styles from './term-setup.module.css'
import type { TermChangeStep } from './term-change.tsx'

export function PeriodsPart({ term, change }: { term: Term; change: TermChangeStep }) {
  const words = useWords().termSetup
  const [rows, setRows] = useState(() => rowsOf(term.periods))
  const isSame = JSON.stringify(tableOf(rows)) === JSON.stringify(tableOf(rowsOf(term.periods)))
  const isFull = rows.length >= maxPeriods
  return (
    <Form
      className="column grow shortens clips"
      onSend={() => change.preview({ kind: 'periods', table: tableOf(rows) })}
    >
      <DialogBody>
        <p className={styles.hint}>{words.periodsHint}</p>
        <table className={`self-start ${styles.periods}`}>
          <thead>
            <tr>
              {[words.period, words.begins, words.ends].map((name) => (
                <th key={name} className="quiet small plain to-start" scope="col">
                  {name}
                </th>
              ))}
              <th className="quiet small plain to-start" scope="col">
                <span className="for-screen-readers">{words.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={row.key}
                row={row}
                number={index + 1}
                isFull={isFull}
                rows={rows}
                onChange={setRows}
              />
            ))}
          </tbody>
        </table>
        <span>
          <Button disabled={isFull} onClick={() => setRows(insertRow(rows, rows.length))}>
            {words.addAtEnd}
          </Button>
        </span>
      </DialogBody>
      <DialogFoot>
        <Button type="submit" look="primary" disabled={isSame || change.isPending}>
          {words.showEffect}
        </Button>
      </DialogFoot>
    </Form>
  )
}

type RowProps = {
  row: DraftRow
  number: number
  rows: readonly DraftRow[]
  isFull: boolean
  onChange: (rows: DraftRow[]) => void
}

function Row({ row, number, rows, isFull, onChange }: RowProps) {
  const words = useWords().termSetup
  return (
    <tr>
      <th scope="row">{words.periodNumber(number)}</th>
      <td>
        <TextInput
          type="time"
          required
          aria-label={words.beginsOf(number)}
          value={row.start}
          onChange={(start) => onChange(changeRow(rows, row.key, { start }))}
        />
      </td>
      <td>
        <TextInput
          type="time"
          required
          aria-label={words.endsOf(number)}
          value={row.end}
          onChange={(end) => onChange(changeRow(rows, row.key, { end }))}
        />
      </td>
      <td className="unbroken">
        <IconButton
          icon="plus"
          name={words.addBefore(number)}
          disabled={isFull}
          onClick={() => onChange(insertRow(rows, number - 1))}
        />
        <IconButton
          icon="trash"
          name={words.remove(number)}
          disabled={rows.length === 1}
          onClick={() => onChange(removeRow(rows, row.key))}
        />
      </td>
    </tr>
  )
}
