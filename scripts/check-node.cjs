// Says in one sentence when Node is too old; written so that an old Node can read it.
'use strict'

var wanted = 24
var found = Number(process.versions.node.split('.')[0])

if (found < wanted) {
  console.error(
    'Weekloom runs on Node ' +
      wanted +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. ' +
      '"npm ci" brings Node ' +
      wanted +
      ' along on Windows and Linux; elsewhere install it from nodejs.org, then try again.',
  )
  process.exit(1)
}
