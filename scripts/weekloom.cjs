// `npm run weekloom`: runs the terminal from a bundle of its sources, made anew where any of them has changed.
// Plain JavaScript: to strip this one file of types would cost more than all that it does.
'use strict'

require('./check-node.cjs')

const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, lstatSync, readdirSync, renameSync, rmSync } = require('node:fs')
const { enableCompileCache } = require('node:module')
const path = require('node:path')
const { pathToFileURL } = require('node:url')

const root = path.join(__dirname, '..')
const bundles = path.join(root, 'out/terminal')

/** What a bundle is made from and by; npm writes the last at each install. */
const rooms = ['db', 'electron', 'shared', 'scripts/build']
const files = ['package.json', 'node_modules/.package-lock.json']

/** Beside the one that is made: a command that goes on may still load parts of the one before. */
const mostOlder = 1

/** Another one after any change. A file's time of change can't be set back, as its time of writing can. */
function markSources() {
  const hash = createHash('sha1').update(process.version)
  for (const file of [...files, ...rooms.flatMap(filesBelow)]) {
    const { size, ctimeMs } = lstatSync(path.join(root, file))
    hash.update(`${file} ${size} ${ctimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const below = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(below) : [below]
  })
}

/** The bundle's folder; null where none can be made, as where nothing can be written. */
function findBundle() {
  try {
    const mark = markSources()
    const folder = path.join(bundles, mark)
    return existsSync(folder) || makeBundle(mark, folder) ? folder : null
  } catch {
    return null
  }
}

function makeBundle(mark, folder) {
  const unfinished = `${folder}-${process.pid}`
  const program = path.join(root, 'scripts/build/bundle-terminal.ts')
  const { status } = spawnSync(process.execPath, [program, unfinished], { stdio: 'ignore' })
  // What was changed meanwhile may be in it or not.
  const isMade = status === 0 && markSources() === mark
  // Another command may have been faster.
  if (isMade && !existsSync(folder)) renameSync(unfinished, folder)
  for (const old of foldersByAge()
    .filter((each) => each !== folder)
    .slice(mostOlder))
    rmSync(old, { recursive: true, force: true })
  return existsSync(folder)
}

/** The newest first. */
function foldersByAge() {
  return readdirSync(bundles)
    .map((name) => path.join(bundles, name))
    .map((path) => ({ path, at: lstatSync(path).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
    .map(({ path }) => path)
}

const bundle = findBundle()
if (bundle !== null) {
  // For threads too, which read it from here.
  process.env.NODE_COMPILE_CACHE = path.join(bundle, 'compiled')
  enableCompileCache()
}
void import(
  pathToFileURL(
    bundle === null ? path.join(root, 'electron/cli.ts') : path.join(bundle, 'cli/cli.js'),
  ).href
)
