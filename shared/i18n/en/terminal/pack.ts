// Says in English: what the commands of course packs and sources print.

export const packOutlookLines = {
  simulationStopped:
    'The simulation was stopped. Nothing was changed; run it again for its numbers.',
  guideWritten: (name: string, file: string) => `The study guide of ${name} is in ${file}`,
}

export const packLines = {
  noPacks: 'There is no course yet. Next: pack write COURSE goal TEXT',
  allSettled: 'all settled',
  next: (name: string) => `next: ${name}`,
  fieldLine: (head: string, version: number) => `${head} · version ${version}`,
  fieldWritten: (version: number) => `version ${version}`,
  fieldState: (state: string) => ` (${state})`,
  fieldGone: ' (no longer among the sources)',
  fieldCitation: ({
    line,
    file,
    place,
    gone,
    text,
  }: {
    line: number
    file: string
    place: string
    gone: string
    text: string
  }) => `[${line}] ${file}, ${place}${gone}: ${text}`,
  madeFrom: (names: string[]) => `Made from: ${names.join(', ')}`,
  versionMarks: ' · counts now',
  versionSize: (count: number) => `${count} characters`,
  written: (name: string, version: number) => `${name} is at version ${version} now.`,
  settled: (name: string) => `${name} is settled.`,
  packDeleted: ({
    fields,
    versions,
    isDone,
    name,
  }: {
    fields: number
    versions: number
    isDone: boolean
    name: string
  }) => {
    const size = `fields: ${fields}, versions: ${versions}`
    return isDone
      ? `Deleted the pack of ${name} (${size}). The schedule and the sources stay.`
      : `This would delete the pack of ${name} (${size}). Nothing was changed; add --apply to do it.`
  },
  force: 'Add --force to say yes.',
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`
}

export const sourceLines = {
  noSources: 'There are no sources yet. Next: pack add-source COURSE FILE',
  sourceLineSize: (pages: number | null, lines: number) =>
    `${pages === null ? '' : `${count(pages, 'page')}, `}${count(lines, 'line')}`,
  sourceLine: ({
    id,
    course,
    file,
    size,
  }: {
    id: number
    course: string
    file: string
    size: string
  }) => `${id}  ${course}: ${file}, ${size}`,
  added: (isKnown: boolean, line: string): string =>
    isKnown ? `There already: ${line}` : `Added: ${line}`,
  removed: (file: string) => `${file} is no longer a source.`,
  wouldRemove: 'Nothing was changed; add --apply to remove it.',
  noHit: 'No line has these words. Try fewer words, or others.',
  report: (writer: string | null) => `With the help of ${writer}.`,
  web: (host: string | null): string =>
    host === null
      ? 'Search on the web is off.'
      : `Searches on the web go to ${host}: only the words that you type, with “pack search-web”.`,
  wrongWeb:
    'This address can’t be used; nothing was changed. It has to begin with https://, or with http://localhost for a service on this device.',
  webResultsHead: (host: string) =>
    `From the web, by ${host}. Nobody has checked this; it is no source.`,
  webResultsNone: 'The search service has found nothing.',
}
