// What each column of a table holds, above its first rows: whoever changes one sees at once how the rows are read.
import { columnRoles, type ColumnRole } from '../../shared/timetable/import-answers.ts'
import type { ReadTable } from '../../shared/timetable/import-reading.ts'
import { Select, Tick } from '../kit/fields.tsx'
import { useWords } from '../words/words.ts'
import type { ImportWork } from './use-import.ts'
import styles from './import.module.css'

export function ColumnMapper({ table, work }: { table: ReadTable; work: ImportWork }) {
  const words = useWords().importStep
  const asked = work.answers.columns
  const roles = asked?.roles ?? table.roles
  const hasHeader = asked?.hasHeader ?? table.hasHeader
  const keep = (change: { roles?: ColumnRole[]; hasHeader?: boolean }) =>
    work.answer({ ...work.answers, columns: { roles, hasHeader, ...change } })
  // A column holds one thing, and each thing is held by one column.
  const choose = (column: number, role: ColumnRole) =>
    keep({
      roles: roles.map((before, index) =>
        index === column ? role : before === role ? 'none' : before,
      ),
    })
  return (
    <section className="narrows">
      <h3 className="quiet small">{words.columns}</h3>
      <p className={`quiet small ${styles.hint}`}>{words.columnsHint}</p>
      {/* What scrolls is reached by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section className={`edged scrolls ${styles.scroll}`} tabIndex={0} aria-label={words.table}>
        <table className={`small ${styles.table}`}>
          <thead>
            <tr>
              {roles.map((role, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={column} scope="col">
                  <span className={`ellipsis block quiet plain ${styles.name}`}>
                    {table.names[column]}
                  </span>
                  <Select
                    aria-label={words.column(column + 1, table.names[column] ?? '')}
                    value={role}
                    choices={columnRoles.map((one) => ({ value: one, label: words.roles[one] }))}
                    onChange={(chosen) => choose(column, chosen)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <SampleRows table={table} roles={roles} />
        </table>
      </section>
      <Tick
        className="line gap-8 above-8"
        label={words.hasHeader}
        value={hasHeader}
        onChange={(isTicked) => keep({ hasHeader: isTicked })}
      />
    </section>
  )
}

function SampleRows({ table, roles }: { table: ReadTable; roles: readonly ColumnRole[] }) {
  return (
    <tbody>
      {table.sample.map(({ line, cells }) => (
        <tr key={line}>
          {roles.map((role, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            <td key={column} data-unused={role === 'none' || undefined}>
              {cells[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
