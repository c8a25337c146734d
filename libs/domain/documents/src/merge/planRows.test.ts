import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameValue } from './isSameValue.js';
import { mergeOrder } from './mergeOrder.js';
import { planRows } from './planRows.js';

const keyed = { path: [], id: 'id' };
type Row = { readonly id: string; readonly mark: number };

const step = fc.record({
  way: fc.constantFrom('insert', 'delete', 'change', 'move'),
  at: fc.nat(20),
  to: fc.nat(20),
});
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never;

const base: readonly Row[] = Array.from({ length: 9 }, (_, place) => ({ id: `b${place}`, mark: 0 }));
/** The rows after some steps; added rows have ids by their side. */
const edited = (side: string, steps: readonly Step[]): readonly Row[] => {
  let rows = base;
  for (const [mark, { way, at, to }] of steps.entries()) {
    const place = at % Math.max(1, rows.length);
    const row = rows[place];
    if (way === 'insert') rows = rows.toSpliced(at % (rows.length + 1), 0, { id: `${side}${mark}`, mark: 0 });
    else if (row && way === 'change') rows = rows.with(place, { ...row, mark: mark + 1 });
    else if (row && way === 'delete') rows = rows.toSpliced(place, 1);
    else if (row) {
      const others = rows.toSpliced(place, 1);
      rows = others.toSpliced(to % (others.length + 1), 0, row);
    }
  }
  return rows;
};
const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
const isMoved = (rows: readonly Row[]): boolean => {
  const places = rows.flatMap(({ id }) => {
    const place = base.findIndex((row) => row.id === id);
    return place < 0 ? [] : [place];
  });
  return places.some((place, index) => place < (places[index - 1] ?? 0));
};

describe('the plan of merged rows', () => {
  it('[DOCUMENTS-21] has the order that merging has, unless rows were moved', () => {
    const steps = fc.array(step, { maxLength: 6 });
    fc.assert(
      fc.property(steps, steps, (ownSteps, otherSteps) => {
        const [mine, theirs] = [edited('m', ownSteps), edited('t', otherSteps)];
        const plan = planRows(base, mine, theirs, keyed);
        if (isMoved(mine) || isMoved(theirs)) {
          expect(plan).toBeNull();
          return;
        }
        const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
        const stays = ({ id }: Row): boolean => {
          const [before, here, there] = [was.get(id), own.get(id), other.get(id)];
          // A row that one side deleted stays if the other changed it.
          return !before || (here && there ? true : !isSameValue(here ?? there ?? before, before));
        };
        const ids = (rows: readonly Row[]) => rows.filter(stays).map(({ id }) => id);
        const { order, isContested } = mergeOrder({ base: ids(base), mine: ids(mine), theirs: ids(theirs) });
        expect(isContested).toBe(false);
        expect(plan?.rows.map((row) => (row as Row).id)).toEqual(order);
        expect(
          plan?.toMerge
            .concat(plan.restored)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(
          base
            .filter((row) => {
              const [here, there] = [own.get(row.id), other.get(row.id)];
              return here && there ? here !== row || there !== row : stays(row) && (here ?? there);
            })
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('[DOCUMENTS-20] is left to others where ids are missing or repeated, or both sides added a row', () => {
    const added: Row = { id: 'new', mark: 1 };
    const [first] = base;
    if (!first) throw new Error('a row expected');
    expect(planRows(base, [...base, added], [added, ...base], keyed)).toBeNull();
    expect(planRows(base, [...base, added, added], base, keyed)).toBeNull();
    expect(planRows(base, [...base, first], base, keyed)).toBeNull();
    expect(planRows(base, [...base, null], base, keyed)).toBeNull();
    expect(planRows([...base, first], base, base, keyed)).toBeNull();
  });
});
