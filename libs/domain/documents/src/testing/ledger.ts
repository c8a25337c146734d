import * as fc from 'fast-check';
import type { MergeRules } from '../merge/MergeRules.js';

/** A body with every structure the merge supports: rows, nested rows, ranked rows, objects, facts and plain arrays. */
export const ledgerRules: MergeRules = {
  rows: [
    { path: ['positions'], id: 'id' },
    { path: ['positions', '*', 'lots'], id: 'lot' },
    { path: ['notes'], id: 'id', rank: 'rank' },
  ],
  facts: [
    { path: ['positions', '*'], fields: ['shares', 'target'] },
    { path: ['settings'], fields: ['unit', 'view'] },
  ],
};

/** The same, with separate fields. */
export const rulesWithoutFacts: MergeRules = { ...ledgerRules, facts: [] };

/** A value as read from JSON text: plain prototypes, no −0, and `__proto__` as a field. */
export const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const small = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }) },
  fc.constantFrom('', 'a', null, false),
  fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('x', 'y', '__proto__'), fc.integer({ min: 0, max: 1 })),
);
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__');

const rowsOf = (row: fc.Arbitrary<object>, idField: string) =>
  fc
    .uniqueArray(fc.tuple(id, row), { selector: ([rowId]) => rowId, maxLength: 6 })
    .map((rows) => rows.map(([rowId, rest]) => ({ [idField]: rowId, ...rest })));

const optional = { requiredKeys: [] };
const lots = rowsOf(fc.record({ cost: small }, optional), 'lot');
const positions = rowsOf(fc.record({ shares: small, target: small, lots }, optional), 'id');
const notes = rowsOf(fc.record({ rank: fc.oneof(fc.nat(2), small), text: small }, optional), 'id');
/** Rows without ids. */
const damaged = fc.array(fc.oneof(small, fc.record({ id: fc.oneof(id, small) }, optional)), { maxLength: 3 });

const rarely = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: other });

/** Few names and values, so that two versions often meet in the same place. */
export const arbitraryLedger = fc
  .record(
    {
      currency: small,
      settings: rarely(
        fc.record({ unit: small, view: fc.record({ zoom: small }, optional) }, optional),
        small,
      ),
      positions: rarely(positions, fc.oneof(damaged, small)),
      notes: rarely(notes, fc.oneof(damaged, small)),
    },
    optional,
  )
  .map((ledger): unknown => asJson(ledger));
