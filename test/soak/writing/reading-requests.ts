// The requests that write nothing to the data file, and those that need another machine to write anything.
import type { RequestName } from '../../../shared/contract/contract.ts'

export const readingRequests = [
  'load-view',
  'read-about',
  'stop-turn',
  'list-conversations',
  'read-state-then',
  'read-history',
  'read-history-entry',
  'preview-walk',
  'preview-term',
  'preview-import',
  'read-syllabus',
  'draft-syllabus',
  'read-citations',
  'stop-side-job',
  'export-schedule',
  'preview-export',
  'read-caldav',
  'explain-task',
  'weigh-places',
  'check-health',
  'mend-file',
  'read-settings',
  'read-about',
  'show-data-folder',
  'export-everything',
  'offer-menu',
  'read-model',
  'list-turns',
  'read-trace',
  'read-guide',
  'export-guide',
  'read-recite',
  'read-due-texts',
  'read-attempts',
  'preview-recalls',
  'simulate-plan',
  'evaluate-course',
  'export-pack',
  'preview-pack',
  'read-homework',
  'open-homework',
  'list-sources',
  'preview-remove-source',
  'search-sources',
  'read-source-lines',
  'list-packs',
  'read-pack',
  'research',
  'read-field-versions',
  'compare-versions',
] as const satisfies RequestName[]

/** `set-model-key` writes to the system's keychain, the others wait for an answer from elsewhere. */
export const outsideRequests = [
  'ask-syllabus',
  'test-caldav',
  'push-caldav',
  'answer-caldav',
  'test-endpoint',
  'set-model-key',
  'remark-homework',
  'advise-recite',
  'ask-web',
] as const satisfies RequestName[]

/** A request that is in neither list has to have a writer: the type of the writers says so. */
export type WritingRequest = Exclude<
  RequestName,
  (typeof readingRequests)[number] | (typeof outsideRequests)[number]
>
