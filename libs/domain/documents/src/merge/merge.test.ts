import { describe, expect, it } from 'vitest';
import { exampleBody } from '../testing/exampleModel.js';
import { rulesWithoutFacts } from '../testing/ledger.js';
import type { AssumptionRow, ValuationModelBody } from '../valuation-model/ValuationModel.js';
import { rowIdOfPeriod } from '../valuation-model/rowIdOfPeriod.js';
import { yearEndAfter } from '../valuation-model/yearEndAfter.js';
import { merge } from './merge.js';
import { valuationModelRules } from '../valuation-model/valuationModelRules.js';

const modelRules = valuationModelRules;

const growth = (period: number, value: number): AssumptionRow => ({
  id: rowIdOfPeriod(exampleBody, 'revenue_growth', period),
  input: 'revenue_growth',
  yearEnd: yearEndAfter(exampleBody.baseYearEnd, period),
  value,
  defaultValue: 0.06,
  reason: 'Growth of the last five years.',
  edited: value !== 0.06,
});
const modelWith = (...assumptions: readonly AssumptionRow[]): ValuationModelBody => ({
  ...exampleBody,
  assumptions,
});
const mergeModels = (base: ValuationModelBody, mine: ValuationModelBody, theirs: ValuationModelBody) =>
  merge(base, mine, theirs, modelRules);
const mergeLedgers = (base: unknown, mine: unknown, theirs: unknown) =>
  merge(base, mine, theirs, rulesWithoutFacts);

describe('two devices that edit one valuation model', () => {
  const base = modelWith(growth(1, 0.06), growth(2, 0.06), growth(3, 0.06));

  it('[DOCUMENTS-17] keep both edits in different years', () => {
    const mine = modelWith(growth(1, 0.08), growth(2, 0.06), growth(3, 0.06));
    const theirs = modelWith(growth(1, 0.06), growth(2, 0.06), growth(3, 0.04));
    expect(mergeModels(base, mine, theirs)).toEqual({
      value: modelWith(growth(1, 0.08), growth(2, 0.06), growth(3, 0.04)),
      conflicts: [],
      restored: [],
    });
  });

  it('[DOCUMENTS-17] keep both edits in different fields of a row', () => {
    const mine = modelWith({ ...growth(1, 0.06), reason: 'A new product is announced.' });
    const theirs = modelWith({ ...growth(1, 0.06), spread: 0.01 });
    expect(mergeModels(modelWith(growth(1, 0.06)), mine, theirs)).toEqual({
      value: modelWith({ ...growth(1, 0.06), reason: 'A new product is announced.', spread: 0.01 }),
      conflicts: [],
      restored: [],
    });
  });

  it('[DOCUMENTS-18] keep mine and name both when they edit the same value', () => {
    const fact = (value: number) => {
      const { edited, reason } = growth(2, value);
      return { value, edited, reason };
    };
    const mine = modelWith(growth(1, 0.06), growth(2, 0.09), growth(3, 0.06));
    const theirs = modelWith(growth(1, 0.06), growth(2, 0.05), growth(3, 0.06));
    expect(mergeModels(base, mine, theirs)).toEqual({
      value: mine,
      conflicts: [
        {
          of: 'fact',
          path: ['assumptions', 'revenue_growth@2027-12-31'],
          fields: ['value', 'edited', 'reason'],
          base: { present: true, value: fact(0.06) },
          mine: fact(0.09),
          theirs: fact(0.05),
        },
      ],
      restored: [],
    });
  });

  it('[DOCUMENTS-21] keep both sets of years in order when both lengthen the forecast', () => {
    const nine = modelWith(growth(9, 0.06), { ...growth(1, 0.01), id: 'beta', input: 'beta', yearEnd: null });
    const with10 = { ...nine, years: 10, assumptions: nine.assumptions.toSpliced(1, 0, growth(10, 0.06)) };
    const with11 = {
      ...nine,
      years: 11,
      assumptions: nine.assumptions.toSpliced(1, 0, growth(10, 0.06), growth(11, 0.06)),
    };
    expect(mergeModels(nine, with10, with11).value.assumptions).toEqual(with11.assumptions);
    expect(mergeModels(nine, with11, with10).value.assumptions).toEqual(with11.assumptions);
  });

  it('[DOCUMENTS-19] restore an edited note that the other deleted', () => {
    const { scenarioNote: _, ...deleted } = { ...base, scenarioNote: 'Prices fall.' };
    const edited = { ...base, scenarioNote: 'Prices fall in 2027.' };
    const noted = { ...base, scenarioNote: 'Prices fall.' };
    expect(mergeModels(noted, deleted, edited)).toEqual({
      value: edited,
      conflicts: [],
      restored: [{ path: ['scenarioNote'], deletedBy: 'mine' }],
    });
    expect(mergeModels(noted, edited, deleted)).toEqual({
      value: edited,
      conflicts: [],
      restored: [{ path: ['scenarioNote'], deletedBy: 'theirs' }],
    });
    expect(mergeModels(noted, deleted, { ...noted, years: 7 })).toEqual({
      value: { ...deleted, years: 7 },
      conflicts: [],
      restored: [],
    });
  });
});

describe('merge', () => {
  it('[DOCUMENTS-19] restores a row as edited, in its place', () => {
    const base = { positions: [{ id: 'a', shares: 1 }, { id: 'b', shares: 2 }, { id: 'c' }] };
    const deleted = { positions: [{ id: 'a', shares: 1 }, { id: 'c' }] };
    const edited = { positions: [{ id: 'a', shares: 1 }, { id: 'b', shares: 5 }, { id: 'c' }] };
    const restored = (deletedBy: string) => ({
      value: edited,
      conflicts: [],
      restored: [{ path: ['positions', 'b'], deletedBy }],
    });
    expect(mergeLedgers(base, deleted, edited)).toEqual(restored('mine'));
    expect(mergeLedgers(base, edited, deleted)).toEqual(restored('theirs'));
  });

  it('[DOCUMENTS-17] merges rows inside rows, and any other array as one value', () => {
    const base = { positions: [{ id: 'a', lots: [{ lot: '1', cost: 10 }], tags: ['x'] }] };
    const mine = { positions: [{ id: 'a', lots: [{ lot: '1', cost: 11 }], tags: ['x', 'y'] }] };
    const theirs = {
      positions: [
        {
          id: 'a',
          lots: [
            { lot: '1', cost: 10 },
            { lot: '2', cost: 20 },
          ],
          tags: ['x', 'z'],
        },
      ],
    };
    expect(mergeLedgers(base, mine, theirs)).toEqual({
      value: {
        positions: [
          {
            id: 'a',
            lots: [
              { lot: '1', cost: 11 },
              { lot: '2', cost: 20 },
            ],
            tags: ['x', 'y'],
          },
        ],
      },
      conflicts: [
        {
          of: 'value',
          path: ['positions', 'a', 'tags'],
          base: { present: true, value: ['x'] },
          mine: ['x', 'y'],
          theirs: ['x', 'z'],
        },
      ],
      restored: [],
    });
  });

  it('[DOCUMENTS-17] distinguishes an absent field from null', () => {
    expect(mergeLedgers({}, { note: null }, {})).toMatchObject({ value: { note: null } });
    expect(mergeLedgers({ note: null }, {}, { note: null })).toEqual({
      value: {},
      conflicts: [],
      restored: [],
    });
    expect(mergeLedgers({}, { note: null }, { note: 1 }).conflicts).toEqual([
      { of: 'value', path: ['note'], base: { present: false }, mine: null, theirs: 1 },
    ]);
  });

  it('[DOCUMENTS-17] merges objects and rows that both sides added', () => {
    const mine = { view: { zoom: 2 }, positions: [{ id: 'a', shares: 1 }] };
    const theirs = { view: { unit: 'm' }, positions: [{ id: 'b', shares: 2 }] };
    expect(mergeLedgers({}, mine, theirs)).toEqual({
      value: { view: { zoom: 2, unit: 'm' }, positions: [mine.positions[0], theirs.positions[0]] },
      conflicts: [],
      restored: [],
    });
  });

  it.each([
    ['missing', [{ shares: 1 }]],
    ['empty', [{ id: '', shares: 1 }]],
    ['not text', [{ id: 7, shares: 1 }]],
    ['repeated', [{ id: 'b' }, { id: 'b' }]],
    ['of no row', ['b']],
  ])('[DOCUMENTS-20] takes rows as one value where an id is %s', (_what, damaged) => {
    const base = { positions: [{ id: 'a' }] };
    const mine = { positions: [{ id: 'a' }, { id: 'c' }] };
    const theirs = { positions: damaged };
    expect(mergeLedgers(base, mine, theirs)).toMatchObject({
      value: mine,
      conflicts: [{ path: ['positions'], mine: mine.positions, theirs: damaged }],
    });
    expect(mergeLedgers(theirs, mine, base)).toMatchObject({
      value: mine,
      conflicts: [{ path: ['positions'], mine: mine.positions, theirs: base.positions }],
    });
  });

  it.each([
    ['null', null],
    ['an object', { a: { id: 'a' } }],
    ['rows with a repeated id', [{ id: 'a' }, { id: 'a' }]],
  ])('[DOCUMENTS-20] takes rows as one value where they were %s before', (_what, before) => {
    const [mine, theirs] = [[{ id: 'a' }], [{ id: 'b' }]];
    expect(mergeLedgers({ positions: before }, { positions: mine }, { positions: theirs })).toEqual({
      value: { positions: mine },
      conflicts: [{ of: 'value', path: ['positions'], base: { present: true, value: before }, mine, theirs }],
      restored: [],
    });
  });

  it('[DOCUMENTS-22] names both orders of rows that both moved', () => {
    const ordered = (ids: string) => ({ positions: [...ids].map((id) => ({ id })) });
    expect(mergeLedgers(ordered('abcdef'), ordered('fabcde'), ordered('abfcde'))).toEqual({
      value: ordered('fabcde'),
      conflicts: [
        {
          of: 'order',
          path: ['positions'],
          base: [...'abcdef'],
          mine: [...'fabcde'],
          theirs: [...'abfcde'],
        },
      ],
      restored: [],
    });
  });

  it('[DOCUMENTS-23] sorts rows with a rank by rank, then by id', () => {
    const base = {
      notes: [
        { id: 'a', rank: 1 },
        { id: 'b', rank: 2 },
        { id: 'c', rank: 3 },
      ],
    };
    const mine = { notes: [{ id: 'c', rank: 0 }, ...base.notes.slice(0, 2), { id: 'x', rank: 'm' }] };
    const theirs = { notes: [{ id: 'b', rank: 1 }, { id: 'd', rank: 1 }, { id: 'e' }, ...base.notes] };
    expect(
      mergeLedgers(base, mine, { notes: theirs.notes.filter((_row, index) => index !== 4) }),
    ).toMatchObject({
      value: {
        notes: [
          { id: 'c', rank: 0 },
          { id: 'a', rank: 1 },
          { id: 'b', rank: 1 },
          { id: 'd', rank: 1 },
          { id: 'x', rank: 'm' },
          { id: 'e' },
        ],
      },
      conflicts: [],
    });
  });

  it('[DOCUMENTS-26] treats `__proto__` as any other field or id', () => {
    const read = (text: string): unknown => JSON.parse(text);
    const base = read('{"positions":[]}');
    const mine = read('{"positions":[{"id":"__proto__","shares":1}],"__proto__":{"mine":1}}');
    const theirs = read('{"positions":[],"__proto__":{"theirs":2}}');
    const { value, conflicts } = mergeLedgers(base, mine, theirs);
    expect(JSON.stringify(value)).toBe(
      '{"positions":[{"id":"__proto__","shares":1}],"__proto__":{"mine":1,"theirs":2}}',
    );
    expect(conflicts).toEqual([]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('[DOCUMENTS-26] merges values nested 64 levels deep whole, and overflows no stack', () => {
    const nested = (levels: number, innermost: unknown): unknown => {
      let value = innermost;
      for (let level = 0; level < levels; level += 1) value = { in: value };
      return value;
    };
    const merged = (levels: number) =>
      mergeLedgers(nested(levels, {}), nested(levels, { a: 1 }), nested(levels, { b: 2 }));
    expect(merged(63)).toEqual({ value: nested(63, { a: 1, b: 2 }), conflicts: [], restored: [] });
    for (const levels of [64, 10_000])
      expect(merged(levels).conflicts.map(({ path }) => path.length)).toEqual([64]);
  });

  it('[DOCUMENTS-26] merges 100,000 rows, edited, added and moved on both sides', () => {
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `row ${at}`, shares: at }));
    const base = { positions: rowsOf(100_000) };
    const [first, ...rest] = rowsOf(100_000);
    const mine = { positions: [...rest, first] };
    const theirs = { positions: rowsOf(100_001).map((row) => ({ ...row, shares: row.shares % 99_999 })) };
    const { value, conflicts } = merge<unknown>(base, mine, theirs, rulesWithoutFacts);
    const [start, ...others] = theirs.positions;
    expect(conflicts).toEqual([]);
    expect(JSON.stringify(value)).toBe(
      JSON.stringify({ positions: [...others.slice(0, -1), start, others.at(-1)] }),
    );
  });
});
