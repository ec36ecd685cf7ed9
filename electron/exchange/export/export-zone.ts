// The VTIMEZONE that exported local times refer to, when there is one that tells them rightly.
import ICAL from 'ical.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { newBudget } from '../ics/budget.ts'
import { zoneFromRules } from '../ics/file-zone.ts'
import { readSource } from '../ics/source-component.ts'
import { ianaZone } from '../ics/zone.ts'

/**
 * The library states each zone's present rules only. Null where those give another instant than the zone
 * database for one of the times (wall seconds): they are then better written in UTC.
 */
export function findTimezone(zone: string, walls: readonly number[]): ICAL.Component | null {
  const block = tzlib_get_ical_block(zone)[0]
  const exact = ianaZone(zone)
  if (block === undefined || !block.startsWith('BEGIN:VTIMEZONE') || exact === null) return null
  const source = readSource(block).children[0]
  const described = source === undefined ? null : zoneFromRules(source, zone, newBudget())
  if (described === null) return null
  if (walls.some((wall) => described.toInstant(wall) !== exact.toInstant(wall))) return null
  const component = ICAL.Component.fromString(block)
  component.updatePropertyWithValue('tzid', zone)
  // The moment of the library's own release would change the file without a change of the schedule.
  component.removeProperty('last-modified')
  return component
}
