import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import { arbitraryDocument, unknownFields } from '../testing/arbitraryDocument.js';
import { deepFrozen } from '../testing/deepFrozen.js';
import { factsIn } from '../testing/factsIn.js';
import { arbitraryLedger, asJson, ledgerRules } from '../testing/ledger.js';
import { applyEdit, editsOf, emptyLedger, type Edit, type Ledger } from '../testing/ledgerEdits.js';
import { type Leaf, leavesOf } from '../testing/leavesOf.js';
import { merge } from './merge.js';
import type { MergeConflict } from './MergeConflict.js';
import { takeSide } from './takeSide.js';
import { valuationModelRules } from '../valuation-model/valuationModelRules.js';

beforeAll(() => loadDocumentForms('valuation-model'));

type Path = readonly string[];

const mergeLedgers = (base: unknown, mine: unknown, theirs: unknown) =>
  merge(base, mine, theirs, ledgerRules);
const silent = (value: unknown) => ({ value, conflicts: [], restored: [] });
const leaves = (body: unknown) => leavesOf(body, ledgerRules.rows);
/** Everything that a conflict is about. */
const placesOf = (conflict: MergeConflict): readonly { readonly path: Path }[] =>
  conflict.of === 'fact'
    ? conflict.fields.map((field) => ({ path: [...conflict.path, field] }))
    : [{ path: conflict.path }];

const isAtOrBelow = (path: Path, place: Path): boolean => place.every((step, index) => path[index] === step);

const textsOf = (entries: Iterable<readonly [string, Leaf]>): readonly string[] =>
  [...entries].map(([key, { value }]) => `${key} ${String(value)}`).sort();

/** The changes from `base` to `side` that are not in `merged`, other than at or below these places. */
function lostChanges(base: unknown, side: unknown, merged: unknown, places: readonly { path: Path }[]) {
  const before = leaves(base);
  const changed = leaves(side);
  const after = leaves(merged);
  return [...new Map([...before, ...changed])]
    .filter(([key]) => changed.get(key)?.value !== before.get(key)?.value)
    .filter(([key]) => changed.get(key)?.value !== after.get(key)?.value)
    .filter(([, { path }]) => !places.some((place) => isAtOrBelow(path, place.path)));
}

describe('merge, for any bodies', () => {
  it('[DOCUMENTS-16] takes changes of one side, and identical changes of both, without a conflict', () => {
    fc.assert(
      fc.property(arbitraryLedger, arbitraryLedger, (base, changed) => {
        expect(mergeLedgers(base, base, changed)).toEqual(silent(changed));
        expect(mergeLedgers(base, asJson(base), changed)).toEqual(silent(changed));
        expect(mergeLedgers(base, changed, base)).toEqual(silent(changed));
        expect(mergeLedgers(base, changed, asJson(base))).toEqual(silent(changed));
        expect(mergeLedgers(base, changed, asJson(changed))).toEqual(silent(changed));
      }),
    );
  });

  it('[DOCUMENTS-16] merges edits of different fields and rows without a conflict, whichever side is mine', () => {
    const editsOfMine = fc.array(editsOf(['a', 'c', 'e'], { moves: true }), { maxLength: 8 });
    const editsOfTheirs = fc.array(editsOf(['b', 'd', 'f'], { moves: false }), { maxLength: 8 });
    const firstEdits = fc.array(editsOf(['a', 'b', 'c', 'd', 'e', 'f'], { moves: false }), { maxLength: 20 });
    const made = (from: Ledger, edits: readonly Edit[], who: string): Ledger =>
      edits.reduce((ledger, edit, index) => applyEdit(ledger, edit, `${who} ${index}`), from);
    fc.assert(
      fc.property(firstEdits, editsOfMine, editsOfTheirs, (first, own, other) => {
        const base = made(emptyLedger, first, 'base');
        const mine = made(base, own, 'mine');
        const theirs = made(base, other, 'theirs');
        const merged = mergeLedgers(base, mine, theirs);
        expect(merged).toMatchObject({ conflicts: [], restored: [] });
        expect(lostChanges(base, mine, merged.value, [])).toEqual([]);
        expect(lostChanges(base, theirs, merged.value, [])).toEqual([]);
        expect(mergeLedgers(base, theirs, mine)).toEqual(merged);
      }),
    );
  });

  it('[DOCUMENTS-24] loses no change of mine, and reports each lost change of theirs', () => {
    fc.assert(
      fc.property(arbitraryLedger, arbitraryLedger, arbitraryLedger, (base, mine, theirs) => {
        const { value, conflicts, restored } = mergeLedgers(base, mine, theirs);
        const deletedBy = (side: string) => restored.filter((part) => part.deletedBy === side);
        expect(lostChanges(base, mine, value, deletedBy('mine'))).toEqual([]);
        expect(
          lostChanges(base, theirs, value, [...conflicts.flatMap(placesOf), ...deletedBy('theirs')]),
        ).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('[DOCUMENTS-24] has nothing in the result that is in neither side', () => {
    fc.assert(
      fc.property(arbitraryLedger, arbitraryLedger, arbitraryLedger, (base, mine, theirs) => {
        const own = leaves(mine);
        const other = leaves(theirs);
        const invented = [...leaves(mergeLedgers(base, mine, theirs).value)].filter(
          ([key, { value }]) => own.get(key)?.value !== value && other.get(key)?.value !== value,
        );
        expect(invented).toEqual([]);
      }),
    );
  });

  it('[DOCUMENTS-32] has no fact that neither side had', () => {
    fc.assert(
      fc.property(arbitraryLedger, arbitraryLedger, arbitraryLedger, (base, mine, theirs) => {
        const [own, other] = [factsIn(mine, ledgerRules), factsIn(theirs, ledgerRules)];
        const { value, conflicts } = mergeLedgers(base, mine, theirs);
        for (const body of [
          value,
          ...conflicts.map((conflict) => takeSide(value, conflict, 'theirs', ledgerRules)),
        ])
          for (const [place, fact] of factsIn(body, ledgerRules))
            expect([own.get(place), other.get(place)]).toContain(fact);
      }),
      { numRuns: 1000 },
    );
  });

  it('[DOCUMENTS-25] has their value after their side is taken, and nothing else changes', () => {
    fc.assert(
      fc.property(arbitraryLedger, arbitraryLedger, arbitraryLedger, (base, mine, theirs) => {
        const { value, conflicts } = mergeLedgers(base, mine, theirs);
        for (const conflict of conflicts.filter((each) => each.of !== 'order')) {
          const isInside = ({ path }: Leaf) =>
            placesOf(conflict).some((place) => isAtOrBelow(path, place.path));
          const inTheirs = [...leaves(theirs)].filter(([, leaf]) => isInside(leaf));
          const elsewhere = [...leaves(value)].filter(([, leaf]) => !isInside(leaf));
          const taken = leaves(takeSide(value, conflict, 'theirs', ledgerRules));
          expect(textsOf(taken)).toEqual(textsOf([...elsewhere, ...inTheirs]));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[DOCUMENTS-25] leaves no conflict once their side is taken everywhere', () => {
    fc.assert(
      fc.property(arbitraryLedger, arbitraryLedger, arbitraryLedger, (base, mine, theirs) => {
        const { value, conflicts } = mergeLedgers(base, mine, theirs);
        const taken = conflicts.reduce(
          (body, conflict) => takeSide(body, conflict, 'theirs', ledgerRules),
          value,
        );
        const again = mergeLedgers(base, taken, theirs).conflicts;
        expect(again.filter((conflict) => conflict.of !== 'order')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('[DOCUMENTS-26] changes no argument and never throws, whatever JSON it is given', () => {
    const step = fc.constantFrom('*', 'a', 'b', '__proto__');
    const keyed = fc.record(
      { path: fc.array(step, { maxLength: 3 }), id: step, rank: step },
      {
        requiredKeys: ['path', 'id'],
      },
    );
    const fact = fc.record({
      path: fc.array(step, { maxLength: 3 }),
      fields: fc.array(step, { maxLength: 3 }),
    });
    const rules = fc.record({
      rows: fc.array(keyed, { maxLength: 3 }),
      facts: fc.array(fact, { maxLength: 3 }),
    });
    const json = fc.oneof(
      fc.jsonValue(),
      arbitraryLedger,
      fc.letrec<{ node: unknown }>((tie) => ({
        node: fc.oneof(
          { maxDepth: 3 },
          step,
          fc.array(tie('node'), { maxLength: 3 }),
          fc.dictionary(step, tie('node')),
        ),
      })).node,
    );
    fc.assert(
      fc.property(json, json, json, rules, (...values) => {
        const [base, mine, theirs, given] = deepFrozen(values);
        const { value, conflicts } = merge<unknown>(base, mine, theirs, given);
        for (const conflict of conflicts) {
          takeSide(value, conflict, 'theirs', given);
          takeSide(base, conflict, 'theirs', given);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('[DOCUMENTS-26] keeps the unknown fields of both sides', () => {
    fc.assert(
      fc.property(arbitraryDocument, unknownFields, unknownFields, ({ body }, own, other) => {
        const [ofMine, ofTheirs] = [{ 'from mine': own }, { 'from theirs': other }];
        const definition = valuationModelRules;
        expect(merge(body, { ...body, ...ofMine }, { ...body, ...ofTheirs }, definition)).toEqual(
          silent({ ...body, ...ofMine, ...ofTheirs }),
        );
      }),
    );
  });

  it('[DOCUMENTS-29] merges valid valuation models into a valid one', () => {
    fc.assert(
      fc.property(arbitraryDocument, arbitraryDocument, arbitraryDocument, (...documents) => {
        const [base, mine, theirs] = documents.map(({ body }) => body);
        const { value: body } = merge(base, mine, theirs, valuationModelRules);
        expect(parseDocument({ ...documents[0], body }).ok).toBe(true);
      }),
    );
  });
});
