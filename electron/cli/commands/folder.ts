// The data folder in the terminal: init and doctor.
import { checkDatabase } from '../../../db/file/check-database.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { keepCheck } from '../../session/watch-file.ts'
import { currentClock } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { ask } from '../../terminal/command-context.ts'
import type { Handler } from '../command-line/commands.ts'

export const initialise: Handler<'init'> = (context, { sample = false }) => {
  const { session, printer, language, words } = context
  const { folder, database } = session.context
  const end = () =>
    printer.end(words.printed.initialised(folder, sample), {
      folder,
      sample,
      term: readTerm(database),
    })
  if (readTerm(database) !== null) return printer.refuse(sayProblem('term-exists', language))
  return ask(context, 'set-preferences', { language }, () =>
    sample ? ask(context, 'set-up-sample', {}, end) : end(),
  )
}

export const runDoctor: Handler<'doctor'> = ({
  session: { context },
  printer,
  language,
  words,
}) => {
  const report = checkDatabase(context.database)
  keepCheck(context, context.clock().slice(0, 10), [
    ...report.pages,
    ...report.foreignKeys,
    ...report.damagedRows,
  ])
  const state = readState(context.database)
  const violations = state === null ? [] : findViolations(state, currentClock(context).moment)
  const fields = { folder: context.folder, node: process.version, ...report, violations }
  printer.say(words.printed.doctorHead)
  for (const [name, value] of Object.entries(fields))
    printer.say(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  if (report.isSound && violations.length === 0) return printer.finish(fields)
  const { message } = sayProblem('data-damaged', language, context.folder)
  return printer.refuse({ code: 'unhealthy', message })
}
