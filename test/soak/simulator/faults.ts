// Faults that are planted into the product, one a run: the simulator has to find each.
import type { PlantedFault } from '../planted-fault.ts'

export const simulatorFaults: readonly PlantedFault[] = [
  {
    name: 'undo forgets a guest',
    file: 'shared/schedule/diff.ts',
    find: '{ from: to, to: from },',
    replace:
      "{ from: to, to: from?.kind === 'event' ? { ...from, guestIds: from.guestIds.slice(1) } : from },",
  },
  {
    name: 'undo does not keep marks',
    file: 'shared/schedule/diff.ts',
    find: '{ from: to, to: from },',
    replace: "{ from: to, to: from?.kind === 'item' ? (({ log, ...bare }) => bare)(from) : from },",
  },
  {
    name: 'a swap is not held against the rules',
    file: 'shared/schedule/edits.ts',
    find: '  return applyPlaces(\n    state,\n',
    replace:
      '  return ((given, targets) => applyArrangement(arrange(given, targets)))(\n    state,\n',
  },
  {
    name: 'legality does not see the block that comes after',
    file: 'shared/schedule/legality/check-place.ts',
    find: 'successor && placeIn(arrangement, successor)',
    replace: 'null',
  },
  {
    name: 'the period that has just begun is still free',
    file: 'shared/schedule/legality/freedom.ts',
    find: 'place.start <= now.period',
    replace: 'place.start < now.period',
  },
  {
    name: 'the entry of the history is written some time after the change',
    file: 'db/change.ts',
    find: 'historyStatements(database).write.run(row)',
    replace: 'setTimeout(() => historyStatements(database).write.run(row), 5)',
  },
  {
    name: 'what was undone can still be redone after something new',
    file: 'db/change.ts',
    find: 'supersedeUndone.run()\n  historyStatements(database).write',
    replace: 'write',
  },
  {
    name: 'memory does not follow the file at an undo',
    file: 'db/change.ts',
    find: "database.memory.records = { kind: 'read', value: { term, state } }",
    replace:
      "if (direction === 'redo') database.memory.records = { kind: 'read', value: { term, state } }",
  },
  {
    name: 'the yes to a part writes what was not chosen too',
    file: 'shared/schedule/part-of-diff.ts',
    find: 'return succeed(makeChanges(question.state, changesOf(question, new Set(keys))).diff)',
    replace: 'return succeed(question.diff)',
  },
  {
    name: 'windows are not told what is gone',
    file: 'electron/session/apply-change.ts',
    find: 'const diff = diffStates(before, after)',
    replace: 'const diff = { ...diffStates(before, after), removed: {} }',
  },
]
