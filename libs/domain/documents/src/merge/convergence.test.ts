import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerRules } from '../testing/ledger.js';
import { applyEdit, editsOf, emptyLedger, type Edit, type Ledger } from '../testing/ledgerEdits.js';
import { leavesOf } from '../testing/leavesOf.js';
import { merge } from './merge.js';

const copyCount = 4;
const copy = fc.nat(copyCount - 1);
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(copy, editsOf(['a', 'b', 'c', 'd'], { moves: true })) },
    { weight: 1, arbitrary: fc.tuple(copy, fc.constant({ edit: 'sync' as const })) },
  ),
  { maxLength: 60, size: 'max' },
);

/** A hub that stores every version it receives, and copies that edit separately and sync with it. */
function createHub() {
  const versions: Ledger[] = [emptyLedger];
  const latest = (): Ledger => versions.at(-1) ?? emptyLedger;
  const copies = Array.from({ length: copyCount }, () => ({ base: emptyLedger, state: emptyLedger }));
  const sent: Ledger[] = [];
  const sync = (index: number): void => {
    const { base, state } = copies[index] ?? { base: emptyLedger, state: emptyLedger };
    sent.push(state);
    const { value } = merge(base, state, latest(), ledgerRules);
    versions.push(value);
    copies[index] = { base: value, state: value };
  };
  const edit = (index: number, change: Edit, value: string): void => {
    const { base, state } = copies[index] ?? { base: emptyLedger, state: emptyLedger };
    copies[index] = { base, state: applyEdit(state, change, value) };
  };
  return { copies, edit, latest, sent, sync, versions };
}

const entriesOf = (ledger: Ledger): readonly string[] =>
  [...leavesOf(ledger, ledgerRules.rows)].map(([place, { value }]) => `${place} ${String(value)}`);

it('[DOCUMENTS-27] converges all copies, and keeps every synced value there or in the history', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const hub = createHub();
      for (const [number, [index, step]] of taken.entries()) {
        if (step.edit === 'sync') hub.sync(index);
        else hub.edit(index, step, `entry ${number}`);
      }
      for (const index of [...hub.copies.keys(), ...hub.copies.keys()]) hub.sync(index);
      for (const { state } of hub.copies) expect(state).toEqual(hub.latest());

      const stored = new Set(hub.versions.flatMap(entriesOf));
      expect(hub.sent.flatMap(entriesOf).filter((entry) => !stored.has(entry))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
