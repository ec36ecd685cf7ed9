// A process that opens the data folder given to it, says what came of it, and holds it until it is killed.
import { writeSync } from 'node:fs'
import { openDatabase } from '../../../db/file/open-database.ts'

const [folder = ''] = process.argv.slice(2)
const opened = openDatabase(folder, { create: true, at: '2026-11-02T08:00:00.000Z' })
writeSync(1, `${opened.ok ? 'open' : opened.failure.kind}\n`)
setInterval(() => {}, 60_000)
