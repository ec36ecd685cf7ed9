// Pages as the installed app draws them: from the bundle, with the fonts that the build has put beside it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { drawPages } from '../../electron/export/pages/draw-pages.ts'
import { copyDrawingFiles } from '../../scripts/build/copy-drawing-files.ts'
import { nodeBundle, nodeParts } from '../../scripts/build/node-bundle.ts'
import { at, event, item, schedule, term } from '../builders.ts'
import { pagesInput } from '../electron/exchange/pages/sample-pages.ts'

test('[X8] the bundle finds its fonts, draws the same bytes, and says so where they are lost', async () => {
  const out = mkdtempSync(join(tmpdir(), 'weekloom-pages-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const part = { ...nodeParts.exchange, entry: 'electron/export/pages/draw-pages.ts' }
  await build(nodeBundle(part, out))
  const file = pathToFileURL(join(out, part.folder, part.file)).href
  const loaded: unknown = await import(/* @vite-ignore */ file)
  const built = loaded as { drawPages: typeof drawPages }
  const state = schedule([event(1, at(1, 2), { title: '线性代数' }), item(2, { place: at(2, 3) })])
  const input = pagesInput(term(), state)
  for (const format of ['pdf', 'png'] as const)
    expect(await built.drawPages({ ...input, format })).toEqual({
      ok: false,
      failure: 'drawing-files-lost',
    })
  copyDrawingFiles(out)
  for (const format of ['pdf', 'png'] as const) {
    const drawn = await built.drawPages({ ...input, format })
    expect(drawn.ok).toBe(true)
    expect(drawn).toEqual(await drawPages({ ...input, format }))
  }
})
