// Says the slots of a guide (B10): what each is called, what it holds, and where that comes from; for the form, its log and the terminal.
import { grammar } from '../i18n/grammar.ts'
import { sharedGuideWords } from '../i18n/shared/guide.ts'
import type { Language } from '../language.ts'
import type { Window } from '../schedule/state.ts'
import { minutesOfPeriod } from '../schedule/work-minutes.ts'
import { strategyName } from '../text/name-task.ts'
import { joinWords } from '../text/join-words.ts'
import { cleanTitle } from '../text/quote-title.ts'
import { sayIso } from '../time/say/say-date.ts'
import { sayDuration } from '../time/say/say-duration.ts'
import { weekdayName } from '../time/say/weekday-name.ts'
import { sayTimes } from '../words/schedule/say-place.ts'
import {
  slotNamesOf,
  slotOrder,
  type GuideSlots,
  type SlotChange,
  type SlotName,
  type SlotValues,
} from './guide-slots.ts'

type Sayer<Value> = (value: Value, window: Window, language: Language) => string

const day: Sayer<string | null> = (date, _, language) =>
  date === null ? sharedGuideWords[language].slots.none : sayIso(date, language)

const length: Sayer<number | null> = (minutes, _, language) =>
  minutes === null ? sharedGuideWords[language].slots.none : sayDuration(minutes, language)

const name: Sayer<string> = (title, _, language) => cleanTitle(title, language)

const grade: Sayer<number> = (value) => `${value}/5`

const sayers: { [Name in SlotName]: Sayer<SlotValues[Name]> } = {
  course: name,
  title: name,
  exam: day,
  due: day,
  begin: day,
  minutes: length,
  session: length,
  items: (items, window, language) =>
    joinWords(
      items.map(({ title, slots }) =>
        sharedGuideWords[language].slots.item(
          cleanTitle(title, language),
          sayDuration(Math.round(slots * minutesOfPeriod(window)), language),
        ),
      ),
      language,
    ),
  weekdays: (weekdays, _, language) =>
    weekdays.length === 0
      ? sharedGuideWords[language].slots.none
      : joinWords(
          weekdays.map((weekday) => weekdayName(weekday, language, 'long')),
          language,
        ),
  periods: (periods, window, language) =>
    periods.length === 0
      ? sharedGuideWords[language].slots.none
      : sayTimes(window, periods, language),
  difficulty: grade,
  priority: grade,
  strategy: (strategy, _, language) => strategyName(strategy, language),
  profile: (lines, _, language) =>
    lines === '' ? sharedGuideWords[language].slots.none : lines.replaceAll('\n', ' '),
}

function saySlot<Name extends SlotName>(
  slot: Name,
  value: SlotValues[Name] | undefined,
  window: Window,
  language: Language,
): string[] {
  if (value === undefined) return []
  const said = sayers[slot](value, window, language)
  return [`${sharedGuideWords[language].slots.names[slot]}${grammar[language].joints.colon}${said}`]
}

/** What was set, in one line. */
export function saySlots(change: SlotChange, window: Window, language: Language): string {
  return slotNamesOf(change)
    .flatMap((slot) => saySlot(slot, change[slot], window, language))
    .join(grammar[language].joints.semicolon)
}

/** All that is not open, a line each, with where it comes from. */
export function saySlotLines(slots: GuideSlots, window: Window, language: Language): string[] {
  const { sources, marked } = sharedGuideWords[language].slots
  return slotOrder.flatMap((slot) => {
    const { value, source } = slots[slot]
    if (source === 'open') return []
    return saySlot(slot, value ?? undefined, window, language).map((line) =>
      marked(line, sources[source]),
    )
  })
}
