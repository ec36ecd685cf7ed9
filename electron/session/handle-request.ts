// The door of the core (C1): looks a request up, checks its input, runs it, and turns a throw into a problem.
import type { z } from 'zod'
import { problemOfError } from '../../db/problem-of-error.ts'
import {
  requestInputs,
  type Problem,
  type Reply,
  type RequestInput,
  type RequestName,
  type RequestOutput,
} from '../../shared/ipc.ts'
import { succeed, type Result } from '../../shared/result.ts'
import { sayFailure } from '../exchange/timetable/say-import.ts'
import { addStudy, redo, undo } from './change-requests.ts'
import { languageOf, problem, type SessionContext } from './context.ts'
import { answer, revise, say, stopTurn } from './conversation-requests.ts'
import { exportSchedule } from './export-requests.ts'
import { markBlock } from './mark-requests.ts'
import { applyImport, previewImport, setUpSample } from './import-requests.ts'
import { readModel, setModelKey, tryEndpoint } from './model-requests.ts'
import { listTurns, readTrace } from './trace-requests.ts'
import { toWellFormed } from './well-formed.ts'
import { checkHealth, explainBlock, weighPlaces } from './planner-requests.ts'
import { setPreferences } from './preference-requests.ts'
import { loadView } from './view.ts'
import type { ProblemCode } from './words.ts'

type Answer<Name extends RequestName> = Result<RequestOutput<Name>, Problem>

type Handlers = {
  [Name in RequestName]: (
    context: SessionContext,
    input: RequestInput<Name>,
  ) => Answer<Name> | Promise<Answer<Name>>
}

const handlers: Handlers = {
  'load-view': (context) => succeed(loadView(context)),
  say,
  'stop-turn': stopTurn,
  'answer-card': answer,
  'revise-card': revise,
  undo,
  redo,
  'set-up-sample': setUpSample,
  'preview-import': previewImport,
  'apply-import': applyImport,
  'export-schedule': exportSchedule,
  'add-study': addStudy,
  'mark-block': markBlock,
  'explain-task': explainBlock,
  'weigh-places': weighPlaces,
  'check-health': checkHealth,
  'restore-backup': (context) => problem(context, 'nothing-to-restore'),
  'set-preferences': setPreferences,
  'read-model': readModel,
  'set-model-key': setModelKey,
  'test-endpoint': tryEndpoint,
  'list-turns': listTurns,
  'read-trace': readTrace,
}

/** Never throws: an unexpected failure is a problem too, and what was committed stays committed. */
export async function handleRequest<Name extends RequestName>(
  context: SessionContext,
  name: Name,
  input: unknown,
): Promise<Reply<Name>> {
  if (!Object.hasOwn(handlers, name)) return problem(context, 'unknown-request', name)
  const parsed = parseInput(name, toWellFormed(input))
  if (!parsed.success) return refuseInput(context, parsed.error)
  try {
    return await handlers[name](context, parsed.data)
  } catch (error) {
    const ofFile = problemOfError(error)
    if (ofFile !== null) return problem(context, fileProblemCodes[ofFile], context.folder)
    return problem(context, 'failed', error instanceof Error ? error.message : String(error))
  }
}

const fileProblemCodes = {
  damaged: 'data-damaged',
  unwritable: 'data-unwritable',
  busy: 'data-busy',
} as const satisfies Record<NonNullable<ReturnType<typeof problemOfError>>, ProblemCode>

function refuseInput(context: SessionContext, error: z.ZodError) {
  const isLargeFile = error.issues.some(
    ({ code, path }) => code === 'too_big' && path[0] === 'content',
  )
  return isLargeFile
    ? problem(context, 'import-failed', sayFailure({ kind: 'too-large' }, languageOf(context)))
    : problem(context, 'bad-input', namesOf(error))
}

function parseInput<Name extends RequestName>(
  name: Name,
  input: unknown,
): z.ZodSafeParseResult<RequestInput<Name>> {
  // The schema under `name` yields the input of `name`; the type checker can't follow the index.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const schema = requestInputs[name] as unknown as z.ZodType<RequestInput<Name>>
  return schema.safeParse(input)
}

/** The fields that are not as the contract has them: a person can do more with a name than with a schema's text. */
function namesOf(error: z.ZodError): string {
  const names = error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
  )
  return [...new Set(names.filter((name) => name !== ''))].join(', ').slice(0, 80) || '–'
}
