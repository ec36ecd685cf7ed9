// The built-in model, given what the messages of our tests are read as.
import { offlineModel } from '../../../../electron/language/offline-model.ts'
import type { Read } from '../../../../electron/language/ground.ts'
import type { Model, TurnFacts } from '../../../../electron/model/model.ts'
import { givenReadings } from './readings.ts'

export const givenModel: Model = (request, report, signal) => {
  const told: TurnFacts & Read = request.facts
  const readings = [...(told.readings ?? []), ...givenReadings]
  const facts: TurnFacts & Read = { ...told, readings }
  return offlineModel({ ...request, facts }, report, signal)
}
