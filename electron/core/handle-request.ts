// Handles a request (C1): looks it up, checks its input, runs it, and turns a throw into a problem.
import type { z } from 'zod'
import { contract, type RequestInput, type RequestName } from '../../shared/contract/contract.ts'
import type { Reply } from '../../shared/contract/ipc.ts'
import { fail, succeed } from '../../shared/result.ts'
import {
  branch,
  listConversations,
  nameConversation,
  removeConversation,
  showConversation,
  startConversation,
  stateThen,
} from '../conversation/conversations-requests.ts'
import { redo, undo } from '../schedule/change-requests.ts'
import { editByHand, markBlock } from '../schedule/edit-requests.ts'
import { addStudy, editWork } from '../schedule/work-requests.ts'
import { languageOf, problem, type SessionContext } from '../session/context.ts'
import { sayThrown } from '../session/backups.ts'
import { sayBadInput } from '../session/say-bad-input.ts'
import { stopSideJob } from '../session/side-jobs/run-side-job.ts'
import type { Handler } from '../session/handler.ts'
import { loadView } from '../session/view.ts'
import { offerMenu, setPreferences } from '../settings/preference-requests.ts'

// Loaded with the first request of theirs: the window opens without the agent, the planner and the calendars. What was
// asked first of a part runs first, so that a stop never overtakes the words that it stops.
const caldav = () => import('../caldav/handlers/caldav.ts')
const feeds = () => import('../feeds/handlers/feeds.ts')
const conversation = () => import('../conversation/conversation-requests.ts')
const history = () => import('../schedule/history-requests.ts')
const exchange = () => import('../timetable/handlers/import-requests.ts')
const syllabus = () => import('../syllabus/handlers/syllabus-requests.ts')
const planner = () => import('../schedule/planner-requests.ts')
const model = () => import('../chosen-model/model-requests.ts')
const homework = () => import('../homework/handlers/homework.ts')
const pack = () => import('../pack/handlers/pack-requests.ts')
const guide = () => import('../guide/handlers/guide.ts')
const recite = () => import('../recite/handlers/recite.ts')
const outlook = () => import('../outlook/outlook-requests.ts')
const present = () => import('../pack/handlers/present-requests.ts')
const sources = () => import('../research/handlers/source-requests.ts')
const recalls = () => import('../recite/handlers/recalls.ts')
const settings = () => import('../settings/settings-requests.ts')
const term = () => import('../term/term-requests.ts')
const trace = () => import('../chosen-model/trace-requests.ts')

function later<Name extends RequestName, Key extends string>(
  load: () => Promise<Record<NoInfer<Key>, Handler<Name>>>,
  handler: Key,
): Handler<Name> {
  return async (context, input) => (await load())[handler](context, input)
}

const handlers: { [Name in RequestName]: Handler<Name> } = {
  'load-view': (context) => succeed(loadView(context)),
  say: later(conversation, 'say'),
  'queue-message': later(conversation, 'queueMessage'),
  'drop-queued': later(conversation, 'dropQueued'),
  'send-queued': later(conversation, 'sendQueuedNow'),
  'stop-turn': later(conversation, 'stopTurn'),
  'list-conversations': listConversations,
  'start-conversation': startConversation,
  'open-conversation': showConversation,
  'rename-conversation': nameConversation,
  'delete-conversation': removeConversation,
  'branch-conversation': branch,
  'read-state-then': stateThen,
  'answer-card': later(conversation, 'answer'),
  'revise-card': later(conversation, 'revise'),
  'read-chips': later(conversation, 'listCardChips'),
  'choose-reading': later(conversation, 'chooseReading'),
  undo,
  redo,
  'read-history': later(history, 'readHistory'),
  'read-history-entry': later(history, 'readHistoryEntry'),
  'preview-walk': later(history, 'previewWalk'),
  'walk-history': later(history, 'walkTo'),
  'set-up-sample': later(exchange, 'setUpSample'),
  'set-up-term': later(term, 'setUpTerm'),
  'preview-term': later(term, 'previewTerm'),
  'change-term': later(term, 'changeTerm'),
  'preview-import': later(() => import('../timetable/handlers/preview-import.ts'), 'previewImport'),
  'read-syllabus': later(syllabus, 'readSyllabusFile'),
  'draft-syllabus': later(syllabus, 'draftSyllabus'),
  'ask-syllabus': later(() => import('../syllabus/handlers/ask-syllabus.ts'), 'askSyllabus'),
  'apply-syllabus': later(syllabus, 'applySyllabus'),
  'read-citations': later(syllabus, 'listCitations'),
  'stop-side-job': stopSideJob,
  'apply-import': later(exchange, 'applyImport'),
  'export-schedule': later(() => import('../export/handlers/export-requests.ts'), 'exportSchedule'),
  'read-caldav': later(caldav, 'readCaldavView'),
  'set-caldav': later(caldav, 'setCaldav'),
  'test-caldav': later(caldav, 'testCaldav'),
  'push-caldav': later(caldav, 'pushCaldav'),
  'answer-caldav': later(caldav, 'answerCaldav'),
  'leave-caldav': later(caldav, 'leaveCaldav'),
  'read-feeds': later(() => import('../feeds/handlers/feeds-view.ts'), 'readFeedsView'),
  'add-feed': later(feeds, 'addFeed'),
  'set-feed': later(feeds, 'setFeed'),
  'refresh-feeds': later(feeds, 'refreshFeeds'),
  'preview-feed': later(feeds, 'previewFeed'),
  'leave-feed-changes': later(feeds, 'leaveFeedChanges'),
  'remove-feed': later(feeds, 'removeFeed'),
  'preview-export': later(() => import('../export/handlers/export-requests.ts'), 'previewExport'),
  'add-study': addStudy,
  'edit-work': editWork,
  'mark-block': markBlock,
  'edit-by-hand': editByHand,
  'explain-task': later(planner, 'explainBlock'),
  'weigh-places': later(planner, 'weighPlaces'),
  'check-health': later(planner, 'checkHealth'),
  // Whoever holds the session exchanges its file; a session alone can't.
  'restore-backup': (context) => problem(context, 'nothing-to-restore'),
  'move-in': (context) => problem(context, 'nothing-to-restore'),
  'mend-file': (context) => problem(context, 'no-remedy'),
  'erase-everything': (context) => problem(context, 'nothing-to-restore'),
  'read-settings': later(settings, 'readSettings'),
  'read-about': later(settings, 'describeAbout'),
  'make-backup': later(settings, 'makeBackup'),
  'show-data-folder': later(settings, 'showDataFolder'),
  'export-everything': later(
    () => import('../export/handlers/everything-requests.ts'),
    'exportEverything',
  ),
  'offer-menu': offerMenu,
  'set-preferences': setPreferences,
  'read-model': later(model, 'readModel'),
  'set-model-key': later(model, 'setModelKey'),
  'test-endpoint': later(model, 'tryEndpoint'),
  'find-local-models': later(model, 'findLocal'),
  'list-turns': later(trace, 'listTurns'),
  'read-trace': later(trace, 'readTrace'),
  'read-guide': later(guide, 'readGuide'),
  'set-guide-slots': later(guide, 'setSlots'),
  'undo-guide-step': later(guide, 'undoStep'),
  'export-guide': later(guide, 'exportGuide'),
  'restore-guide': later(guide, 'restoreGuide'),
  'read-recite': later(recite, 'readRecite'),
  'read-due-texts': later(recite, 'readDueTexts'),
  'read-attempts': later(recite, 'readMaterialAttempts'),
  'keep-material': later(recite, 'keepMaterial'),
  'delete-materials': later(recite, 'deleteMaterials'),
  'import-materials': later(
    () => import('../recite/handlers/import-materials.ts'),
    'importMaterials',
  ),
  'begin-recital': later(recite, 'begin'),
  recite: later(recite, 'recite'),
  'leave-recital': later(recite, 'leave'),
  'simulate-plan': later(outlook, 'simulate'),
  'evaluate-course': later(outlook, 'evaluate'),
  'export-pack': later(present, 'exportPack'),
  'preview-pack': later(present, 'previewPack'),
  'read-homework': later(homework, 'listHomework'),
  'open-homework': later(homework, 'openHomework'),
  'add-homework': later(homework, 'addItem'),
  'edit-homework': later(homework, 'editItem'),
  'delete-homework': later(homework, 'deleteItem'),
  'plan-homework': later(() => import('../homework/handlers/work.ts'), 'planHomework'),
  'work-homework': later(() => import('../homework/handlers/work.ts'), 'workOnHomework'),
  'remark-homework': later(
    () => import('../homework/handlers/remark-homework.ts'),
    'remarkHomework',
  ),
  'advise-recite': later(() => import('../recite/handlers/advise-recite.ts'), 'adviseRecite'),
  'list-sources': later(sources, 'listSources'),
  'add-source': later(sources, 'takeSource'),
  'preview-remove-source': later(sources, 'previewRemoval'),
  'remove-source': later(sources, 'dropSource'),
  'search-sources': later(sources, 'search'),
  'read-source-lines': later(sources, 'readLines'),
  research: later(() => import('../research/handlers/research-requests.ts'), 'doResearch'),
  'ask-web': later(() => import('../research/handlers/web-requests.ts'), 'askWeb'),
  'preview-recalls': later(recalls, 'previewRecalls'),
  'plan-recalls': later(recalls, 'planRecalls'),
  'list-packs': later(pack, 'listPacks'),
  'read-pack': later(pack, 'readPackView'),
  'write-field': later(pack, 'writeField'),
  'read-field-versions': later(pack, 'readVersions'),
  'compare-versions': later(pack, 'compareVersions'),
  'restore-field': later(pack, 'restoreField'),
  'settle-field': later(pack, 'acceptField'),
  'generate-field': later(() => import('../pack/handlers/generate-field.ts'), 'generateField'),
  'delete-pack': later(pack, 'deletePack'),
}

/** Never throws: an unexpected failure is a problem too, and what was committed stays committed. */
export async function handleRequest<Name extends RequestName>(
  context: SessionContext,
  name: Name,
  input: unknown,
): Promise<Reply<Name>> {
  if (!Object.hasOwn(handlers, name)) return problem(context, 'unknown-request', name)
  const parsed = parseInput(name, toWellFormed(input))
  if (!parsed.success) return refuseInput(context, name, parsed.error)
  try {
    return await handlers[name](context, parsed.data)
  } catch (error) {
    const said = sayThrown(error, context)
    if (said !== null) return fail(said)
    return problem(context, 'failed', error instanceof Error ? error.message : String(error))
  }
}

async function refuseInput(context: SessionContext, name: RequestName, error: z.ZodError) {
  const isLargeFile = error.issues.some(
    ({ code, path }) => code === 'too_big' && path[0] === 'content',
  )
  if (!isLargeFile) return fail(sayBadInput(name, error, languageOf(context)))
  const { sayFailure } = await import('../timetable/import/say-import.ts')
  return problem(context, 'import-failed', sayFailure({ kind: 'too-large' }, languageOf(context)))
}

function parseInput<Name extends RequestName>(
  name: Name,
  input: unknown,
): z.ZodSafeParseResult<RequestInput<Name>> {
  // The schema under `name` yields the input of `name`; the type checker can't follow the index.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const schema = contract[name].input as unknown as z.ZodType<RequestInput<Name>>
  return schema.safeParse(input)
}

/** No request has parts in parts as deep as this; what lies deeper, as in a value that holds itself, is cut off. */
const deepest = 64

/**
 * Makes every string of a request well formed: a lone surrogate is stored as another character
 * than the one hashed. The same value with each lone surrogate replaced by U+FFFD; keys are left
 * as they are.
 */
function toWellFormed(value: unknown, depth = deepest): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  const ofPart = (part: unknown) => toWellFormed(part, depth - 1)
  if (Array.isArray(value)) return value.map(ofPart)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ofPart(part)]))
}
