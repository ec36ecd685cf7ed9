// Builds every prompt (G11): system, then history, then the stage's workspace with state and instruction.
import { toolDescriptionWords } from '../../../shared/i18n/core/tool-descriptions.ts'
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import { z } from 'zod'
import { shownContracts, type Stage } from '../../../shared/conversation/contracts.ts'
import type { Message } from '../../../shared/agent/message.ts'
import { quoteTitle, cleanTitle } from '../../../shared/text/quote-title.ts'
import { openToolsOf, inactivePacksOf, toolsOf } from '../check-call.ts'
import { toPortable, type PortableSchema } from '../endpoint/portable-schema.ts'
import type { TurnFacts } from '../../model/model.ts'
import { fenceData } from './fence.ts'
import { guideHistory, guideText } from './guide-text.ts'
import { sayProfile } from './say-profile.ts'
import { stateText } from './state-text.ts'
import { trimHistory } from './trim-history.ts'
import type { Language } from '../../../shared/language.ts'
import { tools, type ToolName, type ToolPack } from '../../../shared/tools/catalogue.ts'
import { describeTool, toolJsonSchema } from '../../../shared/tools/tool-schema.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { sayLunch } from '../../../shared/preferences/say-preferences.ts'
import { sayCourseTimes } from '../../../shared/planner/say/say-course-times.ts'
import { sayWeekdays, weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { clockOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'

/** Days ahead whose dates are listed: "Friday next week" is among them. */
const daysAhead = 14

/**
 * When it is, as every stage is told it: weekday, date, clock and zone; for the planning stages also the numbers of
 * days and slots.
 */
function clockText({
  today,
  zone = '',
  language,
}: Pick<TurnFacts, 'today' | 'zone' | 'language'>): string {
  const weekday = weekdayName(weekdayOf(today.date), language, 'long')
  return promptWords[language].momentPrompt.now(weekday, today.date, clockOf(today.minute), zone)
}

/** With where that lies in the window, and the dates and clock times behind its numbers. */
function momentText(facts: TurnFacts): string {
  const { state, now, language } = facts
  const say = promptWords[language].momentPrompt
  const isInside = now.day >= 1 && now.day <= state.window.days.length
  const where = isInside ? say.begun(now.day, now.period) : say.outside(now.day > 0)
  return [clockText(facts) + where, ...numbersText(facts)].join('\n')
}

function numbersText({ state, now, language }: TurnFacts): string[] {
  const { days, periods } = state.window
  const say = promptWords[language].momentPrompt
  const first = Math.max(now.day, 1)
  const dates = days
    .slice(first - 1, first - 1 + daysAhead)
    .map(({ date, weekday }, index) => `${first + index} ${sayDate(date, weekday, language)}`)
  const clocks = periods.map(({ start, end }, index) => `${index + 1} ${start}–${end}`)
  return [
    ...(dates.length === 0 ? [] : [`${say.days} ${dates.join(', ')}`]),
    `${say.slots} ${clocks.join(', ')}`,
  ]
}

/** One answer for each stage, as a model should write it: small models follow an example better than a schema. */
function stageExample(stage: Stage, language: Language): string {
  return JSON.stringify(promptWords[language].stageExamples[stage])
}

/** `messages` is the stored history; the prompt is made anew for every call and never stored. */
export function buildPrompt(
  stage: Stage,
  facts: TurnFacts,
  messages: readonly Message[],
): Message[] {
  const told = stage === 'guide' ? guideHistory(facts, messages) : messages
  const history = trimHistory(told, facts.language)
  return [
    { role: 'system', content: systemText(stage, facts) },
    ...archiveMessages(history.archive),
    ...history.messages.map(fenceResult),
    { role: 'user', content: workspaceText(stage, facts) },
  ]
}

const systemTexts = new Map<string, string>()

// The same for every call of a stage with the same tools.
function systemText(stage: Stage, facts: TurnFacts): string {
  const { language, activePacks } = facts
  const open = showsTools(stage) ? [...activePacks, ...openToolsOf(facts)] : []
  const key = [stage, language, ...open].join(' ')
  const text = systemTexts.get(key) ?? writeSystem(stage, facts)
  systemTexts.set(key, text)
  return text
}

function writeSystem(stage: Stage, facts: TurnFacts): string {
  const { language } = facts
  const words = promptWords[language].workspaceWords
  return [
    promptWords[language].globalText,
    promptWords[language].stageTexts[stage],
    ...(showsTools(stage) ? [toolsText(stage, facts)] : []),
    `${words.contract}\n${JSON.stringify(contractOf(stage))}`,
    `${words.example}\n${stageExample(stage, language)}`,
  ].join('\n\n')
}

/** As servers are sent it, but for the arguments of the tools, which the list of tools has. */
function contractOf(stage: Stage): PortableSchema {
  return toPortable(z.toJSONSchema(shownContracts[stage]), 'as-absent')
}

function archiveMessages(archive: string | null): Message[] {
  return archive === null ? [] : [{ role: 'user', content: fenceData('archive', archive) }]
}

function fenceResult(message: Message): Message {
  if (message.role !== 'tool') return message
  return { ...message, content: fenceData('tool-result', message.content) }
}

function workspaceText(stage: Stage, facts: TurnFacts): string {
  const words = promptWords[facts.language].workspaceWords
  const blocks =
    stage === 'chat'
      ? [clockText(facts), sceneText(facts), sayProfile(facts)]
      : stage === 'guide'
        ? [momentText(facts), sayProfile(facts), scheduleText(facts), guideText(facts)]
        : stage === 'pack'
          ? [clockText(facts), requestText(facts), packText(facts), sayProfile(facts)]
          : [
              requestText(facts),
              planText(facts),
              leftOutText(facts),
              momentText(facts),
              historyText(facts),
              sayProfile(facts),
              scheduleText(facts),
              facts.ranOut === true ? words.ranOut : '',
              facts.optimisation === null || facts.optimisation.hasWish === true
                ? ''
                : words.optimising,
            ]
  return [...blocks, words.turn].filter((block) => block !== '').join('\n\n')
}

function sceneText({ scenes, language }: TurnFacts): string {
  if (scenes === null) return ''
  const words = promptWords[language].workspaceWords
  const known = scenes.known.map(({ name, purpose }) => `- ${name}: ${purpose}`)
  return [words.scenes(scenes.active), ...known].join('\n')
}

function requestText({ request, followUps, language }: TurnFacts): string {
  const words = promptWords[language].workspaceWords
  const since = followUps.length === 0 ? [] : [`${words.followUps}: ${followUps.join(' / ')}`]
  return [`${words.request}: ${request}`, ...since].join('\n')
}

function planText({ plan, step, rejectedPlan, language }: TurnFacts): string {
  const words = promptWords[language].workspaceWords
  const lines = plan.map(
    (each, index) => `${index + 1}. ${each.content} (${words.doneWhen}: ${each.done_when})`,
  )
  if (rejectedPlan !== null) return [`${words.rejectedPlan}:`, ...lines].join('\n')
  if (lines.length === 0) return ''
  return [`${words.plan}:`, ...lines, words.step(step + 1, plan.length)].join('\n')
}

function leftOutText({ leftOut = [], language }: TurnFacts): string {
  if (leftOut.length === 0) return ''
  const named = leftOut.map(({ taskId, title }) => `#${taskId} ${quoteTitle(title, language)}`)
  return `${promptWords[language].workspaceWords.leftOut}: ${named.join(', ')}`
}

function historyText({ history, language }: TurnFacts): string {
  const words = promptWords[language].workspaceWords
  const walk = words.history(history.undo ?? words.nothing, history.redo ?? words.nothing)
  return fenceData('history', walk)
}

function scheduleText({ state, now, preferences, language }: TurnFacts): string {
  const lines = [stateText(state, now.day, language), ...habitsText(preferences, language)]
  return `${fenceData('state', lines.join('\n'))}\n${promptWords[language].scheduleRules}`
}

/** Planning needs to know what can be done; the arguments are for whoever calls. */
function toolsText(stage: 'plan' | 'execute', facts: TurnFacts): string {
  const { language } = facts
  const words = promptWords[language].workspaceWords
  const lineOf = stage === 'plan' ? sayTool : sayCallable
  const packs = inactivePacksOf(facts)
  return [
    words.tools,
    ...openToolsOf(facts).map((name) => lineOf(name, language)),
    ...(packs.length === 0 ? [] : [words.packs, ...packs.map((pack) => sayPack(pack, language))]),
  ].join('\n')
}

/**
 * The tools as a stage is told of them: those that are open, and in one line each what the other packs hold and are
 * for.
 */
function showsTools(stage: Stage): stage is 'plan' | 'execute' {
  return stage === 'plan' || stage === 'execute'
}

function sayTool(name: ToolName, language: Language): string {
  return `- ${name} (${tools[name].effect}): ${describeTool(name, language)}`
}

function sayCallable(name: ToolName, language: Language): string {
  return `${sayTool(name, language)} ${JSON.stringify(toolJsonSchema(name))}`
}

function sayPack(pack: ToolPack, language: Language): string {
  const when = toolDescriptionWords[language].packDescriptions[pack]
  return `- ${pack} (${toolsOf([pack]).join(', ')}): ${when}`
}

/** Empty where the turn works in no pack. */
function packText({ pack, language }: Pick<TurnFacts, 'pack' | 'language'>): string {
  if (pack === undefined || pack === null) return ''
  const say = promptWords[language].packPrompt
  return [
    say.stands(pack),
    fenceData('course', pack.course),
    ...(pack.asked === null ? [] : [say.asked(pack.asked)]),
    ...(pack.waits === 'nothing' ? [] : [say.waits[pack.waits]]),
    `${say.fields} ${pack.fields.map(({ key, state }) => `${key}: ${state}`).join(', ')}`,
  ].join('\n')
}

/** How the student likes to study, as a model is told it; empty where they have said nothing. */
export function habitsText(preferences: PlanningPreferences, language: Language): string[] {
  const say = promptWords[language].habitsPrompt
  const { noStudyBefore, noStudyAfter, lunch, protectedWeekdays, preferredParts } = preferences
  const { dailyStudyPeriods, freeEvenings, told = [] } = preferences
  const said = [
    ...(noStudyBefore === null ? [] : [say.before(noStudyBefore)]),
    ...(noStudyAfter === null ? [] : [say.after(noStudyAfter)]),
    ...(lunch === null ? [] : [say.lunch(sayLunch(lunch))]),
    ...(protectedWeekdays.length === 0
      ? []
      : [say.weekdays(sayWeekdays(protectedWeekdays, language))]),
    ...preferredParts.map(({ course, part }) => say.part(course, say.parts[part])),
    ...(dailyStudyPeriods === null ? [] : [say.load(dailyStudyPeriods)]),
    ...(freeEvenings === 0 ? [] : [say.evenings(freeEvenings)]),
  ]
  const ofCourses = told.map(({ course, ...times }) =>
    say.told(cleanTitle(course, language), sayCourseTimes(times, language).join('; ')),
  )
  return [...(said.length === 0 ? [] : [`${say.head} ${said.join('; ')}`]), ...ofCourses]
}
