// The calendar in the terminal: an open line is asked about before it is kept.
import { expect, it } from 'vitest'
import { openTerminal } from './terminal.ts'

it('[X11] an open line to another machine is asked about before it is kept, and one yes stays', async () => {
  const { run } = openTerminal('2026-11-23T07:30:00Z')
  await run('init', '--sample')
  const words = ['caldav', 'set', 'http://nas.invalid/dav/', '--user', 'me']
  const refused = await run(...words)
  expect(refused).toMatchObject({ code: 3, result: { ok: false } })
  expect(JSON.stringify(refused.result)).toMatch(/nas\.invalid is not encrypted.*--plain-http/)
  expect(await run('caldav')).toMatchObject({ result: { calendar: { settings: null } } })
  expect(await run(...words, '--plain-http')).toMatchObject({ code: 0 })
  expect(await run('caldav', 'set', '--calendar', 'Study')).toMatchObject({
    result: { calendar: { settings: { plainHttpTo: 'nas.invalid', calendar: 'Study' } } },
  })
})
