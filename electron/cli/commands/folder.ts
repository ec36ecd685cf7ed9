// The data folder in the terminal: init and doctor.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { checkDatabase } from '../../../db/file/check-database.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { keepCheck } from '../../session/watch-file.ts'
import { currentClock, languageOf } from '../../session/context.ts'
import { sayDoctor } from '../../terminal/words.ts'
import { sayProblem } from '../../session/problem-words.ts'
import type { Handler } from '../command-line/commands.ts'

export const initialise: Handler<'init'> = async ({ session, printer }, { sample = false }) => {
  const { context } = session
  const language = languageOf(context)
  if (readTerm(context.database) !== null)
    return printer.refuse(sayProblem('term-exists', language))
  const kept = await session.request('set-preferences', { language })
  if (!kept.ok) return printer.refuse(kept.failure)
  if (sample) {
    const made = await session.request('set-up-sample', {})
    if (!made.ok) return printer.refuse(made.failure)
  }
  printer.say(terminalWords[language].printed.initialised(context.folder, sample))
  return printer.finish({ folder: context.folder, sample, term: readTerm(context.database) })
}

export const runDoctor: Handler<'doctor'> = ({ session, printer }) => {
  const { context } = session
  const language = languageOf(context)
  const report = checkDatabase(context.database)
  keepCheck(context, context.clock().slice(0, 10), [
    ...report.pages,
    ...report.foreignKeys,
    ...report.damagedRows,
  ])
  const state = readState(context.database)
  const violations = state === null ? [] : findViolations(state, currentClock(context).moment)
  const fields = { folder: context.folder, node: process.version, ...report, violations }
  for (const line of sayDoctor(fields, language)) printer.say(line)
  if (!report.isSound || violations.length > 0) {
    return printer.refuse({
      code: 'unhealthy',
      message: sayProblem('data-damaged', language, context.folder).message,
    })
  }
  return printer.finish(fields)
}
